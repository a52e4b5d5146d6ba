import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { SessionState } from '../session/table-session.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';

/** Why taking back needs the others: those at this screen, or at devices of their own. */
const CONSENT = {
  here: {
    'rolled-or-revealed': 'undo.rolled',
    'others-answered': 'undo.answered',
    'by-consent': 'undo.asked',
  },
  online: {
    'rolled-or-revealed': 'undo.rolled.online',
    'others-answered': 'undo.answered.online',
    'by-consent': 'undo.asked.online',
  },
} as const;

/** Undo and redo, with what undo would take. */
export function UndoBar({
  state,
  onUndo,
  onRedo,
}: {
  readonly state: Pick<SessionState, 'undo' | 'canRedo' | 'online'>;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}): ReactNode {
  const { seats } = useTable();
  const words = useWords();
  const id = useId();
  const { undo, online } = state;
  const seat = seats[undo?.seat ?? -1]?.name ?? '';
  const explained =
    undo === undefined
      ? words('undo.nothing')
      : undo.status.kind === 'free'
        ? words('undo.free', { seat })
        : words(CONSENT[online === undefined ? 'here' : 'online'][undo.status.because], { seat });
  return (
    <div className="tw-undo">
      <button
        type="button"
        className="tw-button"
        disabled={undo === undefined || online?.underWay !== undefined}
        aria-describedby={id}
        onClick={onUndo}
      >
        <Undo2 aria-hidden="true" size={18} />
        {words('undo.undo')}
      </button>
      {state.canRedo && (
        <button type="button" className="tw-button" onClick={onRedo}>
          <Redo2 aria-hidden="true" size={18} />
          {words('undo.redo')}
        </button>
      )}
      <p id={id} className="tw-quiet">
        {explained}
      </p>
    </div>
  );
}
