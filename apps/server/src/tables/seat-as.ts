import type { Observer, Seat } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import type { LocalTable } from './local-table.ts';
import { type LocalTables, lockedOut } from './local-tables.ts';
import { done, type Outcome, refused } from './outcome.ts';

/** Somebody who sits at a table now. */
interface Sits {
  readonly seat: Seat;
  readonly name: string;
  readonly face: TableFace;
}

/**
 * In which seat somebody sits who was let in before, by what the store says now. They are refused if
 * the seat has another lock meanwhile: somebody else may sit there. To be asked in the table's queue.
 */
export async function seatAs(
  tables: LocalTables,
  local: LocalTable,
  { seat, lock }: { readonly seat: Observer; readonly lock: number },
): Promise<Outcome<Sits>> {
  const loaded = await tables.loadLatest(local);
  if (!loaded.ok) return loaded;
  const table = loaded.value;
  if (table.lockOf(seat) !== lock) return lockedOut();
  const face = local.faceOf(table, tables.setup.now());
  const name = face.seats[seat]?.name;
  if (name === undefined) return refused('not-allowed', 'who has no seat may only look and listen');
  return done({ seat, name, face });
}
