import { memo, type ReactNode } from 'react';
import type { Creature, Status } from '../model.ts';
import { EMBLEMS, type Paint } from './colours.ts';
import { OrbPiece } from './pieces.tsx';
import { statusIcon } from './status-icons.ts';
import { UNIT } from './units.ts';

/**
 * Everything that a piece shows, as plain values, so that it is drawn again only if one of them
 * changes.
 */
export interface TokenLook {
  readonly kind: Creature['kind'];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly letters: string;
  /** Whether others stand on it: then its letters are on a {@link Tag}. */
  readonly tagged: boolean;
  /** Its size beside others in its square; 1 if it is alone. */
  readonly scale: number;
  /** How many more pieces lie under it. */
  readonly below: number;
  /** The side that is shorter than usual because it is squeezed (KZ-LARGE-08). */
  readonly squeezed: 'width' | 'height' | undefined;
  readonly paint: Paint;
  /** The place in the order of turns, from 1; 0 for none. */
  readonly place: number;
  readonly hp: number;
  readonly maxHp: number;
  readonly ward: number;
  /** Joined by spaces. */
  readonly statuses: string;
  /** Colours of the orbs that it holds, joined by spaces. */
  readonly orbs: string;
  readonly stowed: boolean;
  readonly mob: boolean;
  readonly acting: boolean;
  readonly selected: boolean;
  /** Whether the question is about it. */
  readonly concerned: boolean;
  /** HP and Ward that it has just lost; 0 for none. */
  readonly hurt: number;
}

/** The piece of a creature: round for an athlete, square for a Creep. */
export const Token = memo(function Token(look: TokenLook): ReactNode {
  const { kind, x, y, width, height, paint, statuses, acting, selected, concerned, mob, hurt } =
    look;
  const { scale, below } = look;
  const w = width * UNIT;
  const h = height * UNIT;
  const list = statuses === '' ? [] : (statuses.split(' ') as Status[]);
  return (
    <g
      className="kz-token"
      data-kind={kind}
      data-paint={paint}
      data-mob={mob || undefined}
      data-acting={acting || undefined}
      data-selected={selected || undefined}
      data-concerned={concerned || undefined}
      data-hidden={list.includes('hidden') || undefined}
      data-prone={list.includes('prone') || undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    >
      {kind === 'creep' ? <Block {...look} w={w} h={h} /> : <Disc {...look} />}
      {look.squeezed && <Squeeze side={look.squeezed} w={w} h={h} />}
      <Icons list={list} w={w} h={h} />
      <Corners {...look} w={w} h={h} />
      {below > 0 && (
        <text className="kz-below" x={w} y={h / 2}>
          +{below}
        </text>
      )}
      {hurt > 0 && (
        <text key={`${hurt}/${look.hp}`} className="kz-hurt" x={w / 2} y={h / 2}>
          −{hurt}
        </text>
      )}
    </g>
  );
});

const RING = 16.5;
const AROUND = 2 * Math.PI * RING;

/** The body of an athlete, with its HP as a ring. */
function Disc({ hp, maxHp, letters, statuses }: TokenLook): ReactNode {
  const share = Math.max(0, Math.min(1, hp / maxHp));
  return (
    <>
      <circle className="kz-halo" cx="20" cy="20" r="21" />
      <circle className="kz-body" cx="20" cy="20" r="14.5" />
      <circle className="kz-ring" cx="20" cy="20" r={RING} />
      <circle
        className="kz-ring-left"
        cx="20"
        cy="20"
        r={RING}
        strokeDasharray={`${share * AROUND} ${AROUND}`}
        transform="rotate(-90 20 20)"
      />
      <text className="kz-letters" x="20" y={statuses === '' ? 20.5 : 17}>
        {letters}
      </text>
    </>
  );
}

/** The body of a creep, with its HP as a bar. */
function Block({
  hp,
  maxHp,
  letters,
  tagged,
  w,
  h,
}: TokenLook & { readonly w: number; readonly h: number }): ReactNode {
  const share = Math.max(0, Math.min(1, hp / maxHp));
  const large = w > UNIT && h > UNIT;
  return (
    <>
      <rect className="kz-halo" x="-1" y="-1" width={w + 2} height={h + 2} rx="7" />
      <rect className="kz-body" x="3" y="3" width={w - 6} height={h - 6} rx="5" />
      <rect className="kz-bar" x="6" y={h - 11} width={w - 12} height="5" rx="2" />
      <rect className="kz-bar-left" x="6" y={h - 11} width={(w - 12) * share} height="5" rx="2" />
      {!tagged && (
        <text
          className="kz-letters"
          data-large={large || undefined}
          x={w / 2}
          y={h > UNIT ? h / 2 : 17}
        >
          {letters}
        </text>
      )}
    </>
  );
}

/** Shows that a creature is squeezed: an arrowhead from either side. */
function Squeeze({
  side,
  w,
  h,
}: {
  readonly side: 'width' | 'height';
  readonly w: number;
  readonly h: number;
}): ReactNode {
  const across = `M-1 ${h / 2 - 20}l9 7l-9 7zM${w + 1} ${h / 2 - 20}l-9 7l9 7z`;
  const along = `M${w / 2 + 13} -1l7 9l7 -9zM${w / 2 + 13} ${h + 1}l7 -9l7 9z`;
  return <path className="kz-squeeze" d={side === 'width' ? across : along} />;
}

/** The letters of a large piece on which others stand, drawn above all pieces. */
export const Tag = memo(function Tag({
  x,
  y,
  letters,
  paint,
}: {
  readonly x: number;
  readonly y: number;
  readonly letters: string;
  readonly paint: Paint;
}): ReactNode {
  return (
    <g className="kz-token kz-tag" data-paint={paint} transform={`translate(${x} ${y})`}>
      <rect className="kz-body" x="-14" y="-10" width="28" height="20" rx="5" />
      <text className="kz-letters">{letters}</text>
    </g>
  );
});

/** The icons of its first two statuses, and how many more it has. */
function Icons({
  list,
  w,
  h,
}: {
  readonly list: readonly Status[];
  readonly w: number;
  readonly h: number;
}): ReactNode {
  if (list.length === 0) return null;
  const shown = list.slice(0, 2);
  const more = list.length - shown.length;
  const left = w / 2 - 5.5 * (shown.length + (more > 0 ? 1 : 0));
  const top = w > UNIT ? h - 30 : h - 17;
  return (
    <g className="kz-icons kz-fine">
      {shown.map((status, at) => {
        const Icon = statusIcon(status);
        return (
          <Icon key={status} x={left + 11 * at} y={top} width="10" height="10" strokeWidth="3" />
        );
      })}
      {more > 0 && (
        <text x={left + 11 * shown.length + 4} y={top + 5.5}>
          +{more}
        </text>
      )}
    </g>
  );
}

/** Emblem, place in the order, Ward and orbs: one in each corner. */
function Corners({
  paint,
  place,
  ward,
  orbs,
  stowed,
  w,
  h,
}: TokenLook & { readonly w: number; readonly h: number }): ReactNode {
  const held = orbs === '' ? [] : (orbs.split(' ') as Paint[]);
  return (
    <>
      <path className="kz-emblem" d={EMBLEMS[paint]} transform="translate(1 1)" />
      {place > 0 && (
        <g className="kz-place kz-finer" transform={`translate(${w - 7} 7)`}>
          <circle r="7" />
          <text>{place}</text>
        </g>
      )}
      {ward > 0 && (
        <g className="kz-ward" transform={`translate(7.5 ${h - 8})`}>
          <path d="M0 -8L7.5 -5V0C7.5 4.5 3.5 7 0 8.5C-3.5 7 -7.5 4.5 -7.5 0V-5z" />
          <text className="kz-fine">{ward}</text>
        </g>
      )}
      {held.map((one, at) => (
        <OrbPiece
          // biome-ignore lint/suspicious/noArrayIndexKey: what it holds has places, left and right
          key={at}
          x={w - 7 - 11 * at}
          y={h - 7}
          paint={one}
          radius={7}
        />
      ))}
      {stowed && <path className="kz-stowed" d={`M${w - 6} ${h - 22}v7m-3.5 -3.5h7`} />}
    </>
  );
}
