import type { Seat } from '@tablewright/engine';
import type { TableFace } from '@tablewright/protocol';
import { keepInvite, keepSeatKey, keepWatchKey } from '../kept/kept-links.ts';
import { keepPromise } from '../kept/kept-promise.ts';
import { hasBeenOnline, keepBeenOnline, keepSeat } from '../kept/visitor.ts';
import { ApiRefusal, api } from '../server/api.ts';

/** Somebody who may sit down at a table. */
export interface Invited {
  readonly face: TableFace;
  /** The key of the invitation; none at a public table. */
  readonly key: string | undefined;
  /** The one seat that the invitation is for. */
  readonly seat: Seat | undefined;
  /** Whether the seat is handed over by whoever sits there. */
  readonly handed: boolean;
  /** The seats that this browser has at the table already. */
  readonly own: readonly Seat[];
  /** Whether this browser may watch. */
  readonly mayWatch: boolean;
}

/** Where a link leads: to a table at once, or to a seat that may be taken. */
export type Leads =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'invited'; readonly invited: Invited };

/** Finds out where a key leads. Rejects with an `ApiRefusal` if it opens nothing. */
export async function whereKeyLeads(key: string): Promise<Leads> {
  const { table, kind, seat } = await api.use(key);
  if (kind === 'seat' || kind === 'watch') {
    keepBeenOnline();
    if (kind === 'watch') keepWatchKey(table, key);
    else if (seat !== undefined) {
      keepSeatKey(table, seat, key);
      keepSeat(table, seat);
    }
    return { kind: 'table', table };
  }
  const { face } = await api.look(table, key);
  keepPromise(face);
  const mine = await knownSeats(table);
  const handed = kind === 'hand';
  // One’s own device opens the seat without being handed it.
  if (!handed) keepInvite(table, key, seat);
  return {
    kind: 'invited',
    invited: {
      face,
      key,
      seat,
      handed,
      own: mine?.filter((one) => one >= 0) ?? [],
      mayWatch: face.listed || mine !== undefined,
    },
  };
}

/** Finds out what may be done at a table in the public list, or where a seat is kept for one. */
export async function atPublicTable(table: string): Promise<Leads> {
  const { face, you } = await api.look(table);
  const { seats: own, offered = [] } = you;
  const [seat] = offered;
  if (!face.listed && seat === undefined) {
    throw new ApiRefusal('wrong-key', 'this table is not in the public list', 403);
  }
  keepPromise(face);
  const invited = { face, key: undefined, seat, handed: false, own, mayWatch: true };
  return { kind: 'invited', invited };
}

/** The seats of this browser at a table that it knows, if it knows it. */
async function knownSeats(table: string): Promise<readonly number[] | undefined> {
  if (!hasBeenOnline()) return undefined;
  const mine = await api.mine();
  return mine.find(({ face }) => face.table === table)?.seats;
}
