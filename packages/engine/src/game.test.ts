import { expect, test } from 'vitest';
import { type Game, GivenError, hidesAnything } from './game.ts';

const imagine: NonNullable<Game['imagine']> = (state) => state;

test.each<[string, Parameters<typeof hidesAnything>[0], boolean]>([
  ['a game that imagines nothing hides nothing', {}, false],
  ['a game that imagines something hides it', { imagine }, true],
  ['but not where it says that nothing is hidden', { imagine, hides: () => false }, false],
  ['or where it says that something is', { hides: () => true }, true],
  [
    'which may depend on the settings',
    { imagine, hides: (options) => (options as { open?: unknown }).open !== true },
    false,
  ],
  ['or on the state', { hides: (_, state) => (state as { kept?: unknown }).kept === 1 }, true],
])('%s', (_, game, hides) => {
  expect(hidesAnything(game, { open: true } as never, { kept: 1 })).toBe(hides);
});

test('a wrong position is told from other errors by its name', () => {
  expect(new GivenError('x').name).toBe('GivenError');
});
