import type { Offer } from '../board.ts';
import type { Decision } from '../use-decision.ts';

/** Within how many milliseconds two clicks on the same spot are one that was doubled. */
const DOUBLE = 300;

/** When an option was clicked last, on the clock of the page’s events. */
let lastPick = Number.NEGATIVE_INFINITY;
/** Whether that click answered a question, so that another one is asked now. */
let lastAnswered = false;

/**
 * Whether a click is the second half of a double click: it was meant for the question before, not for
 * the next one.
 * @param answers whether a click answers at once
 */
export function isEcho(
  { detail, timeStamp }: { readonly detail: number; readonly timeStamp: number },
  answers: boolean,
): boolean {
  const echo = (answers || lastAnswered) && detail > 1 && timeStamp - lastPick < DOUBLE;
  lastPick = timeStamp;
  lastAnswered = answers;
  return echo;
}

/** Listeners by which whoever goes over an offer, or gives it the focus, points at it. */
export function pointing(decision: Decision, offer: Offer) {
  const point = () => decision.point([offer]);
  const leave = () => decision.point([]);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
