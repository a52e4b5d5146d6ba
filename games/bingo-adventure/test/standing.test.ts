import { expect, test } from 'vitest';
import { bingoAdventure } from '../src/index.ts';
import type { AdventureState } from '../src/model.ts';

const standing = (
  heroes: readonly (readonly [number, number])[],
  monster: readonly [number, number],
) =>
  bingoAdventure.measures.standing?.({
    characters: heroes.map(([pool, rating]) => ({ pool, rating })),
    monster: { pool: monster[0], rating: monster[1] },
  } as unknown as AdventureState);

test('[BA-ASGN-02] what an attack does is told by the attack, not by the tokens that it moves', () => {
  const books = (type: string, points: number) =>
    bingoAdventure.measures.isBookkeeping?.({ type, points } as never);
  expect(books('attacked', 4)).toBe(false);
  expect(books('hit', 4)).toBe(false);
  expect(books('hit', 0)).toBe(true);
  expect(books('damage-assigned', 4)).toBe(true);
});

test('[BA-END-01] the party stands as its weakest character does, the monster as its own pool', () => {
  expect(
    standing(
      [
        [12, 12],
        [2, 8],
        [6, 6],
      ],
      [5, 20],
    ),
  ).toEqual([0.25, 0.25]);
  expect(
    standing(
      [
        [12, 12],
        [0, 8],
      ],
      [20, 20],
    ),
  ).toEqual([0, 1]);
});
