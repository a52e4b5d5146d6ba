import type { Game } from '@tablewright/engine';
import {
  type CampaignFile,
  type Document,
  documentHash,
  fileHash,
  fitOf,
  foldingCampaign,
  newCampaign,
  type PictureFile,
  readingPictures,
  readKept,
  readPicture,
} from '@tablewright/engine/documents';
import type { Match, MatchFile } from '@tablewright/engine/host';
import type { CampaignMatch, CampaignView, DocumentLine, PictureLine } from '@tablewright/protocol';
import { HUMAN, randomHex } from '@tablewright/table-kit';
import { ApiRefusal } from '../online/server/api.ts';
import type { DocumentAt, DocumentPast, DocumentShelf } from './document-shelf.ts';
import type { Drawer, Things } from './drawer.ts';
import {
  addressIn,
  pictureFilesIn,
  picturesIn,
  putPictures,
  removePicture,
} from './local-pictures.ts';
import { throughWithPauses } from './pauses.ts';

/** A document as it lies in the drawer. */
interface KeptDocument {
  readonly campaign?: string;
  /** The newest first. */
  readonly revisions: readonly Document[];
  readonly at: number;
  /** The match that it went into last, and its place there. */
  readonly went?: { readonly match: string; readonly slot: string } | undefined;
}

/** A campaign as it lies in the drawer. */
interface KeptCampaign {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly at: number;
  readonly matches: readonly CampaignMatch[];
}

/** A match that was begun with this shelf. */
interface KeptMatch {
  readonly campaign?: string;
  /** Once it is over: the places whose documents came to the shelf, with what they are there. */
  readonly gave?: Readonly<Record<string, string>>;
}

/** What came to the shelf from a match. */
export interface Brought {
  readonly campaign: string | undefined;
  /** By slot, the ids of what came. */
  readonly gave: Readonly<Record<string, string>>;
}

/** What {@link LocalShelf} needs. */
export interface LocalShelfSetup {
  readonly drawer: Drawer;
  /** The game of that id. Rejects if there is none. */
  readonly game: (id: string) => Promise<Game>;
  /** The matches of this browser that are not over. */
  readonly openMatches: () => Promise<ReadonlySet<string>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const keyOf = ({ id, campaign }: DocumentAt): string =>
  `document/${campaign === undefined ? 'own' : `of/${campaign}`}/${id}`;
const campaignKey = (id: string): string => `campaign/${id}`;
const fileKey = (hash: string): string => `file/${hash}`;
const matchKey = (id: string): string => `match/${id}`;

/** The shelf of this browser. Everything on it is one's own. */
export class LocalShelf implements DocumentShelf {
  readonly where = 'here';
  readonly #setup: LocalShelfSetup;

  constructor(setup: LocalShelfSetup) {
    this.#setup = setup;
  }

  /** Whether what is put here lasts no longer than the page. */
  isFleeting(): boolean {
    return this.#setup.drawer.isFleeting();
  }

  async look(): ReturnType<DocumentShelf['look']> {
    const open = await this.#setup.openMatches();
    return this.#setup.drawer.look(async (things) => {
      const own = await things.all<KeptDocument>('document/own/');
      const campaigns = await things.all<KeptCampaign>('campaign/');
      return {
        documents: linesOf(own, open),
        campaigns: campaigns
          .map(({ options: _options, matches, ...line }) => ({
            ...line,
            matches: matches.length,
            members: 1,
            host: true,
          }))
          .sort((a, b) => b.at - a.at),
      };
    });
  }

  async past(at: DocumentAt): Promise<DocumentPast> {
    const open = await this.#setup.openMatches();
    return this.#setup.drawer.look(async (things) => {
      const kept = await documentAt(things, at);
      const { revisions } = kept;
      const hashes = revisions.flatMap(({ origin }) =>
        origin.by === 'match' ? [origin.file] : [],
      );
      return {
        line: lineOf(kept, open),
        revisions,
        matches: await filesOf(things, [...new Set(hashes)]),
      };
    });
  }

  async keep(value: Document, campaign?: string): Promise<DocumentLine> {
    const game = await this.#game(value.game);
    const read = readKept(game, value);
    if (!read.ok) throw new ApiRefusal('wrong-document', read.error, 0);
    const document = read.value;
    const open = await this.#setup.openMatches();
    return this.#setup.drawer.change(async (things) => {
      const at = { id: document.id, campaign };
      if (campaign !== undefined) await checkForeign(things, campaign, document, keyOf(at));
      const kept = await things.get<KeptDocument>(keyOf(at));
      const fits = fitOf(kept?.revisions[0], document);
      if (!fits.ok) throw new ApiRefusal('gone-on', fits.error, 0);
      if (kept !== undefined && fits.value === 'same') return lineOf(kept, open);
      if (kept !== undefined) refuseInUse(kept, open);
      const next: KeptDocument = {
        ...(campaign === undefined ? {} : { campaign }),
        revisions: [document, ...(kept?.revisions ?? [])],
        at: this.#setup.now(),
      };
      things.set(keyOf(at), next);
      return lineOf(next, open);
    });
  }

  async drop(at: DocumentAt): Promise<void> {
    const open = await this.#setup.openMatches();
    await this.#setup.drawer.change(async (things) => {
      refuseInUse(await documentAt(things, at), open);
      things.remove(keyOf(at));
      await dropUnusedFiles(things, keyOf(at));
    });
  }

  async begin({ game: id, name, options }: Parameters<DocumentShelf['begin']>[0]): Promise<string> {
    const game = await this.#game(id);
    if (game.documents === undefined) {
      throw new ApiRefusal('wrong-settings', `${game.title} has nothing that outlives a match`, 0);
    }
    const campaign = { id: freshId(), game: id, name, options, at: this.#setup.now(), matches: [] };
    await this.#setup.drawer.change(async (things) =>
      things.set(campaignKey(campaign.id), campaign satisfies KeptCampaign),
    );
    return campaign.id;
  }

  async campaign(id: string): Promise<CampaignView> {
    const open = await this.#setup.openMatches();
    return this.#setup.drawer.look(async (things) => {
      const { at: _at, options, matches, ...campaign } = await campaignAt(things, id);
      const documents = await things.all<KeptDocument>(`document/of/${id}/`);
      const begun = await Promise.all(
        [...open].map(async (match) => ({
          match,
          kept: await things.get<KeptMatch>(matchKey(match)),
        })),
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
    });
  }

  file(id: string): Promise<CampaignFile> {
    return this.#setup.drawer.look(async (things) => {
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
    });
  }

  async take(file: CampaignFile): Promise<string> {
    const game = await this.#game(file.game);
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
    const at = this.#setup.now();
    const matches = file.matches.map((match, index) =>
      matchLine(match, state.matches[index]?.results ?? {}, at),
    );
    await this.#setup.drawer.change(async (things) => {
      if ((await things.get(campaignKey(id))) !== undefined) {
        throw new ApiRefusal('gone-on', `a campaign "${name}" of this id is here already`, 0);
      }
      await putPictures(things, id, pictures.value, this.#setup.now);
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
    });
    return id;
  }

  async remove(id: string): Promise<void> {
    await this.#setup.drawer.change(async (things) => {
      await campaignAt(things, id);
      const documents = await things.all<KeptDocument>(`document/of/${id}/`);
      things.remove(campaignKey(id));
      for (const { revisions } of documents) {
        things.remove(keyOf({ id: revisions[0]?.id ?? '', campaign: id }));
      }
      for (const { picture } of await picturesIn(things, id)) removePicture(things, id, picture);
      await dropUnusedFiles(things, `document/of/${id}/`, campaignKey(id));
    });
  }

  pictures(campaign: string): Promise<readonly PictureLine[]> {
    return this.#setup.drawer.look(async (things) => {
      await campaignAt(things, campaign);
      return picturesIn(things, campaign);
    });
  }

  async bringPicture(campaign: string, file: PictureFile): Promise<PictureLine> {
    const read = readPicture(file);
    if (!read.ok) throw new ApiRefusal('wrong-picture', read.error, 0);
    const { picture } = read.value;
    return this.#setup.drawer.change(async (things) => {
      await campaignAt(things, campaign);
      await putPictures(things, campaign, [read.value], this.#setup.now);
      const line = (await picturesIn(things, campaign)).find((one) => one.picture === picture);
      return line ?? noPicture(picture);
    });
  }

  async dropPicture(campaign: string, name: string): Promise<void> {
    await this.#setup.drawer.change(async (things) => {
      if ((await addressIn(things, campaign, name)) === undefined) noPicture(name);
      removePicture(things, campaign, name);
    });
  }

  pictureAddress(campaign: string, name: string): Promise<string | undefined> {
    return this.#setup.drawer.look((things) => addressIn(things, campaign, name));
  }

  /** The campaign that a match of this browser was begun for. */
  campaignOf(match: string): Promise<string | undefined> {
    return this.#setup.drawer.look(
      async (things) => (await things.get<KeptMatch>(matchKey(match)))?.campaign,
    );
  }

  /**
   * A match begins with documents of this shelf: nobody changes them until it is over. What comes out
   * of it will come here.
   */
  async begins(file: MatchFile, campaign: string | undefined): Promise<void> {
    const open = await this.#setup.openMatches();
    await this.#setup.drawer.change(async (things) => {
      const lying: [string, KeptDocument][] = [];
      for (const [slot, document] of Object.entries(file.documents ?? {})) {
        const at = { id: document.id, campaign };
        const kept = await documentAt(things, at);
        refuseInUse(kept, open);
        const [head] = kept.revisions;
        if (head === undefined || documentHash(head) !== documentHash(document)) {
          throw new ApiRefusal('gone-on', `"${document.name}" has changed meanwhile`, 0);
        }
        lying.push([keyOf(at), { ...kept, went: { match: file.id, slot } }]);
      }
      for (const [key, kept] of lying) things.set(key, kept);
      things.set(matchKey(file.id), campaign === undefined ? {} : { campaign });
    });
  }

  /**
   * A match is over: what came out of it comes here, once, however often this is said. Nothing comes
   * from a match that was not begun with this shelf, as one that was played on from another.
   */
  async ends(match: Match): Promise<void> {
    if (!match.over || match.game.documents === undefined) return;
    const file = match.toFile({ withSecret: true });
    const { results } = match;
    const at = this.#setup.now();
    const places = match.game.documents.slots(match.options as never, match.seats.length);
    await this.#setup.drawer.change(async (things) => {
      const begun = await things.get<KeptMatch>(matchKey(match.id));
      if (begun === undefined || begun.gave !== undefined) return;
      const { campaign } = begun;
      const gave: Record<string, string> = {};
      const put: [string, KeptDocument][] = [];
      for (const [slot, document] of Object.entries(results)) {
        const key = keyOf({ id: document.id, campaign });
        const kept = await things.get<KeptDocument>(key);
        const seat = places.find((place) => place.slot === slot)?.seat;
        const isBots = seat !== undefined && match.seats[seat]?.player !== HUMAN;
        const [head] = kept?.revisions ?? [];
        const follows =
          document.origin.before === undefined
            ? kept === undefined && (campaign !== undefined || !isBots)
            : head !== undefined && documentHash(head) === document.origin.before;
        if (!follows) continue;
        const revisions = [document, ...(kept?.revisions ?? [])];
        put.push([key, { ...(campaign === undefined ? {} : { campaign }), revisions, at }]);
        gave[slot] = document.id;
      }
      const old = campaign === undefined ? undefined : await campaignAt(things, campaign);
      for (const [key, kept] of put) things.set(key, kept);
      things.set(matchKey(match.id), { ...begun, gave });
      if (put.length > 0 || old !== undefined) things.set(fileKey(fileHash(file)), file);
      if (old !== undefined) {
        const line = matchLine(file, results, at);
        things.set(campaignKey(old.id), { ...old, at, matches: [...old.matches, line] });
      }
    });
  }

  /** What came here from a match that is over; nothing if it was not begun with this shelf. */
  broughtBy(match: string): Promise<Brought | undefined> {
    return this.#setup.drawer.look(async (things) => {
      const kept = await things.get<KeptMatch>(matchKey(match));
      return kept?.gave === undefined ? undefined : { campaign: kept.campaign, gave: kept.gave };
    });
  }

  async #game(id: string): Promise<Game> {
    try {
      return await this.#setup.game(id);
    } catch (thrown) {
      throw new ApiRefusal('no-such-game', String(thrown), 0);
    }
  }
}

/** An id that none had before. */
export function freshId(): string {
  return randomHex(16, (bytes) => crypto.getRandomValues(bytes));
}

/** A match of a campaign as its list shows it. */
function matchLine(
  file: MatchFile,
  results: Readonly<Record<string, Document>>,
  at: number,
): CampaignMatch {
  return {
    match: file.id,
    file: fileHash(file),
    seats: file.seats.map(({ name, player }) => ({ name, player })),
    results: Object.fromEntries(Object.entries(results).map(([slot, { id }]) => [slot, id])),
    at,
  };
}

function lineOf(
  { campaign, revisions, at, went }: KeptDocument,
  open: ReadonlySet<string>,
): DocumentLine {
  const [head] = revisions;
  if (head === undefined) throw new Error('a document without a revision');
  const { id, game, kind, name, revision, origin } = head;
  return {
    id,
    game,
    kind,
    name,
    revision,
    hash: documentHash(head),
    by: origin.by,
    at,
    yours: true,
    ...(campaign === undefined ? {} : { campaign }),
    ...(went !== undefined && open.has(went.match) ? { table: went.match } : {}),
  };
}

function linesOf(documents: readonly KeptDocument[], open: ReadonlySet<string>): DocumentLine[] {
  return documents
    .map((document) => lineOf(document, open))
    .sort((a, b) => a.name.localeCompare(b.name));
}

async function documentAt(things: Things, at: DocumentAt): Promise<KeptDocument> {
  const kept = await things.get<KeptDocument>(keyOf(at));
  if (kept !== undefined) return kept;
  throw new ApiRefusal('no-such-document', `there is no document ${at.id} on this shelf`, 0);
}

async function campaignAt(things: Things, id: string): Promise<KeptCampaign> {
  const kept = await things.get<KeptCampaign>(campaignKey(id));
  if (kept !== undefined) return kept;
  throw new ApiRefusal('no-such-campaign', `there is no campaign ${id} here`, 0);
}

function noPicture(name: string): never {
  throw new ApiRefusal('no-such-picture', `there is no picture ${name} here`, 0);
}

function refuseInUse(kept: KeptDocument, open: ReadonlySet<string>): void {
  const { name, table } = lineOf(kept, open);
  if (table === undefined) return;
  throw new ApiRefusal('in-use', `${name} is in match ${table}, which has to be over first`, 0);
}

/** Refuses what a campaign cannot vouch for: it takes what begins there. */
async function checkForeign(
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

async function filesOf(things: Things, hashes: readonly string[]): Promise<readonly MatchFile[]> {
  const files = await Promise.all(hashes.map((hash) => things.get<MatchFile>(fileKey(hash))));
  return files.filter((file) => file !== undefined);
}

/** Removes files of matches that nothing names but what is going: keys that begin so. */
async function dropUnusedFiles(things: Things, ...going: readonly string[]): Promise<void> {
  const [documents, campaigns, files] = await Promise.all([
    things.all<KeptDocument>('document/'),
    things.all<KeptCampaign>('campaign/'),
    things.all<MatchFile>('file/'),
  ]);
  const used = new Set<string>();
  for (const { revisions, campaign } of documents) {
    const key = keyOf({ id: revisions[0]?.id ?? '', campaign });
    if (going.some((prefix) => key.startsWith(prefix))) continue;
    for (const { origin } of revisions) if (origin.by === 'match') used.add(origin.file);
  }
  for (const { id, matches } of campaigns) {
    if (!going.includes(campaignKey(id))) for (const { file } of matches) used.add(file);
  }
  for (const file of files) {
    const hash = fileHash(file);
    if (!used.has(hash)) things.remove(fileKey(hash));
  }
}
