import { type Seat, seatsUpTo, type UndoTerms } from '@tablewright/engine';
import type { KazzamOptions } from '../../options.ts';

/**
 * A simple mistake is corrected, a complicated one stands: a seat takes its last decision back if the
 * other side agrees, while no later die has been rolled (KZ-GEN-11). What others have decided since
 * goes with it, as they agree (ruling).
 */
export function undoTerms(
  { takeback }: Pick<KazzamOptions, 'takeback'>,
  seat: Seat,
  seatCount: number,
): UndoTerms {
  if (takeback === 'off') return { kind: 'none' };
  // The last seat plays the opposition (KZ-JOB-05).
  const opposition = seatCount - 1;
  return { kind: 'before-rolls', from: seat === opposition ? seatsUpTo(opposition) : [opposition] };
}
