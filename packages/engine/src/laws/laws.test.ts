import { describe, expect, test } from 'vitest';
import { askOne } from '../flow.ts';
import type { Game } from '../game.ts';
import { diceRace, wards } from '../testing/index.ts';
import { LAWS } from './laws.ts';

const SETTINGS = { matches: 5, seed: 'laws', mostAnswers: 250 };

describe.each([
  [
    'dice race',
    { ...diceRace, options: { goal: { ...diceRace.options.goal, max: 40, default: 30 } } },
  ],
  ['wards', wards],
])('%s', (_, game) => {
  test.each(LAWS.map((law) => [law.title, law] as const))('%s', (_title, law) => {
    expect(law.check(game as unknown as Game, SETTINGS)).toEqual([]);
  });
});

/** Which laws notice that something is broken. */
function broken(game: unknown, mostAnswers = 250): string[] {
  return LAWS.filter(
    (law) => law.check(game as Game, { ...SETTINGS, matches: 2, mostAnswers }).length > 0,
  ).map((law) => law.title.split(/[,;]| in | that /)[0] ?? '');
}

describe('a broken game is caught', () => {
  test('a view that leaks a hidden hand', () => {
    expect(broken({ ...wards, view: (state: object) => state })).toEqual(['states']);
  });

  test('a broken invariant', () => {
    const invariants = [{ rule: 'X', text: 'never', check: () => 'always' }];
    expect(broken({ ...wards, invariants })).toEqual([
      'the invariants of the game hold after every answer',
    ]);
  });

  test('a state that is not plain data', () => {
    const setup = (t: never) => ({ ...wards.setup(t), when: new Date(0) });
    expect(broken({ ...wards, setup })).toContain('the state is plain JSON data');
  });

  test('an endless match', () => {
    const next = () => 'round';
    expect(broken({ ...wards, next }, 60)).toContain('every choice can be answered');
  });

  test('a choice without options', () => {
    const steps = {
      *round() {
        yield* askOne({ kind: 'one', seat: 0, why: { key: 'nothing' }, options: [] });
      },
    };
    expect(broken({ ...wards, steps })).toContain('every choice can be answered');
  });

  test('rules that look outside', () => {
    let outside = 0;
    const setup = (t: never) => {
      outside += 1;
      return { ...wards.setup(t), outside };
    };
    expect(broken({ ...wards, setup }).length).toBeGreaterThan(0);
  });
});
