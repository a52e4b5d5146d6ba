import { describe, expect, test } from 'vitest';
import { cardThat, named, world } from '../../../test/cards.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Combat, Foe, Hero } from '../../model.ts';
import { withRelationship } from '../../sheets/relationships.ts';
import { foeSplit, foeStrength } from './foe-strength.ts';
import { foeOf } from './foes.ts';
import { sumOf } from './terms.ts';

const having = (effect: string): string =>
  cardThat(({ effects, type }) => type === 'monster' && effects?.includes(effect) === true, effect);
/** Monsters whose effects are not about what holds in a fight: a beast, and two of the undead. */
const BEAST = 'BQC-DOOR-026#1';
const UNDEAD = 'BQC-DOOR-004#1';
const CLERK = 'BQC-DOOR-041#1';

const foe = (id: string, rolled?: number, tenths?: number): Foe => ({
  ...foeOf(id),
  rolled,
  tenths,
});

/** The terms of the first monster, and what they come to. */
function strength(
  foes: readonly Foe[],
  sitting: Sitting = {},
  change: { readonly combat?: Partial<Combat>; readonly hero?: (hero: Hero) => void } = {},
) {
  const { t } = sit({ heroes: ['2 UL', '2 UR'], ...sitting });
  const hero = fight(t, { ...change.combat, foes: [...foes] });
  const [first] = foes;
  if (first === undefined) throw new Error('somebody fights something');
  change.hero?.(hero);
  const terms = foeStrength(t, first);
  return {
    sum: sumOf(terms),
    rules: terms.map(({ n, rule }) => `${n} ${rule}`),
    split: foeSplit(t, first),
  };
}
const of = (...args: Parameters<typeof strength>): number => strength(...args).sum;

describe('a figurine', () => {
  const X = 'BQC-FIG-10';

  test('[BQ-EX-03] [BQ-CMB-07] [BQ-CMB-08] its die, its row and what it is to who fights it', () => {
    const found = strength(
      [foe(X, 5, 8)],
      { others: { [X]: '4 UL' } },
      {
        hero: (one) => {
          one.sheet = withRelationship(one.sheet, X, -6);
        },
      },
    );
    expect(found.rules).toEqual(['5 BQ-CMB-11', '5 BQ-CMB-07', '6 BQ-CMB-08']);
    expect(found.split).toEqual({ att: 12, def: 4 });
  });

  test('[BQ-EX-14] [BQ-CMB-08] both who fight count; in Boss Mode the row is 10', () => {
    const { t } = sit({ heroes: ['boss-mode', 'boss-mode'], others: { [X]: 'boss-mode' } });
    const boss = foe(X, 40, 4);
    const owner = fight(t, { helper: 1, foes: [boss] });
    const helper = heroAt(t.state, 1);
    owner.sheet = withRelationship({ ...owner.sheet, karma: 0 }, X, -5);
    helper.sheet = withRelationship({ ...helper.sheet, karma: 0 }, X, 3);
    expect(sumOf(foeStrength(t, boss))).toBe(52);
    expect(foeSplit(t, boss)).toEqual({ att: 20, def: 32 });
  });

  test('[BQ-CMB-21] before its dice are rolled it has no attack and no defence', () => {
    expect(strength([foe(X, 5)], { others: { [X]: '4 UL' } }).split).toBeUndefined();
  });
});

describe('a card', () => {
  test('[BQ-CMB-05] [BQ-CMB-07] its die, and no row', () => {
    expect(strength([foe(BEAST, 4)]).rules).toEqual(['4 BQ-CMB-11']);
  });

  test('[BQC-FX-05] [BQC-COND-06] its own effect counts once, if anybody who fights meets its condition', () => {
    const loner = having('fight if alone: mst(2)');
    expect(of([foe(loner, 4)])).toBe(6);
    expect(of([foe(loner, 4)], {}, { combat: { helper: 1 } })).toBe(4);
    const hater = having('fight if helped: mst(2)');
    expect(of([foe(hater, 4)], {}, { combat: { helper: 1 } })).toBe(6);
  });

  test('[BQ-CMB-09] company of its kind gives 5, also if an enhancer made it that kind', () => {
    expect(of([foe(UNDEAD, 4), foe(CLERK, 1)])).toBe(9);
    expect(of([foe(BEAST, 4), foe(UNDEAD, 1)])).toBe(4);
    // Allegedly Deceased: mst(5), mark(undead).
    const places = { [`on/${BEAST}`]: [named('Allegedly Deceased')] };
    expect(of([foe(BEAST, 4), foe(UNDEAD, 1)], { places })).toBe(14);
  });

  test('[BQ-CMB-10] enhancers add their number to that monster alone', () => {
    const places = { [`on/${BEAST}`]: [named('Enormous for Its Age')] };
    expect(of([foe(BEAST, 4)], { places })).toBe(14);
    expect(of([foe(UNDEAD, 4), foe(BEAST, 1)], { places })).toBe(4);
  });

  test('[BQC-TARG-02] what somebody wears against all monsters weakens each', () => {
    const boots = cardThat(
      ({ type, effects }) => type === 'item' && effects?.includes('fight: mst(-1)@foes') === true,
    );
    const places = { 'active/0': [boots] };
    expect(of([foe(BEAST, 4), foe(UNDEAD, 1)], { places })).toBe(3);
    expect(of([foe(UNDEAD, 1), foe(BEAST, 4)], { places })).toBe(0);
    expect(of([foe(BEAST, 4)], { places: { 'active/1': [boots] } })).toBe(4);
  });

  test('[BQ-KAR-08] [BQ-EX-11] the Karma of each who fights changes every monster', () => {
    const karma = (score: number) => ({
      hero: (one: Hero) => {
        one.sheet = { ...one.sheet, karma: score };
      },
    });
    expect(of([foe(BEAST, 4)], {}, karma(23))).toBe(6);
    expect(of([foe(BEAST, 4)], {}, karma(-15))).toBe(3);
    expect(of([foe(BEAST, 4)], {}, karma(-9))).toBe(4);
  });

  test('[BQC-FX-02] [BQC-COND-04] a world changes all monsters, or those of a kind, once for all who fight', () => {
    const two = { combat: { helper: 1 } };
    // Bouncy Catacombs: fight if mtag(undead): mst(4); the other one is mst(2)@foes.
    const catacombs = { places: { 'world/2': [world(29)] } };
    expect(of([foe(UNDEAD, 4), foe(BEAST, 1)], catacombs, two)).toBe(8);
    expect(of([foe(BEAST, 4), foe(UNDEAD, 1)], catacombs, two)).toBe(4);
    expect(of([foe(BEAST, 4)], { places: { 'world/2': [world(36)] } }, two)).toBe(6);
    expect(of([foe(BEAST, 4)], { places: { 'world/3': [world(36)] } }, two)).toBe(4);
  });

  test('[BQ-CMB-14] [BQ-TERM-14] a changed strength keeps its split, and never goes below nothing', () => {
    const places = { [`on/${BEAST}`]: [named('Undercooked')] };
    expect(strength([foe(BEAST, 9, 4)]).split).toEqual({ att: 3, def: 6 });
    expect(strength([foe(BEAST, 9, 4)], { places }).split).toEqual({ att: 1, def: 3 });
    expect(strength([foe(BEAST, 2, 4)], { places }).split).toEqual({ att: 0, def: 0 });
  });
});
