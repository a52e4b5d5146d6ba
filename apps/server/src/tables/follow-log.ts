import { type LoggedAnswer, loggedOf } from '@tablewright/engine/host';
import { BrokenLog } from './broken-log.ts';
import type { KeptEntry } from './entry.ts';
import { foldEntry } from './table-fold.ts';
import type { TableState } from './table-state.ts';

/**
 * Follows an entry of the stored log.
 * @throws BrokenLog if it does not fit
 */
export function followEntry(state: TableState, { seq, at, entry }: KeptEntry): void {
  const { record, match, older } = state;
  if (seq !== state.seq + 1) {
    throw new BrokenLog(`entry ${seq} of table ${record.id} comes after ${state.seq}`);
  }
  if (entry.kind === 'answer' || entry.kind === 'copy') {
    const bot = entry.kind === 'copy' ? entry.bot : state.botOf(entry.seat, entry.how);
    const answer = loggedOf({ ...entry, ...(bot === undefined ? {} : { bot }) });
    if (older?.wrote(seq)) older.follow(match, answer);
    else followAnswer(state, seq, answer);
  }
  foldEntry(state, entry, at);
}

/** Gives the match an answer of the log that the rules here have written. */
function followAnswer(
  { record, match }: TableState,
  seq: number,
  { seat, slot = 0, answer, bot, hash }: LoggedAnswer,
): void {
  const given = match?.submit({ seat, slot, answer, bot });
  if (!given?.ok) {
    const why = given === undefined ? 'the match has not begun' : given.error.message;
    throw new BrokenLog(`entry ${seq} of table ${record.id}: ${why}`);
  }
  if (given.value.hash === hash) return;
  const states = `the state is ${given.value.hash}, the log says ${hash}`;
  throw new BrokenLog(`entry ${seq} of table ${record.id}: ${states}`);
}

/**
 * All entries of a log that older rules still own have been followed: whether everything comes out
 * the same is settled.
 * @param wasOver whether the match is over by the rules of then
 */
export function judgeLog(state: TableState, wasOver: boolean): void {
  state.older?.end(state.match, wasOver);
  state.judged = { wasOver };
}
