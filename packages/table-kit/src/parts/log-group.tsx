import type { DecidedFor } from '@tablewright/protocol';
import { History } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { SeatFace } from '../board.ts';
import { Said } from '../prose/said.tsx';
import { type LogGroup, type LogLine, sayOrShow } from '../spoken.ts';
import { useSteadyTable } from '../table-context.tsx';
import { useWords } from '../words.tsx';
import { RuleLink } from './rule-link.tsx';
import { SeatBadge } from './seat-badge.tsx';

/** The head of a round in the log, a way to its moment. */
export function LogHead({
  label,
  seq,
}: {
  readonly label: string;
  readonly seq: number;
}): ReactNode {
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
export const LogGroupRow = memo(function LogGroupRow({
  group,
  face,
  instead,
  goesOn,
}: GroupProps): ReactNode {
  const { speaker, lookAt, rules, book, momentOf } = useSteadyTable();
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
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log never change places
              key={i}
              data-begins={line.begins || undefined}
              data-big={momentOf(line.event)?.kind === 'big' || undefined}
            >
              <Said text={line.text} as="blocks" glossary={book?.glossary ?? rules?.glossary} />{' '}
              {line.event.overrides !== undefined && (
                <span className="tw-ruling">{words('log.ruling')}</span>
              )}{' '}
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
