import type { ReactNode } from 'react';
import type { Token } from '../model.ts';
import { partsOfToken, type Suit } from '../token-parts.ts';

const SUITS: Readonly<Record<Suit, string>> = {
  S: 'M5 0C6.5 2.6 9.6 4.2 9.6 6.6C9.6 8.4 7.1 9 5.7 7.6C5.8 8.8 6.3 9.5 7 10H3C3.7 9.5 4.2 8.8 4.3 7.6C2.9 9 .4 8.4 .4 6.6C.4 4.2 3.5 2.6 5 0Z',
  H: 'M5 9.7C3.2 7.6 .2 5.6 .2 3C.2 1.4 1.4 .4 2.8 .4C3.8 .4 4.6 1 5 1.9C5.4 1 6.2 .4 7.2 .4C8.6 .4 9.8 1.4 9.8 3C9.8 5.6 6.8 7.6 5 9.7Z',
  D: 'M5 0L9.2 5L5 10L.8 5Z',
  C: 'M5 .2A2.3 2.3 0 0 1 6.9 3.8A2.4 2.4 0 1 1 5.7 7.4C5.8 8.8 6.3 9.5 7 10H3C3.7 9.5 4.2 8.8 4.3 7.4A2.4 2.4 0 1 1 3.1 3.8A2.3 2.3 0 0 1 5 .2Z',
};

const STAR = 'M5 0L6.5 3.3L10 3.8L7.4 6.3L8.1 10L5 8.2L1.9 10L2.6 6.3L0 3.8L3.5 3.3Z';

/** What a space or a token of the deck has printed on it, in a box of 40 by 40. Decorative. */
export function PrintedToken({ token }: { readonly token: Token }): ReactNode {
  const parts = partsOfToken(token);
  if (parts !== undefined) {
    const red = parts.suit === 'H' || parts.suit === 'D';
    return (
      <g className="ba-printed" data-red={red || undefined}>
        <text x="12.5" y="27.4" textAnchor="middle" fontSize="22">
          {parts.rank}
        </text>
        <path d={SUITS[parts.suit]} transform="translate(20.8 12.6) scale(1.5)" />
      </g>
    );
  }
  if (token === 'JK' || token === '') {
    return (
      <g className="ba-printed" data-free={token === '' || undefined}>
        <path d={STAR} transform="translate(11.5 11) scale(1.7)" />
      </g>
    );
  }
  return (
    <g className="ba-printed">
      <text x="20" y="27.6" textAnchor="middle" fontSize="22">
        {token.slice(1)}
      </text>
    </g>
  );
}
