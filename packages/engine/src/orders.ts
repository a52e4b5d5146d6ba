import type { Answer, Choice } from './choice.ts';

/** What a seat may say about a kind of reaction in advance. */
export const STANDING_ORDERS = ['ask', 'always', 'never'] as const;
/** See {@link STANDING_ORDERS}. */
export type StandingOrder = (typeof STANDING_ORDERS)[number];

/**
 * The answer that a seat's standing orders give to a choice, if any. It is submitted like any
 * other answer, so the log needs no orders to be replayed.
 */
export function answerByOrder(
  choice: Choice,
  orders: Readonly<Record<string, StandingOrder>>,
): Answer | undefined {
  const { reaction } = choice;
  if (reaction === undefined) return undefined;
  const order = orders[reaction.key] ?? 'ask';
  if (order === 'ask') return undefined;
  return order === 'always' ? reaction.take : reaction.decline;
}
