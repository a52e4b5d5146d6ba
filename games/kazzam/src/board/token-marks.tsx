import type { ReactNode } from 'react';
import type { Status } from '../model.ts';
import { EMBLEMS, type Paint } from './colours.ts';
import { OrbPiece } from './pieces.tsx';
import { isHarmful, statusIcon, worstFirst } from './status-icons.ts';
import type { TokenLook } from './token-look.ts';

/** The icon of its worst status in a badge on its lower edge, and how many more it has. */
export function WorstStatus({
  list,
  w,
  h,
}: {
  readonly list: readonly Status[];
  readonly w: number;
  readonly h: number;
}): ReactNode {
  const [worst] = worstFirst(list);
  if (worst === undefined) return null;
  const Icon = statusIcon(worst);
  const more = list.length - 1;
  const width = more > 0 ? 24 : 14;
  return (
    <g
      className="kz-worst"
      data-harms={isHarmful(worst) || undefined}
      transform={`translate(${w / 2} ${h - 4})`}
    >
      <rect x={-width / 2} y="-7" width={width} height="14" rx="7" />
      <Icon x={2 - width / 2} y="-5" width="10" height="10" strokeWidth="3" />
      {more > 0 && (
        <text x="5.5" y=".5">
          +{more}
        </text>
      )}
    </g>
  );
}

/** Around a piece: sign of its side, place in the order, Ward at its left, orbs at its right. */
export function Corners({
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
      {paint !== 'neutral' && (
        <path className="kz-emblem" d={EMBLEMS[paint]} transform="translate(-.5 -.5) scale(1.2)" />
      )}
      {place > 0 && (
        <g className="kz-place kz-finer" transform={`translate(${w - 7} 7)`}>
          <circle r="7" />
          <text>{place}</text>
        </g>
      )}
      {ward > 0 && (
        <g className="kz-ward" transform={`translate(5.5 ${h - 12})`}>
          <path d="M0 -8L7.5 -5V0C7.5 4.5 3.5 7 0 8.5C-3.5 7 -7.5 4.5 -7.5 0V-5z" />
          <text className="kz-fine">{ward}</text>
        </g>
      )}
      {held.map((one, at) => (
        <OrbPiece
          // biome-ignore lint/suspicious/noArrayIndexKey: what it holds has places, left and right
          key={at}
          x={w - 5}
          y={h - 12 - 12 * at}
          paint={one}
          radius={7}
        />
      ))}
      {stowed && <path className="kz-stowed" d={`M${w - 9} ${h - 7}l7 7m0 -7l-7 7`} />}
    </>
  );
}
