import { keepSeatKey } from '../kept/kept-links.ts';
import { dropAdded, keepAdded } from '../kept/kept-promise.ts';
import { keepBeenOnline, keepName, keepSeat } from '../kept/visitor.ts';
import { api, newName } from '../server/api.ts';
import type { Invited } from './invited.ts';

/** How somebody wants to sit. */
interface Wish {
  readonly name: string;
  readonly seat: number | undefined;
  readonly mark: number | undefined;
  /** By slot, the ids of documents on the server that one brings. */
  readonly documents?: Readonly<Record<string, string>>;
}

/** Sits down at a table and keeps the key of the seat here. Rejects with an `ApiRefusal`. */
export async function takeSeat(
  { face: { table }, key, handed }: Invited,
  { name, seat, mark, documents = {} }: Wish,
): Promise<void> {
  const entropy = newName();
  const taken = await api.sit(table, {
    ...(key === undefined ? {} : { invite: key }),
    ...(seat === undefined ? {} : { seat }),
    name,
    ...(mark === undefined ? {} : { mark }),
    entropy,
    ...(Object.keys(documents).length === 0 ? {} : { documents: { ...documents } }),
  });
  keepBeenOnline();
  keepName(name);
  keepSeat(table, taken.seat);
  if (taken.key !== undefined) {
    keepSeatKey(table, taken.seat, taken.key);
    await keepOwnShare(table, taken.seat, entropy, handed);
  }
}

/** Keeps what this device has added, if it counts: who takes over a match that goes on adds nothing. */
async function keepOwnShare(
  table: string,
  seat: number,
  entropy: string,
  handed: boolean,
): Promise<void> {
  const began = (): Promise<boolean> =>
    api.look(table).then(
      ({ face }) => face.status !== 'gathering',
      () => true,
    );
  if (handed && (await began())) dropAdded(table, seat);
  else keepAdded(table, seat, entropy);
}
