import type { Pace } from '@tablewright/protocol';

/** The kinds of clocks, in the order in which they are offered. */
export const PACES = ['none', 'live', 'days'] as const satisfies Pace['kind'][];

/** A clock as it is being set: what was filled in stays while another kind is tried. */
export interface PlannedPace {
  readonly kind: Pace['kind'];
  /** Of each seat for the whole match; `NaN` while the field is empty, as are the others. */
  readonly minutes: number;
  /** Added after every answer. */
  readonly seconds: number;
  /** For every decision. */
  readonly days: number;
}

/** The clock until somebody sets one. */
export const USUAL_PACE: PlannedPace = { kind: 'none', minutes: 20, seconds: 15, days: 3 };

/** The clock as the server is told of it; nothing if its numbers cannot be. */
export function paceOf({ kind, minutes, seconds, days }: PlannedPace): Pace | undefined {
  switch (kind) {
    case 'none':
      return { kind };
    case 'live':
      return isWithin(minutes, 1, 1_440) && isWithin(seconds, 0, 3_600)
        ? { kind, bank: minutes * 60, increment: seconds }
        : undefined;
    case 'days':
      return isWithin(days, 1, 30) ? { kind, days } : undefined;
  }
}

function isWithin(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}
