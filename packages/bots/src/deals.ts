import {
  type Answer,
  type Choice,
  type Deal,
  dealAsked,
  type OffersInput,
  type Policy,
  type RandomSource,
} from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';

/**
 * What an agreement is worth to the seat that is asked: above 0, it is better off with it. Nothing if
 * it cannot tell.
 *
 * @param asked the offer or choice by which it is asked
 * @param slot the number by which it is answered
 */
export type Worth<V = unknown> = (
  input: Omit<OffersInput<V>, 'offers'>,
  deal: Deal<unknown>,
  asked: Choice,
  slot: number,
) => number | undefined;

/**
 * The policy, which also answers what others propose: it accepts what it is better off with, and
 * declines the rest, also where it cannot tell.
 */
export function withDeals<V>(policy: Policy<V>, worth: Worth<V>): Policy<V> {
  const answerOf = (
    input: Omit<OffersInput<V>, 'offers'>,
    deal: Deal<unknown>,
    asked: Choice,
    slot: number,
  ): Answer => {
    const accepts = (worth(input, deal, asked, slot) ?? 0) > 0;
    const options = 'options' in asked ? asked.options : [];
    const wanted = options.findIndex(({ id }) => id === (accepts ? 'accept' : 'decline'));
    return wanted >= 0 ? wanted : options.findIndex(({ id }) => id === 'decline');
  };
  const dealer: Policy<V> = (input) => {
    const deal = dealAsked(input.choice);
    return deal === undefined ? policy(input) : answerOf(input, deal, input.choice, 0);
  };
  const offers: Policy<V>['offers'] = (input) => {
    for (const [place, offer] of input.offers.entries()) {
      const deal = dealAsked(offer);
      if (deal !== undefined) return { place, answer: answerOf(input, deal, offer, -1 - place) };
    }
    return policy.offers?.(input);
  };
  return Object.assign(dealer, { offers });
}

/** Presents that are imagined to judge an agreement. */
const LOOKS = 4;

/**
 * What an agreement is worth by the game's own judgement of the moment after it (`Game.evaluate`), on
 * average over some presents that the seat can imagine. Nothing where the game cannot judge.
 */
export const worthAhead: Worth = ({ seat, random, imagine }, _deal, asked, slot) => {
  const options = 'options' in asked ? asked.options : [];
  const answers = ['accept', 'decline'].map((id) => options.findIndex((one) => one.id === id));
  let sum = 0;
  for (let look = 0; look < LOOKS; look += 1) {
    const seed = `deal/${random.index(2 ** 30, 'look')}`;
    const [accepted, declined] = answers.map((answer) => {
      const playout = answer < 0 ? undefined : imagine?.(seededSource(seed) as RandomSource);
      playout?.give(slot, answer, seat);
      return playout?.game.evaluate?.(playout.state, seat);
    });
    if (accepted === undefined || declined === undefined) return undefined;
    sum += accepted - declined;
  }
  return sum / LOOKS;
};
