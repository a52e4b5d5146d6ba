import { expect, test } from 'vitest';
import { laidOut } from '../../test/laid-out.ts';
import { healthOf, spaceOn } from './index.ts';

test('[BA-INV-02] [BA-TAKE-04] health tokens in, on and beside add up to the rating', () => {
  const state = laidOut({ characters: ['fighter'] }, 1);
  const [fighter] = state.characters;
  const [card] = fighter?.cards ?? [];
  if (fighter === undefined || card === undefined) throw new Error('nobody is there');
  const hurt = { ...card, health: 0b11, damage: 0b100, marked: 0b1000 };
  const sheet = {
    ...fighter,
    cards: [hurt],
    pool: fighter.rating - 6,
    pendingHealth: 3,
    besideHealth: 1,
  };
  const { total, parts, lost } = healthOf(sheet);
  expect(parts.map(({ place, amount }) => [place, amount])).toEqual([
    ['pool', fighter.rating - 6],
    ['pending', 3],
    ['on', 2],
    ['beside', 1],
  ]);
  expect([total, lost]).toEqual([fighter.rating, 3]);
  expect([0, 2, 3, 4].map((space) => spaceOn(hurt, space).lies)).toEqual([
    'health',
    'damage',
    'marked',
    undefined,
  ]);
  expect(spaceOn(hurt, 5)).toMatchObject({ square: 'B2', token: hurt.tokens[5] });
});
