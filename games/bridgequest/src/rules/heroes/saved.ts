import type { Seat } from '@tablewright/engine';
import type { Bridge } from '../../table.ts';

/**
 * Tells what an attempt has made of the number of something saved: one better on a natural 1, one worse on a natural 20
 * (BQ-NAT-03, -04), and erased where nothing is left of it (BQ-SHEET-06).
 */
export function tellSaved(
  t: Bridge,
  seat: Seat,
  card: string,
  { before, after }: { readonly before: number; readonly after: number | undefined },
): void {
  if (after === before) return;
  if (after === undefined) {
    t.tell?.({ type: 'saved-erased', rule: 'BQ-SHEET-06', seat, card });
    return;
  }
  const rule = after > before ? 'BQ-NAT-03' : 'BQ-NAT-04';
  t.tell?.({ type: 'saved-changed', rule, seat, card, number: after });
}
