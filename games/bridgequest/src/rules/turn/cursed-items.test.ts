import { describe, expect, test } from 'vitest';
import { treasure } from '../../../test/cards.ts';
import { play } from '../../../test/play.ts';
import { heroAt, sit } from '../../../test/table.ts';
import type { SavedGear } from '../../sheets/sheet.ts';
import { heroStrength } from '../combat/hero-strength.ts';
import { sumOf } from '../combat/terms.ts';
import { scores } from '../ending/score.ts';
import { equipsOf, makeChange } from '../equip/changes.ts';
import { cursedItems } from './cursed-items.ts';
import { fromSheet } from './from-sheet.ts';
import { menu } from './menu.ts';

/** An item of 2 for ATT, and enhancers of 3 and 1. */
const SPATULA = treasure(21);
const SPIKES = 'BQC-TREA-052';
const STICKER = 'BQC-TREA-054';

/** So many enhancers of 3, then of 1. */
const enhancers = (threes: number, ones: number): readonly string[] => [
  ...Array.from({ length: threes }, (_, at) => `${SPIKES}#${at + 1}`),
  ...Array.from({ length: ones }, (_, at) => `${STICKER}#${at + 1}`),
];

describe('something CuRsEd', () => {
  const karma = (on: readonly string[], heroes: readonly string[], zone = 'active') => {
    const places = { [`${zone}/0`]: [SPATULA], [`on/${SPATULA}`]: on };
    const { t } = sit({ heroes, places });
    cursedItems(t);
    return t.state.heroes.map(({ sheet }) => sheet.karma - 1);
  };

  test('[BQ-CRSD-01] an item is CuRsEd by a bonus of 100, its enhancers included', () => {
    // 2 + 32 threes + 2 ones are 100; with a one less they are 99.
    expect(karma(enhancers(32, 2), ['homeworld'])).toEqual([-1]);
    expect(karma(enhancers(32, 1), ['homeworld'])).toEqual([0]);
    expect(karma(enhancers(33, 0), ['homeworld'])).toEqual([-1]);
    expect(karma([], ['homeworld'])).toEqual([0]);
  });

  test('[BQ-CRSD-01] [BQ-KAR-17] tapped as well; whoever is there loses Karma, and nobody else', () => {
    const heroes = ['homeworld', 'homeworld', '11 UL'];
    expect(karma(enhancers(33, 0), heroes, 'tapped')).toEqual([-1, -1, 0]);
  });
});

describe('what was saved with its enhancers', () => {
  const SAVED: SavedGear = {
    ...{ kind: 'gear', card: 'BQC-TREA-021', name: 'Spatula', bonus: 2, side: 'ATT' },
    ...{ slot: 'hand', hands: 1, isBig: false, number: 10 },
    enhancers: [{ card: SPIKES, name: 'Spikes', bonus: 3 }],
  };

  const taken = (face: number) => {
    const { t, told } = sit({
      heroes: ['homeworld'],
      places: { 'hand/0': [treasure(90), `${STICKER}#1`] },
      dice: [face - 1],
    });
    const hero = heroAt(t.state, 0);
    hero.sheet = { ...hero.sheet, items: [SAVED] };
    play(menu(t, hero, { key: 'choice.equip', rule: 'BQ-TURN-04', deeds: [fromSheet] }), [
      ['equip', 'take/BQC-TREA-021'],
      ['discard', treasure(90)],
    ]);
    return { t, told, hero };
  };

  test('[BQ-ADD-08] comes into play with them, and their bonus counts', () => {
    const { t, hero } = taken(9);
    expect(t.state.places['active/0']).toEqual(['BQC-TREA-021#s1']);
    expect(t.state.places['on/BQC-TREA-021#s1']).toEqual([`${SPIKES}#s2`]);
    // ST 1, 2 and 3.
    expect(sumOf(heroStrength(t, hero).att)).toBe(6);
    // A failed attempt brings nothing.
    expect(taken(10).t.state.places['on/BQC-TREA-021#s1'] ?? []).toEqual([]);
  });

  test('[BQ-CRSD-03] more may be put on it; only these are new when additions are spent', () => {
    const { t, told, hero } = taken(9);
    const change = equipsOf(t, hero).find(({ what }) => what === 'attach');
    if (change === undefined) throw new Error('it takes an enhancer');
    expect(change).toMatchObject({ card: `${STICKER}#1`, on: 'BQC-TREA-021#s1' });
    play(makeChange(t, hero, change));
    expect(sumOf(heroStrength(t, hero).att)).toBe(7);
    expect(told.at(-1)).toMatchObject({ rule: 'BQ-CRSD-03' });
    hero.wasOnBridge = true;
    t.state.scoring = [0];
    play(scores(t), [['addition', 'enhancers/0']]);
    const [item] = hero.sheet.items;
    expect(item).toMatchObject({ enhancers: [{ card: SPIKES }, { card: STICKER }] });
  });
});
