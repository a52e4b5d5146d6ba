import { readStored, store } from '../../storage.ts';

const READ = 'tablewright.chat-read.';
const WHISPERS = 'tablewright.whispers-read.';
const MUTED = 'tablewright.muted.';

/** The number of the last line of chat that was read at a table; 0 for none. */
export function keptRead(table: string): number {
  return Number(readStored(READ + table) ?? 0) || 0;
}

/** Keeps up to which line the chat of a table was read. */
export function keepRead(table: string, number: number): void {
  store(READ + table, String(number));
}

/** The number of the last whisper that was read in a seat; 0 for none. */
export function keptWhispersRead(table: string, seat: number): number {
  return Number(readStored(`${WHISPERS}${table}/${seat}`) ?? 0) || 0;
}

/** Keeps up to which one the whispers of a seat were read. */
export function keepWhispersRead(table: string, seat: number, number: number): void {
  store(`${WHISPERS}${table}/${seat}`, String(number));
}

/** The seats at a table whose lines are not to be shown here. */
export function keptMuted(table: string): readonly number[] {
  return (readStored(MUTED + table) ?? '')
    .split(' ')
    .filter((seat) => seat !== '')
    .map(Number);
}

/** Keeps whose lines are not to be shown here. */
export function keepMuted(table: string, seats: readonly number[]): void {
  store(MUTED + table, seats.join(' '));
}
