import type { Game } from '@tablewright/engine';
import {
  type CampaignFile,
  type Document,
  fitOf,
  type PictureFile,
  readKept,
  readPicture,
} from '@tablewright/engine/documents';
import type { Match, MatchFile } from '@tablewright/engine/host';
import type { CampaignView, DocumentLine, PictureLine } from '@tablewright/protocol';
import { ApiRefusal } from '../online/server/api.ts';
import type { DocumentAt, DocumentPast, DocumentShelf } from './document-shelf.ts';
import type { Drawer } from './drawer.ts';
import { freshId } from './fresh-id.ts';
import {
  campaignAt,
  campaignKey,
  documentAt,
  dropUnusedFiles,
  filesOf,
  type KeptCampaign,
  type KeptDocument,
  type KeptMatch,
  keyOf,
  lineOf,
  linesOf,
  matchKey,
  refuseInUse,
} from './kept-things.ts';
import {
  campaignFileIn,
  campaignViewIn,
  checkForeign,
  readCampaignFile,
  removeCampaign,
} from './local-campaigns.ts';
import { type Brought, matchBegins, matchEnds, owingOf } from './local-matches.ts';
import { addressIn, picturesIn, putPictures, removePicture } from './local-pictures.ts';

/** What {@link LocalShelf} needs. */
export interface LocalShelfSetup {
  readonly drawer: Drawer;
  /** The game of that id. Rejects if there is none. */
  readonly game: (id: string) => Promise<Game>;
  /** The matches of this browser, as they are kept. */
  readonly matches: () => Promise<readonly MatchFile[]>;
  /** Plays a match of this browser. Rejects where that cannot be done. */
  readonly play: (file: MatchFile) => Promise<Match>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

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
    const open = await this.#openMatches();
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
    const open = await this.#openMatches();
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
    const open = await this.#openMatches();
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
    const open = await this.#openMatches();
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
    const open = await this.#openMatches();
    return this.#setup.drawer.look((things) => campaignViewIn(things, id, open));
  }

  async file(id: string): Promise<CampaignFile> {
    await this.#openMatches();
    return this.#setup.drawer.look((things) => campaignFileIn(things, id));
  }

  async take(file: CampaignFile): Promise<string> {
    const game = await this.#game(file.game);
    await this.#setup.drawer.change(await readCampaignFile(game, file, this.#setup.now));
    return file.id;
  }

  remove(id: string): Promise<void> {
    return this.#setup.drawer.change((things) => removeCampaign(things, id));
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
    const { game, drawer } = this.#setup;
    const open = await this.#openMatches();
    const { kinds = {} } = (await game(file.game)).documents ?? {};
    // Of some kinds a match takes a copy.
    const lies = (kind: string) => kinds[kind]?.copied !== true;
    await drawer.change((things) => matchBegins(things, file, { campaign, open, lies }));
  }

  /**
   * A match is over: what came out of it comes here, once, however often this is said. Nothing comes
   * from a match that was not begun with this shelf, as one that was played on from another.
   */
  async ends(match: Match): Promise<void> {
    if (!match.over || match.game.documents === undefined) return;
    const at = this.#setup.now();
    await this.#setup.drawer.change((things) => matchEnds(things, match, at));
  }

  /** What came here from a match that is over; nothing if it was not begun with this shelf. */
  broughtBy(match: string): Promise<Brought | undefined> {
    return this.#setup.drawer.look(async (things) => {
      const kept = await things.get<KeptMatch>(matchKey(match));
      return kept?.gave === undefined ? undefined : { campaign: kept.campaign, gave: kept.gave };
    });
  }

  /**
   * The matches that are not over. From those that are comes first what has not come yet: somebody may
   * have left the page of a match before it could say that it was over.
   */
  async #openMatches(): Promise<ReadonlySet<string>> {
    const matches = await this.#setup.matches();
    const over = matches.filter(({ outcome }) => outcome !== undefined);
    for (const file of await this.#setup.drawer.look((things) => owingOf(things, over))) {
      try {
        await this.ends(await this.#setup.play(file));
      } catch {
        // Its game or its rules are gone, or the browser takes nothing now: what is there is shown all the same.
      }
    }
    return new Set(matches.flatMap(({ id, outcome }) => (outcome === undefined ? [id] : [])));
  }

  async #game(id: string): Promise<Game> {
    try {
      return await this.#setup.game(id);
    } catch (thrown) {
      throw new ApiRefusal('no-such-game', String(thrown), 0);
    }
  }
}

function noPicture(name: string): never {
  throw new ApiRefusal('no-such-picture', `there is no picture ${name} here`, 0);
}
