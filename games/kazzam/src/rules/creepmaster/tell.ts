import type { KazzamEvent } from '../../events.ts';
import { type CreatureId, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { hasSecretPlace, seatsThatSeeAll } from '../sight/hidden-places.ts';

/** Tells what a Creep does by its rules, and with which attack if it is one. */
export function tell(
  t: Kazzam,
  who: CreatureId,
  what: string,
  of: CreatureId,
  rule: string,
  power?: string,
): void {
  const more = power === undefined ? {} : { power };
  if (t.listening) t.emit({ type: 'creep', rule, who, what, of, ...more });
}

type Lot = Extract<KazzamEvent, { readonly type: 'lot' }>;

/**
 * Tells which of equally good squares a Creep was drawn (KZ-AI-50). Which squares are equally good
 * follows from where all stand: while a place is a secret, only who knows them all hears it
 * (KZ-INFO-03).
 */
export function tellLot(t: Kazzam, lot: Omit<Lot, 'type' | 'rule' | 'only' | 'secret'>): void {
  if (!t.listening) return;
  const event: Lot = { type: 'lot', rule: 'KZ-AI-50', ...lot };
  if (!hasSecretPlace(t.state)) {
    t.emit(event);
    return;
  }
  const { cells, cell } = lot;
  const secret = [{ seats: seatsThatSeeAll(t), data: { cells, cell } }];
  t.emit({ ...event, cells: [], cell: NOWHERE, secret });
}
