import type { OffersInput, Policy } from '../../game.ts';
import { fallbackAnswer } from '../../list-answers.ts';
import type { LanternView } from './seen.ts';

/** A master that says where the heroes are and sends an imp when nobody is there to fight. */
function offersOfMaster({ view, offers }: OffersInput<LanternView>) {
  const placeOf = (key: string) => offers.findIndex(({ why }) => why.key === key);
  if (view.scene === undefined) return { place: placeOf('describe'), answer: ['A **dark** hall.'] };
  if (view.foes.length > 0) return undefined;
  return { place: placeOf('place'), answer: ['imp', 2, [], 1] };
}

/** Heroes strike whom they see, or search, and keep their token for when they are weak. */
export const heuristic: Policy<LanternView> = Object.assign<
  Policy<LanternView>,
  Required<Pick<Policy<LanternView>, 'offers'>>
>(
  ({ view, choice }) => {
    // Foes come last.
    if (choice.why.key !== 'turn' || !('options' in choice)) return fallbackAnswer(choice);
    return view.foes.length > 0 ? choice.options.length - 1 : 0;
  },
  {
    offers: (input) => {
      const { view, seat, offers } = input;
      if (seat === view.hp.length) return offersOfMaster(input);
      const isWeak = (view.hp[seat] ?? 0) < 2;
      return isWeak && offers.length > 0 ? { place: 0, answer: 0 } : undefined;
    },
  },
);
