import type { Choice, Why, WireAnswer } from '@tablewright/engine';
import { answerByOrder, type StandingOrder, toWire } from '@tablewright/engine/host';

/** What a person has said in advance about a kind of reaction. */
export interface GivenOrder {
  /** The reaction's key. */
  readonly key: string;
  readonly order: Exclude<StandingOrder, 'ask'>;
  /** What was asked when the order was given. */
  readonly why: Why;
}

/** The orders with one more, which takes the place of an older one of its kind. */
export function withOrder(orders: readonly GivenOrder[], given: GivenOrder): readonly GivenOrder[] {
  return [...withoutOrder(orders, given.key), given];
}

/** The orders without the one about that reaction. */
export function withoutOrder(orders: readonly GivenOrder[], key: string): readonly GivenOrder[] {
  return orders.filter((given) => given.key !== key);
}

/** The answer that a seat's orders give to a choice of its own, if any. */
export function orderedAnswer(
  choice: Choice,
  orders: readonly GivenOrder[],
): WireAnswer | undefined {
  // What several seats may settle is left to them: one seat's order would decide for the others.
  if (choice.seats !== undefined) return undefined;
  const byKey = Object.fromEntries(orders.map(({ key, order }) => [key, order]));
  const answer = answerByOrder(choice, byKey);
  return answer === undefined ? undefined : toWire(choice, answer);
}
