import type { Seat, WireAnswer } from '@tablewright/engine';
import { loggedOf } from '@tablewright/engine/host';
import type { Entry, GivenBy } from './entry.ts';
import { slotOfOffer } from './named-offers.ts';
import { done, type Outcome, refused } from './outcome.ts';
import type { TableState } from './table-state.ts';

/** Has the match take the answer to a choice, or an act by a standing offer, by its name. */
export function namedAnswerEntry(
  state: TableState,
  seat: Seat,
  name: string,
  answer: WireAnswer,
): Outcome<Entry> {
  const { names, choices, match } = state;
  const slot = names.slotOf(choices, name);
  if (slot >= 0) return answerEntry(state, seat, slot, answer);
  const offer = match && slotOfOffer(match, seat, name);
  if (offer !== undefined) return answerEntry(state, seat, offer, answer);
  const now = `the table is at ${state.seq}`;
  return refused('stale', `what you answered (${name}) is no longer asked; ${now}`);
}

/** Has the match take an answer. */
export function answerEntry(
  state: TableState,
  seat: Seat,
  slot: number,
  answer: WireAnswer,
  how?: GivenBy,
): Outcome<Entry & { kind: 'answer' }> {
  const { match } = state;
  if (match === undefined) return refused('not-begun', 'the match has not begun');
  const before = match.choices;
  const given = match.submit({ seat, slot, answer, bot: state.botOf(seat, how) });
  if (!given.ok) {
    // After a fault the match was taken back to where it was.
    if (given.error.code === 'fault') state.carryOver(before);
    return given;
  }
  // Whose bot it was follows from the seat.
  const { bot: _, ...logged } = loggedOf(given.value);
  return done({ kind: 'answer', ...logged });
}
