import { readStored, store } from '../../storage.ts';

const BEEN = 'tablewright.online';
const NAME = 'tablewright.name';
const LAST_SEAT = 'tablewright.seat.';

/** Whether this browser has ever been at a table on the server, so that it is worth asking there. */
export function hasBeenOnline(): boolean {
  return readStored(BEEN) !== undefined;
}

/** This browser is at a table on the server. */
export function keepBeenOnline(): void {
  store(BEEN, 'yes');
}

/** What the person at this device was called last; nothing if they have never said. */
export function keptName(): string {
  return readStored(NAME) ?? '';
}

/** Keeps what the person at this device is called. */
export function keepName(name: string): void {
  store(NAME, name);
}

/** In which of several seats this page was at a table last. */
export function keptSeat(table: string): number | undefined {
  const kept = readStored(LAST_SEAT + table);
  return kept === undefined ? undefined : Number(kept);
}

/** Keeps in which of several seats this page is at a table. */
export function keepSeat(table: string, seat: number): void {
  store(LAST_SEAT + table, String(seat));
}
