import type { Text } from '@tablewright/engine';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time as a text of the interface. */
export interface TimeText extends Text {
  readonly key: 'clock.minutes' | 'clock.days';
}

/**
 * What is left of a clock, in milliseconds, as minutes and seconds; from a day on as days and
 * hours. Rounded up, so that it says nothing is left only when that is so.
 */
export function timeLeft(milliseconds: number): TimeText {
  const left = Math.ceil(Math.max(0, milliseconds) / SECOND) * SECOND;
  if (left >= DAY) {
    const hours = Math.ceil(left / HOUR);
    return { key: 'clock.days', params: { days: Math.floor(hours / 24), hours: hours % 24 } };
  }
  const seconds = String((left % MINUTE) / SECOND).padStart(2, '0');
  // As texts: a language may put a point into the minutes of a long day.
  return { key: 'clock.minutes', params: { minutes: String(Math.floor(left / MINUTE)), seconds } };
}
