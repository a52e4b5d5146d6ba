import type { Game } from '@tablewright/engine';
import { findGame } from '@tablewright/registry';
import type { BuilderDesk } from '@tablewright/table-kit';
import type { Builder, BuilderModule } from '@tablewright/table-kit/builder-data';
import { reading } from './read-team.ts';

/** Whether documents of a kind are put together on a page. */
export function isBuilt(game: string, kind: string): boolean {
  const entry = findGame(game);
  return entry?.status === 'ready' && entry.builds === kind;
}

/** What teams of a game are put together with; nothing if there is nothing. Rejects if it does not come. */
export async function loadBuilder(game: string): Promise<Builder | undefined> {
  const entry = findGame(game);
  if (entry?.status !== 'ready' || entry.loadBuilder === undefined) return undefined;
  return ((await entry.loadBuilder()) as BuilderModule).BUILDER as Builder;
}

/** What a table of the game builds with, and the teams that lie on one's shelves. */
export function builderDesk(game: Game): BuilderDesk {
  return {
    load: async (kind) => {
      const builder = await loadBuilder(game.id);
      return builder?.kind === kind ? builder : undefined;
    },
    kept: async (kind) => {
      // A table that asks for no team needs no shelf.
      const { keptTeams } = await import('./kept-teams.ts');
      return keptTeams(game, kind);
    },
    documents: reading(game),
  };
}
