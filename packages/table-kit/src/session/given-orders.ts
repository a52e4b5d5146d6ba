import type { Choice, Why, WireAnswer } from '@tablewright/engine';
import {
  answerByOrder,
  answerByPass,
  type StandingOrder,
  type StandingPass,
  toWire,
} from '@tablewright/engine/host';

/** What a person has said in advance about a kind of reaction, or about windows of passing. */
export interface GivenOrder {
  /** The reaction's key; for a pass {@link passKey}. */
  readonly key: string;
  /** Always, never, or pass for as long as a time is the one that it was. */
  readonly order: Exclude<StandingOrder, 'ask'> | StandingPass;
  /** What was asked when the order was given. */
  readonly why: Why;
}

/** The key of the order to pass during such a time; there is one for each. */
export function passKey(scope: string): string {
  return `pass.${scope}`;
}

/** The orders without passes for times that are over, as far as this choice tells. */
export function stillValid(
  orders: readonly GivenOrder[],
  { pass }: Pick<Choice, 'pass'>,
): readonly GivenOrder[] {
  if (pass === undefined) return orders;
  const isOver = ({ order }: GivenOrder) =>
    typeof order === 'object' &&
    Object.hasOwn(pass.scopes, order.scope) &&
    pass.scopes[order.scope] !== order.of;
  return orders.some(isOver) ? orders.filter((given) => !isOver(given)) : orders;
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
  const passes: StandingPass[] = [];
  const byKey: Record<string, StandingOrder> = {};
  for (const { key, order } of orders) {
    if (typeof order === 'object') passes.push(order);
    else byKey[key] = order;
  }
  const answer = answerByOrder(choice, byKey) ?? answerByPass(choice, passes);
  return answer === undefined ? undefined : toWire(choice, answer);
}
