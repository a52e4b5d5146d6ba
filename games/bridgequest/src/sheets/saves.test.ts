import { describe, expect, test } from 'vitest';
import { IDENTITIES } from '../content/card.ts';
import { dieOfSave, savesOf, withItem, withPower } from './saves.ts';
import {
  BELT,
  CARDS,
  cardOf,
  DRAUGHT,
  RING,
  SPATULA,
  SPOTLIGHT,
  STAPLER,
  STOUTLING,
} from './testing/cards.ts';

const saves = (id: string) => savesOf(cardOf(id));

describe('as what a card is saved', () => {
  test('[BQ-USE-01] [BQ-ADD-02] a combat bonus is an item, the rest of it a power, and one card can be both', () => {
    expect(saves(SPATULA)).toEqual(['gear']);
    expect(saves(STAPLER)).toEqual(['gear', 'power']);
    expect(saves(BELT)).toEqual(['power']);
    // Steeds and allies with a bonus are items too; cards say which of them do more.
    for (const card of CARDS) {
      if (card.type !== 'steed' && card.type !== 'ally') continue;
      expect(savesOf(card).includes('gear'), card.name).toBe(card.bonus !== 0);
      expect(savesOf(card).includes('power'), card.name).toBe(card.effects.length > 0);
    }
    expect(CARDS.filter((card) => card.type === 'steed' && card.bonus !== 0)).not.toEqual([]);
    expect(CARDS.filter((card) => card.type === 'ally' && card.bonus !== 0)).not.toEqual([]);
  });

  test('[BQ-USE-01] what is used once only is an item', () => {
    expect([DRAUGHT, RING, SPOTLIGHT].map(saves)).toEqual(Array(3).fill(['one-shot']));
    // A travel for somebody.
    expect(saves('BQC-TREA-074')).toEqual(['one-shot']);
  });

  test('[BQ-ADD-05] races, powers and other things that go on working are powers', () => {
    expect(saves(STOUTLING)).toEqual(['power']);
    expect(saves('BQC-DOOR-109')).toEqual(['power']);
    // A certificate that gives a slot for a race.
    expect(saves('BQC-DOOR-114')).toEqual(['power']);
    for (const card of CARDS.filter(({ type }) => IDENTITIES.some((one) => one === type))) {
      expect(savesOf(card), card.name).toEqual(['power']);
    }
  });

  test('[BQ-USE-01] a card that is played and does something besides is used up all the same', () => {
    const ring = cardOf(RING);
    const effects = [...ring.effects, ...cardOf(STOUTLING).effects];
    expect(savesOf({ ...ring, effects })).toEqual(['one-shot']);
  });

  test('[BQ-ADD-05] what does nothing is no power', () => {
    expect(savesOf({ ...cardOf(STOUTLING), effects: [] })).toEqual([]);
    expect(savesOf({ ...cardOf(BELT), effects: [] })).toEqual([]);
  });

  test('[BQ-ADD-01] [BQ-ADD-08] nothing else is saved: no enhancer by itself, no monster, curse or world', () => {
    const others = ['monster', 'curse', 'trap', 'world', 'portal', 'itemEnhancer', 'dust', 'spell'];
    const cards = CARDS.filter(({ type }) => others.includes(type));
    expect(new Set(cards.map(({ type }) => type))).toEqual(new Set(others));
    for (const card of cards) expect(savesOf(card), card.name).toEqual([]);
  });
});

test('[BQ-ADD-03] [BQ-ADD-04] [BQ-ADD-05] d20 for items and powers; d6, d4 or nothing for one-shots', () => {
  expect(dieOfSave(cardOf(SPATULA), 'gear')).toBe(20);
  expect(dieOfSave(cardOf(STAPLER), 'power')).toBe(20);
  expect(dieOfSave(cardOf(DRAUGHT), 'one-shot')).toBe(6);
  expect(dieOfSave(cardOf(RING), 'one-shot')).toBe(4);
  expect(dieOfSave(cardOf(SPOTLIGHT), 'one-shot')).toBeUndefined();
});

describe('a card that is saved', () => {
  test('[BQ-ADD-03] stands with its bonus and the notes on its slot', () => {
    expect(withItem([], cardOf(SPATULA), 1)).toEqual([
      {
        kind: 'gear',
        card: SPATULA,
        name: cardOf(SPATULA).name,
        bonus: 2,
        side: 'ATT',
        slot: 'hand',
        hands: 1,
        isBig: false,
        enhancers: [],
        number: 1,
      },
    ]);
  });

  test('[BQ-ADD-13] again keeps the better number, and stands once', () => {
    const items = withItem(withItem([], cardOf(SPATULA), 8), cardOf(DRAUGHT), 3);
    const numbers = (of: typeof items) =>
      of.map((item) => (item.kind === 'gear' ? item.number : item.quantity));
    expect(numbers(withItem(items, cardOf(SPATULA), 7))).toEqual([8, 3]);
    expect(numbers(withItem(items, cardOf(SPATULA), 9))).toEqual([9, 3]);
    expect(numbers(withItem(items, cardOf(DRAUGHT), 2))).toEqual([8, 3]);
    expect(numbers(withItem(items, cardOf(DRAUGHT), 6))).toEqual([8, 6]);
    const powers = withPower(withPower([], cardOf(BELT), 8), cardOf(STOUTLING), 2);
    expect(withPower(powers, cardOf(BELT), 7)).toEqual(powers);
    expect(withPower(powers, cardOf(BELT), 20)).toMatchObject([
      { card: BELT, number: 20 },
      { card: STOUTLING, number: 2 },
    ]);
  });
});
