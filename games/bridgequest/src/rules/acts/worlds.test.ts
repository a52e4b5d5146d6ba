import { describe, expect, test } from 'vitest';
import { named, treasure, world } from '../../../test/cards.ts';
import { performs } from '../../../test/effects.ts';
import { saidOf } from '../../../test/figures.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import { CORNERS } from '../../bridge/layout.ts';
import type { Bridge } from '../../table.ts';
import { foeOf } from '../combat/foes.ts';
import { heroStrength } from '../combat/hero-strength.ts';
import { sumOf } from '../combat/terms.ts';
import { doorwaysOf } from '../worlds/ground.ts';

function table(sitting: Sitting = {}) {
  return sit({
    heroes: ['11 UL', '2 UL'],
    ...sitting,
    places: {
      ...{ 'world/11': [world(3)], 'world/2': [world(12)], 'world/20': [world(23)] },
      'world-deck': [world(5), world(7)],
      ...sitting.places,
    },
  });
}

/** Where a hero is, in the words of `placeAt`. */
function whereIs({ state }: Bridge, seat: number): string {
  const { where } = state.figures[`hero-${seat}`] ?? { where: { at: 'off' as const } };
  return where.at === 'bridge' ? saidOf(where.place) : where.at;
}

/** The corners of a location without a doorway. */
const closedAt = (t: Bridge, location: number): readonly string[] =>
  CORNERS.filter((corner) => !doorwaysOf(t, location).includes(corner));

describe('being moved', () => {
  test('[BQC-VERB-40] [BQ-GM-10] [BQ-GM-11] to a location by a d20, which opens; corner and facing as whoever runs the game has it', () => {
    // The die shows 8; then the corner, and the facing.
    const { t, told } = table({ dice: [7, 'LL', 'UR'] });
    performs(t, 'warp(d20)');
    expect(whereIs(t, 0)).toBe('8 LL>UR');
    expect(t.state.places['world/8']).toEqual([world(7)]);
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'rolled', purpose: 'warp', sides: 20, face: 8 }),
    );
  });

  test('[BQC-VERB-40] home, from the Bridge; nobody leaves Boss Mode so', () => {
    const { t } = table();
    performs(t, 'warp(home)@all');
    expect([whereIs(t, 0), whereIs(t, 1)]).toEqual(['homeworld', 'homeworld']);
    const boss = table({ heroes: ['boss-mode'] });
    performs(boss.t, 'warp(home); warp(d20); warp(down)');
    expect(whereIs(boss.t, 0)).toBe('boss-mode');
  });

  test('[BQC-VERB-40] to an open neighbour that whoever is moved picks', () => {
    // Of the neighbours of 11, 2 and 20 are open.
    const { t } = table({ dice: ['LL', 'OUT'] });
    const { asked } = performs(t, 'warp(neighbor)@pick-player', [
      ['pick-player', '1'],
      ['pick-world', '11'],
    ]);
    expect(asked).toEqual(['pick-player 0', 'pick-world 1']);
    expect(whereIs(t, 1)).toMatch(/^11 /);
    const alone = sit({ heroes: ['11 UL'], places: { 'world/11': [world(3)] } });
    expect(performs(alone.t, 'warp(neighbor)').asked).toEqual([]);
    expect(whereIs(alone.t, 0)).toBe('11 UL');
  });

  test('[BQC-VERB-40] down to the open neighbour on a lower row with the lowest number, else home', () => {
    const at = (heroes: string, places: Sitting['places'] = {}) => {
      const { t } = table({ heroes: [heroes], places });
      performs(t, 'warp(down)');
      return whereIs(t, 0).split(' ')[0];
    };
    // 2 is on row 5; of its neighbours 11 and 10 lie below, and 10 is closed.
    expect(at('2 UL')).toBe('11');
    expect(at('2 UL', { 'world/10': [world(8)] })).toBe('10');
    expect(at('20 UL')).toBe('homeworld');
    // 3 is on the row of its own kind: 12 lies below, and is closed.
    expect(at('3 UL', { 'world/3': [world(9)], 'world/11': [] })).toBe('homeworld');
  });

  test('[BQC-VERB-40] [BQ-CMB-32] out of a combat, which is over if nobody is left in it', () => {
    const MONSTER = named('Hedge That Moved');
    const { t } = table({ places: { combat: [MONSTER] } });
    fight(t, { foes: [foeOf(MONSTER)] });
    performs(t, 'warp(home)');
    expect(whereIs(t, 0)).toBe('homeworld');
    expect(t.state.combat).toBeUndefined();
    expect(t.state.places.loose).toEqual([MONSTER]);
  });

  test('[BQC-VERB-40] [BQC-TRIG-09] one has arrived where one is moved', () => {
    const { t } = table({
      heroes: ['2 UL'],
      places: {
        'world/11': [named('Bureau of Lost Umbrellas')],
        'treasure-deck': [treasure(1), treasure(2)],
        'hand/0': [treasure(80)],
      },
    });
    const { asked } = performs(t, 'warp(down)', [['lose', treasure(80)]]);
    expect(whereIs(t, 0)).toMatch(/^11 /);
    expect(asked).toContain('lose 0');
    expect(t.state.places['hand/0']).toEqual([treasure(2)]);
  });
});

describe('worlds', () => {
  test('[BQC-VERB-37] a scope is changed for whoever does it', () => {
    const { t } = table();
    performs(t, 'change(WORLD_HERE)');
    expect(t.state.places['world/11']).toEqual([world(7)]);
    expect(t.state.places['world/2']).toEqual([world(12)]);
    expect(t.state.places['world-discard']).toEqual([world(3)]);
  });

  test('[BQC-VERB-38] [BQC-TARG-05] glue is laid on a world of choice that has none, and taken off again', () => {
    const GLUE = treasure(87);
    const { t } = table({
      places: { played: [GLUE], 'glue/20': [treasure(88)] },
    });
    const { asked } = performs(t, 'glue()@pick-world', [['pick-world', '2']], { source: GLUE });
    expect(asked).toEqual(['pick-world 0']);
    expect(t.state.places['glue/2']).toEqual([GLUE]);
    performs(t, 'unglue()', [['pick-world', '2']]);
    expect(t.state.places['glue/2']).toEqual([]);
    expect(t.state.places['treasure-discard']).toEqual([GLUE]);
    expect(t.state.places['glue/20']).toEqual([treasure(88)]);
  });

  test('[BQC-VERB-38] [BQ-INV-12] glue that was dealt face up is so no longer once it is in the discards', () => {
    const { t } = table({ places: { 'glue/2': [treasure(87)] } });
    t.state.dealtUp = [treasure(87)];
    performs(t, 'unglue()');
    expect(t.state.dealtUp).toEqual([]);
  });

  test('[BQC-TARG-05] [BQC-VERB-41] any open location can be picked, and no other', () => {
    const { t } = table();
    const [closed = ''] = closedAt(t, 20);
    const pick = (id: string) =>
      performs(t, 'door(1)@pick-world', [
        ['pick-world', id],
        ['open-doorway', closed],
      ]);
    expect(() => pick('19')).toThrow('never asked');
    const before = doorwaysOf(t, 20);
    pick('20');
    expect(doorwaysOf(t, 20)).toContain(closed);
    expect(doorwaysOf(t, 20)).toHaveLength(before.length + 1);
  });

  test('[BQC-VERB-41] doorways of the own world, as many as are meant, of choice; less than none closes them', () => {
    const { t } = table({ heroes: ['20 UL'] });
    const before = doorwaysOf(t, 20);
    const closed = closedAt(t, 20);
    performs(t, 'door(1)', [['open-doorway', closed[1] ?? '']]);
    expect(doorwaysOf(t, 20)).toContain(closed[1]);
    expect(doorwaysOf(t, 20)).not.toContain(closed[0]);
    const [first = ''] = before;
    performs(t, 'door(-1)', [['close-doorway', first]]);
    expect(doorwaysOf(t, 20)).not.toContain(first);
    performs(t, 'change(WORLD_HERE)');
    expect(t.state.doorways).toEqual([]);
  });

  test('[BQC-VERB-51] a pair of portals opens, from where one is to where a d20 says', () => {
    const { t, told } = table({ dice: [11, 4], options: { portals: true } });
    performs(t, 'gate(red)');
    // The die shows 11, where one end lies already, and then 4.
    expect(t.state.tokens).toEqual([{ colour: 'red', ends: [11, 4] }]);
    expect(t.state.places['world/4']).toEqual([world(7)]);
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'portal-opened', colour: 'red', one: 11, other: 4 }),
    );
    const home = table({ heroes: ['homeworld'] });
    performs(home.t, 'gate(blue)');
    expect(home.t.state.tokens).toEqual([]);
  });
});

describe('wandering', () => {
  test('[BQC-VERB-39] all monsters make a move, or one of choice alone', () => {
    const monsters = { others: { a: '20 UL', b: '20 UR' } };
    const all = table(monsters);
    performs(all.t, 'wander()');
    const moved = all.told.filter(({ type }) => type === 'figure-stepped');
    expect(moved).toHaveLength(2);
    const one = table(monsters);
    const { asked } = performs(one.t, 'wander(1)', [['pick-wanderer', 'b']]);
    expect(asked).toContain('pick-wanderer 0');
    const steps = one.told.filter(({ type }) => type === 'figure-stepped');
    expect(steps).toMatchObject([{ figure: 'b' }]);
  });

  test('[BQC-VERB-59] calmed, nothing steps; the card is spent', () => {
    const CALM = named('Clear Sky');
    const { t, told } = table({
      heroes: ['11 UL', '2 UL'],
      others: { a: '20 UL' },
      places: { 'karma/0': [CALM] },
    });
    performs(t, 'wander()', [['calm-wandering', CALM]]);
    expect(told.some(({ type }) => type === 'figure-stepped')).toBe(false);
    expect(t.state.places['karma/0']).toEqual([]);
    performs(t, 'wander()');
    expect(told.some(({ type }) => type === 'figure-stepped')).toBe(true);
  });
});

test('[BQC-TARG-06] [BQC-VERB-31] what is said of its bearer is about the item that a card lies on, and no other', () => {
  // A sword of 3 with a coating of 2 that makes it fire, armor of 2; against fire one monster is warded.
  const [SWORD, ARMOR, COATING] = [treasure(22), treasure(14), named('Chili Coating')];
  const worn = (bearer: string) => {
    const { t } = table({
      places: { 'active/0': [SWORD, ARMOR], [`on/${bearer}`]: [COATING] },
    });
    fight(t, { foes: [foeOf(named('Fire Marshal Elemental'))] });
    const { att, def } = heroStrength(t, heroAt(t.state, 0));
    return [sumOf(att), sumOf(def)];
  };
  const { ST, CON } = heroAt(table().t.state, 0).sheet;
  // Row 3.
  expect(worn(SWORD)).toEqual([ST + 3, CON + 2]);
  expect(worn(ARMOR)).toEqual([ST + 3 + 3, CON]);
});
