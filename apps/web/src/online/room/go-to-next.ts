import type { Seat } from '@tablewright/engine';
import type { RefusalCode, SeatFace, TableFace } from '@tablewright/protocol';
import { keepOpened, keepSeatKey } from '../kept/kept-links.ts';
import { keepAdded, keepAddedByHost } from '../kept/kept-promise.ts';
import { keepBeenOnline } from '../kept/visitor.ts';
import { api, codeOf, newName } from '../server/api.ts';

/** Why somebody has no seat at the next table yet; the table itself says what can be done then. */
const SEE_THERE: ReadonlySet<string> = new Set<RefusalCode>([
  'seat-taken',
  'name-taken',
  'begun',
  'closed',
  'wrong-key',
]);

/**
 * Goes to the next table of a match that is over, and opens it if nobody has: with one's seats,
 * names and colours, where they are still to be had. Resolves with its id; rejects with an
 * `ApiRefusal`.
 * @param own one's seats at the table that is over
 */
export async function goToNext(
  { table: before, seats }: TableFace,
  own: readonly Seat[],
): Promise<string> {
  const entropy = newName();
  const { table, opened } = await api.next(before, entropy);
  keepBeenOnline();
  if (opened !== undefined) {
    keepOpened(opened);
    keepAddedByHost(table, opened.seats, entropy);
    return table;
  }
  for (const seat of own) {
    const was = seats[seat];
    if (was !== undefined) await sitAgain(table, seat, was);
  }
  return table;
}

async function sitAgain(table: string, seat: Seat, { name, mark }: SeatFace): Promise<void> {
  const entropy = newName();
  const wish = { seat, name, entropy };
  try {
    const { key } = await api.sit(table, { ...wish, mark }).catch((thrown: unknown) => {
      // Somebody was faster with the colour: another will do.
      if (codeOf(thrown) === 'mark-taken') return api.sit(table, wish);
      throw thrown;
    });
    // Without a key one sat there already.
    if (key === undefined) return;
    keepSeatKey(table, seat, key);
    keepAdded(table, seat, entropy);
  } catch (thrown) {
    if (!SEE_THERE.has(codeOf(thrown) ?? '')) throw thrown;
  }
}
