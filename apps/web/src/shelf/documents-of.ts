import type { Game } from '@tablewright/engine';
import { GAMES } from '@tablewright/registry';
import { loadGame } from '../games.ts';

/** The games here that have documents; the shelf is shown only if there are any. */
export const GAMES_WITH_DOCUMENTS: readonly string[] = GAMES.flatMap((entry) =>
  entry.status === 'ready' && entry.documents === true ? [entry.id] : [],
);

/** All games with documents, with their words. */
export async function gamesWithDocuments(): Promise<ReadonlyMap<string, Game>> {
  const loaded = await Promise.all(GAMES_WITH_DOCUMENTS.map((id) => loadGame(id)));
  return new Map(loaded.map((game) => [game.id, game]));
}
