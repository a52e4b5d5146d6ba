import type { Seat } from '@tablewright/engine';
import type { DecidedFor } from '@tablewright/protocol';
import type { logSections } from '../moments.ts';
import { type LogFilter, type LogGroup, type LogLine, showsLine } from '../spoken.ts';

/** A row of the log: the head of a round, or what followed from one answer. */
export type LogRow =
  | { readonly kind: 'head'; readonly label: string; readonly seq: number }
  | {
      readonly kind: 'group';
      readonly instead: DecidedFor['by'] | undefined;
      readonly group: LogGroup;
      readonly by: Seat | undefined;
      /** The heading above stands for this one too. */
      readonly goesOn: boolean;
    };

/** A moment from which on something else holds: how many answers were before it, and what holds. */
export interface LogTurn {
  readonly seq: number;
  readonly label: string;
}

/** The rows with a head where something else begins to hold. */
export function withTurn(rows: readonly LogRow[], turn: LogTurn | undefined): readonly LogRow[] {
  if (turn === undefined) return rows;
  const isAfter = (row: LogRow): boolean =>
    (row.kind === 'head' ? row.seq : row.group.seq) > turn.seq;
  const at = rows.findIndex(isAfter);
  return rows.toSpliced(at < 0 ? rows.length : at, 0, { kind: 'head', ...turn });
}

/** What a filter leaves of the groups. */
export function filtered(
  groups: readonly LogGroup[],
  answeredBy: readonly Seat[],
  filter: LogFilter,
  says: (line: LogLine) => string,
): readonly LogGroup[] {
  return groups.flatMap(({ seq, lines }): LogGroup[] => {
    const by = answeredBy[seq - 1];
    const left = lines.filter((line) => showsLine(line, by, filter, says));
    return left.length === 0 ? [] : [{ seq, lines: left }];
  });
}

/** The rows of a log that falls into these sections. */
export function logRows(
  sections: ReturnType<typeof logSections>,
  answeredBy: readonly Seat[],
  decidedFor: readonly DecidedFor[],
): readonly LogRow[] {
  const rows: LogRow[] = [];
  const forSeat = new Map(decidedFor.map(({ answer, by }) => [answer, by]));
  for (const { label, seq, groups } of sections) {
    if (label !== undefined) rows.push({ kind: 'head', label, seq });
    groups.forEach((group, at) => {
      const by = answeredBy[group.seq - 1];
      const before = groups[at - 1];
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
}
