import { likesIn } from '@tablewright/table-kit/errands';
import { describe, expect, test } from 'vitest';
import { matchFileOf, READY } from '../../test/access-matches.ts';

describe.each(READY)('what somebody takes in a match of $id', ({ game }) => {
  const file = matchFileOf(game, { seats: game.seats.default, share: 1 });

  test('has a name in the catalogue, and none of it is taken by those who only watch', () => {
    const { chosen } = likesIn(game, file, [0]);
    expect(Object.keys(chosen)).not.toEqual([]);
    expect(Object.keys(chosen).filter((key) => game.texts[key] === undefined)).toEqual([]);
    expect(likesIn(game, file, [])).toEqual({ chosen: {}, playedAs: {} });
  });

  test('adds up over the seats', () => {
    const each = file.seats.map((_, seat) => likesIn(game, file, [seat]).chosen);
    const all = likesIn(
      game,
      file,
      file.seats.map((_, seat) => seat),
    ).chosen;
    for (const [key, count] of Object.entries(all)) {
      expect(each.reduce((sum, one) => sum + (one[key] ?? 0), 0)).toBe(count);
    }
  });

  test('is what there is of it where the rest was played by other rules', () => {
    const broken = { ...file, answers: [...file.answers.slice(0, 1), ...file.answers.slice(9)] };
    expect(() => likesIn(game, broken, [0])).not.toThrow();
    expect(likesIn(game, { ...file, options: { nowhere: 1 } }, [0]).chosen).toEqual({});
  });
});
