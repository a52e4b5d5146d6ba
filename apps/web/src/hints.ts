import { useSyncExternalStore } from 'react';
import { readStored, readStoredJson, store, storeJson } from './storage.ts';

const KEY = 'tablewright.hints';
const PLAYED = 'tablewright.hints.played';
/** In so many matches of a game one learns it. */
const FIRST_MATCHES = 3;

/** When there is advice at a table. */
export const HINTS = ['first', 'always', 'never'] as const;
/** See {@link HINTS}; `first`: until a few matches of the game have been played to their end. */
export type Hints = (typeof HINTS)[number];

const listeners = new Set<() => void>();

/** When this device gives advice. */
export function keptHints(): Hints {
  const stored = readStored(KEY);
  return HINTS.find((one) => one === stored) ?? 'first';
}

/** Keeps when advice is given. */
export function keepHints(hints: Hints): void {
  store(KEY, hints);
  for (const listener of listeners) listener();
}

/** When advice is given, followed as it changes. */
export function useHints(): Hints {
  return useSyncExternalStore(follow, keptHints);
}

/** Whether advice is given at a table of that game now. */
export function useHintsOn(game: string): boolean {
  return useSyncExternalStore(follow, () => hintsOn(keptHints(), playedGames(), game));
}

/** Whether advice is given, from what is kept. */
export function hintsOn(hints: Hints, played: readonly string[], game: string): boolean {
  if (hints !== 'first') return hints === 'always';
  return played.filter((one) => one === game).length < FIRST_MATCHES;
}

/** Notes that a match of the game has been played to its end. */
export function keepPlayed(game: string): void {
  const played = playedGames();
  if (hintsOn('first', played, game)) storeJson(PLAYED, [...played, game]);
}

/** The games of the first matches, one after the other. */
function playedGames(): readonly string[] {
  const stored = readStoredJson(PLAYED);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
