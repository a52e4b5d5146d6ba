import type { ReactNode } from 'react';
import { useMomentText } from '../parts/timeline.tsx';
import { useReplayIfAny } from '../replay/replay-context.tsx';
import type { SessionState } from '../session/table-session.ts';
import { useTable } from '../table-context.tsx';
import { ToldLines } from '../telling/told-lines.tsx';
import { useWords } from '../words.tsx';

/** So many lines of a moment are in sight. */
const SHOWN = 4;

/** A moment of the past: what happened then, and the ways on from it. */
export function PastPanel({
  state,
  onPlayOn,
}: {
  readonly state: SessionState;
  readonly onPlayOn: ((seq: number) => void) | undefined;
}): ReactNode {
  const { lookAt } = useTable();
  const words = useWords();
  const what = useMomentText(state.history);
  const at = state.cursor ?? state.seq;
  const told = useReplayIfAny()?.told ?? [];
  return (
    <section className="tw-panel" aria-label={words('panel.label')}>
      <div role="status">
        <p>{words('panel.past', { at, of: state.seq })}</p>
        {told.length === 0 ? (
          <p className="tw-past-moment">{what(at)}</p>
        ) : (
          <ToldLines told={told.slice(-SHOWN)} count={told.length} />
        )}
        {state.online?.fetching === true && (
          <p className="tw-quiet">{words('panel.past.fetching')}</p>
        )}
      </div>
      <div className="tw-actions">
        <button
          type="button"
          className="tw-button tw-primary"
          data-focus-home
          onClick={() => lookAt(undefined)}
        >
          {words('panel.present')}
        </button>
        {onPlayOn !== undefined && (
          <button type="button" className="tw-button" onClick={() => onPlayOn(at)}>
            {words('panel.play-on')}
          </button>
        )}
      </div>
      {onPlayOn !== undefined && <p className="tw-quiet">{words('panel.play-on.why')}</p>}
    </section>
  );
}
