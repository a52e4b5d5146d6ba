import { describe, expect, test } from 'vitest';
import { door, named, world } from '../../../test/cards.ts';
import { performs } from '../../../test/effects.ts';
import type { Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Combat } from '../../model.ts';
import { withRelationship } from '../../sheets/relationships.ts';
import { foeStrength } from '../combat/foe-strength.ts';
import { foeOf } from '../combat/foes.ts';
import { heroStrength } from '../combat/hero-strength.ts';
import { sumOf } from '../combat/terms.ts';
import { beginLasting } from '../effects/lasting.ts';

const HEDGE = named('Hedge That Moved');

function table(sitting: Sitting = {}, combat?: Partial<Combat>) {
  const { t, told } = sit({
    heroes: ['11 UL', '11 UR'],
    ...sitting,
    places: { 'world/11': [world(3)], ...sitting.places },
  });
  for (const hero of t.state.heroes) {
    hero.sheet = { ...hero.sheet, ST: 3, CON: 6, karma: 0 };
  }
  if (combat !== undefined) fight(t, { foes: [foeOf(HEDGE)], ...combat });
  const totals = (seat = 0) => {
    const { att, def } = heroStrength(t, heroAt(t.state, seat));
    return [sumOf(att), sumOf(def)];
  };
  return { t, told, totals };
}

describe('bonuses', () => {
  test('[BQC-VERB-03] [BQ-CMB-03] a free one attacks until it is declared to the other side', () => {
    const { t, totals } = table({}, {});
    const before = totals();
    performs(t, 'any(4)~c', [], { source: 'BQC-TREA-062#1' });
    expect(totals()).toEqual([(before[0] ?? 0) + 4, before[1]]);
    if (t.state.combat !== undefined) t.state.combat.declared['BQC-TREA-062#1'] = 'DEF';
    expect(totals()).toEqual([before[0], (before[1] ?? 0) + 4]);
  });
});

describe('curses that last', () => {
  /** A curse on running, and one on the defence that does two things. */
  const [HICCUPS, SLEEVES] = [door(61), door(71)];

  function cursed(seat = 0) {
    const { t, told } = table();
    const on = heroAt(t.state, seat);
    const about = { rule: 'BQC-TRIG-02' };
    beginLasting(t, on, { verb: 'run', n: -2 }, 'w', { ...about, source: HICCUPS });
    beginLasting(t, on, { verb: 'def', n: -2 }, 'w', { ...about, source: SLEEVES });
    beginLasting(t, on, { verb: 'att', n: -2 }, 'w', { ...about, source: SLEEVES });
    beginLasting(t, on, { verb: 'tie' }, 'g', { ...about, source: door(97) });
    return { t, told, left: () => t.state.lasting.map(({ source }) => source) };
  }

  test('[BQC-VERB-32] one is removed, of choice, with all that it does', () => {
    const one = cursed();
    const { asked } = performs(one.t, 'uncurse(1)', [['uncurse', SLEEVES]]);
    expect(asked).toEqual(['uncurse 0']);
    expect(one.left()).toEqual([HICCUPS, door(97)]);
    expect(one.told.at(-1)).toMatchObject({ type: 'effect-ended', source: SLEEVES, seat: 0 });
  });

  test('[BQC-VERB-32] as many as it says, and no more than there are; what ends by itself is none', () => {
    const two = cursed();
    performs(two.t, 'uncurse(2)');
    expect(two.left()).toEqual([door(97)]);
    const three = cursed();
    performs(three.t, 'uncurse(3)');
    expect(three.left()).toEqual([door(97)]);
  });

  test('[BQC-VERB-32] [BQ-KAR-05] from somebody else it is a good deed each, if there was one', () => {
    const other = cursed(1);
    performs(other.t, 'uncurse(2)@pick-player', [['pick-player', '1']]);
    expect(heroAt(other.t.state, 0).sheet.karma).toBe(2);
    const none = cursed(0);
    performs(none.t, 'uncurse(1)@pick-player', [['pick-player', '1']]);
    expect(heroAt(none.t.state, 0).sheet.karma).toBe(0);
  });

  test('[BQC-VERB-50] one part of a body is cured, and nothing that is none', () => {
    const { t } = table();
    const hero = heroAt(t.state, 0);
    const about = { rule: 'BQC-TRIG-02' };
    const [ARM, OTHER] = ['BQC-DOOR-069#1', 'BQC-DOOR-069#2'];
    for (const source of [ARM, OTHER]) {
      beginLasting(t, hero, { verb: 'slot', slot: 'hand', n: -1 }, 'w', { ...about, source });
    }
    beginLasting(t, hero, { verb: 'run', n: -2 }, 'w', { ...about, source: HICCUPS });
    performs(t, 'heal()', [['heal', OTHER]]);
    expect(t.state.lasting.map(({ source }) => source)).toEqual([ARM, HICCUPS]);
    performs(t, 'heal(); heal()');
    expect(t.state.lasting.map(({ source }) => source)).toEqual([HICCUPS]);
  });
});

describe('a magnet', () => {
  const RING = named('Refundable Ring');

  test('[BQC-VERB-33] [BQ-CURSE-05] it lies with whom it is set on, and is the newest', () => {
    const { t } = table({ places: { played: [RING] } });
    performs(t, 'magnet()@pick-player', [['pick-player', '1']], { source: RING });
    expect(t.state.places['magnet/1']).toEqual([RING]);
    expect(t.state.magnetOrder.at(-1)).toBe(1);
    expect(t.state.ownMagnets).toEqual([]);
  });

  test('[BQC-VERB-33] [BQ-KAR-32] whoever sets it on itself is known for it', () => {
    const { t } = table({ places: { played: [RING] } });
    performs(t, 'magnet()', [], { source: RING });
    expect(t.state.places['magnet/0']).toEqual([RING]);
    expect(t.state.ownMagnets).toEqual([0]);
  });

  test('[BQC-VERB-33] where one is it is taken off; face up or not it is in the discards then', () => {
    const { t } = table({ places: { 'magnet/0': [RING], played: ['BQC-TREA-084#2'] } });
    t.state.ownMagnets = [0, 1];
    t.state.dealtUp = [RING];
    performs(t, 'magnet()', [], { source: 'BQC-TREA-084#2' });
    expect(t.state.places['magnet/0']).toEqual([]);
    expect(t.state.places['treasure-discard']).toEqual([RING]);
    expect(t.state.places.played).toEqual(['BQC-TREA-084#2']);
    expect(t.state.ownMagnets).toEqual([1]);
    expect(t.state.dealtUp).toEqual([]);
  });
});

test('[BQC-VERB-33] [BQC-VERB-38] [BQC-VERB-48] no world or monster is laid elsewhere, or is a price', () => {
  const { t } = table({ places: { combat: [HEDGE] } }, {});
  for (const source of [HEDGE, world(3)]) {
    performs(t, 'magnet()', [], { source });
    expect(performs(t, 'glue(); pay(this){travel(1)}', [], { source }).asked).toEqual([]);
  }
  expect(t.state.places.combat).toEqual([HEDGE]);
  expect(t.state.places['world/11']).toEqual([world(3)]);
  expect(heroAt(t.state, 0).travels).toBe(0);
});

describe('a helper that must', () => {
  test('[BQC-VERB-54] [BQ-CMB-40] somebody near fights along, for no treasure', () => {
    const { t, told } = table({}, {});
    const { asked } = performs(t, 'compel()@pick-adj');
    expect(asked).toEqual(['pick-player 0']);
    expect(t.state.combat).toMatchObject({ helper: 1, share: 0, isCompelled: true });
    expect(told.at(-1)).toMatchObject({ type: 'help-given', seat: 1, share: 0 });
  });

  test('[BQC-VERB-54] not where somebody helps already, and not by whoever does not fight it', () => {
    const helped = table({ heroes: ['11 UL', '11 UR', '11 LL'] }, { helper: 2 });
    performs(helped.t, 'compel()@pick-adj');
    expect(helped.t.state.combat).toMatchObject({ helper: 2, isCompelled: false });
    const other = table({}, { owner: 1 });
    performs(other.t, 'compel()@pick-adj');
    expect(other.t.state.combat?.helper).toBeUndefined();
    const attacked = table({}, { defender: 1 });
    performs(attacked.t, 'compel()@pick-adj');
    expect(attacked.t.state.combat?.helper).toBeUndefined();
    const { t } = table();
    expect(performs(t, 'compel()@pick-adj').asked).toEqual([]);
  });

  test('[BQC-VERB-54] [BQ-CURSE-11] alone one of the own friends adds its number', () => {
    const { t, totals } = table({ heroes: ['11 UL'] }, {});
    const hero = heroAt(t.state, 0);
    hero.sheet = withRelationship(hero.sheet, 'BQC-FIG-05', 6);
    const [before = 0] = totals();
    performs(t, 'compel()@pick-adj');
    expect(totals()[0]).toBe(before + 6);
  });
});

describe('potions', () => {
  const thrown = (card: string, face: number, aim: string, script: Script = []) => {
    const { t, told, totals } = table({ dice: [face - 1], places: { played: [card] } }, {});
    const combat = t.state.combat;
    if (combat !== undefined) combat.foes = [{ ...foeOf(HEDGE), rolled: 10, tenths: 5 }];
    const before = totals();
    const factor = card === named('Bottled Monday') ? '(monster x2)' : '()';
    performs(t, `potion${factor}`, [['throw-potion', aim], ...script], { source: card });
    const [foe] = t.state.combat?.foes ?? [];
    const after = totals();
    return {
      rolled: told.find(({ type }) => type === 'rolled'),
      att: (after[0] ?? 0) - (before[0] ?? 0),
      def: (after[1] ?? 0) - (before[1] ?? 0),
      foe: foe === undefined ? 0 : sumOf(foeStrength(t, foe)) - 10,
    };
  };
  // Printed are 3 and 4.
  const [SMALL, LARGE] = [named('Fizzy Tonic of Wrath'), named('Flask of Borrowed Muscle')];

  test('[BQC-VERB-57] [BQ-POT-06] up to a plus of 3 a d4, above it a d6', () => {
    expect(thrown(SMALL, 4, 'att').rolled).toMatchObject({ sides: 4, face: 4 });
    expect(thrown(LARGE, 6, 'att').rolled).toMatchObject({ sides: 6, face: 6 });
  });

  test('[BQC-VERB-57] [BQ-POT-07] its thrower puts it on a side of the players, or on a monster', () => {
    expect(thrown(SMALL, 3, 'att')).toMatchObject({ att: 3, def: 0, foe: 0 });
    expect(thrown(SMALL, 3, 'def')).toMatchObject({ att: 0, def: 3, foe: 0 });
    expect(thrown(SMALL, 3, HEDGE)).toMatchObject({ att: 0, def: 0, foe: 3 });
  });

  test('[BQC-VERB-57] what counts double on a monster does so nowhere else', () => {
    const MONDAY = named('Bottled Monday');
    expect(thrown(MONDAY, 3, HEDGE).foe).toBe(6);
    expect(thrown(MONDAY, 3, 'att').att).toBe(3);
  });
});

test('[BQC-VERB-58] changes of gear without a check, in this combat alone, and they add up', () => {
  const { t } = table({}, { helper: 1 });
  performs(t, 'gear(1); gear(2)@both');
  expect(t.state.combat?.gear).toEqual({ 0: 3, 1: 2 });
  const { t: outside } = table();
  performs(outside, 'gear(1)');
  expect(outside.state.combat).toBeUndefined();
});

test('[BQC-VERB-25] [BQ-CON-07] death, unless CON stands against it: then the combat is left with all that one has', () => {
  const dies = (face: number, answer: string) => {
    const dice = answer === 'yes' ? [face - 1] : [];
    const { t } = table({ dice, places: { combat: [HEDGE] } }, {});
    performs(t, 'die()', [['check-against-death', answer]]);
    return [heroAt(t.state, 0).life, t.state.combat === undefined, heroAt(t.state, 0).sheet.CON];
  };
  // CON is 6: below it one passes.
  expect(dies(5, 'yes')).toEqual(['alive', true, 5]);
  expect(dies(6, 'yes')).toEqual(['dead', true, 5]);
  expect(dies(1, 'no')).toEqual(['dead', true, 6]);
});
