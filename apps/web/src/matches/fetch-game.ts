import { findGame } from '@tablewright/registry';
import { get } from 'idb-keyval';
import { readStoredJson, storeJson } from '../storage.ts';
import { keptMatches } from './kept-matches.ts';
import type { ShelvedMatch } from './shelf.ts';

/** The games of the matches and tables that were opened last: ids of games by those of matches, the latest last. */
const KEY = 'tablewright.games';
const MOST = 30;

/**
 * Fetches the game of a match while the page is still being fetched that will draw it. Of a match that was opened
 * before it is known at once; reading the match itself takes its time beside all that a page begins with.
 */
export async function fetchGameOf(id: string): Promise<void> {
  const game = openedGames()[id] ?? (await get<ShelvedMatch>(id, keptMatches()))?.file.game;
  await fetchGame(game);
}

/** The same for a table on a server, if it was opened here before. */
export async function fetchGameOfTable(id: string): Promise<void> {
  await fetchGame(openedGames()[id]);
}

/** Notes of which game a match or table is that is opened. */
export function noteGameOf(id: string, game: string): void {
  const { [id]: known, ...others } = openedGames();
  const latest = Object.entries({ ...others, [id]: game }).slice(-MOST);
  storeJson(KEY, Object.fromEntries(latest));
}

async function fetchGame(id: string | undefined): Promise<void> {
  const entry = findGame(id ?? '');
  if (entry?.status !== 'ready') return;
  const { load, loadTable = load, loadBoard } = entry;
  await Promise.all([loadTable(), loadBoard?.()]);
}

function openedGames(): Readonly<Record<string, string>> {
  const stored = readStoredJson(KEY);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, game]) => typeof game === 'string'));
}
