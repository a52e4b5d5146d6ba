import { type Choice, dealAsked, fallbackAnswer, type Policy } from '@tablewright/engine';
import type { Terms } from './model.ts';
import type { MagpieView } from './seen.ts';

/** What accepting such terms is worth, in cards. */
const worth = ({ give, gold, take, peace }: Terms): number =>
  give.length + gold / 2 - take.length - (peace ? 1 : 0);

const placeOf = (asked: Choice, id: string): number =>
  'options' in asked ? asked.options.findIndex((option) => option.id === id) : -1;

/**
 * Puts cards down, stops curses on itself, curses whom it can, accepts proposals by which it gains and
 * declines the others.
 */
export const heuristic: Policy<MagpieView> = Object.assign<
  Policy<MagpieView>,
  Required<Pick<Policy<MagpieView>, 'offers'>>
>(
  ({ view, seat, choice }) => {
    const curse = view.curses.at(-1);
    const saves = choice.why.key === 'charm' && curse?.at === seat && !curse.stopped;
    return saves ? 0 : fallbackAnswer(choice);
  },
  {
    offers: ({ offers }) => {
      for (const [place, offer] of offers.entries()) {
        const deal = dealAsked<Terms>(offer);
        if (offer.why.key === 'curse') return { place, answer: [0, 0] };
        if (deal === undefined) continue;
        const accept = worth(deal.terms) > 0 ? placeOf(offer, 'accept') : -1;
        return { place, answer: accept < 0 ? placeOf(offer, 'decline') : accept };
      }
      return undefined;
    },
  },
);
