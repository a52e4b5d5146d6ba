import type { ReactNode } from 'react';
import { useWords } from '../words.tsx';
import type { DiceLuck } from './luck-of.ts';
import { useLuckWords } from './luck-words.ts';

/** With more faces than these there is no room for every number. */
const MOST_NUMBERS = 12;
/** Then every fifth face is named, beside the first. */
const EVERY = 5;

/** How often each face came, as bars, and a line at what is expected of each. */
export function DiceChart({
  dice: { faces, counts, rolls },
  colour,
}: {
  readonly dice: DiceLuck;
  /** Of the seat, as CSS says it. */
  readonly colour: string;
}): ReactNode {
  const words = useWords();
  const { dieName } = useLuckWords();
  const expected = rolls / faces.length;
  const most = Math.max(expected, ...counts);
  const dense = faces.length > MOST_NUMBERS;
  return (
    <div
      className="tw-dice-chart"
      role="img"
      aria-label={words('luck.chart', { die: dieName(faces) })}
      data-dense={dense || undefined}
    >
      <div className="tw-dice-bars">
        <i className="tw-dice-expected" style={{ bottom: percent(expected / most) }} />
        {counts.map((count, at) => (
          <span key={faces[at]} className="tw-dice-face-bar">
            {!dense && <b className="tw-dice-count">{count}</b>}
            <i
              className="tw-dice-bar"
              style={{ height: percent(count / most), background: colour }}
            />
          </span>
        ))}
      </div>
      <div className="tw-dice-faces">
        {faces.map((face, at) => (
          <span key={face}>{!dense || at === 0 || (at + 1) % EVERY === 0 ? face : ''}</span>
        ))}
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
