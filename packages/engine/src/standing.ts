import { type Answer, type Choice, choicesIn, type Pending } from './choice.ts';
import type { Flow, Reply, SlotAnswer } from './flow.ts';
import { canonicalJson } from './hash.ts';
import { choiceView } from './match-view.ts';
import type { Seat } from './seat.ts';

/** What seats may do at any time beside a flow. */
export interface StandingOffers {
  /**
   * What a seat may do now, each a choice of its own; asked only when somebody looks or makes use
   * of one. It must depend on nothing that the seat may not know.
   */
  offersFor(seat: Seat): readonly Choice[];
  /** Carries out what a seat has answered to one of its offers. */
  use(offer: Choice, answer: Answer): Flow<void>;
}

/**
 * Runs a flow beside which seats may do something at any time, also while others decide. That holds
 * nobody up: the match waits for the same answers as without it. What is open when an offer is used
 * is asked again afterwards, made anew where it says how ({@link ChoiceExtras.anew}). What a use
 * asks is asked in the same way.
 */
export function* beside<T>(offers: StandingOffers, flow: Flow<T>): Flow<T> {
  const course: Course = { now: new WeakMap(), used: false };
  let over = false;
  try {
    let result = flow.next(0);
    while (!result.done) result = flow.next(yield* replyTo(offers, result.value, course));
    over = true;
    return result.value;
  } finally {
    // Left in the middle: the flow's own `finally` blocks run.
    if (!over) (flow as Generator<Pending, unknown, Reply>).return(undefined);
  }
}

/** What has become of a flow's choices. */
interface Course {
  /** By choice, the one in its place once it was made anew. */
  readonly now: WeakMap<Choice, Choice>;
  /** Whether an offer was used and what is open is still to be made anew. */
  used: boolean;
}

/** Has somebody answer what a flow waits for; until then offers may be used. */
function* replyTo(offers: StandingOffers, pending: Pending, course: Course): Flow<Reply> {
  const isMany = pending.kind === 'many';
  const first = choicesIn(pending);
  for (;;) {
    if (course.used) {
      const gone = first.findIndex((choice) => !renew(choice, course));
      // Whoever asked that knows that there is nothing left to choose.
      if (gone >= 0) return isMany ? { slot: gone, answer: 0 } : 0;
      course.used = false;
    }
    const { slot, answer, seat } = (yield {
      kind: 'many',
      choices: first.map((choice) => course.now.get(choice) ?? choice),
      secret: isMany && pending.secret,
      standing: (of) => offers.offersFor(of),
    }) as SlotAnswer;
    if (slot >= 0) return isMany ? { slot, answer } : answer;
    const offer = seat === undefined ? undefined : offers.offersFor(seat)[-1 - slot];
    if (offer === undefined) throw new Error(`seat ${seat} has no standing offer ${-1 - slot}`);
    yield* beside(offers, offers.use(offer, answer));
    course.used = true;
  }
}

/**
 * Makes a choice anew; returns whether there is anything left to choose. One that comes out the same
 * stays the one that it was: whoever is about to answer it can.
 */
function renew(choice: Choice, { now }: Course): boolean {
  if (choice.anew === undefined) return true;
  const anew = choice.anew();
  if (anew !== undefined && shown(anew) !== shown(now.get(choice) ?? choice)) now.set(choice, anew);
  return anew !== undefined;
}

/** All that whoever is asked sees of a choice. */
function shown(choice: Choice): string {
  return canonicalJson(choiceView(choice, 0));
}
