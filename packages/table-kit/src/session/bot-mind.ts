import { imaginationOf, offerUsed } from '@tablewright/bots';
import {
  type Answer,
  type Choice,
  fallbackAnswer,
  type Policy,
  type RandomSource,
  type Seat,
  type WireAnswer,
} from '@tablewright/engine';
import { fromWire, type Match, toWire } from '@tablewright/engine/host';

/** What a bot is asked. */
export interface BotQuestion {
  readonly match: Match;
  readonly seat: Seat;
  readonly slot: number;
  readonly choice: Choice;
  /** Aborted when nobody waits for the answer any more: the match has moved on or was taken back. */
  readonly signal: AbortSignal;
}

/** Answers for the bots of a table; may take its time, or think elsewhere. */
export type BotMind = (question: BotQuestion) => Promise<WireAnswer>;

/**
 * A mind that thinks here and now.
 * @param policyOf the policy of a `player` name; throws if there is none
 * @param random for the policies' own chance; the match never draws from it
 */
export function mindOf(
  policyOf: (player: string) => Policy,
  random: Pick<RandomSource, 'index'>,
): BotMind {
  return async ({ match, seat, choice }) => {
    const policy = policyOf(match.seats[seat]?.player ?? '');
    const view = match.game.view(match.state, seat);
    const imagine = imaginationOf(match, seat);
    return toWire(choice, policy({ view, seat, choice, random, imagine }));
  };
}

/** The standing offer that the bot of a seat makes use of now; nothing if it leaves all alone. */
export type BotOffers = (
  match: Match,
  seat: Seat,
) => { readonly slot: number; readonly answer: WireAnswer } | undefined;

/**
 * How bots look at what they may do at any time.
 * @param policyOf the policy of a `player` name; throws if there is none
 * @param random for the policies' own chance; the match never draws from it
 */
export function botOffersOf(
  policyOf: (player: string) => Policy,
  random: Pick<RandomSource, 'index'>,
): BotOffers {
  return (match, seat) => {
    const used = offerUsed(match, seat, policyOf(match.seats[seat]?.player ?? ''), random);
    const offer = used && match.choiceAt(used.slot, seat);
    return used && offer && { slot: used.slot, answer: toWire(offer, used.answer) };
  };
}

/** The answer, if the choice allows it; else what the choice falls back on. */
export function legalOrFallback(choice: Choice, answer: WireAnswer): WireAnswer {
  const read = fromWire(choice, answer);
  const legal: Answer = read.ok ? read.value : fallbackAnswer(choice);
  return toWire(choice, legal);
}
