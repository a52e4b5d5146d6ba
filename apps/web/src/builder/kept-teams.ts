import type { Game } from '@tablewright/engine';
import { contentOf, type Document } from '@tablewright/engine/documents';
import type { KeptTeam } from '@tablewright/table-kit';
import { hasBeenOnline } from '../online/kept/visitor.ts';
import { WHERES } from '../shelf/document-shelf.ts';
import { shelfAt } from '../shelf/shelves.ts';

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
