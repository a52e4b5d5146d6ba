import type { HeardEvent } from '@tablewright/engine';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode, useMemo } from 'react';
import { type Moment, momentsOf } from '../moments.ts';
import { sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { useGlide } from './use-glide.ts';
import { useSlid } from './use-slid.ts';

/** A thin rail over all moments of the match, with marks where rounds begin and big things happen. */
export function Timeline({
  seq,
  cursor,
  history,
  over,
}: {
  /** Answers given so far. */
  readonly seq: number;
  /** The moment looked at, if not the present. */
  readonly cursor: number | undefined;
  /** What happened in the whole match. */
  readonly history: readonly HeardEvent[];
  /** Whether the present is the end of the match. */
  readonly over: boolean;
}): ReactNode {
  const { lookAt, momentOf } = useTable();
  const words = useWords();
  const what = useMomentText(history);
  const marks = useMemo(() => momentsOf(history, momentOf), [history, momentOf]);
  const at = cursor ?? seq;
  const { stands, isAhead, move, settle } = useGlide(at, lookAt);
  const { change, onPointerUp, ...slid } = useSlid(move);
  const value = words('timeline.value', { at: stands, of: seq });
  const said = what(stands);
  return (
    <div className="tw-timeline" data-past={cursor !== undefined || undefined}>
      <button
        type="button"
        className="tw-icon-button"
        aria-label={words('timeline.earlier')}
        disabled={at === 0}
        onClick={() => lookAt(at - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <span className="tw-rail">
        <Marks marks={marks} seq={seq} />
        {isAhead && (
          <span className="tw-rail-said" aria-hidden="true">
            {said ?? value}
          </span>
        )}
        <input
          type="range"
          min={0}
          max={seq}
          value={stands}
          disabled={seq === 0}
          title={said}
          aria-label={words('timeline.label')}
          aria-valuetext={said === undefined ? value : `${value}: ${said}`}
          onChange={(event) => change(Number(event.target.value))}
          {...slid}
          onPointerUp={() => {
            onPointerUp();
            settle();
          }}
          onBlur={settle}
          onKeyDown={(event) => {
            const to = jumpTo(event.key, stands, marks);
            if (to === undefined) return;
            event.preventDefault();
            move(to);
          }}
        />
      </span>
      <button
        type="button"
        className="tw-icon-button"
        aria-label={words('timeline.later')}
        disabled={cursor === undefined}
        onClick={() => lookAt(at + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
      <button
        type="button"
        className="tw-link"
        disabled={cursor === undefined}
        onClick={() => lookAt(undefined)}
      >
        {words(over ? 'timeline.end' : 'timeline.now')}
      </button>
    </div>
  );
}

/** What was said last up to a moment. */
export function useMomentText(history: readonly HeardEvent[]): (seq: number) => string | undefined {
  const { speaker, eventText } = useTable();
  return (seq) => {
    const last = history.findLast((heard) => heard.seq <= seq);
    return last && sayOrShow(speaker, eventText(last.event));
  };
}

/** The page keys go from mark to mark; where there are none, they stay the browser's. */
function jumpTo(key: string, at: number, marks: readonly Moment[]): number | undefined {
  if (key === 'PageUp') return marks.find(({ seq }) => seq > at)?.seq;
  if (key === 'PageDown') return marks.findLast(({ seq }) => seq < at)?.seq;
  return undefined;
}

const Marks = memo(function Marks({
  marks,
  seq,
}: {
  readonly marks: readonly Moment[];
  readonly seq: number;
}): ReactNode {
  if (seq === 0) return null;
  return (
    <span className="tw-rail-marks" aria-hidden="true">
      {marks.map((mark) => (
        <i
          key={`${mark.kind}${mark.seq}`}
          data-kind={mark.kind}
          style={{ '--at': mark.seq / seq } as CSSProperties}
        />
      ))}
    </span>
  );
});
