import type { Game } from '@tablewright/engine';
import {
  type Document,
  documentHash,
  fitOf,
  readKept,
  withoutConfidential,
  withWithheld,
} from '@tablewright/engine/documents';
import { type MatchFile, withoutWhispers } from '@tablewright/engine/host';
import {
  type DocumentLine,
  LARGEST_SHELF,
  MOST_DOCUMENTS,
  type ShelfView,
} from '@tablewright/protocol';
import type { ShelfOwner, StoredDocument } from '../store/document-store.ts';
import type { Store } from '../store/store.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import { inUse, noDocument } from './chosen-documents.ts';

/** What {@link Shelves} needs. */
export interface ShelvesSetup {
  readonly store: Store;
  readonly games: (id: string) => Promise<Game | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A document on one’s own shelf, or on that of a campaign. */
export interface DocumentAt {
  readonly id: string;
  readonly campaign?: string | undefined;
}

/** A document with all that its past can be told from. */
export interface PastOfDocument {
  readonly line: DocumentLine;
  readonly revisions: readonly Document[];
  readonly matches: readonly MatchFile[];
}

/** The shelf that a guest has before them, and what they may do there. */
interface OpenShelf {
  readonly owner: ShelfOwner;
  readonly lineOf: (document: StoredDocument) => DocumentLine;
}

/** Documents: everybody’s own, and those of campaigns, which their members share. */
export class Shelves {
  readonly #setup: ShelvesSetup;

  constructor(setup: ShelvesSetup) {
    this.#setup = setup;
  }

  /** What is kept for a guest. */
  async look(guest: string): Promise<ShelfView> {
    const { store } = this.#setup;
    const [documents, campaigns] = await Promise.all([
      store.documentsOf({ guest }),
      store.campaignsOf(guest),
    ]);
    return {
      documents: documents.map((document) => lineOf(document, undefined, undefined, true)),
      campaigns: campaigns.map(({ options: _options, host, ...line }) => ({
        ...line,
        host: host === guest,
      })),
    };
  }

  /**
   * A document with its revisions, and the matches that gave them. Of what is confidential the matches on one’s own
   * shelf have only what is one’s own: a campaign has them whole.
   */
  async past(guest: string, { id, campaign }: DocumentAt): Promise<Outcome<PastOfDocument>> {
    const { store } = this.#setup;
    const shelf = await this.open(guest, campaign);
    if (!shelf.ok) return shelf;
    const { owner } = shelf.value;
    const stored = await store.document(owner, id);
    if (stored === undefined) return noDocument(id);
    const revisions = await store.revisionsOf(owner, id);
    const hashes = revisions.flatMap(({ origin }) => (origin.by === 'match' ? [origin.file] : []));
    const whole = await store.matchFiles([...new Set(hashes)]);
    const matches = 'guest' in owner ? await this.#shared(guest, stored.game, whole) : whole;
    return done({ line: shelf.value.lineOf(stored), revisions, matches });
  }

  /** The files of matches of a game as a guest may have them, who has sat at their tables. */
  async #shared(
    guest: string,
    game: string,
    whole: readonly MatchFile[],
  ): Promise<readonly MatchFile[]> {
    const { store, games } = this.#setup;
    const rules = await games(game);
    const files = whole.map((file) =>
      withoutWhispers(rules === undefined ? file : withoutConfidential(rules, file)),
    );
    if (files.every(({ withheld }) => withheld === undefined)) return files;
    const own = await store.documentsOf({ guest });
    const pasts = await Promise.all(own.map(({ id }) => store.revisionsOf({ guest }, id)));
    const byHash = new Map(pasts.flat().map((revision) => [documentHash(revision), revision]));
    return files.map((file) => withWithheld(file, (hash) => byHash.get(hash)));
  }

  /**
   * Keeps a document: a new one, or the next revision of one that is there. Nothing takes the place of
   * another: who was not the fastest is told.
   */
  async keep(
    guest: string,
    value: { readonly game: string; readonly id: string },
    campaign: string | undefined,
  ): Promise<Outcome<DocumentLine>> {
    const { store, games, now } = this.#setup;
    const game = await games(value.game);
    if (game === undefined) return refused('no-such-game', `"${value.game}" is not played here`);
    const read = readKept(game, value);
    if (!read.ok) return refused('wrong-document', read.error);
    const document = read.value;
    const shelf = await this.open(guest, campaign);
    if (!shelf.ok) return shelf;
    const { owner, lineOf } = shelf.value;
    const [stored, newest] = await Promise.all([
      store.document(owner, document.id),
      store.newest(owner, document.id),
    ]);
    const fits = fitOf(newest, document);
    if (!fits.ok) return refused('gone-on', fits.error);
    if (stored !== undefined) {
      const line = lineOf(stored);
      if (!line.yours) return notYours(line);
      if (fits.value === 'same') return done(line);
      if (line.table !== undefined) return inUse(line.name, line.table);
    } else {
      const wrong = await this.#foreign(owner, game, document);
      if (wrong !== undefined) return wrong;
    }
    const full = await this.#full(owner, document, stored === undefined);
    if (full !== undefined) return full;
    const kept = await store.keepDocument({
      shelf: owner,
      document,
      owner: stored?.owner ?? guest,
      at: now(),
      before: stored?.hash,
    });
    const after = await store.document(owner, document.id);
    if (kept && after !== undefined) return done(lineOf(after));
    return refused('gone-on', `"${document.name}" has changed meanwhile; look at it again`);
  }

  /** Throws a document away with all its revisions. */
  async drop(guest: string, { id, campaign }: DocumentAt): Promise<Outcome<true>> {
    const { store } = this.#setup;
    const shelf = await this.open(guest, campaign);
    if (!shelf.ok) return shelf;
    const { owner, lineOf } = shelf.value;
    const stored = await store.document(owner, id);
    if (stored === undefined) return noDocument(id);
    const line = lineOf(stored);
    if (!line.yours) return notYours(line);
    if (line.table !== undefined) return inUse(line.name, line.table);
    if (await store.dropDocument(owner, id)) return done(true);
    return refused('gone-on', `"${line.name}" is at a table by now`);
  }

  /** Its owner, or the host, gives a document of a campaign to another member. */
  async give(
    guest: string,
    { id, campaign }: { readonly id: string; readonly campaign: string },
    member: number,
  ): Promise<Outcome<DocumentLine>> {
    const { store } = this.#setup;
    const shelf = await this.open(guest, campaign);
    if (!shelf.ok) return shelf;
    const { owner, lineOf } = shelf.value;
    const [stored, members] = await Promise.all([
      store.document(owner, id),
      store.membersOf(campaign),
    ]);
    if (stored === undefined) return noDocument(id);
    const line = lineOf(stored);
    if (!line.yours) return notYours(line);
    const to = members[member];
    if (to === undefined) {
      return refused('not-allowed', `there is no member ${member}; there are ${members.length}`);
    }
    await store.giveDocument(campaign, id, to.guest);
    return done(lineOf({ ...stored, owner: to.guest }));
  }

  /** A guest’s own shelf, or that of a campaign to which they belong. */
  async open(guest: string, campaign: string | undefined): Promise<Outcome<OpenShelf>> {
    if (campaign === undefined) {
      return done({
        owner: { guest },
        lineOf: (document) => lineOf(document, undefined, undefined, true),
      });
    }
    const { store } = this.#setup;
    const [known, members] = await Promise.all([
      store.campaign(campaign),
      store.membersOf(campaign),
    ]);
    const isMember = members.some((member) => member.guest === guest);
    if (known === undefined || !isMember) return noCampaign(campaign);
    return done({
      owner: { campaign },
      lineOf: (document) => {
        const owner = members.find((member) => member.guest === document.owner)?.name;
        const yours = document.owner === guest || known.host === guest;
        return lineOf(document, campaign, owner, yours);
      },
    });
  }

  /** Why a document cannot come to a campaign from outside. */
  async #foreign(
    owner: ShelfOwner,
    game: Game,
    document: Document,
  ): Promise<ReturnType<typeof refused> | undefined> {
    if ('guest' in owner) return undefined;
    const campaign = await this.#setup.store.campaign(owner.campaign);
    if (campaign?.game !== game.id) {
      return refused('wrong-document', `the campaign is of "${campaign?.game}"`);
    }
    if (document.origin.by === 'hand' && document.revision === 1) return undefined;
    return refused(
      'wrong-document',
      'a campaign vouches for its own matches alone: bring a copy of the document, which begins there',
    );
  }

  async #full(
    owner: ShelfOwner,
    document: Document,
    isNew: boolean,
  ): Promise<ReturnType<typeof refused> | undefined> {
    const { documents, bytes } = await this.#setup.store.sizeOf(owner);
    if (isNew && documents >= MOST_DOCUMENTS) {
      return refused('full', `a shelf holds ${MOST_DOCUMENTS} documents; throw one away first`);
    }
    if (bytes + Buffer.byteLength(JSON.stringify(document)) > LARGEST_SHELF) {
      const room = `${LARGEST_SHELF} bytes`;
      return refused(
        'full',
        `the revisions on a shelf take at most ${room}; throw some away first`,
      );
    }
    return undefined;
  }
}

/** The refusal for a campaign that is not there, or to which one does not belong. */
export function noCampaign(id: string): ReturnType<typeof refused> {
  return refused('no-such-campaign', `there is no campaign ${id} to which you belong`);
}

function notYours({ name, owner }: DocumentLine): ReturnType<typeof refused> {
  const whose = owner === undefined ? 'its owner' : owner;
  return refused('not-allowed', `${name} is changed by ${whose}, and by the host of the campaign`);
}

function lineOf(
  { owner: _owner, table, ...document }: StoredDocument,
  campaign: string | undefined,
  owner: string | undefined,
  yours: boolean,
): DocumentLine {
  return {
    ...document,
    yours,
    ...(campaign === undefined ? {} : { campaign }),
    ...(owner === undefined ? {} : { owner }),
    ...(table === undefined ? {} : { table }),
  };
}
