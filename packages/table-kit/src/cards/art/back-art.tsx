import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { EmblemPath } from '../../emblem/emblem-path.tsx';
import type { CardBack } from '../card.ts';
import { circle, line, type Point, star, towards } from './paths.ts';
import { between, seeded } from './seeded.ts';

const CENTRE: Point = [60, 84];

/** The back of a deck: a rosette like that of a banknote, round the emblem of the deck. */
export const BackArt = memo(function BackArt({ back }: { readonly back: CardBack }): ReactNode {
  const { deck, hue, emblem } = back;
  const rosette = useMemo(() => rosetteOf(seeded(deck)), [deck]);
  return (
    <svg
      className="tw-back-art"
      style={{ '--hue': hue } as CSSProperties}
      viewBox="0 0 120 168"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path data-tone="thread" d={rosette} />
      <path
        data-tone="frame"
        d="M6 12a6 6 0 0 0 6-6H108a6 6 0 0 0 6 6V156a6 6 0 0 0-6 6H12a6 6 0 0 0-6-6z"
      />
      <path data-tone="stud" d={CORNERS} />
      <path data-tone="well" d={circle(CENTRE, 30)} />
      <path data-tone="frame" d={circle(CENTRE, 30) + circle(CENTRE, 33)} />
      <EmblemPath data-tone="emblem" transform="translate(38 62) scale(.0859)" emblem={emblem} />
    </svg>
  );
});

const CORNERS = [
  [16, 16],
  [104, 16],
  [16, 152],
  [104, 152],
]
  .map(([x = 0, y = 0]) => star([x, y], 4.5))
  .join('');

/** Threads that swing about two circles and close after a whole number of swings. */
function rosetteOf(random: () => number): string {
  const swings = between(random, 8, 13);
  const thread = (middle: number, deep: number, shift: number): string => {
    const steps = swings * 10;
    const points = Array.from({ length: steps }, (_, i) => {
      const far = middle + deep * Math.cos(((i / steps) * swings + shift) * 2 * Math.PI);
      return towards(CENTRE, i / steps, far);
    });
    return `${line(points)}z`;
  };
  const inner = [0, 0.25, 0.5, 0.75].map((shift) => thread(44, 9, shift));
  const outer = [0, 0.2, 0.4, 0.6, 0.8].map((shift) => thread(74, 20, shift));
  return [...inner, ...outer].join('');
}
