import { expect, test } from 'vitest';
import { ANY_CARD, type CardWish, filtersSet, wishOfQuery, wishToQuery } from './card-wish.ts';

const WISH: CardWish = {
  ...{ words: 'bad stuff & more', deck: 'door', kind: 'monster', tag: 'fire' },
  ...{ least: 0, most: 12, order: 'level' },
};

test('a wish comes back from its address, and none leaves the address bare', () => {
  expect(wishOfQuery(wishToQuery(WISH))).toEqual(WISH);
  expect(wishToQuery(ANY_CARD)).toBe('');
  expect(wishOfQuery('')).toEqual(ANY_CARD);
});

test('what makes no sense in an address is not wished', () => {
  expect(wishOfQuery('from=-1&to=1e9&order=price&colour=red')).toEqual(ANY_CARD);
});

test('filters are counted, words and order are not', () => {
  expect(filtersSet(WISH)).toBe(5);
  expect(filtersSet({ ...ANY_CARD, words: 'x', order: 'name' })).toBe(0);
});
