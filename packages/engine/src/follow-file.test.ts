import { describe, expect, test } from 'vitest';
import { followFile } from './follow-file.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import type { MatchFile } from './match-file.ts';
import { commitmentOf } from './random/keyed.ts';
import { diceRace } from './testing/index.ts';

const SECRET = '0f'.repeat(32);
const RANDOM = {
  kind: 'keyed',
  secret: SECRET,
  commitment: commitmentOf(SECRET),
  contributions: [],
} as const;
const SEATS = ['Lya', 'Bo'].map((name) => ({ name, player: 'human' }));
const game = diceRace as unknown as Game;

function race(...answers: readonly string[]): Match {
  const made = Match.create(game, { id: 'race', seats: SEATS, random: RANDOM });
  if (!made.ok) throw new Error('not created');
  for (const answer of answers)
    made.value.submit({ seat: made.value.choices[0]?.seat ?? -1, answer });
  return made.value;
}

const fileOf = (match: Match): MatchFile =>
  JSON.parse(JSON.stringify(match.toFile({ withSecret: true }))) as MatchFile;

function followed(kept: Match | undefined, file: MatchFile): Match {
  const found = followFile(kept, game, file);
  if (!found.ok) throw new Error(found.error);
  expect(fileOf(found.value)).toEqual(file);
  return found.value;
}

describe('a match that is kept follows the files of the same match', () => {
  const short = fileOf(race('roll'));
  const long = fileOf(race('roll', 'roll', 'rest'));

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
    expect(followed(kept, fileOf(race('roll', 'rest', 'roll', 'roll')))).toBe(kept);
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
});
