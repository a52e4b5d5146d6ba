import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { logSections } from '../moments.ts';
import type { SessionState } from '../session/table-session.ts';
import { type LogFilter, type LogLine, logGroups, sayOrShow } from '../spoken.ts';
import { useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { LogGroupRow, LogHead } from './log-group.tsx';
import { filtered, type LogTurn, logRows, withTurn } from './log-rows.ts';
import { EVERYTHING, LogTools, type SpokenLines } from './log-tools.tsx';
import { useEndInSight } from './use-end-in-sight.ts';
import { useMoreBelow } from './use-more-below.ts';

/** Rows shown before somebody asks for earlier ones. */
const RECENT_ROWS = 60;

/**
 * What happened, newest last, by round and by who decided, each line with its moment and the rule
 * that it comes from. `spoken` is how much the announcer tells of it.
 */
export function EventLog({
  state,
  spoken = 'all',
  onSpoken,
}: {
  readonly state: Pick<
    SessionState,
    'events' | 'answeredBy' | 'decidedFor' | 'cursor' | 'seq' | 'online'
  >;
  readonly spoken?: SpokenLines;
  readonly onSpoken?: (spoken: SpokenLines) => void;
}): ReactNode {
  const { speaker, seats, eventText, momentOf } = useTable();
  const words = useWords();
  const groups = useMemo(() => logGroups(state.events, eventText), [state.events, eventText]);
  const [filter, setFilter] = useState<LogFilter>(EVERYTHING);
  const [most, setMost] = useState(RECENT_ROWS);
  const list = useRef<HTMLOListElement>(null);
  const more = useMoreBelow();
  const place = useCallback(
    (element: HTMLOListElement | null) => {
      list.current = element;
      return more(element);
    },
    [more],
  );
  const { answeredBy, decidedFor } = state;
  const turn = useRulesTurn(state);
  const rows = useMemo(() => {
    const says = (line: LogLine): string => sayOrShow(speaker, line.text);
    const wanted = filtered(groups, answeredBy, filter, says);
    return withTurn(logRows(logSections(wanted, momentOf), answeredBy, decidedFor), turn);
  }, [groups, answeredBy, decidedFor, filter, speaker, momentOf, turn]);
  const shown = rows.slice(-most);

  useNewestInSight(list, state.events.length);
  useEndInSight(list);

  return (
    <div className="tw-log">
      <LogTools filter={filter} onFilter={setFilter} spoken={spoken} onSpoken={onSpoken} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable */}
      <ol ref={place} aria-label={words('log.label')} tabIndex={0}>
        {shown.length < rows.length && (
          <li>
            <button type="button" className="tw-link" onClick={() => setMost(most * 2)}>
              {words('log.earlier', { count: rows.length - shown.length })}
            </button>
          </li>
        )}
        {shown.map((row, i) =>
          row.kind === 'head' ? (
            <LogHead key={`${row.label}${row.seq}`} label={row.label} seq={row.seq} />
          ) : (
            <LogGroupRow
              // One answer may carry through several rounds: its place tells its groups apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, at its end
              key={`${row.group.seq}/${rows.length - shown.length + i}`}
              group={row.group}
              face={row.by === undefined ? undefined : seats[row.by]}
              instead={row.instead}
              goesOn={row.goesOn}
            />
          ),
        )}
        {groups.length === 0 && <li className="tw-quiet">{words('log.empty')}</li>}
        {groups.length > 0 && rows.length === 0 && (
          <li className="tw-quiet">{words('log.nothing-found')}</li>
        )}
      </ol>
    </div>
  );
}

/** Where the rules of the table became others, in words; as long as that is not beyond what is shown. */
function useRulesTurn({
  online,
  cursor,
  seq,
}: Pick<SessionState, 'online' | 'cursor' | 'seq'>): LogTurn | undefined {
  const words = useWords();
  const { upgraded, goesOn, rulesVersion = '' } = online?.face ?? {};
  const after = upgraded?.answers ?? goesOn;
  const label = words('log.rules', { version: rulesVersion });
  const isShown = after !== undefined && after <= (cursor ?? seq);
  return useMemo(() => (isShown ? { seq: after, label } : undefined), [isShown, after, label]);
}

/** Scrolls to the end of a list as often as something new stands there. */
function useNewestInSight(list: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    // After the frame in which a sheet opens around it.
    const frame = requestAnimationFrame(() => {
      list.current?.lastElementChild?.scrollIntoView({ block: 'end' });
    });
    return () => cancelAnimationFrame(frame);
  }, [list, count]);
}
