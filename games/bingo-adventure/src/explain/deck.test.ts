import { expect, test } from 'vitest';
import { laidOut } from '../../test/laid-out.ts';
import { callsOf, deckColumns, letterOf, newCardTokens } from './index.ts';

test('[BA-DECK-02] [BA-ELEM-06] tokens lie by letter, and each letter has its element', () => {
  const columns = deckColumns({ deck: '25-card', freeCentre: false });
  expect(columns.map(({ letter, element }) => [letter, element])).toEqual([
    ['B', 'earth'],
    ['I', 'air'],
    ['N', 'water'],
    ['G', 'fire'],
    ['O', 'none'],
  ]);
  expect(columns[0]?.tokens).toEqual(['SA', 'S2', 'S3', 'S4', 'S5']);
  expect([letterOf('JK'), letterOf('O75'), letterOf('')]).toEqual(['N', 'O', undefined]);
});

test('[BA-DRAW-01] [BA-DRAW-02] every token of the deck says where it is', () => {
  const state = laidOut({ characters: ['fighter'] }, 1);
  const view = {
    ...state,
    current: 'SA',
    setAside: ['SA', 'S2'],
    reserved: ['S4', 'S3'],
    held: ['HA'],
  };
  const [first, second] = callsOf(view);
  expect(first?.calls).toEqual([
    { token: 'SA', where: 'current', place: 0 },
    { token: 'S2', where: 'aside', place: 0 },
    { token: 'S3', where: 'reserved', place: 2 },
    { token: 'S4', where: 'reserved', place: 1 },
    { token: 'S5', where: 'bag', place: 0 },
  ]);
  expect(second?.calls[0]).toEqual({ token: 'HA', where: 'held', place: 0 });
  const [fighter] = state.characters;
  const owners = callsOf(view).map(({ owner }) => owner);
  expect(owners.filter((owner) => owner !== undefined)).toEqual([fighter]);
  expect(owners[fighter?.letter ?? -1]).toBe(fighter);
});

test('[BA-DECK-04] the Joker lies in the centre of a new card', () => {
  const tokens = newCardTokens('25-card', (list) => list);
  expect(tokens.slice(0, 5)).toEqual(['SA', 'HA', 'QS', 'DA', 'CA']);
  expect(tokens[12]).toBe('JK');
});
