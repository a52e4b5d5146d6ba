import {
  type Answer,
  type Game,
  type Policy,
  type PolicyInput,
  sampleAnswer,
} from '@tablewright/engine';

/**
 * The answers to a choice that promise most, the best first, at most so many. None where the answer
 * is settled; `undefined` where it cannot tell and any may be as good.
 */
export type Ranking<V = unknown> = (
  input: PolicyInput<V>,
  most: number,
) => readonly Answer[] | undefined;

/** A policy that can also say which other answers deserve a thought. */
export type RankingPolicy<V = unknown> = Policy<V> & { readonly ranked?: Ranking<V> };

/** Answers anything at random, every legal answer being possible. Looks at nothing. */
export const randomPolicy: Policy = ({ choice, random }) => sampleAnswer(choice, random);

/** A policy was asked for that a game does not have. */
export class UnknownPolicy extends Error {
  override readonly name = 'UnknownPolicy';
}

/** The names that {@link policyNamed} knows for this game: `random`, then the game's own. */
export function policyNames(game: Pick<Game, 'bots'>): readonly string[] {
  return ['random', ...Object.keys(game.bots).filter((name) => name !== 'random')];
}

/**
 * The policy of that name. A game's own `random`, if it has one, comes before the general one.
 * Throws {@link UnknownPolicy}, whose message lists the names that there are.
 */
export function policyNamed(game: Pick<Game, 'id' | 'bots'>, name: string): Policy {
  const own = Object.hasOwn(game.bots, name) ? game.bots[name] : undefined;
  if (own !== undefined) return own;
  if (name === 'random') return randomPolicy;
  throw new UnknownPolicy(
    `${game.id} has no bot "${name}"; it has ${policyNames(game).join(', ')}`,
  );
}
