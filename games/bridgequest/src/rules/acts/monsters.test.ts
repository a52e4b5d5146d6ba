import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { performs } from '../../../test/effects.ts';
import type { Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import { foeSplit, foeStrength } from '../combat/foe-strength.ts';
import { foeOf } from '../combat/foes.ts';
import { rewardOf, treasuresOf } from '../combat/paying.ts';
import { sumOf } from '../combat/terms.ts';
import { holds } from '../effects/conditions.ts';
import { tagsOfFoe } from '../effects/tags-of-foes.ts';

/** A monster of level 4 with 2 treasures, and one of level 1 with 1. */
const HEDGE = named('Hedge That Moved');
const LINT = named('Sentient Lint');
const FIGURINE = 'BQC-FIG-05';

/** The first hero of two fights these monsters on 11, their dice rolled: strength 10, six tenths of it ATT. */
function fighting(foes: readonly string[], sitting: Sitting = {}) {
  const { t, told } = sit({
    heroes: ['11 UL', '11 UR'],
    others: foes.includes(FIGURINE) ? { [FIGURINE]: '11 LL' } : {},
    ...sitting,
    places: {
      ...{ 'world/11': [world(3)], combat: foes.filter((id) => id.includes('#')) },
      'treasure-deck': Array.from({ length: 9 }, (_, at) => treasure(at + 1)),
      ...sitting.places,
    },
  });
  fight(t, { foes: foes.map((id) => ({ ...foeOf(id), rolled: 10, tenths: 6 })) });
  for (const hero of t.state.heroes) hero.sheet = { ...hero.sheet, karma: 0 };
  const { combat } = t.state;
  if (combat === undefined) throw new Error('nobody fights');
  const foe = (id: string) => {
    const found = combat.foes.find((one) => one.id === id);
    if (found === undefined) throw new Error(`${id} does not fight`);
    return found;
  };
  const strengthOf = (id: string): number => sumOf(foeStrength(t, foe(id)));
  return { t, told, combat, foe, strengthOf, ids: () => combat.foes.map(({ id }) => id) };
}

describe('strength', () => {
  test('[BQC-VERB-04] [BQ-CMB-14] it changes, and its sides by the tenths that were rolled', () => {
    const { t, foe, strengthOf } = fighting([HEDGE, LINT]);
    expect(foeSplit(t, foe(HEDGE))).toEqual({ att: 6, def: 4 });
    performs(t, 'mst(5)@pick-foe', [['pick-foe', HEDGE]]);
    expect([strengthOf(HEDGE), strengthOf(LINT)]).toEqual([15, 10]);
    expect(foeSplit(t, foe(HEDGE))).toEqual({ att: 9, def: 6 });
    performs(t, 'mst(-40)@pick-foe', [['pick-foe', HEDGE]]);
    expect(foeSplit(t, foe(HEDGE))).toEqual({ att: 0, def: 0 });
  });

  test('[BQC-VERB-04] [BQC-FX-02] [BQC-TARG-02] by itself its own on a card of a monster, elsewhere that of all', () => {
    const own = fighting([HEDGE, LINT]);
    performs(own.t, 'mst(2)', [], { foe: HEDGE });
    expect([own.strengthOf(HEDGE), own.strengthOf(LINT)]).toEqual([12, 10]);
    const all = fighting([HEDGE, LINT]);
    performs(all.t, 'mst(2)');
    expect([all.strengthOf(HEDGE), all.strengthOf(LINT)]).toEqual([12, 12]);
    performs(all.t, 'mst(1)@foes', [], { foe: HEDGE });
    expect([all.strengthOf(HEDGE), all.strengthOf(LINT)]).toEqual([13, 13]);
  });
});

describe('kinds', () => {
  const isUndead = ({ t }: ReturnType<typeof fighting>) =>
    holds(t, { kind: 'mtag', is: 'undead' }, { hero: heroAt(t.state, 0), marks: [], effect: '' });

  test('[BQC-VERB-31] [BQC-COND-04] a monster that is given one has it, and what asks for it finds it', () => {
    const table = fighting([HEDGE, LINT]);
    expect(isUndead(table)).toBe(false);
    performs(table.t, 'mark(undead)@pick-foe', [['pick-foe', LINT]]);
    expect(tagsOfFoe(table.t, table.foe(LINT))).toContain('undead');
    expect(tagsOfFoe(table.t, table.foe(HEDGE))).not.toContain('undead');
    expect(isUndead(table)).toBe(true);
  });

  test('[BQC-VERB-31] [BQ-CMB-09] company of a kind counts for those that were given it', () => {
    const { t, strengthOf } = fighting([HEDGE, LINT]);
    performs(t, 'mark(undead)@foes');
    expect([strengthOf(HEDGE), strengthOf(LINT)]).toEqual([15, 15]);
  });

  test('[BQC-VERB-31] [BQC-COND-04] so does what lies on it', () => {
    const table = fighting([HEDGE], { places: { [`on/${HEDGE}`]: [named('Allegedly Deceased')] } });
    expect(isUndead(table)).toBe(true);
  });

  test('[BQC-VERB-31] [BQC-COND-03] a player that is given one has it, and its items have not', () => {
    const { t } = fighting([HEDGE]);
    const hero = heroAt(t.state, 0);
    performs(t, 'mark(fire)~c');
    const marks = t.state.lasting.map(({ action }) => action);
    expect(marks).toEqual([{ verb: 'mark', tag: 'fire' }]);
    expect(holds(t, { kind: 'tag', is: 'fire' }, { hero, marks: ['fire'], effect: '' })).toBe(true);
    expect(holds(t, { kind: 'tag', is: 'fire' }, { hero, marks: [], effect: '' })).toBe(false);
  });
});

describe('rewards', () => {
  test('[BQC-VERB-22] travels of a monster change, not below none', () => {
    const { t, foe } = fighting([HEDGE, LINT]);
    performs(t, 'levels(2)@pick-foe', [['pick-foe', HEDGE]]);
    expect([rewardOf(t, foe(HEDGE)).travels, rewardOf(t, foe(LINT)).travels]).toEqual([3, 1]);
    performs(t, 'levels(-9)@pick-foe', [['pick-foe', HEDGE]]);
    expect(rewardOf(t, foe(HEDGE)).travels).toBe(0);
  });

  test('[BQC-VERB-21] treasures of a monster change, not below none', () => {
    const { t, foe } = fighting([HEDGE, LINT]);
    performs(t, 'loot(2)@pick-foe', [['pick-foe', HEDGE]]);
    expect([rewardOf(t, foe(HEDGE)).treasures, rewardOf(t, foe(LINT)).treasures]).toEqual([4, 1]);
    performs(t, 'loot(-9)@foes');
    expect([rewardOf(t, foe(HEDGE)).treasures, rewardOf(t, foe(LINT)).treasures]).toEqual([0, 0]);
  });

  test('[BQC-VERB-21] together one at least for each card that printed any', () => {
    const total = (text: string, foes: readonly string[], script: Script = []) => {
      const { t, combat } = fighting(foes);
      performs(t, text, script);
      return treasuresOf(t, combat.foes);
    };
    expect(total('loot(0)', [HEDGE, LINT])).toBe(3);
    expect(total('loot(-9)@foes', [HEDGE, LINT])).toBe(2);
    // What one pays more makes up for the other.
    const more: Script = [
      ['pick-foe', HEDGE],
      ['pick-foe', LINT],
    ];
    expect(total('loot(2)@pick-foe; loot(-1)@pick-foe', [HEDGE, LINT], more)).toBe(4);
    // Of a figurine nothing is printed: it may pay nothing. It is a d8 or more with 3.
    expect(total('loot(-9)@foes', [FIGURINE])).toBe(0);
    expect(total('loot(-9)@foes', [FIGURINE, LINT])).toBe(1);
  });
});

describe('leaving', () => {
  const ousted = (reward: string, foe = HEDGE, helper?: 1) => {
    const table = fighting([foe, LINT]);
    table.combat.helper = helper;
    performs(table.t, `oust(${reward})@pick-foe`, [['pick-foe', foe]]);
    const { places, heroes } = table.t.state;
    const all = [places['hand/0'], places['tapped/0']].map((cards) => cards?.length ?? 0);
    return { ...table, travels: heroes[0]?.travels, treasures: all };
  };

  test('[BQC-VERB-18] [BQ-CMB-31] without a reward, and its card is discarded', () => {
    const { ids, travels, treasures, t } = ousted('none');
    expect(ids()).toEqual([LINT]);
    expect([travels, treasures]).toEqual([0, [0, 0]]);
    expect(t.state.places['door-discard']).toEqual([HEDGE]);
  });

  test('[BQC-VERB-18] with its treasure at once, or with all; face up to two', () => {
    expect(ousted('loot')).toMatchObject({ travels: 0, treasures: [2, 0] });
    expect(ousted('full')).toMatchObject({ travels: 1, treasures: [2, 0] });
    expect(ousted('full', HEDGE, 1)).toMatchObject({ travels: 1, treasures: [0, 2] });
  });

  test('[BQC-VERB-18] a figurine stays where it is; with all its reward it counts as beaten', () => {
    const { t, combat, ids } = ousted('none', FIGURINE);
    expect(ids()).toEqual([LINT]);
    expect(t.state.figures[FIGURINE]?.where).toMatchObject({ place: { location: 11 } });
    expect(combat.beaten).toEqual([]);
    expect(ousted('full', FIGURINE).combat.beaten).toEqual([FIGURINE]);
  });

  test('[BQC-VERB-18] [BQ-BOSS-10] nothing takes the Boss out of Boss Mode', () => {
    const boss = (isBossMode: boolean) => {
      const table = fighting([FIGURINE, LINT]);
      table.t.state.boss = FIGURINE;
      if (isBossMode) table.t.state.bossMode = { since: 1, reached: [0] };
      performs(table.t, 'oust(none)@foes');
      return table.ids();
    };
    expect(boss(true)).toEqual([FIGURINE]);
    expect(boss(false)).toEqual([]);
  });

  test('[BQC-VERB-19] an escape without a roll: from all, from those of one kind of target, for both', () => {
    const escapes = (text: string, script: Script = []) => {
      const table = fighting([HEDGE, LINT]);
      table.combat.helper = 1;
      performs(table.t, text, script);
      return table.combat.escapes;
    };
    expect(escapes('escape()')).toEqual([{ seat: 0 }]);
    expect(escapes('escape()@both')).toEqual([{ seat: 0 }, { seat: 1 }]);
    expect(escapes('escape()@pick-foe', [['pick-foe', LINT]])).toEqual([{ seat: 0, foe: LINT }]);
    expect(escapes('escape()@foes')).toEqual([
      { seat: 0, foe: HEDGE },
      { seat: 0, foe: LINT },
    ]);
  });
});

describe('joining', () => {
  test('[BQC-VERB-20] [BQ-WAND-02] one of the hand, of choice', () => {
    const { t, ids } = fighting([HEDGE], { places: { 'hand/0': [door(56), LINT, door(1)] } });
    const { asked } = performs(t, 'join(hand)', [['join-from-hand', LINT]]);
    expect(asked).toEqual(['join-from-hand 0']);
    expect(ids()).toEqual([HEDGE, LINT]);
    expect(t.state.places['hand/0']).toEqual([door(56), door(1)]);
    const none = fighting([HEDGE], { places: { 'hand/0': [door(56)] } });
    expect(performs(none.t, 'join(hand)').asked).toEqual([]);
    expect(none.ids()).toEqual([HEDGE]);
  });

  test('[BQC-VERB-20] the next of the Door deck; what is passed is discarded, and does nothing', () => {
    // A curse on travels lies on top.
    const { t, ids } = fighting([HEDGE], {
      places: { 'door-deck': [door(1), LINT, named('Wrong Form, Wrong Window')] },
    });
    performs(t, 'join(top)');
    expect(ids()).toEqual([HEDGE, LINT]);
    expect(t.state.places['door-discard']).toEqual([named('Wrong Form, Wrong Window')]);
    expect(t.state.places['door-deck']).toEqual([door(1)]);
    expect(heroAt(t.state, 0).travels).toBe(0);
  });

  test('[BQC-VERB-20] [BQ-COMP-06] a deck that runs out is refilled if a monster is to come, else nobody joins', () => {
    const with_ = (discards: readonly string[]) => {
      const table = fighting([HEDGE], {
        places: { 'door-deck': [door(97)], 'door-discard': discards },
      });
      performs(table.t, 'join(top)');
      return table;
    };
    expect(with_([LINT]).ids()).toEqual([HEDGE, LINT]);
    const none = with_([door(98)]);
    expect(none.ids()).toEqual([HEDGE]);
    expect(none.t.state.places['door-discard']).toEqual([door(98), door(97)]);
  });

  test('[BQC-VERB-20] the topmost of the discards', () => {
    const { t, ids } = fighting([HEDGE], {
      places: { 'door-discard': [door(1), LINT, door(56)] },
    });
    performs(t, 'join(discard)');
    expect(ids()).toEqual([HEDGE, LINT]);
    expect(t.state.places['door-discard']).toEqual([door(1), door(56)]);
  });

  test('[BQC-VERB-20] an illusion has dice of its own, the kinds of its original, no enhancer and no reward', () => {
    const ENHANCER = named('On Its Ninth Coffee');
    const { t, ids, foe, combat } = fighting([LINT], {
      places: { [`on/${LINT}`]: [ENHANCER] },
    });
    performs(t, 'join(copy)@pick-foe');
    const id = `${LINT}*1`;
    expect(ids()).toEqual([LINT, id]);
    expect(foe(id)).toMatchObject({ rolled: undefined, tenths: undefined });
    expect(tagsOfFoe(t, foe(id))).toEqual(tagsOfFoe(t, foe(LINT)));
    expect(rewardOf(t, foe(id))).toEqual({ travels: 0, treasures: 0 });
    // One treasure is printed, and one more comes by the enhancer.
    expect(treasuresOf(t, combat.foes)).toBe(2);
    performs(t, 'join(copy)@pick-foe');
    expect(ids()).toEqual([LINT, id, `${LINT}*2`]);
  });

  test('[BQC-VERB-20] outside a combat nobody joins anything', () => {
    const { t } = sit({ heroes: ['11 UL'], places: { 'hand/0': [LINT], 'world/11': [world(3)] } });
    performs(t, 'join(hand)');
    expect(t.state.places['hand/0']).toEqual([LINT]);
  });
});

test('[BQC-VERB-23] [BQ-PD-09] more Doors are kicked now: a monster joins, other cards go to the hand', () => {
  const { t, ids } = fighting([HEDGE], { places: { 'door-deck': [door(1), door(97), LINT] } });
  performs(t, 'kick(2)', [], { foe: HEDGE });
  expect(ids()).toEqual([HEDGE, LINT]);
  expect(t.state.places['hand/0']).toEqual([door(97)]);
  expect(t.state.places['door-deck']).toEqual([door(1)]);
});

describe('a monster that nothing names', () => {
  const meant = (options: Sitting['options'], script: Script) => {
    const { t, told, strengthOf } = fighting(
      [HEDGE, LINT],
      options === undefined ? {} : { options },
    );
    const { asked } = performs(t, 'mst(3)@foe', script);
    return { told, asked, strengths: [strengthOf(HEDGE), strengthOf(LINT)] };
  };

  test('[BQC-GM-01] is chosen by whoever has the card', () => {
    const { asked, strengths, told } = meant(undefined, [['pick-foe', LINT]]);
    expect(asked).toEqual(['pick-foe 0']);
    expect(strengths).toEqual([10, 13]);
    expect(told.some(({ type }) => type === 'master-ruled')).toBe(false);
  });

  test('[BQC-GM-01] [BQ-GM-01] a person who runs the game may decide instead, and that is told', () => {
    const human = { gm: 'human' } as const;
    const other = meant(human, [
      ['pick-foe', LINT],
      ['unclear-target', HEDGE],
    ]);
    expect(other.asked).toEqual(['pick-foe 0', 'unclear-target 2']);
    expect(other.strengths).toEqual([13, 10]);
    expect(other.told).toContainEqual(
      expect.objectContaining({
        ...{ type: 'master-ruled', rule: 'BQC-GM-01', taken: HEDGE, instead: LINT },
      }),
    );
    const same = meant(human, [['pick-foe', LINT]]);
    expect(same.strengths).toEqual([10, 13]);
  });
});
