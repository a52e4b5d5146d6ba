import { describe, expect, test } from 'vitest';
import {
  type Addition,
  additionsFor,
  dieOfAddition,
  ruleOfAddition,
  type Scoring,
  spendAddition,
  type TableCard,
} from './additions.ts';
import { bonusesOf, type SavedItem, type Sheet } from './sheet.ts';
import {
  BELT,
  cardOf,
  DRAUGHT,
  enhancerOf,
  RING,
  SPATULA,
  SPIKES,
  SPOTLIGHT,
  STAPLER,
  STICKER,
  STOUTLING,
} from './testing/cards.ts';
import { gear, oneShot, sheetOf } from './testing/sheet-of.ts';

const lying = (card: string, ...enhancers: readonly string[]): TableCard => ({
  card: cardOf(card),
  enhancers: enhancers.map(enhancerOf),
});
const scoring = (given: Partial<Scoring>): Scoring => ({
  sheet: sheetOf(),
  points: 4,
  table: [],
  wishballz: 0,
  others: [],
  spent: [],
  ...given,
});
const save = (at: number, as: 'gear' | 'one-shot' | 'power'): Addition => ({
  kind: 'save',
  at,
  as,
});
const enhancers = (at: number): Addition => ({ kind: 'enhancers', at });
const offered = (of: Scoring, ...kinds: readonly Addition['kind'][]) =>
  additionsFor(of).filter(({ kind }) => kinds.includes(kind));
const numbers = ({ items }: Sheet) =>
  items.map((item: SavedItem) => (item.kind === 'gear' ? item.number : item.quantity));

describe('what lay on the table', () => {
  test('[BQ-ADD-01] may be saved, a point each, until no point is left', () => {
    const start = scoring({ table: [lying(SPATULA), lying(DRAUGHT)], points: 2 });
    const one = spendAddition(start, save(0, 'gear'), 12);
    expect([one.points, numbers(one.sheet)]).toEqual([1, [12]]);
    const two = spendAddition(one, save(1, 'one-shot'), 5);
    expect([two.points, numbers(two.sheet)]).toEqual([0, [12, 5]]);
    expect(additionsFor(two)).toEqual([]);
    expect(() => spendAddition(two, { kind: 'stat', stat: 'ST' }, 1)).toThrow(RangeError);
  });

  test('[BQ-ADD-02] the bonus and the power of an item are a point and a roll each', () => {
    const start = scoring({ table: [lying(STAPLER)] });
    expect(offered(start, 'save')).toEqual([save(0, 'gear'), save(0, 'power')]);
    const power = spendAddition(start, save(0, 'power'), 4);
    expect([power.sheet.items, power.sheet.powers.map(({ number }) => number)]).toEqual([[], [4]]);
    expect(offered(power, 'save')).toEqual([save(0, 'gear')]);
    const both = spendAddition(power, save(0, 'gear'), 15);
    expect(both.points).toBe(2);
    expect([numbers(both.sheet), both.sheet.powers[0]?.number]).toEqual([[15], 4]);
  });

  test('[BQ-ADD-03] [BQ-ADD-04] [BQ-ADD-05] rolls its own die', () => {
    const table = [SPATULA, DRAUGHT, RING, SPOTLIGHT, STOUTLING, BELT].map((id) => lying(id));
    const start = scoring({ table });
    const dice = offered(start, 'save').map((addition) => dieOfAddition(start, addition));
    expect(dice).toEqual([20, 6, 4, undefined, 20, 20]);
    // Where nothing is rolled, it is one.
    expect(numbers(spendAddition(start, save(3, 'one-shot')).sheet)).toEqual([1]);
  });

  test('[BQ-ADD-07] naturals mean nothing', () => {
    const start = scoring({ table: [lying(SPATULA)] });
    expect(numbers(spendAddition(start, save(0, 'gear'), 1).sheet)).toEqual([1]);
    expect(numbers(spendAddition(start, save(0, 'gear'), 20).sheet)).toEqual([20]);
  });

  test('[BQ-ADD-13] what is on the sheet already keeps its number if that is better', () => {
    const sheet = sheetOf({ items: [gear(SPATULA, 9)] });
    const start = scoring({ sheet, table: [lying(SPATULA)] });
    expect(spendAddition(start, save(0, 'gear'), 8).sheet).toEqual(sheet);
    expect(numbers(spendAddition(start, save(0, 'gear'), 10).sheet)).toEqual([10]);
  });

  test('[BQ-ADD-02] a card is saved once; another copy of it is another card', () => {
    const start = scoring({ table: [lying(SPATULA), lying(SPATULA)] });
    const one = spendAddition(start, save(0, 'gear'), 8);
    expect(offered(one, 'save')).toEqual([save(1, 'gear')]);
    expect(() => spendAddition(one, save(0, 'gear'), 12)).toThrow(RangeError);
  });

  test('[BQ-GOAL-08] without a table only the metagame choices are left', () => {
    const kinds = new Set(additionsFor(scoring({})).map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['stat']));
  });
});

describe('enhancers', () => {
  test('[BQ-ADD-08] all of an item cost one point together, and their sum joins its bonus', () => {
    const start = scoring({ table: [lying(SPATULA, SPIKES, STICKER)] });
    // Not before the item itself is on the sheet.
    expect(offered(start, 'enhancers')).toEqual([]);
    const other = { ...start, sheet: sheetOf({ items: [gear('X', 2)] }) };
    expect(offered(other, 'enhancers')).toEqual([]);
    expect(() => spendAddition(start, enhancers(0))).toThrow(RangeError);
    const saved = spendAddition(start, save(0, 'gear'), 8);
    expect(saved.sheet.items.flatMap((one) => (one.kind === 'gear' ? bonusesOf(one) : []))).toEqual(
      [2],
    );
    expect(offered(saved, 'enhancers')).toEqual([enhancers(0)]);
    const all = spendAddition(saved, enhancers(0));
    expect(all.points).toBe(2);
    expect(all.sheet.items.flatMap((one) => (one.kind === 'gear' ? bonusesOf(one) : []))).toEqual([
      2, 3, 1,
    ]);
    expect(offered(all, 'enhancers')).toEqual([]);
  });

  test('[BQ-ADD-08] there is nothing to pay for on an item without any', () => {
    const sheet = sheetOf({ items: [gear(SPATULA, 9)] });
    expect(offered(scoring({ sheet, table: [lying(SPATULA)] }), 'enhancers')).toEqual([]);
  });

  test('[BQ-ADD-08] an item that was saved before may have them without being saved again', () => {
    const before = { card: STICKER, name: 'Sticker', bonus: 1 };
    const sheet = sheetOf({ items: [gear(SPATULA, 9, { enhancers: [before] }), gear('X', 2)] });
    const start = scoring({ sheet, table: [lying(SPATULA, SPIKES)] });
    const [item, other] = spendAddition(start, enhancers(0)).sheet.items;
    expect(item).toMatchObject({ number: 9, enhancers: [before, { card: SPIKES, bonus: 3 }] });
    expect(other).toEqual(gear('X', 2));
    // Saving the item again does not take them away.
    const again = spendAddition(start, save(0, 'gear'), 12).sheet.items[0];
    expect(again).toMatchObject({ number: 12, enhancers: [before] });
  });
});

describe('the metagame', () => {
  const sheet = sheetOf({
    karma: 7,
    items: [gear('A', 8), oneShot('C', 2), gear('B', 1)],
    powers: [
      { card: 'P', name: 'Breath', number: 3 },
      { card: 'Q', name: 'Elbow', number: 4 },
    ],
    relationships: { figurines: { F: -1, G: 0 }, characters: { Bo: 2, Away: 5 } },
  });
  const start = scoring({ sheet, others: ['Bo', 'Stranger'] });

  test('[BQ-ADD-10] a d4 goes to a stat, an item or a power, and to nothing else', () => {
    expect(offered(start, 'stat', 'item', 'power')).toEqual([
      ...['ST', 'DEX', 'WIS', 'CON'].map((stat) => ({ kind: 'stat', stat })),
      { kind: 'item', card: 'A' },
      { kind: 'item', card: 'B' },
      { kind: 'power', card: 'P' },
      { kind: 'power', card: 'Q' },
    ]);
    for (const addition of offered(start, 'stat', 'item', 'power')) {
      expect(dieOfAddition(start, addition)).toBe(4);
    }
    const after = (addition: Addition) => spendAddition(start, addition, 3).sheet;
    expect(after({ kind: 'stat', stat: 'WIS' })).toEqual({ ...sheet, WIS: 7 });
    expect(after({ kind: 'item', card: 'A' })).toEqual({
      ...sheet,
      items: [gear('A', 11), oneShot('C', 2), gear('B', 1)],
    });
    expect(after({ kind: 'power', card: 'P' }).powers.map(({ number }) => number)).toEqual([6, 4]);
    expect(() => after({ kind: 'item', card: 'C' })).toThrow(RangeError);
  });

  test('[BQ-ADD-10] several points may go to the same number', () => {
    const twice = spendAddition(start, { kind: 'stat', stat: 'ST' }, 4);
    expect(spendAddition(twice, { kind: 'stat', stat: 'ST' }, 2)).toMatchObject({
      points: 2,
      sheet: { ST: 8 },
    });
  });

  test('[BQ-ADD-11] a relationship moves by 1 in either direction, more than once if wanted', () => {
    const up: Addition = { kind: 'figurine', who: 'F', by: 1 };
    const twice = spendAddition(spendAddition(start, up), up);
    expect(twice.points).toBe(2);
    expect(twice.sheet.relationships.figurines).toEqual({ F: 1, G: 0 });
    const down = spendAddition(start, { kind: 'figurine', who: 'G', by: -1 });
    expect(down.sheet.relationships.figurines).toEqual({ F: -1, G: -1 });
    expect(dieOfAddition(start, up)).toBeUndefined();
    expect(() => spendAddition(start, { kind: 'figurine', who: 'H', by: 1 })).toThrow(RangeError);
  });

  test('[BQ-ADD-11] [BQ-INV-29] a character only if its sheet is in the game to follow', () => {
    expect(offered(start, 'character')).toEqual([
      { kind: 'character', who: 'Bo', by: 1 },
      { kind: 'character', who: 'Bo', by: -1 },
    ]);
    const after = spendAddition(start, { kind: 'character', who: 'Bo', by: -1 }).sheet;
    expect(after.relationships.characters).toEqual({ Bo: 1, Away: 5 });
  });

  test('[BQ-ADD-12] the Wishballz that are held are kept for one point together', () => {
    const balls: Addition = { kind: 'wishballz' };
    expect(offered(start, 'wishballz')).toEqual([]);
    const holding = scoring({ sheet: sheetOf({ wishballz: 2 }), wishballz: 5 });
    const kept = spendAddition(holding, balls);
    expect([kept.points, kept.sheet.wishballz]).toEqual([3, 5]);
    expect(offered(kept, 'wishballz')).toEqual([]);
    // None found in this game: there is nothing to keep.
    expect(
      offered(scoring({ sheet: sheetOf({ wishballz: 2 }), wishballz: 2 }), 'wishballz'),
    ).toEqual([]);
  });
});

test('[BQ-ADD-02] [BQ-ADD-03] [BQ-ADD-04] [BQ-ADD-05] [BQ-ADD-08] [BQ-ADD-12] [BQ-ADD-13] a point is spent by the rule of what it buys', () => {
  const sheet = sheetOf({ items: [gear(SPATULA, 9)], powers: [] });
  const table = [lying(SPATULA, SPIKES), lying(DRAUGHT), lying(BELT), lying(STAPLER)];
  const start = scoring({ sheet, table, wishballz: 1 });
  const by = (addition: Addition, of = start) => ruleOfAddition(of, addition);
  // It is on the sheet already.
  expect(by(save(0, 'gear'))).toBe('BQ-ADD-13');
  expect(by(enhancers(0))).toBe('BQ-ADD-08');
  expect(by(save(1, 'one-shot'))).toBe('BQ-ADD-04');
  expect(by(save(2, 'power'))).toBe('BQ-ADD-05');
  expect(by(save(3, 'gear'))).toBe('BQ-ADD-03');
  expect(by({ kind: 'wishballz' })).toBe('BQ-ADD-12');
  const half = spendAddition(start, save(3, 'gear'), 4);
  expect(by(save(3, 'power'), half)).toBe('BQ-ADD-02');
  // Another card was saved, not the other half of this one.
  expect(by(save(2, 'power'), half)).toBe('BQ-ADD-05');
});
