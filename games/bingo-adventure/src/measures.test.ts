import { expect, test } from 'vitest';
import { CLASSES } from './content/classes.ts';
import { MONSTERS } from './content/monsters.ts';
import { bingoAdventure } from './index.ts';

const { measures } = bingoAdventure;
const counter = (event: object) => measures.counter?.(event as never) ?? '';

test('what reports count as content misses no class, no power and no power of a monster', () => {
  const powers = Object.values(CLASSES).flatMap(({ id, powers }) => [
    `class.${id}`,
    ...powers.map((power) => counter({ type: 'activated', power: power.id })),
  ]);
  const monsters = Object.values(MONSTERS).flatMap(({ powers }) =>
    powers.map((power) => counter({ type: 'monster-activated', power: power.id })),
  );
  expect([...(measures.content ?? [])].sort()).toEqual([...powers, ...monsters].sort());
});

test('characters are compared by class', () => {
  const state = {
    characters: [
      { seat: 1, class: 'rogue' },
      { seat: -1, class: 'healer' },
    ],
  };
  expect(measures.entrants?.(state as never)).toEqual([
    { seat: 1, facets: { class: 'rogue' } },
    { seat: 0, facets: { class: 'healer' } },
  ]);
});
