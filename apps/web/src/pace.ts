import { readStored, store } from './storage.ts';

const KEY = 'tablewright.pace';

/** How long a bot's decision stays in the air when bots take their time, in milliseconds. */
const CALM = 450;

/** How long a bot's decision stays in the air, in milliseconds. */
export function keptPace(): number {
  return readStored(KEY) === 'quick' ? 0 : CALM;
}

/** Whether bots take their time; kept on this device. */
export function keepPace(calm: boolean): void {
  store(KEY, calm ? 'calm' : 'quick');
  applyPace();
}

/** Tells the page its pace: what travels over a table follows it (`--travel` of table-kit). */
export function applyPace(): void {
  document.documentElement.dataset.pace = keptPace() > 0 ? 'calm' : 'quick';
}
