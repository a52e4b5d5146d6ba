import { expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { cardFacts, marketOf, saleOf } from './index.ts';

test('[UB-SETUP-04] items lie in rows of one for each slot, and all of them are for sale at first', () => {
  const { shelf, cards, itemsLeft, powersLeft } = marketOf(play({}).state);
  expect(shelf).toHaveLength(5);
  for (const row of shelf) {
    expect(row.map((id) => cardFacts(id).slot)).toEqual(['lazor', 'shield', 'battery']);
  }
  expect(cards.slice(0, 15)).toEqual(expect.arrayContaining(shelf.flat()));
  expect([cards.length, itemsLeft, powersLeft]).toEqual([20, 15, 10]);
});

test('[UB-COMP-04] of what is gone the market says who holds it, if anybody does', () => {
  const { state } = play({
    given: { players: { B: { lazor: 'plasma-lazor', powers: ['entropy-engine'] } } },
  });
  expect(saleOf(state, 'plasma-lazor')).toEqual({ copies: 0, owner: 1 });
  expect(saleOf(state, 'focused-lazor')).toEqual({ copies: 1, owner: undefined });
  expect(saleOf(state, 'basic-lazor').owner).toBeUndefined();
  expect(saleOf(state, 'entropy-engine')).toEqual({ copies: 1, owner: undefined });
  expect(marketOf(state)).toMatchObject({ itemsLeft: 14, powersLeft: 9 });
});
