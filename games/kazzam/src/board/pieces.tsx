import { EmblemPath } from '@tablewright/table-kit/emblem';
import { roundPotion } from '@tablewright/table-kit/emblems';
import { memo, type ReactNode } from 'react';
import { EMBLEMS, type Paint } from './colours.ts';
import { UNIT } from './units.ts';

/** An orb, centred on a point, with the sign of its team. */
export const OrbPiece = memo(function OrbPiece({
  x,
  y,
  paint,
  radius = 8,
}: {
  readonly x: number;
  readonly y: number;
  readonly paint: Paint;
  readonly radius?: number;
}): ReactNode {
  const scale = radius / 9;
  return (
    <g className="kz-orb" data-paint={paint} transform={`translate(${x} ${y})`}>
      <circle r={radius} />
      <path d={EMBLEMS[paint]} transform={`scale(${scale}) translate(-5 -5)`} />
    </g>
  );
});

/** An item that is no orb, centred on a point: a flask, as powers make them. */
export function ItemPiece({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g className="kz-item" transform={`translate(${x} ${y})`}>
      <circle r="8" />
      <EmblemPath emblem={roundPotion} transform={`translate(-6 -6) scale(${12 / 512})`} />
    </g>
  );
}

/** A pedestal in the colour of its team, with the orbs that lie on it. */
export const PedestalPiece = memo(function PedestalPiece({
  x,
  y,
  paint,
  orbs,
}: {
  readonly x: number;
  readonly y: number;
  readonly paint: Paint;
  /** Their colours, joined by spaces. */
  readonly orbs: string;
}): ReactNode {
  const paints = orbs === '' ? [] : (orbs.split(' ') as Paint[]);
  const middle = UNIT / 2;
  const radius = paints.length > 1 ? 6 : 9;
  return (
    <g className="kz-pedestal" data-paint={paint} transform={`translate(${x} ${y})`}>
      <path className="kz-plinth" d="M6 2H34L38 6V34L34 38H6L2 34V6z" />
      <path className="kz-plinth-top" d="M10 7H30L33 10V30L30 33H10L7 30V10z" />
      {paints.map((one, at) => {
        const turn = (2 * Math.PI * at) / paints.length;
        const away = paints.length > 1 ? 8 : 0;
        return (
          <OrbPiece
            // biome-ignore lint/suspicious/noArrayIndexKey: orbs of a pedestal are told apart by place only
            key={at}
            x={middle + away * Math.sin(turn)}
            y={middle - away * Math.cos(turn)}
            paint={one}
            radius={radius}
          />
        );
      })}
    </g>
  );
});
