import type { Offer } from '../board.ts';
import type { Decision } from '../use-decision.ts';

/**
 * So long after the last line was told, in milliseconds, a click was meant for the telling: anywhere, and
 * where its buttons stood, as people press them again and again.
 */
const GRACE = { anywhere: 400, onButtons: 1_200 };

/** When the telling last made place for a question, on the clock of the page’s events. */
let lastTold = Number.NEGATIVE_INFINITY;
/** Where its buttons stood. */
let buttons: DOMRectReadOnly | undefined;

/**
 * A question stands now where something was told: a click that is on its way is not meant for it.
 * @param stood where the buttons of the telling stood
 */
export function noteTold(stood: DOMRectReadOnly | undefined): void {
  lastTold = performance.now();
  buttons = stood;
}

/** Whether a click was meant for what was told where a question stands now. */
export function isEcho({ detail, timeStamp, clientX, clientY }: Click): boolean {
  const since = timeStamp - lastTold;
  const grace = isOn(buttons, clientX, clientY) ? GRACE.onButtons : GRACE.anywhere;
  // Keys press what has the focus, and nothing by mistake.
  return detail > 0 && since < grace;
}

/** What is asked of a click. */
interface Click {
  readonly detail: number;
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

function isOn(place: DOMRectReadOnly | undefined, x: number, y: number): boolean {
  if (place === undefined) return false;
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
}

/** Listeners by which whoever goes over an offer, or gives it the focus, points at it. */
export function pointing(decision: Decision, offer: Offer) {
  const point = () => decision.point([offer]);
  const leave = () => decision.point([]);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
