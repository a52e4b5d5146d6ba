import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { EmblemPath } from '../../emblem/emblem-path.tsx';
import type { CardGround } from '../card.ts';
import { HEIGHT, SCENERY, type Stroke, WIDTH } from './scenes.ts';
import { seeded } from './seeded.ts';

/** The side of the box that emblems are drawn in. */
const BOX = 512;

/**
 * The picture of a card: an emblem on a ground. The ground says the kind; its hills, stars and stones
 * follow from the design, so that a card looks the same wherever it is seen, and like no other.
 */
export const CardArt = memo(function CardArt({
  design,
  ground: { scene, hue },
  emblem,
}: {
  readonly design: string;
  readonly ground: CardGround;
  readonly emblem: string;
}): ReactNode {
  const { strokes, stand } = useMemo(() => SCENERY[scene](seeded(design)), [scene, design]);
  const { x, y, side } = stand;
  const placed = `translate(${x - side / 2} ${y - side / 2}) scale(${side / BOX})`;
  return (
    <svg
      className="tw-art"
      data-scene={scene}
      style={{ '--hue': hue } as CSSProperties}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {strokes.filter(({ front }) => front === undefined).map(drawn)}
      <EmblemPath className="tw-art-emblem" transform={placed} emblem={emblem} />
      {strokes.filter(({ front }) => front === true).map(drawn)}
    </svg>
  );
});

function drawn({ tone, path }: Stroke, at: number): ReactNode {
  return <path key={`${at}`} data-tone={tone} d={path} />;
}

/** An emblem by itself, as large as the text around it. */
export function Emblem({
  path,
  size,
}: {
  readonly path: string;
  readonly size?: number;
}): ReactNode {
  return (
    <svg
      className="tw-emblem"
      viewBox={`0 0 ${BOX} ${BOX}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <EmblemPath emblem={path} />
    </svg>
  );
}
