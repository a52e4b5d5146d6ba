import { SPOKEN, type SpokenLines } from '@tablewright/table-kit';
import { readStored, store } from './storage.ts';

const KEYS = 'tablewright.keys';
const SPOKEN_KEY = 'tablewright.spoken';

/** Whether single keys do things on this device; on until somebody switches them off. */
export function keptKeys(): boolean {
  return readStored(KEYS) !== 'off';
}

/** Keeps whether single keys do things. */
export function keepKeys(on: boolean): void {
  store(KEYS, on ? 'on' : 'off');
}

/** How much is read aloud on this device. */
export function keptSpoken(): SpokenLines {
  const kept = readStored(SPOKEN_KEY);
  return SPOKEN.find((how) => how === kept) ?? 'all';
}

/** Keeps how much is read aloud. */
export function keepSpoken(spoken: SpokenLines): void {
  store(SPOKEN_KEY, spoken);
}
