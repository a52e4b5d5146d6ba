import type { Card, Token } from '../model.ts';
import { SQUARES } from '../rules/squares.ts';

/** A space of a card. */
export interface SpaceFacts {
  /** Its name: `B1`. */
  readonly square: string;
  /** What is printed on it. */
  readonly token: Token;
  /** What lies on it. */
  readonly lies: 'marked' | 'health' | 'damage' | undefined;
}

/** See {@link SpaceFacts}. Spaces are numbered by their bits. */
export function spaceOn(card: Card, space: number): SpaceFacts {
  return {
    square: SQUARES[space] ?? '',
    token: card.tokens[space] ?? '',
    lies: lyingOn(card, 1 << space),
  };
}

function lyingOn({ marked, health, damage }: Card, bit: number): SpaceFacts['lies'] {
  if ((marked & bit) !== 0) return 'marked';
  if ((health & bit) !== 0) return 'health';
  return (damage & bit) !== 0 ? 'damage' : undefined;
}
