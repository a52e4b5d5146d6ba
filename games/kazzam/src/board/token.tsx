import { memo, type ReactNode } from 'react';
import type { Status } from '../model.ts';
import type { Paint } from './colours.ts';
import { Block, Disc } from './token-body.tsx';
import type { TokenLook } from './token-look.ts';
import { Corners, WorstStatus } from './token-marks.tsx';
import { UNIT } from './units.ts';

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
      data-shared={look.tagged || undefined}
      data-acting={acting || undefined}
      data-selected={selected || undefined}
      data-concerned={concerned || undefined}
      data-hidden={list.includes('hidden') || undefined}
      data-shade={list.includes('shade') || undefined}
      data-prone={list.includes('prone') || undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
    >
      {kind === 'creep' ? <Block {...look} w={w} h={h} /> : <Disc {...look} />}
      {look.squeezed && <Squeeze side={look.squeezed} w={w} h={h} />}
      <Corners {...look} w={w} h={h} />
      <WorstStatus list={list} w={w} h={h} />
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

/** The plate of a large piece on which others stand, drawn above all pieces: its letters and its HP. */
export const Tag = memo(function Tag({
  x,
  y,
  letters,
  paint,
  hp,
  bloodied,
}: {
  readonly x: number;
  readonly y: number;
  readonly letters: string;
  readonly paint: Paint;
  readonly hp: number;
  /** Whether it has lost half of them (KZ-HP-02). */
  readonly bloodied: boolean;
}): ReactNode {
  return (
    <g
      className="kz-token kz-tag"
      data-paint={paint}
      data-bloodied={bloodied || undefined}
      transform={`translate(${x} ${y})`}
    >
      <rect className="kz-body" x="-20" y="-10" width="40" height="20" rx="5" />
      <text className="kz-letters" x="-9.5">
        {letters}
      </text>
      <rect className="kz-tag-hp" x="1" y="-8" width="17" height="16" rx="3.5" />
      <text className="kz-tag-number" x="9.5">
        {hp}
      </text>
    </g>
  );
});
