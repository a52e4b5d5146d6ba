import type { ChoiceView, HeardEvent } from '@tablewright/engine';
import { useMemo } from 'react';
import type { SessionState, TableSession } from '../session/table-session.ts';

/** What the board shows while a line is told: things as they stood then, and nothing to be decided. */
export interface ToldLine {
  readonly view: unknown;
  /** All events up to the line, itself the last. */
  readonly events: readonly HeardEvent[];
  /** Always empty; another list at every line, as every change of a match brings new choices. */
  readonly choices: readonly ChoiceView[];
  readonly outcome: undefined;
}

/**
 * The line that is being told, as the board shows it; nothing while none is.
 * @param count how many lines of the history have been told, while they are told
 */
export function useToldLine(
  session: TableSession,
  { history, seen }: SessionState,
  count: number | undefined,
): ToldLine | undefined {
  return useMemo(() => {
    if (count === undefined) return undefined;
    return {
      view: session.viewTold?.(Math.max(0, count - 1)) ?? seen.view,
      events: history.slice(0, count),
      choices: [],
      outcome: undefined,
    };
  }, [session, history, seen, count]);
}
