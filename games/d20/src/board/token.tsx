import { EmblemPath } from '@tablewright/table-kit/emblem';
import { useFace } from '@tablewright/table-kit/face';
import { memo, type ReactNode } from 'react';
import type { Wound } from '../model.ts';
import { effectEmblem } from './emblem-of.ts';

/** Everything that a token shows, as plain values. */
export interface TokenLook {
  readonly id: number;
  readonly side: 'party' | 'foes' | 'others';
  readonly emblem: string;
  /** The address of a portrait, which stands in place of the emblem once it has come. */
  readonly face: string | undefined;
  readonly wound: Wound;
  /** What is left of Hit Points, from 0 to 1, where they are known; else what the wound looks like. */
  readonly share: number;
  /** A number apart from others of its name; `''` for none. */
  readonly number: string;
  /** The mark of the seat that plays it. */
  readonly seat:
    | { readonly letter: string; readonly colour: string; readonly ink: string }
    | undefined;
  /** The condition on its badge, and how many there are. */
  readonly condition: string | undefined;
  readonly conditions: number;
  readonly acting: boolean;
  readonly acted: boolean;
  readonly hidden: boolean;
}

/** The shapes of sides: a round seal, a lozenge, a plate. */
const SHAPES: Readonly<Record<TokenLook['side'], string>> = {
  party: 'M20 4a16 16 0 1 1 0 32a16 16 0 1 1 0-32z',
  foes: 'M13.4 4h13.2l9.4 9.4v13.2l-9.4 9.4h-13.2l-9.4-9.4v-13.2z',
  others: 'M9 5h22a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4v-22a4 4 0 0 1 4-4z',
};

/** The token of a creature in a box of 40 by 40: its picture on the shape of its side, its wound as a ring. */
export const Token = memo(function Token({
  side,
  emblem,
  face,
  wound,
  share,
  number,
  seat,
  condition,
  conditions,
  acting,
  acted,
  hidden,
}: TokenLook): ReactNode {
  const portrait = useFace(face);
  return (
    <g
      className="dt-token"
      data-faced={portrait !== undefined || undefined}
      data-side={side}
      data-wound={wound}
      data-acting={acting || undefined}
      data-acted={acted || undefined}
      data-hidden={hidden || undefined}
    >
      {acting && <path className="dt-token-halo" d={SHAPES[side]} />}
      <path className="dt-token-body" d={SHAPES[side]} />
      {portrait === undefined ? (
        <EmblemPath
          className="dt-token-emblem"
          emblem={emblem}
          transform={`translate(8 8) scale(${24 / 512})`}
        />
      ) : (
        <image className="dt-token-face" href={portrait} x="5" y="5" width="30" height="30" />
      )}
      <path className="dt-token-ring" d={SHAPES[side]} />
      <path
        className="dt-token-left"
        d={SHAPES[side]}
        pathLength={100}
        strokeDasharray={`${Math.round(100 * share)} 100`}
      />
      {(wound === 'down' || wound === 'dead') && (
        <path
          className="dt-token-out"
          d={wound === 'dead' ? 'M10 10L30 30M30 10L10 30' : 'M8 20H32'}
        />
      )}
      {number !== '' && (
        <g className="dt-token-number" transform="translate(33 7)">
          <circle r="8" />
          <text>{number}</text>
        </g>
      )}
      {seat !== undefined && (
        <g className="dt-token-seat" transform="translate(7 7)">
          <circle r="7.5" style={{ fill: seat.colour }} />
          <text style={{ fill: seat.ink }}>{seat.letter}</text>
        </g>
      )}
      {condition !== undefined && <Badge condition={condition} count={conditions} />}
    </g>
  );
});

function Badge({
  condition,
  count,
}: {
  readonly condition: string;
  readonly count: number;
}): ReactNode {
  const wide = count > 1;
  return (
    <g className="dt-token-badge" transform="translate(20 34)">
      <rect x={wide ? -14 : -7.5} y="-7" width={wide ? 28 : 15} height="14" rx="7" />
      <EmblemPath
        emblem={effectEmblem(condition)}
        transform={`translate(${wide ? -12 : -5} -5) scale(${10 / 512})`}
      />
      {wide && <text x="5">+{count - 1}</text>}
    </g>
  );
}

/** A token by itself, as large as it is told. */
export function TokenPicture({
  look,
  size,
}: {
  readonly look: TokenLook;
  readonly size: number;
}): ReactNode {
  return (
    <svg
      className="dt-token-picture"
      viewBox="-2 -2 44 44"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <Token {...look} />
    </svg>
  );
}
