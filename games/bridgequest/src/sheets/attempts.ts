import { naturalChange, succeeds } from './naturals.ts';
import { relationshipWith, withRelationship } from './relationships.ts';
import type { SavedGear, SavedItem, SavedOneShot, SavedPower, Sheet } from './sheet.ts';

/** What comes of an attempt. Its cost is paid beside it, and lost if it fails. */
export interface Attempt {
  readonly success: boolean;
  /** With what a natural 1 or 20 changed. */
  readonly sheet: Sheet;
}

/** What comes of an attempt to take an ally. */
export interface AllyAttempt extends Attempt {
  /** The combat bonus of the ally for this game; 0 after a failure (BQ-ALLY-03). */
  readonly bonus: number;
}

/** The figurines that a character may try to take from the Friendzone: its allies (BQ-ALLY-01). */
export function alliesAmong(sheet: Sheet, friendzone: readonly string[]): readonly string[] {
  return friendzone.filter((figurine) => (relationshipWith(sheet, figurine) ?? 0) > 0);
}

/**
 * An attempt to take an ally from the Friendzone: d20 under its number. The bonus is the old number less
 * the roll (BQ-ALLY-02 to -04). Throws RangeError for whoever is no ally.
 * @param ease how much easier cards make it; the bonus counts from the eased roll
 */
export function attemptAlly(sheet: Sheet, figurine: string, face: number, ease = 0): AllyAttempt {
  const number = relationshipWith(sheet, figurine) ?? 0;
  if (number <= 0) throw new RangeError(`${figurine} is no ally of ${sheet.name}`);
  const roll = face - ease;
  const success = succeeds(number, face, roll);
  return {
    success,
    bonus: success ? Math.max(0, number - roll) : 0,
    sheet: withRelationship(sheet, figurine, number + naturalChange(face)),
  };
}

/** The saved items that are taken by a roll (BQ-USE-02). */
export function gearOf({ items }: Sheet): readonly SavedGear[] {
  return items.filter((item) => item.kind === 'gear');
}

/** The saved one-shots (BQ-USE-06). */
export function oneShotsOf({ items }: Sheet): readonly SavedOneShot[] {
  return items.filter((item) => item.kind === 'one-shot');
}

/**
 * An attempt to take a saved item with a combat bonus: d20 under its number (BQ-USE-03, -05). The item
 * stays on the sheet (BQ-USE-04), unless a natural 20 leaves it no number (BQ-SHEET-06). Throws RangeError
 * for a card that is no such item of the sheet.
 * @param ease how much easier cards make it
 */
export function attemptItem(sheet: Sheet, card: string, face: number, ease = 0): Attempt {
  const { number } = entry(gearOf(sheet), card);
  const items = changedBy(sheet.items, card, naturalChange(face));
  return { success: succeeds(number, face, face - ease), sheet: { ...sheet, items } };
}

/**
 * An attempt to use a saved power once: d20 under its number (BQ-USE-07, -08). Throws RangeError for a card
 * that is no power of the sheet.
 * @param ease how much easier cards make it
 */
export function attemptPower(sheet: Sheet, card: string, face: number, ease = 0): Attempt {
  const { number } = entry(sheet.powers, card);
  const powers = changedBy(sheet.powers, card, naturalChange(face));
  return { success: succeeds(number, face, face - ease), sheet: { ...sheet, powers } };
}

/**
 * The sheet with one saved one-shot taken, without a roll; the last one takes its entry with it (BQ-USE-06).
 * Throws RangeError for a card that is no one-shot of the sheet.
 */
export function takeOneShot(sheet: Sheet, card: string): Sheet {
  const { quantity } = entry(oneShotsOf(sheet), card);
  const items = sheet.items.flatMap((item): readonly SavedItem[] => {
    if (item.kind !== 'one-shot' || item.card !== card) return [item];
    return quantity > 1 ? [{ ...item, quantity: quantity - 1 }] : [];
  });
  return { ...sheet, items };
}

function entry<T extends SavedItem | SavedPower>(entries: readonly T[], card: string): T {
  const found = entries.find((one) => one.card === card);
  if (found === undefined) throw new RangeError(`${card} is not among what can be taken`);
  return found;
}

/** The entries with the number of one changed; without it if nothing is left of the number (BQ-SHEET-06). */
function changedBy<T extends SavedItem | SavedPower>(
  entries: readonly T[],
  card: string,
  change: number,
): readonly T[] {
  return entries.flatMap((one) => {
    if (one.card !== card || !('number' in one)) return [one];
    const number = one.number + change;
    return number > 0 ? [{ ...one, number }] : [];
  });
}
