import type { Match } from '@tablewright/engine/host';
import { findGame } from '@tablewright/registry';
import { type LoadedGame, loadGameOf } from '../games.ts';
import { noteGameOf } from './fetch-game.ts';
import { sharedPart } from './go-on.ts';
import { openKept } from './kept-courses.ts';
import { shelf } from './shelf.ts';

/** A match taken from the shelf, or why it cannot be played. */
export type Taken =
  | { readonly kind: 'match'; readonly loaded: LoadedGame; readonly match: Match }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'unloadable';
      readonly reason: string;
      /** What it shares with the rules of now, if it was played by others. */
      readonly shared?: Match | undefined;
    };

const ahead = new Map<string, Promise<Taken>>();

/** Begins to take a match before its page is there. */
export function takeAhead(id: string): void {
  const taking = take(id);
  ahead.set(id, taking);
  // Whoever asks for it is told.
  taking.catch(() => undefined);
}

/** Takes a match from the shelf, with its game; rejects if the game does not come. */
export function takeMatch(id: string): Promise<Taken> {
  const taking = ahead.get(id) ?? take(id);
  // It is played on: whoever comes back to it takes it anew.
  ahead.delete(id);
  return taking;
}

async function take(id: string): Promise<Taken> {
  const shelved = await shelf.load(id);
  if (shelved === undefined) return { kind: 'none' };
  const { file } = shelved;
  if (findGame(file.game)?.status !== 'ready') return { kind: 'unloadable', reason: file.game };
  noteGameOf(id, file.game);
  const loaded = await loadGameOf(file);
  const match = await openKept(loaded.game, file);
  return match.ok
    ? { kind: 'match', loaded, match: match.value }
    : { kind: 'unloadable', reason: match.error, shared: sharedPart(loaded.game, file) };
}
