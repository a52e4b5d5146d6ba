import type { Game } from '@tablewright/engine';
import {
  type CampaignFile,
  type Document,
  foldingCampaign,
  newCampaign,
  readingPictures,
  readKept,
} from '@tablewright/engine/documents';
import type { CampaignView } from '@tablewright/protocol';
import { ApiRefusal } from '../online/server/api.ts';
import type { Things } from './drawer.ts';
import {
  campaignAt,
  campaignKey,
  dropUnusedFiles,
  fileKey,
  filesOf,
  type KeptCampaign,
  type KeptDocument,
  type KeptMatch,
  keyOf,
  linesOf,
  matchKey,
} from './kept-things.ts';
import { matchLine } from './local-matches.ts';
import { pictureFilesIn, picturesIn, putPictures, removePicture } from './local-pictures.ts';
import { throughWithPauses } from './pauses.ts';

/**
 * A campaign of the drawer as its page shows it.
 * @param open the matches that are not over
 */
export async function campaignViewIn(
  things: Things,
  id: string,
  open: ReadonlySet<string>,
): Promise<CampaignView> {
  const { at: _at, options, matches, ...campaign } = await campaignAt(things, id);
  const documents = await things.all<KeptDocument>(`document/of/${id}/`);
  const begun = await Promise.all(
    [...open].map(async (match) => ({ match, kept: await things.get<KeptMatch>(matchKey(match)) })),
  );
  return {
    ...campaign,
    options: { ...options },
    host: true,
    members: [],
    documents: linesOf(documents, open),
    matches: [...matches],
    tables: begun
      .filter(({ kept }) => kept?.campaign === id)
      .map(({ match }) => ({ table: match, status: 'playing' as const })),
  };
}

/** A campaign of the drawer as a file, with everything that belongs to it. */
export async function campaignFileIn(things: Things, id: string): Promise<CampaignFile> {
  const { game, name, options, matches } = await campaignAt(things, id);
  const documents = await things.all<KeptDocument>(`document/of/${id}/`);
  const written = documents.flatMap(({ revisions }) =>
    revisions.filter(({ origin }) => origin.by === 'hand').reverse(),
  );
  const files = await filesOf(
    things,
    matches.map(({ file }) => file),
  );
  const pictures = await pictureFilesIn(things, id);
  return { ...newCampaign({ id, game, name, options, written, pictures }), matches: files };
}

/**
 * Reads a campaign's file by the rules, from its first match to the last.
 * @returns what puts it into a drawer where none of its id is
 * @throws ApiRefusal if anything in it is not as the rules compute it
 */
export async function readCampaignFile(
  game: Game,
  file: CampaignFile,
  now: () => number,
): Promise<(things: Things) => Promise<void>> {
  for (const document of file.written) {
    const read = readKept(game, document);
    if (!read.ok) throw new ApiRefusal('wrong-document', `${document.name}: ${read.error}`, 0);
  }
  const pictures = await throughWithPauses(readingPictures(file));
  if (!pictures.ok) throw new ApiRefusal('wrong-picture', pictures.error, 0);
  const state = await throughWithPauses(foldingCampaign(game, file));
  if (state.problems.length > 0) {
    throw new ApiRefusal('wrong-document', state.problems.join('; '), 0);
  }
  const { id, name, options } = file;
  const at = now();
  const matches = file.matches.map((match, index) =>
    matchLine(match, state.matches[index]?.results ?? {}, at),
  );
  return async (things) => {
    if ((await things.get(campaignKey(id))) !== undefined) {
      throw new ApiRefusal('gone-on', `a campaign "${name}" of this id is here already`, 0);
    }
    await putPictures(things, id, pictures.value, now);
    const campaign = { id, game: game.id, name, options, at, matches } satisfies KeptCampaign;
    things.set(campaignKey(id), campaign);
    for (const [index, { file: hash }] of matches.entries()) {
      things.set(fileKey(hash), file.matches[index]);
    }
    for (const document of state.documents.values()) {
      const revisions = state.revisions.filter((one) => one.id === document.id).reverse();
      const kept = { campaign: id, revisions, at } satisfies KeptDocument;
      things.set(keyOf({ id: document.id, campaign: id }), kept);
    }
  };
}

/** Removes a campaign with everything that belongs to it alone. */
export async function removeCampaign(things: Things, id: string): Promise<void> {
  await campaignAt(things, id);
  const documents = await things.all<KeptDocument>(`document/of/${id}/`);
  things.remove(campaignKey(id));
  for (const { revisions } of documents) {
    things.remove(keyOf({ id: revisions[0]?.id ?? '', campaign: id }));
  }
  for (const { picture } of await picturesIn(things, id)) removePicture(things, id, picture);
  await dropUnusedFiles(things, `document/of/${id}/`, campaignKey(id));
}

/** Refuses what a campaign cannot vouch for: it takes what begins there. */
export async function checkForeign(
  things: Things,
  campaign: string,
  document: Document,
  key: string,
): Promise<void> {
  const { game } = await campaignAt(things, campaign);
  if (game !== document.game) {
    throw new ApiRefusal('wrong-document', `the campaign is of "${game}"`, 0);
  }
  const isNew = (await things.get(key)) === undefined;
  if (!isNew || (document.origin.by === 'hand' && document.revision === 1)) return;
  const why = 'a campaign vouches for its own matches alone: bring a copy of the document';
  throw new ApiRefusal('wrong-document', why, 0);
}
