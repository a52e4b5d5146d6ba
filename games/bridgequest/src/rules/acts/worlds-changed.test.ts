import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../../../test/cards.ts';
import { play, playCombat, type Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Scope } from '../../effects/words.ts';
import { foeOf } from '../combat/foes.ts';
import { playing } from '../turn/deeds.ts';
import { menu } from '../turn/menu.ts';
import { isGlued } from '../worlds/change.ts';
import { firePortal } from '../worlds/portal.ts';
import { worldsChanged } from './worlds-changed.ts';

/** The first hero has a portal of this scope fire. The deck is given with its top first. */
function changed(
  scope: Scope,
  deck: readonly number[],
  sitting: Sitting = {},
  tokens: ReturnType<typeof sit>['t']['state']['tokens'] = [],
) {
  const { t, told } = sit({
    heroes: ['12 UL>LR'],
    ...sitting,
    places: {
      'world/11': [world(3)],
      'world/12': [world(12)],
      'world-deck': deck.map(world).reverse(),
      ...sitting.places,
    },
  });
  t.state.tokens = tokens;
  function* flow() {
    const there = yield* firePortal(t, heroAt(t.state, 0), scope, 'BQ-CHG-05');
    yield* worldsChanged(t, there);
  }
  const { asked } = play(flow());
  return { t, told, asked };
}

describe('after worlds have changed', () => {
  test('[BQ-CHG-02] whoever and whatever is there stays as it stands, but for tokens', () => {
    const { t } = changed(
      'WORLD_HERE',
      [9],
      {
        others: { a: '12 LR', b: '12 UR>LL' },
        places: { 'dropped/12': [treasure(1)], 'world/5': [world(1)], 'world/8': [world(2)] },
        // The end that lost its world lies at 8 now.
        dice: [8],
      },
      [{ colour: 'red', ends: [12, 5] }],
    );
    expect(t.state.places['world/12']).toEqual([world(9)]);
    expect(['hero-0', 'a', 'b'].map((id) => t.state.figures[id]?.where)).toEqual([
      { at: 'bridge', place: { location: 12, stand: 'UL', facing: 'LR' } },
      { at: 'bridge', place: { location: 12, stand: 'LR', facing: 'OUT' } },
      { at: 'bridge', place: { location: 12, stand: 'UR', facing: 'LL' } },
    ]);
    expect(t.state.places['dropped/12']).toEqual([treasure(1)]);
    expect(t.state.tokens).toEqual([{ colour: 'red', ends: [5, 8] }]);
  });

  test('[BQ-CHG-03] all are dealt, in ascending number, before any of them does anything', () => {
    const { told, t } = changed('ROW_HERE', [41, 9, 16], {
      heroes: ['12 UL', '18 UL', '11 UL'],
      places: { 'dust-deck': [1, 2, 3].map((n) => `BQC-DUST-0${n}#1`) },
    });
    const dealt = told.flatMap((event, at) =>
      event.type === 'cards-drawn' && event.rule === 'BQ-CHG-03' ? [at] : [],
    );
    expect(dealt).toHaveLength(3);
    expect([11, 12, 18].map((one) => t.state.places[`world/${one}`])).toEqual([
      [world(41)],
      [world(9)],
      [world(16)],
    ]);
    expect(told.findIndex(({ type }) => type === 'world-arrived')).toBeGreaterThan(
      Math.max(...dealt),
    );
  });

  test('[BQ-CHG-04] who stands on one is in the new world at once, and suffers its arrival', () => {
    const { t, told } = changed('WORLD_HERE', [41], {
      heroes: ['12 UL', '11 UL', '12 LR'],
      places: { 'dust-deck': [1, 2, 3].map((n) => `BQC-DUST-0${n}#1`) },
    });
    // An arrival draws a Fairy Dust; who is elsewhere has not arrived.
    expect([0, 1, 2].map((seat) => (t.state.places[`karma/${seat}`] ?? []).length)).toEqual([
      1, 0, 1,
    ]);
    expect(told.filter(({ type }) => type === 'world-arrived')).toEqual([
      { type: 'world-arrived', rule: 'BQ-CHG-04', seat: 0, location: 12 },
      { type: 'world-arrived', rule: 'BQ-CHG-04', seat: 2, location: 12 },
    ]);
  });

  test('[BQ-CHG-04] the dead arrive nowhere', () => {
    const { t, told } = sit({ heroes: ['11 UL', '12 UL'], places: { 'world/12': [world(41)] } });
    heroAt(t.state, 1).life = 'dead';
    play(worldsChanged(t, [12]));
    expect(told).toEqual([]);
  });

  test('[BQ-CHG-09] of a glued world it is told that it stays', () => {
    const { told, t } = changed('ROW_HERE', [9, 10], {
      places: { 'world/12': [world(3)], 'glue/12': [treasure(87)] },
    });
    expect(told.filter(({ type }) => type === 'world-stayed')).toEqual([
      { type: 'world-stayed', rule: 'BQ-CHG-09', location: 12 },
    ]);
    expect(t.state.places['world/12']).toEqual([world(3)]);
    // Nobody has arrived in what stayed.
    expect(told.some(({ type }) => type === 'world-arrived')).toBe(false);
  });

  test('[BQ-CHG-12] of a closed one for which none is left it is told that it stays', () => {
    const { told } = changed('ROW_HERE', [9]);
    // The three are dealt to 11 and 12, which were open, and to 18: two were discarded, one was in the deck.
    expect(told.some(({ type }) => type === 'world-stayed')).toBe(false);
    const none = changed('ROW_HERE', []);
    expect(none.told.filter(({ type }) => type === 'world-stayed')).toEqual([
      { type: 'world-stayed', rule: 'BQ-CHG-12', location: 18 },
    ]);
  });
});

/** The first hero plays a card in its own turn. */
function played(card: string, sitting: Sitting, script: Script = []) {
  const { t, told } = sit({
    heroes: ['12 UL'],
    ...sitting,
    places: { 'world/12': [world(3)], 'hand/0': [card], ...sitting.places },
  });
  const hero = heroAt(t.state, 0);
  const all = { key: 'choice.all', rule: 'BQ-TURN-04', deeds: [playing] };
  play(menu(t, hero, all), [['all', `play/${card}`], ...script]);
  return { t, told };
}

test('[BQ-CHG-10] a wish takes glue off a world, which changes like any other from then on', () => {
  const { t } = played(
    treasure(84),
    {
      heroes: ['12 UL', 'homeworld'],
      places: { 'glue/12': [treasure(87)], 'world-deck': [world(9)] },
    },
    [['pick-effect', '2/unglue']],
  );
  expect(t.state.places['treasure-discard']).toEqual([treasure(87), treasure(84)]);
  expect(isGlued(t, 12)).toBe(false);
  play(firePortal(t, heroAt(t.state, 0), 'WORLD_HERE', 'BQ-CHG-05'));
  expect(t.state.places['world/12']).toEqual([world(9)]);
});

test('[BQ-CHG-10] [BQC-VERB-47] without glue, and without a curse, a wish can only be a magnet', () => {
  const { t } = played(treasure(84), {});
  expect(t.state.places['magnet/0']).toEqual([treasure(84)]);
});

test('[BQ-CHG-11] from Homeworld a portal of the place changes nothing, and is spent', () => {
  for (const scope of [79, 80, 81]) {
    const { t, told } = played(door(scope), {
      heroes: ['homeworld'],
      places: { 'world-deck': [world(9)] },
    });
    expect(told).toContainEqual({ type: 'nothing-changed', rule: 'BQ-CHG-11', seat: 0 });
    expect(t.state.places['world/12']).toEqual([world(3)]);
    expect(t.state.places['door-discard']).toEqual([door(scope)]);
  }
  const boss = played(door(80), { heroes: ['boss-mode'] });
  expect(boss.told.some(({ type }) => type === 'nothing-changed')).toBe(true);
  expect(played(door(84), { heroes: ['homeworld'] }).told).not.toContainEqual(
    expect.objectContaining({ type: 'nothing-changed' }),
  );
});

test('[BQ-CHG-13] a change in a combat does not end it, and counts from the next calculation on', () => {
  const foe = 'BQC-FIG-05';
  const { t, told } = sit({
    heroes: ['12 UL'],
    others: { [foe]: '12 LR' },
    places: { 'world/12': [world(3)], 'hand/0': [door(80)], 'world-deck': [world(21)] },
  });
  const hero = fight(t, { foes: [{ ...foeOf(foe), rolled: 9, tenths: 3 }], stage: 'calculation' });
  // ST 3 and CON 6 on row 3, against 9 and 3; the Frozen Food Wastes take 2 from ATT and from that strength.
  hero.sheet = { ...hero.sheet, ST: 3, CON: 6, karma: 0 };
  playCombat(t, [['window-action', door(80)]]);
  const [first, second] = told.filter(({ type }) => type === 'calculated');
  expect(first).toMatchObject({ att: 6, def: 6, foesAtt: 3, foesDef: 9 });
  expect(second).toMatchObject({ att: 4, def: 6, foesAtt: 3, foesDef: 7 });
  expect(told.find(({ type }) => type === 'combat-ended')).toMatchObject({ how: 'fled' });
});
