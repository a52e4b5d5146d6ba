import type { Token } from './model.ts';

/** The suits of the 25-card deck by their letter. */
export type Suit = 'S' | 'H' | 'D' | 'C';

/** Suit and rank of a playing card's code: suit first, but after a queen. */
export function partsOfToken(
  token: Token,
): { readonly suit: Suit; readonly rank: string } | undefined {
  const [, queen, suit, rank] = /^(?:Q([SHDC])|([SHDC])([A2-5]))$/.exec(token) ?? [];
  if (queen !== undefined) return { suit: queen as Suit, rank: 'Q' };
  return suit === undefined || rank === undefined ? undefined : { suit: suit as Suit, rank };
}
