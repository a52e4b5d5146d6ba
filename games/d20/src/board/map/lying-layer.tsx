import { EmblemPath } from '@tablewright/table-kit/emblem';
import { memo, type ReactNode } from 'react';
import type { LyingFacts } from '../../explain/index.ts';
import { gearEmblem } from '../emblem-of.ts';
import { UNIT } from './units.ts';

/** So many things of a square stand beside each other, along its lower edge. */
const BESIDE = 2;
const SIZE = UNIT * 0.4;

/** Things that lie on squares. */
export const LyingLayer = memo(function LyingLayer({
  lying,
  width,
}: {
  readonly lying: readonly LyingFacts[];
  readonly width: number;
}): ReactNode {
  const places = new Map<number, LyingFacts[]>();
  for (const thing of lying) {
    if (thing.cell !== undefined)
      places.set(thing.cell, [...(places.get(thing.cell) ?? []), thing]);
  }
  return (
    <g>
      {[...places].map(([cell, things]) => (
        <g
          key={cell}
          transform={`translate(${(cell % width) * UNIT} ${Math.floor(cell / width) * UNIT})`}
        >
          {things.slice(0, BESIDE).map(({ id, kind, isHidden }, at) => (
            <EmblemPath
              key={id}
              className="dt-lying"
              data-hidden={isHidden || undefined}
              emblem={gearEmblem(kind)}
              transform={`translate(${at * SIZE + 2} ${UNIT - SIZE - 2}) scale(${SIZE / 512})`}
            />
          ))}
        </g>
      ))}
    </g>
  );
});
