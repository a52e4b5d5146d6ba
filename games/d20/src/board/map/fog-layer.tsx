import { memo, type ReactNode } from 'react';
import type { Fog } from '../../explain/index.ts';
import { squaresOf } from './outline.ts';

/** The fog over a map: what nobody has seen is covered, what was seen before is dim. */
export const FogLayer = memo(function FogLayer({
  fog: { unseen, remembered },
  width,
}: {
  readonly fog: Fog;
  readonly width: number;
}): ReactNode {
  return (
    <g>
      <path className="dt-fog-unseen" d={squaresOf([...unseen], width)} />
      <path className="dt-fog-remembered" d={squaresOf([...remembered], width)} />
    </g>
  );
});
