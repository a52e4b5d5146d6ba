import type { ReactNode } from 'react';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** What can lie on a space. */
type PieceKind = 'marked' | 'health' | 'damage';

/** A token on a space, in a box of 40 by 40. Each kind has a shape of its own. Decorative. */
export function Piece({ kind }: { readonly kind: PieceKind }): ReactNode {
  switch (kind) {
    case 'marked':
      return (
        <g className="ba-piece ba-piece-marked">
          <path d="M20 3.6C29.4 3 36.5 10.2 36.3 19.9C36.2 29.6 29.7 36.6 20.2 36.4C10.2 36.3 3.6 29.2 3.7 20.1C3.8 10.5 10.4 4.2 20 3.6Z" />
        </g>
      );
    case 'health':
      return (
        <g className="ba-piece ba-piece-health">
          <circle cx="20" cy="20" r="16" />
          <Drawing icon="health" size={21} />
        </g>
      );
    case 'damage':
      return (
        <g className="ba-piece ba-piece-damage">
          <path d="M9 4.5H31L35.5 9V31L31 35.5H9L4.5 31V9Z" />
          <Drawing icon="damage" size={24} />
        </g>
      );
  }
}

function Drawing({ icon, size }: { readonly icon: IconName; readonly size: number }): ReactNode {
  const corner = 20 - size / 2;
  return (
    <path
      className="ba-piece-ink"
      d={ICON_PATHS[icon]}
      transform={`translate(${corner} ${corner}) scale(${size / 512})`}
    />
  );
}
