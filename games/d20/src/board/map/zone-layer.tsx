import { EmblemPath } from '@tablewright/table-kit/emblem';
import { memo, type ReactNode } from 'react';
import type { ZoneFacts } from '../../explain/index.ts';
import { zoneEmblem } from '../emblem-of.ts';
import { middleOf, outlineOf, squaresOf } from './outline.ts';
import { UNIT } from './units.ts';

/** What zones look like, by what they are of. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  fire: ['fire', 'lava', 'burning-web', 'wall-of-fire', 'heat', 'set-charge'],
  cold: ['freezing', 'cold', 'wall-of-ice', 'deep-water', 'parted-water', 'rain'],
  poison: ['gas', 'cloudkill', 'insect-plague', 'radiation', 'plants'],
  light: ['light', 'clear-sky', 'dispel-evil', 'protection-from-evil'],
  dark: ['darkness', 'vacuum', 'silence'],
  stone: ['wall-of-stone', 'mud', 'hold-portal', 'wizard-lock', 'pass-wall'],
};

/** The look of a kind of zone. */
export const zoneLook = (kind: string): string =>
  Object.entries(LOOKS).find(([, kinds]) => kinds.includes(kind))?.[0] ?? 'magic';

/** What lies on squares: in its colour, with its border and its sign. */
export const ZoneLayer = memo(function ZoneLayer({
  zones,
  width,
}: {
  readonly zones: readonly ZoneFacts[];
  readonly width: number;
}): ReactNode {
  return (
    <g>
      {zones.map(({ id, kind, cells, isHidden }) => {
        const middle = middleOf(cells, width);
        if (middle === undefined) return null;
        const [x, y] = [(middle % width) * UNIT, Math.floor(middle / width) * UNIT];
        return (
          <g
            key={id}
            className="dt-zone"
            data-look={zoneLook(kind)}
            data-hidden={isHidden || undefined}
          >
            <path className="dt-zone-ground" d={squaresOf(cells, width)} />
            <path className="dt-zone-edge" d={outlineOf(cells, width)} />
            <EmblemPath
              className="dt-zone-sign"
              emblem={zoneEmblem(kind)}
              transform={`translate(${x + 6} ${y + 6}) scale(${28 / 512})`}
            />
          </g>
        );
      })}
    </g>
  );
});
