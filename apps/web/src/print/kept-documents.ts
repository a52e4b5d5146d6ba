import type { Game } from '@tablewright/engine';
import { contentOf } from '@tablewright/engine/documents';
import type { DocumentLine } from '@tablewright/protocol';
import type { Filling } from '@tablewright/table-kit/print';
import { hasBeenOnline } from '../online/kept/visitor.ts';
import { type DocumentShelf, type ShelfWhere, WHERES } from '../shelf/document-shelf.ts';
import { shelfAt } from '../shelf/shelves.ts';

/** A document that pages can be filled in from. */
export interface KeptDocument {
  readonly where: ShelfWhere;
  readonly line: DocumentLine;
}

/** All documents of a kind on the shelves of this device and of the server, those of campaigns too. */
export async function keptDocuments(game: string, kind: string): Promise<readonly KeptDocument[]> {
  const asked = WHERES.filter((where) => where === 'here' || hasBeenOnline());
  const found = await Promise.all(
    // Without the server, what is kept on the device can be printed all the same.
    asked.map((where) => linesOf(shelfAt(where), game).catch(() => [])),
  );
  return asked.flatMap((where, at) =>
    (found[at] ?? []).filter((line) => line.kind === kind).map((line) => ({ where, line })),
  );
}

async function linesOf(shelf: DocumentShelf, game: string): Promise<readonly DocumentLine[]> {
  const { documents, campaigns } = await shelf.look();
  const views = await Promise.all(
    campaigns.filter((campaign) => campaign.game === game).map(({ id }) => shelf.campaign(id)),
  );
  const all = [...documents, ...views.flatMap((view) => view.documents)];
  return all.filter((line) => line.game === game);
}

/** What a document says; nothing if it cannot be read as the game is now. */
export async function fillingOf(
  game: Game,
  { where, line: { id, campaign } }: KeptDocument,
): Promise<Filling | undefined> {
  const { revisions } = await shelfAt(where).past({ id, campaign });
  const [document] = revisions;
  const read = document && contentOf(game.documents?.kinds ?? {}, document);
  return read?.ok === true ? { id, content: read.value } : undefined;
}
