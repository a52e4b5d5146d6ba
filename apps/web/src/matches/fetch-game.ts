import { findGame } from '@tablewright/registry';
import { get } from 'idb-keyval';
import { keptMatches } from './kept-matches.ts';
import type { ShelvedMatch } from './shelf.ts';

/** Fetches the game of a match while the page is still being fetched that will draw it. */
export async function fetchGameOf(id: string): Promise<void> {
  const shelved = await get<ShelvedMatch>(id, keptMatches());
  const entry = findGame(shelved?.file.game ?? '');
  if (entry?.status !== 'ready') return;
  const { load, loadTable = load, loadBoard } = entry;
  await Promise.all([loadTable(), loadBoard?.()]);
}
