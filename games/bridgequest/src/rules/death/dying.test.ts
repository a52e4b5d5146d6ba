import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { play } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import { foeOf } from '../combat/foes.ts';
import { dies } from './dying.ts';

const MONSTER = named('Hedge That Moved');

function dead(sitting: Sitting, by?: number) {
  const { t, told } = sit({
    ...sitting,
    places: { 'world/11': [world(3)], ...sitting.places },
  });
  const hero = heroAt(t.state, 0);
  hero.travels = 5;
  hero.wounds.att = 2;
  play(dies(t, hero, { rule: 'BQ-DEAD-01', ...(by === undefined ? {} : { by }) }));
  return { t, told, hero };
}

describe('a death', () => {
  test('[BQ-DEAD-02] [BQ-DEAD-03] gear lies where it fell, with its enhancers; identities are gone', () => {
    const sword = treasure(22);
    const { t } = dead({
      heroes: ['11 UL', 'homeworld'],
      places: {
        'active/0': [sword, door(97)],
        [`on/${sword}`]: [treasure(52)],
        'tapped/0': [treasure(14)],
        'identities/0': [door(98)],
        'hand/0': [treasure(57), treasure(74), MONSTER, named('Existential Hiccups')],
        'karma/0': ['BQC-DUST-01#1'],
      },
    });
    expect(t.state.places['dropped/11']).toEqual(
      [sword, treasure(14), treasure(57)].sort((a, b) => {
        const order = [treasure(57), sword, treasure(14)];
        return order.indexOf(a) - order.indexOf(b);
      }),
    );
    expect(t.state.places[`on/${sword}`]).toEqual([treasure(52)]);
    expect(t.state.places['door-discard']).toEqual(
      expect.arrayContaining([door(97), door(98), named('Existential Hiccups')]),
    );
    // A monster of the hand breaks loose there; curses find no victim.
    expect(t.state.figures[MONSTER]).toMatchObject({ where: { place: { location: 11 } } });
    expect(t.state.lasting).toEqual([]);
  });

  test('[BQ-DEAD-04] [BQ-DEAD-05] [BQ-KAR-23] [BQ-INV-23] nothing stays of it, and its allies are everybody’s', () => {
    const { t, hero } = dead({ heroes: ['11 UL', 'homeworld'], others: { a: 'ally 11 UR' } });
    expect(hero).toMatchObject({
      life: 'dead',
      travels: 0,
      wounds: { att: 0 },
      sheet: { karma: 0 },
    });
    expect(t.state.figures['hero-0']?.where).toEqual({ at: 'off' });
    void t;
  });

  test('[BQ-DEAD-05] its allies go to the Friendzone', () => {
    const { t } = sit({
      heroes: ['11 UL'],
      others: { a: 'ally 11 UR' },
      places: { 'world/11': [world(3)] },
    });
    const ally = t.state.figures.a;
    if (ally !== undefined) ally.owner = 0;
    play(dies(t, heroAt(t.state, 0), { rule: 'BQ-DEAD-01' }));
    expect(t.state.figures.a).toMatchObject({ kind: 'figurine', where: { at: 'friendzone' } });
  });

  test('[BQ-KAR-11] whoever has brought it about loses Karma', () => {
    const { t } = dead({ heroes: ['11 UL', 'homeworld'] }, 1);
    expect(heroAt(t.state, 1).sheet.karma).toBe(0);
  });

  test('[BQ-KAR-36] by a wandering monster it costs 20, and that alone', () => {
    const { t } = sit({
      heroes: ['11 UL', 'homeworld'],
      places: { 'world/11': [world(3)], combat: [MONSTER] },
    });
    const hero = fight(t, { foes: [foeOf(MONSTER)], wanderedBy: 1 });
    play(dies(t, hero, { rule: 'BQ-DEAD-01', by: 1 }));
    expect(heroAt(t.state, 1).sheet.karma).toBe(1 - 20);
    // The combat is over, and what was kicked is loose (BQ-CMB-32).
    expect(t.state.combat).toBeUndefined();
    expect(t.state.figures[MONSTER]?.kind).toBe('loose');
  });

  test('[BQ-CMB-32] the helper goes on, as owner in everything', () => {
    const { t } = sit({
      heroes: ['11 UL', '11 LR'],
      places: { 'world/11': [world(3)], combat: [MONSTER] },
    });
    const hero = fight(t, { foes: [foeOf(MONSTER)], helper: 1, share: 1 });
    play(dies(t, hero, { rule: 'BQ-DEAD-01' }));
    expect(t.state.combat).toMatchObject({ owner: 1, helper: undefined, share: 0 });
  });

  test('[BQ-PORT-07] with portals in play a red pair opens where a hero fell', () => {
    const { t } = sit({
      heroes: ['11 UL', 'homeworld'],
      places: { 'world/11': [world(3)], 'world-deck': [world(5)] },
      options: { portals: true },
      dice: [9],
    });
    play(dies(t, heroAt(t.state, 0), { rule: 'BQ-DEAD-01' }));
    expect(t.state.tokens).toEqual([{ colour: 'red', ends: [11, 9] }]);
    expect(t.state.places['world/9']).toEqual([world(5)]);
  });

  test('[BQ-EX-15] [BQ-PORT-08] [BQ-PORT-09] [BQ-PORT-11] from Homeworld a black one, at the largest horde', () => {
    const { t } = sit({
      heroes: ['homeworld', 'homeworld'],
      others: { a: '2 UL', b: '2 UR', c: '2 LL', d: '11 UL' },
      places: { 'world/2': [world(3)], 'world/11': [world(4)], 'world-deck': [world(5)] },
      options: { portals: true },
      dice: [9],
    });
    play(dies(t, heroAt(t.state, 0), { rule: 'BQ-DEAD-01' }));
    expect(t.state.tokens).toEqual([{ colour: 'black', ends: [2, 9] }]);
  });
});
