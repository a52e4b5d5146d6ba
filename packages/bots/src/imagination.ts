import {
  type Answer,
  type Choice,
  type Playout,
  type PolicyInput,
  type RandomSource,
  type Seat,
  sampleAnswer,
} from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';

/** What imagining needs of a match. */
export type ImaginedMatch = Pick<Match, 'game' | 'state' | 'imagineRunner'>;

/** One in so many guesses of what another has answered in secret is any legal answer. */
const WILD_GUESS = 4;

/**
 * What a policy on this seat looks ahead with: the match as the seat may know it. What others have
 * answered in secret is guessed: as the game's heuristic would answer, or now and then anything.
 */
export function imaginationOf(
  match: ImaginedMatch,
  seat: Seat,
): NonNullable<PolicyInput['imagine']> {
  return (random: RandomSource): Playout | undefined =>
    match.imagineRunner(seat, random, (choice) => guessOf(match, choice, random));
}

function guessOf({ game, state }: ImaginedMatch, choice: Choice, random: RandomSource): Answer {
  const { heuristic } = game.bots;
  // A game that imagines has something to hide: another seat's view is then no one else's to read.
  const open = game.imagine === undefined;
  if (heuristic === undefined || !open || random.index(WILD_GUESS, 'guess') === 0) {
    return sampleAnswer(choice, random);
  }
  return heuristic({ view: game.view(state, choice.seat), seat: choice.seat, choice, random });
}
