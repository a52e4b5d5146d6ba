import { EmblemPath } from '@tablewright/table-kit/emblem';
import { useFace } from '@tablewright/table-kit/face';
import type { ReactNode } from 'react';
import type { TokenLook } from './token-look.ts';
import { UNIT } from './units.ts';

const RING = 17.2;
const AROUND = 2 * Math.PI * RING;

/** The body of an athlete: its portrait on the colour of its team, with its HP as a ring. */
export function Disc({ hp, maxHp, letters, face }: TokenLook): ReactNode {
  const share = Math.max(0, Math.min(1, hp / maxHp));
  const portrait = useFace(face);
  return (
    <g data-faced={portrait !== undefined || undefined}>
      <circle className="kz-halo" cx="20" cy="20" r="21.5" />
      <circle className="kz-body" cx="20" cy="20" r="15.2" />
      {portrait !== undefined && (
        <image className="kz-face" href={portrait} x="1.5" y="2.5" width="37" height="37" />
      )}
      <circle className="kz-ring" cx="20" cy="20" r={RING} />
      <circle
        className="kz-ring-left"
        cx="20"
        cy="20"
        r={RING}
        strokeDasharray={`${share * AROUND} ${AROUND}`}
        transform="rotate(-90 20 20)"
      />
      <text className="kz-letters" x="20" y="20.5">
        {letters}
      </text>
    </g>
  );
}

/** The body of a Creep or of what an athlete brought: its picture, with its HP as a bar. */
export function Block({
  hp,
  maxHp,
  letters,
  emblem,
  tagged,
  w,
  h,
}: TokenLook & { readonly w: number; readonly h: number }): ReactNode {
  const share = Math.max(0, Math.min(1, hp / maxHp));
  const large = w > UNIT && h > UNIT;
  const side = Math.min(w, h) - 15;
  const number = /\d+$/.exec(letters)?.[0];
  return (
    <g data-faced={emblem !== undefined || undefined} data-large={large || undefined}>
      <rect className="kz-halo" x="-1" y="-1" width={w + 2} height={h + 2} rx="7" />
      <rect className="kz-body" x="2" y="2" width={w - 4} height={h - 4} rx="6" />
      {emblem !== undefined && (
        <EmblemPath
          className="kz-picture"
          emblem={emblem}
          transform={`translate(${(w - side) / 2} ${(h - side) / 2 - 2}) scale(${side / 512})`}
        />
      )}
      <rect className="kz-bar" x="5" y={h - 9.5} width={w - 10} height="5" rx="2.5" />
      <rect
        className="kz-bar-left"
        x="5"
        y={h - 9.5}
        width={(w - 10) * share}
        height="5"
        rx="2.5"
      />
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
      {emblem !== undefined && number !== undefined && !tagged && (
        <g className="kz-number-tag" transform={`translate(${w - 7} 7)`}>
          <rect x="-6.5" y="-6.5" width="13" height="13" rx="3.5" />
          <text>{number}</text>
        </g>
      )}
    </g>
  );
}
