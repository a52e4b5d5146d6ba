import type { Game } from '@tablewright/engine';
import type { Document } from '@tablewright/engine/documents';
import { contentOf } from '@tablewright/engine/documents';
import { findGame } from '@tablewright/registry';
import type { BuilderDesk, KeptTeam } from '@tablewright/table-kit';
import type { Builder, BuilderModule } from '@tablewright/table-kit/builder-data';
import { hasBeenOnline } from '../online/kept/visitor.ts';
import { WHERES } from '../shelf/document-shelf.ts';
import { shelfAt } from '../shelf/shelves.ts';
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
    kept: (kind) => keptTeams(game, kind),
    documents: reading(game),
  };
}

/** The documents of a kind on one's shelves that the game can read, newest revision of each. */
export async function keptTeams(game: Game, kind: string): Promise<readonly KeptTeam[]> {
  const asked = WHERES.filter((where) => where === 'here' || hasBeenOnline());
  const found = await Promise.all(
    asked.map(async (where) => {
      const shelf = shelfAt(where);
      // Without the server there are those of this device.
      const { documents } = await shelf.look().catch(() => ({ documents: [] }));
      const own = documents.filter((line) => line.game === game.id && line.kind === kind);
      const pasts = await Promise.all(
        own.map(({ id }) => shelf.past({ id }).catch(() => undefined)),
      );
      return pasts.flatMap((past) => past?.revisions[0] ?? []);
    }),
  );
  return found.flat().flatMap((document) => keptTeam(game, document));
}

function keptTeam(game: Game, document: Document): readonly KeptTeam[] {
  const read = contentOf(game.documents?.kinds ?? {}, document);
  const { id, name } = document;
  return read.ok ? [{ id, name, content: read.value }] : [];
}
