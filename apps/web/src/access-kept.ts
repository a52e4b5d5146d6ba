import { SPOKEN, type SpokenLines } from '@tablewright/table-kit';
import { keep, readKept } from './light.ts';

const KEYS = 'tablewright.keys';
const SPOKEN_KEY = 'tablewright.spoken';

/** Whether single keys do things on this device; on until somebody switches them off. */
export function keptKeys(): boolean {
  return readKept(KEYS) !== 'off';
}

/** Keeps whether single keys do things. */
export function keepKeys(on: boolean): void {
  keep(KEYS, on ? 'on' : 'off');
}

/** How much is read aloud on this device. */
export function keptSpoken(): SpokenLines {
  const kept = readKept(SPOKEN_KEY);
  return SPOKEN.find((how) => how === kept) ?? 'all';
}

/** Keeps how much is read aloud. */
export function keepSpoken(spoken: SpokenLines): void {
  keep(SPOKEN_KEY, spoken);
}
