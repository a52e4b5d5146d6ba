import { type SeatMark, shapePath } from '@tablewright/table-kit/board';
import type { CSSProperties, ReactNode } from 'react';
import type { CardId, LetterFace, NumberFace } from '../model.ts';
import { CARD_PICTURES } from './card-pictures.ts';

/** The seat's colour for everything below: lines, pieces, light. */
export function seatStyle(mark: SeatMark): CSSProperties {
  return { '--ub-seat': mark.colour, '--ub-seat-ink': mark.ink } as CSSProperties;
}

/** One score cube in its owner's colour and shape. Decorative: what it lies on says so in words. */
export function Cube({
  mark,
  ghost = false,
}: {
  readonly mark: SeatMark;
  /** An empty place for a cube. */
  readonly ghost?: boolean;
}): ReactNode {
  return (
    <svg
      className="ub-cube"
      viewBox="-1 -1 26 26"
      data-ghost={ghost || undefined}
      aria-hidden="true"
    >
      <path d={shapePath(mark.shape)} />
      {!ghost && (
        <path
          className="ub-cube-top"
          d={shapePath(mark.shape)}
          transform="translate(5 4.4) scale(.58)"
        />
      )}
    </svg>
  );
}

/** A seat's piece with its letter. Decorative. */
export function Badge({ mark }: { readonly mark: SeatMark }): ReactNode {
  const sinks = mark.shape === 'triangle' ? 19 : mark.shape === 'pentagon' ? 17.4 : 16.6;
  return (
    <svg
      className="ub-badge"
      viewBox="-1 -1 26 26"
      style={{ '--ub-seat': mark.colour, '--ub-seat-ink': mark.ink } as CSSProperties}
      aria-hidden="true"
    >
      <path d={shapePath(mark.shape)} />
      <text x="12" y={sinks} textAnchor="middle">
        {mark.letter}
      </text>
    </svg>
  );
}

/** The picture of an item or power card. Decorative. */
export function Picture({ card }: { readonly card: CardId }): ReactNode {
  return (
    <svg className="ub-picture" viewBox="0 0 512 512" aria-hidden="true">
      <path d={CARD_PICTURES[card]} />
    </svg>
  );
}

/** The mark of energy, and of the coloured squares that bring it. Decorative. */
export function Bolt(): ReactNode {
  return (
    <svg className="ub-bolt" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M13.6 1.5 4.6 13.8h6l-1.4 8.7 9.4-12.9h-6.2z" />
    </svg>
  );
}

/** The mark of health. Decorative. */
export function Heart(): ReactNode {
  return (
    <svg className="ub-heart" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 21.4C5.2 16.4 1.6 12.6 1.6 8.2a5.4 5.4 0 0 1 10.4-2 5.4 5.4 0 0 1 10.4 2c0 4.4-3.6 8.2-10.4 13.2z" />
    </svg>
  );
}

/** Two hairlines and a ring: somebody can be aimed at. Decorative. */
export function Crosshair(): ReactNode {
  return (
    <svg className="ub-crosshair" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="7" />
      <path d="M12 1v6M12 17v6M1 12h6M17 12h6" />
    </svg>
  );
}

/** The piece that its holder acts first with. Decorative. */
export function FirstToken(): ReactNode {
  return (
    <svg className="ub-first" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1.2 14.6 4l3.8-.4.6 3.8 3.4 1.8-1.7 3.4 1.7 3.4-3.4 1.8-.6 3.8-3.8-.4L12 24l-2.6-2.8-3.8.4-.6-3.8L1.6 16l1.7-3.4L1.6 9.2 5 7.4l.6-3.8 3.8.4z" />
      <text x="12" y="17.2" textAnchor="middle">
        1
      </text>
    </svg>
  );
}

/** The upper face of a die. Decorative. */
export function Die({ face }: { readonly face: LetterFace | NumberFace }): ReactNode {
  return (
    <svg
      className="ub-die"
      viewBox="0 0 40 40"
      data-blank={face === '' || undefined}
      data-star={face === '*' || undefined}
      aria-hidden="true"
    >
      <rect x="1.5" y="1.5" width="37" height="37" rx="8" />
      {face === '*' ? (
        <path d="M20 7.4l3.8 8 8.8 1.1-6.5 6 1.7 8.7L20 26.9l-7.8 4.3 1.7-8.7-6.5-6 8.8-1.1z" />
      ) : (
        <text x="20" y="28.4" textAnchor="middle">
          {face}
        </text>
      )}
    </svg>
  );
}
