import type { Answer, Choice } from './choice.ts';
import type { Flow } from './flow.ts';
import type { Seat } from './seat.ts';

/**
 * What seats may do at any time, also while others decide. That holds nobody up: the match waits for
 * the same answers as without it. Whatever is open when an offer is used is asked again afterwards,
 * made anew where it says how (`ChoiceExtras.anew`). What a use asks is asked in the same way.
 */
export interface StandingOffers {
  /**
   * What a seat may do now, each a choice of its own; asked only when somebody looks or makes use
   * of one. It must depend on nothing that the seat may not know.
   */
  offersFor(seat: Seat): readonly Choice[];
  /** Carries out what a seat has answered to one of its offers. */
  use(offer: Choice, answer: Answer): Flow<void>;
}
