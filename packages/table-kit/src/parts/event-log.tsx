import type { Seat } from '@tablewright/engine';
import type { DecidedFor } from '@tablewright/protocol';
import { History } from 'lucide-react';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { SeatFace } from '../board.ts';
import { WithTerms } from '../glossary/with-terms.tsx';
import { logSections } from '../moments.ts';
import type { SessionState } from '../session/table-session.ts';
import {
  type LogFilter,
  type LogGroup,
  type LogLine,
  logGroups,
  sayOrShow,
  showsLine,
} from '../spoken.ts';
import { useSteadyTable, useTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { EVERYTHING, LogTools, type SpokenLines } from './log-tools.tsx';
import { RuleLink } from './rule-link.tsx';
import { SeatBadge } from './seat-badge.tsx';
import { useEndInSight } from './use-end-in-sight.ts';

/** Rows shown before somebody asks for earlier ones. */
const RECENT_ROWS = 60;

/** A row of the log: the head of a round, or what followed from one answer. */
type Row =
  | { readonly kind: 'head'; readonly label: string; readonly seq: number }
  | {
      readonly kind: 'group';
      readonly instead: DecidedFor['by'] | undefined;
      readonly group: LogGroup;
      readonly by: Seat | undefined;
      /** The heading above stands for this one too. */
      readonly goesOn: boolean;
    };

/**
 * What happened, newest last, by round and by who decided, each line with its moment and the rule
 * that it comes from. `spoken` is how much the announcer tells of it.
 */
export function EventLog({
  state,
  spoken = 'all',
  onSpoken,
}: {
  readonly state: Pick<SessionState, 'events' | 'answeredBy' | 'decidedFor' | 'cursor'>;
  readonly spoken?: SpokenLines;
  readonly onSpoken?: (spoken: SpokenLines) => void;
}): ReactNode {
  const { speaker, seats, eventText, momentOf } = useTable();
  const words = useWords();
  const groups = useMemo(() => logGroups(state.events, eventText), [state.events, eventText]);
  const [filter, setFilter] = useState<LogFilter>(EVERYTHING);
  const [most, setMost] = useState(RECENT_ROWS);
  const list = useRef<HTMLOListElement>(null);
  const { answeredBy, decidedFor } = state;
  const rows = useMemo(() => {
    const say = (line: LogLine): string => sayOrShow(speaker, line.text);
    const wanted = groups.flatMap((group): LogGroup[] => {
      const by = answeredBy[group.seq - 1];
      const lines = group.lines.filter((line) => showsLine(line, by, filter, say));
      return lines.length === 0 ? [] : [{ seq: group.seq, lines }];
    });
    const rows: Row[] = [];
    const forSeat = new Map(decidedFor.map(({ answer, by }) => [answer, by]));
    for (const { label, seq, groups: inside } of logSections(wanted, momentOf)) {
      if (label !== undefined) rows.push({ kind: 'head', label, seq });
      inside.forEach((group, at) => {
        const by = answeredBy[group.seq - 1];
        const before = inside[at - 1];
        const instead = forSeat.get(group.seq);
        const goesOn =
          before !== undefined &&
          by !== undefined &&
          answeredBy[before.seq - 1] === by &&
          forSeat.get(before.seq) === instead;
        rows.push({ kind: 'group', group, by, instead, goesOn });
      });
    }
    return rows;
  }, [groups, answeredBy, decidedFor, filter, speaker, momentOf]);
  const shown = rows.slice(-most);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into sight
  useEffect(() => {
    // After the frame in which a sheet opens around it.
    const frame = requestAnimationFrame(() => {
      list.current?.lastElementChild?.scrollIntoView({ block: 'end' });
    });
    return () => cancelAnimationFrame(frame);
  }, [state.events.length]);
  useEndInSight(list);

  return (
    <div className="tw-log">
      <LogTools filter={filter} onFilter={setFilter} spoken={spoken} onSpoken={onSpoken} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable */}
      <ol ref={list} aria-label={words('log.label')} tabIndex={0}>
        {shown.length < rows.length && (
          <li>
            <button type="button" className="tw-link" onClick={() => setMost(most * 2)}>
              {words('log.earlier', { count: rows.length - shown.length })}
            </button>
          </li>
        )}
        {shown.map((row, i) =>
          row.kind === 'head' ? (
            <Head key={`${row.label}${row.seq}`} label={row.label} seq={row.seq} />
          ) : (
            <Group
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

function Head({ label, seq }: { readonly label: string; readonly seq: number }): ReactNode {
  const { lookAt } = useSteadyTable();
  const words = useWords();
  return (
    <li className="tw-log-round">
      <h3>
        <button
          type="button"
          className="tw-log-moment"
          title={words('log.look')}
          onClick={() => lookAt(seq)}
        >
          {label}
        </button>
      </h3>
    </li>
  );
}

interface GroupProps {
  readonly group: LogGroup;
  /** Who decided; nobody in the set-up. */
  readonly face: Pick<SeatFace, 'name' | 'mark'> | undefined;
  /** What decided for them, if they did not themselves. */
  readonly instead: DecidedFor['by'] | undefined;
  readonly goesOn: boolean;
}

/** Who decided, in words. */
const DECIDED = { clock: 'log.answer.clock', bot: 'log.answer.bot' } as const;

/** What followed from one answer. It is drawn once, and again only if it says something else. */
const Group = memo(function Group({ group, face, instead, goesOn }: GroupProps): ReactNode {
  const { speaker, lookAt, rules } = useSteadyTable();
  const words = useWords();
  return (
    <li className="tw-log-group" data-goes-on={goesOn || undefined}>
      {!goesOn && (
        <button
          type="button"
          className="tw-log-moment"
          title={words('log.look')}
          onClick={() => lookAt(group.seq)}
        >
          {face !== undefined && <SeatBadge mark={face.mark} size={16} />}
          {face === undefined
            ? words('log.setup')
            : words(instead === undefined ? 'log.answer' : DECIDED[instead], { seat: face.name })}
        </button>
      )}
      <ul>
        {group.lines.map((line, i) => {
          const said = sayOrShow(speaker, line.text);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log never change places
            <li key={i} data-begins={line.begins || undefined}>
              <WithTerms text={said} glossary={rules?.glossary} />{' '}
              <span className="tw-log-refs">
                <RuleLink id={line.event.rule} />{' '}
                <button
                  type="button"
                  className="tw-log-look"
                  title={words('log.look')}
                  aria-label={words('log.look-at', { line: said })}
                  onClick={() => lookAt(group.seq)}
                >
                  <History aria-hidden="true" size={14} />
                </button>
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}, isSameGroup);

function isSameGroup(before: GroupProps, now: GroupProps): boolean {
  const { lines } = now.group;
  const [was, is] = [before.face, now.face];
  return (
    before.group.seq === now.group.seq &&
    before.goesOn === now.goesOn &&
    before.instead === now.instead &&
    was?.name === is?.name &&
    was?.mark.letter === is?.mark.letter &&
    was?.mark.colour === is?.mark.colour &&
    before.group.lines.length === lines.length &&
    before.group.lines.every((line, at) => isSameLine(line, lines[at]))
  );
}

/** What a line says may change after all: who is spoken of may be given another name. */
function isSameLine({ event, text }: LogLine, now: LogLine | undefined): boolean {
  return event === now?.event && JSON.stringify(text) === JSON.stringify(now.text);
}
