import type { Seat } from '@tablewright/engine';
import {
  EventLog,
  ReplayBar,
  SeatsBar,
  type SessionState,
  type SpokenLines,
  type TableSession,
  UndoBar,
} from '@tablewright/table-kit';
import type { ReactNode } from 'react';
import { useWebWords } from '../web-words.ts';

/** Who sits at the table; whoever decides at this screen may take it over. */
export function TableSeats({
  state,
  onTake,
}: {
  readonly state: SessionState;
  readonly onTake: (seat: Seat) => void;
}): ReactNode {
  return (
    <SeatsBar
      observer={state.observer}
      thinking={state.thinking}
      clocks={state.online?.clocks}
      mayTake={state.decidingHumans}
      onTake={onTake}
    />
  );
}

/** The seats above the board. */
export function SeatsBox({
  state,
  onTake,
}: {
  readonly state: SessionState;
  readonly onTake: (seat: Seat) => void;
}): ReactNode {
  const words = useWebWords();
  return (
    <section className="table-seats" aria-label={words('table.seats')}>
      <TableSeats state={state} onTake={onTake} />
    </section>
  );
}

/** Taking back and doing again. */
export function TableUndo({
  session,
  state,
}: {
  readonly session: TableSession;
  readonly state: SessionState;
}): ReactNode {
  return <UndoBar state={state} onUndo={() => session.undo()} onRedo={() => session.redo()} />;
}

/** The moments of the match under the board, after the ways to take back. */
export function MomentsBox({
  state,
  undo,
}: {
  readonly state: SessionState;
  readonly undo: ReactNode;
}): ReactNode {
  const words = useWebWords();
  return (
    <section className="table-rail" aria-label={words('table.moments')}>
      {undo}
      <ReplayBar state={state} />
    </section>
  );
}

/** The log beside the board. */
export function LogBox({
  state,
  spoken,
  onSpoken,
}: {
  readonly state: SessionState;
  /** How much is read aloud. */
  readonly spoken: SpokenLines;
  readonly onSpoken: (spoken: SpokenLines) => void;
}): ReactNode {
  const words = useWebWords();
  return (
    <section className="table-log" aria-labelledby="table-log">
      <h2 id="table-log">{words('table.log')}</h2>
      <EventLog state={state} spoken={spoken} onSpoken={onSpoken} />
    </section>
  );
}
