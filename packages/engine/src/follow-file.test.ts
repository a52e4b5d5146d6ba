import { describe, expect, test } from 'vitest';
import { followFile } from './follow-file.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import type { MatchFile } from './match-file.ts';
import { diceRace } from './testing/index.ts';
import { finish, plain, play, race, SEATS } from './testing/races.ts';

const game = diceRace as unknown as Game;

/** A race in which these answers have been given. */
function raced(...answers: readonly string[]): Match {
  const match = race();
  play(match, ...answers);
  return match;
}

const fileOf = (match: Match): MatchFile => plain(match.toFile({ withSecret: true }));

function followed(kept: Match | undefined, file: MatchFile): Match {
  const found = followFile(kept, game, file);
  if (!found.ok) throw new Error(found.error);
  expect(fileOf(found.value)).toEqual(file);
  return found.value;
}

describe('a match that is kept follows the files of the same match', () => {
  const short = fileOf(raced('roll'));
  const long = fileOf(raced('roll', 'roll', 'rest'));

  test('on to new answers, without playing the old ones again', () => {
    const kept = followed(undefined, short);
    const first = kept.log[0];
    expect(followed(kept, long)).toBe(kept);
    expect(kept.log[0]).toBe(first);
    expect(followed(kept, long)).toBe(kept);
  });

  test('back over answers that were taken back, and on with others', () => {
    const kept = followed(undefined, long);
    expect(followed(kept, short)).toBe(kept);
    expect(followed(kept, long)).toBe(kept);
    expect(followed(kept, fileOf(raced('roll', 'rest', 'roll', 'roll')))).toBe(kept);
  });

  test('but another match is loaded beside it', () => {
    const kept = followed(undefined, short);
    const other = { ...long, id: 'other' };
    expect(followed(kept, other)).not.toBe(kept);
    const others = { ...short, seats: SEATS.toReversed() };
    expect(followed(kept, others)).not.toBe(kept);
    expect(fileOf(kept)).toEqual(short);
  });

  test('and an answer that does not fit the rules is named', () => {
    const [one, two] = long.answers;
    if (one === undefined || two === undefined) throw new Error('too short');
    const kept = followed(undefined, short);
    const illegal = { ...long, answers: [one, { ...two, answer: 'fly' }] };
    expect(followFile(kept, game, illegal)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/answer 1: "fly" is not among/),
    });
    const wrong = { ...long, answers: [one, { ...two, hash: 'none' }] };
    expect(followFile(kept, game, wrong)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/answer 1: the state is/),
    });
    expect(followed(kept, long)).toBe(kept);
  });

  test('and an outcome that the rules do not compute is refused, as when it is loaded', () => {
    const whole = fileOf(finish(race()));
    const kept = followed(undefined, whole);
    const forged: MatchFile = {
      ...whole,
      outcome: { result: 'won', winners: [], payoffs: [0, 0] },
    };
    const refused = { ok: false, error: expect.stringMatching(/outcome/) };
    expect(Match.load(game, forged)).toMatchObject(refused);
    expect(followFile(kept, game, forged)).toMatchObject(refused);
    expect(followed(kept, whole)).toBe(kept);
  });
});
