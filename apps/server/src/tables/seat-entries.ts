import type { Seat } from '@tablewright/engine';
import type { Documents } from '@tablewright/engine/documents';
import { stopped } from './acts.ts';
import type { Entry } from './entry.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { freeMark, isMarkTaken, nameProblem, noSeat } from './seat-rules.ts';
import { broughtTo } from './table-documents.ts';
import type { TableState } from './table-state.ts';

/** Somebody who takes a seat. */
export interface NewPerson {
  readonly seat: Seat;
  readonly name: string;
  readonly mark: number | undefined;
  readonly entropy: string;
  /** Whether the seat was handed to them. */
  readonly handed: boolean;
  /** Whether they are the host. */
  readonly host?: boolean;
  /** What they bring to the places of the seat. */
  readonly documents?: Documents | undefined;
}

/** The entry with which somebody sits down, or takes over a seat in the middle of the match. */
export function sitEntry(state: TableState, person: NewPerson): Outcome<Entry> {
  const { seats, closed, match, otherwise } = state;
  const { seat, name, entropy, handed } = person;
  const host = person.host === true ? { host: true } : {};
  const taken = seats[seat];
  if (taken === undefined) return noSeat(seats, seat);
  if (closed) return refused('closed', 'the host has closed this table');
  if (otherwise !== undefined) return stopped(otherwise);
  const wrong = nameProblem(seats, seat, name);
  if (wrong !== undefined) return wrong;
  if (match !== undefined) {
    if (person.documents !== undefined) {
      return refused('begun', 'the match has begun; no document goes into it any more');
    }
    if (handed) return done({ kind: 'hand', seat, name, ...host });
    return refused('begun', 'the match has begun; you may watch it');
  }
  if (taken.kind !== 'open' && !handed) {
    return refused('seat-taken', `seat ${seat + 1} is taken by ${taken.name}; choose a free one`);
  }
  const mark = person.mark ?? freeMark(seats, seat);
  if (isMarkTaken(seats, seat, mark)) {
    return refused('mark-taken', 'somebody has that colour already; choose another');
  }
  const brought = broughtTo(state, seat, person.documents);
  if (!brought.ok) return brought;
  const documents = brought.value === undefined ? {} : { documents: brought.value };
  return done({ kind: 'sit', seat, name, mark, entropy, ...host, ...documents });
}

/**
 * The entry that names the table at which the same people may play again.
 * @param gone the one that was named before, if it is no more
 */
export function nextEntry(
  { closed, status, match, next }: TableState,
  named: { readonly table: string; readonly seat?: Seat },
  gone: string | undefined,
): Outcome<Entry> {
  if (closed) return refused('closed', 'the host has closed this table');
  if (status !== 'finished') {
    if (match === undefined) return refused('not-begun', 'the match has not begun');
    return refused('not-allowed', 'the match is not over; finish it first');
  }
  if (next !== undefined && next.table !== gone) {
    return refused('stale', `the next table is open already: ${next.table}`);
  }
  return done({ kind: 'next', ...named });
}
