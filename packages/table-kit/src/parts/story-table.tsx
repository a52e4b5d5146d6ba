import type { HeardEvent } from '@tablewright/engine';
import { type ReactNode, useMemo } from 'react';
import { momentsOf } from '../moments.ts';
import type { StoryPoint } from '../session/story.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { type Side, SideBadge } from './story-sides.tsx';

/** Most rows of the table of numbers. */
const MOST_ROWS = 24;
/** Most names that have room side by side in its head; the signs of more sides have. */
const MOST_NAMES = 3;

/** The story in numbers: how the sides stood in every round. */
export function StoryTable({
  points,
  history,
  sides,
  last,
}: {
  readonly points: readonly StoryPoint[];
  readonly history: readonly HeardEvent[];
  readonly sides: readonly Side[];
  readonly last: StoryPoint;
}): ReactNode {
  const { lookAt, momentOf } = useTable();
  const words = useWords();
  const rows = useMemo(
    () => rowsOf(points, momentsOf(history, momentOf)),
    [points, history, momentOf],
  );
  return (
    <details className="tw-story-table">
      <summary>{words('story.table')}</summary>
      <table>
        <Head sides={sides} />
        <tbody>
          {rows.map(({ label, point: { seq, values } }) => (
            <tr key={seq}>
              <th scope="row">
                <button type="button" className="tw-link" onClick={() => lookAt(seq)}>
                  {label ?? words('timeline.value', { at: seq, of: last.seq })}
                </button>
              </th>
              {values.map((share, side) => (
                <td key={sides[side]?.name}>{words('story.percent', { share })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Head({ sides }: { readonly sides: readonly Side[] }): ReactNode {
  const words = useWords();
  const bySigns = sides.length > MOST_NAMES;
  return (
    <thead>
      <tr>
        <th scope="col">{words('story.moment')}</th>
        {sides.map((side) => (
          <th key={side.name} scope="col">
            {bySigns && <SideBadge side={side} />}
            <span className={bySigns ? 'tw-visually-hidden' : undefined}>{side.name}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A row for every round, thinned out; the last moment is always there. */
function rowsOf(
  points: readonly StoryPoint[],
  moments: ReturnType<typeof momentsOf>,
): readonly { readonly label: string | undefined; readonly point: StoryPoint }[] {
  const end = points.at(-1);
  const rounds = moments.filter(({ kind }) => kind === 'round');
  const marks: readonly { readonly seq: number; readonly label?: string }[] =
    rounds.length > 1 ? rounds : points;
  const every = Math.max(1, Math.ceil(marks.length / MOST_ROWS));
  const rows = marks
    .filter(({ seq }, at) => at % every === 0 && seq !== end?.seq)
    .map(({ seq, label }) => {
      const values = points.findLast((point) => point.seq <= seq)?.values ?? [];
      return { label, point: { seq, values } };
    });
  return end === undefined ? rows : [...rows, { label: undefined, point: end }];
}
