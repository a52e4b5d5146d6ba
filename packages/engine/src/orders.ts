import type { Answer, Choice } from './choice.ts';
import { fallbackAnswer } from './list-answers.ts';

/** What a seat may say about a kind of reaction in advance. */
export const STANDING_ORDERS = ['ask', 'always', 'never'] as const;
/** See {@link STANDING_ORDERS}. */
export type StandingOrder = (typeof STANDING_ORDERS)[number];

/** A seat has passed in advance for as long as this time is that one: `{ scope: 'combat', of: 3 }`. */
export interface StandingPass {
  readonly scope: string;
  readonly of: string | number;
}

/**
 * The pass that a seat has given in advance to a choice, if any: not where something is aimed at it.
 * Like {@link answerByOrder} it is submitted as any other answer.
 */
export function answerByPass(choice: Choice, passes: readonly StandingPass[]): Answer | undefined {
  const { pass } = choice;
  if (pass === undefined || pass.aimed) return undefined;
  const passed = passes.some(({ scope, of }) => pass.scopes[scope] === of);
  return passed ? fallbackAnswer(choice) : undefined;
}

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
