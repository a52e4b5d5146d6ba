import { Match } from '../match.ts';
import { commitmentOf } from '../random/keyed.ts';
import { diceRace } from './dice-race.ts';

/** A secret, and the draws of a match that are keyed with it. */
export const SECRET = '0f'.repeat(32);
/** See {@link SECRET}. */
export const KEYED = {
  kind: 'keyed',
  secret: SECRET,
  commitment: commitmentOf(SECRET),
  contributions: ['a', 'b'],
} as const;
/** Two people. */
export const SEATS = ['Lya', 'Bo'].map((name) => ({ name, player: 'human' }));

/** A race of two to that goal. */
export function race(
  goal = 20,
  random: Parameters<typeof Match.create>[1]['random'] = KEYED,
): Match {
  const created = Match.create(diceRace, { id: 'race', seats: SEATS, options: { goal }, random });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return created.value;
}

/** Submits answers one after another, each for the first seat that is asked. */
export function play(match: Match, ...answers: string[]): void {
  for (const answer of answers) {
    const done = match.submit({ seat: match.choices[0]?.seat ?? -1, answer });
    if (!done.ok) throw new Error(done.error.message);
  }
}

/** Rolls until somebody has won. */
export function finish(match: Match): Match {
  while (!match.over) play(match, 'roll');
  return match;
}

/** A value after a round trip through JSON. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
