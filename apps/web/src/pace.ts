import { TEMPOS, type Tempo } from '@tablewright/table-kit/tempo';
import { useSyncExternalStore } from 'react';
import { readStored, store } from './storage.ts';

const KEY = 'tablewright.pace';
/** What older pages have stored for the two tempos that they had. */
const BEFORE: Readonly<Record<string, Tempo>> = { quick: 'fast', calm: 'normal' };

/** How long one sees that a bot thinks, in milliseconds. */
const IN_THE_AIR = 300;

const listeners = new Set<() => void>();

/** How fast what happens at a table is told; kept on this device. */
export function keptTempo(): Tempo {
  const stored = readStored(KEY) ?? '';
  return TEMPOS.find((tempo) => tempo === stored) ?? BEFORE[stored] ?? 'normal';
}

/** How long a bot's decision stays in the air, in milliseconds. */
export function keptPace(): number {
  return keptTempo() === 'fast' ? 0 : IN_THE_AIR;
}

/** The tempo, followed as it changes. */
export function useTempo(): Tempo {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, keptTempo);
}

/** Keeps how fast what happens is told. */
export function keepTempo(tempo: Tempo): void {
  store(KEY, tempo);
  applyPace();
  for (const listener of listeners) listener();
}

/** Tells the page its pace: what travels over a table follows it (`--travel` of table-kit). */
export function applyPace(): void {
  document.documentElement.dataset.pace = keptTempo() === 'fast' ? 'quick' : 'calm';
}
