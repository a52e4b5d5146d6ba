import { keepOpened } from '../online/kept/kept-links.ts';
import { keepAddedByHost } from '../online/kept/kept-promise.ts';
import { keepBeenOnline, keepName } from '../online/kept/visitor.ts';
import { api, newName } from '../online/server/api.ts';
import { type PlannedPace, paceOf } from './planned-pace.ts';
import { type PlannedSeat, plannedName, wishedSeats } from './planned-seat.ts';

/** A table to be opened on the server. */
export interface OnlineWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly PlannedSeat[];
  readonly pace: PlannedPace;
  readonly listed: boolean;
  /** The campaign on the server that the match belongs to. */
  readonly campaign?: string | undefined;
  /** By slot, the ids of documents on the server. */
  readonly documents?: Readonly<Record<string, string>>;
}

/** Opens a table on the server, keeps its keys here, and returns its id. Rejects with an `ApiRefusal`. */
export async function openOnline({
  game,
  options,
  seats,
  pace,
  listed,
  campaign,
  documents = {},
}: OnlineWish): Promise<string> {
  const entropy = newName();
  const opened = await api.open({
    game,
    options: { ...options },
    seats: wishedSeats(seats),
    pace: paceOf(pace) ?? { kind: 'none' },
    listed,
    entropy,
    ...(campaign === undefined ? {} : { campaign }),
    ...(Object.keys(documents).length === 0 ? {} : { documents: { ...documents } }),
  });
  keepOpened(opened);
  keepAddedByHost(opened.table, opened.seats, entropy);
  keepBeenOnline();
  const own = seats.find(({ online }) => online === 'me');
  if (own !== undefined) keepName(plannedName(own, 'online'));
  return opened.table;
}
