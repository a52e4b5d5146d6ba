import type { Game } from '@tablewright/engine';
import {
  type CampaignFile,
  fileHash,
  foldingCampaign,
  newCampaign,
  readCampaign,
  readingPictures,
  readKept,
} from '@tablewright/engine/documents';
import { readOptions } from '@tablewright/engine/host';
import {
  type CampaignMatch,
  type CampaignView,
  LARGEST_GALLERY,
  LARGEST_MATCH,
  MOST_CAMPAIGN_MATCHES,
  MOST_CAMPAIGNS,
  MOST_DOCUMENTS,
  MOST_MEMBERS,
  MOST_PICTURES,
} from '@tablewright/protocol';
import { type Caller, isStranger } from '../auth/auth.ts';
import { hashOf, newKey, randomHex } from '../auth/keys.ts';
import { TOO_MUCH } from '../auth/rate-limits.ts';
import type { Store } from '../store/store.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import { TimeSlices } from '../tables/time-slices.ts';
import { GALLERY_FULL } from './pictures.ts';
import { noCampaign, type Shelves } from './shelves.ts';

/** What {@link Campaigns} needs. */
export interface CampaignsSetup {
  readonly store: Store;
  readonly shelves: Shelves;
  readonly games: (id: string) => Promise<Game | undefined>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A campaign that is begun. */
export interface CampaignWish {
  readonly game: string;
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** What one is called in it. */
  readonly as: string;
}

/** Campaigns: matches that follow each other, and the people who play them. */
export class Campaigns {
  readonly #setup: CampaignsSetup;
  /** Matches are played again beside everything else that the server does. */
  readonly #slices = new TimeSlices();

  constructor(setup: CampaignsSetup) {
    this.#setup = setup;
  }

  /** Begins a campaign, whose host the guest is. Returns its id. */
  async begin(guest: string, { as, ...wish }: CampaignWish): Promise<Outcome<string>> {
    const { store, games, now } = this.#setup;
    const game = await games(wish.game);
    if (game === undefined) return refused('no-such-game', `"${wish.game}" is not played here`);
    if (game.documents === undefined) {
      return refused('wrong-settings', `${game.title} has nothing that outlives a match`);
    }
    const options = readOptions(game.options, wish.options);
    if (!options.ok) {
      return refused('wrong-settings', options.error.map(({ message }) => message).join('; '));
    }
    const full = await this.#tooMany(guest);
    if (full !== undefined) return full;
    const id = randomHex(8);
    await store.openCampaign({ id, ...wish, host: guest, at: now() }, as);
    return done(id);
  }

  /** All that its members know of a campaign. */
  async look(guest: string, id: string): Promise<Outcome<CampaignView>> {
    const { store, shelves } = this.#setup;
    const shelf = await shelves.open(guest, id);
    if (!shelf.ok) return shelf;
    const [campaign, members, documents, matches, tables] = await Promise.all([
      store.campaign(id),
      store.membersOf(id),
      store.documentsOf({ campaign: id }),
      store.matchesOf(id),
      store.tablesIn(id),
    ]);
    if (campaign === undefined) return noCampaign(id);
    const { game, name, options, host } = campaign;
    return done({
      id,
      game,
      name,
      options: { ...options },
      host: host === guest,
      members: members.map((member, number) => ({
        number,
        name: member.name,
        host: member.guest === host,
        you: member.guest === guest,
      })),
      documents: documents.map(shelf.value.lineOf),
      matches: [...matches],
      tables: [...tables],
    });
  }

  /** A new key by which people join, in place of the last one; the host makes it. */
  async invite(guest: string, id: string): Promise<Outcome<string>> {
    const hosted = await this.#hosted(guest, id);
    if (!hosted.ok) return hosted;
    const key = newKey();
    await this.#setup.store.inviteTo(id, hashOf(key));
    return done(key);
  }

  /** Somebody joins a campaign by a key. Returns its id. */
  async join(guest: string, key: string, name: string): Promise<Outcome<string>> {
    const { store, now } = this.#setup;
    const id = await store.campaignInviting(hashOf(key));
    if (id === undefined) {
      return refused('wrong-key', 'this invitation does not hold; ask the host for another');
    }
    const members = await store.membersOf(id);
    if (members.some((member) => member.guest === guest)) return done(id);
    if (members.some((member) => member.name.toLowerCase() === name.toLowerCase())) {
      return refused('name-taken', `somebody in the campaign is called ${name} already`);
    }
    const full = await this.#tooMany(guest);
    if (full !== undefined) return full;
    if (await store.addMember(id, { guest, name }, now(), MOST_MEMBERS)) return done(id);
    return refused('full', `a campaign has at most ${MOST_MEMBERS} members`);
  }

  /** A member leaves, or the host takes one out. What was theirs stays, with the host. */
  async leave(guest: string, id: string, number: number): Promise<Outcome<true>> {
    const { store } = this.#setup;
    const [campaign, members] = await Promise.all([store.campaign(id), store.membersOf(id)]);
    const leaver = members[number];
    if (campaign === undefined || !members.some((member) => member.guest === guest)) {
      return noCampaign(id);
    }
    if (leaver === undefined) {
      return refused('not-allowed', `there is no member ${number}; there are ${members.length}`);
    }
    if (leaver.guest === campaign.host) {
      return refused('not-allowed', 'the host stays; throw the campaign away instead');
    }
    if (leaver.guest !== guest && campaign.host !== guest) {
      return refused('not-allowed', 'only the host may take out somebody else');
    }
    await store.removeMember(id, leaver.guest);
    return done(true);
  }

  /** The host throws a campaign away with all that belongs to it. */
  async remove(guest: string, id: string): Promise<Outcome<true>> {
    const hosted = await this.#hosted(guest, id);
    if (!hosted.ok) return hosted;
    if (await this.#setup.store.removeCampaign(id)) return done(true);
    return refused('in-use', 'a match of the campaign is not over; finish or close it first');
  }

  /** The campaign as a file, with the secrets of its matches: all that is needed to verify it. */
  async file(guest: string, id: string): Promise<Outcome<CampaignFile>> {
    const { store, shelves } = this.#setup;
    const shelf = await shelves.open(guest, id);
    if (!shelf.ok) return shelf;
    const [campaign, written, lines, pictures] = await Promise.all([
      store.campaign(id),
      store.writtenOn({ campaign: id }),
      store.matchesOf(id),
      store.pictureFiles(id),
    ]);
    if (campaign === undefined) return noCampaign(id);
    const matches = await store.matchFiles(lines.map(({ file }) => file));
    const { game, name, options } = campaign;
    return done({ ...newCampaign({ id, game, name, options, written, pictures }), matches });
  }

  /**
   * Brings a campaign as a file. All its matches are played again first, and the time is charged to the
   * caller; what does not fit is refused. Returns its id.
   */
  async take(caller: Caller, guest: string, value: unknown, as: string): Promise<Outcome<string>> {
    if (isStranger(caller)) return refused('no-key', 'who you are is not known here; bring a key');
    const read = readCampaign(value);
    if (!read.ok) return refused('wrong-document', read.error);
    const campaign = read.value;
    const game = await this.#setup.games(campaign.game);
    if (game === undefined) return refused('no-such-game', `"${campaign.game}" is not played here`);
    const wrong = sizeProblem(game, campaign) ?? (await this.#tooMany(guest));
    if (wrong !== undefined) return wrong;
    const check = async () => ({
      pictures: await this.#slices.through(readingPictures(campaign)),
      state: await this.#slices.through(foldingCampaign(game, campaign)),
    });
    const checked = await (caller.pay === undefined ? check() : caller.pay(check));
    if (checked === undefined) return refused('too-many', TOO_MUCH);
    const { pictures, state } = checked;
    if (!pictures.ok) return refused('wrong-picture', pictures.error);
    const size = pictures.value.reduce((sum, picture) => sum + picture.size, 0);
    if (size > LARGEST_GALLERY) return refused('full', GALLERY_FULL);
    if (state.problems.length > 0) return refused('wrong-document', state.problems.join('; '));
    const { id, name, options } = campaign;
    const at = this.#setup.now();
    const taken = await this.#setup.store.takeCampaign({
      campaign: { id, game: game.id, name, options, host: guest, at },
      member: as,
      revisions: state.revisions,
      pictures: pictures.value.map((picture, index) => ({
        ...picture,
        owner: guest,
        // One after the other, so that they are told again in this order.
        at: at - pictures.value.length + index,
      })),
      matches: campaign.matches.map((file, index) => ({
        file,
        line: {
          match: file.id,
          file: fileHash(file),
          seats: file.seats.map((seat) => ({ name: seat.name, player: seat.player })),
          results: idsOf(state.matches[index]?.results ?? {}),
          at,
        },
      })),
    });
    if (taken) return done(id);
    return refused('gone-on', `a campaign "${name}" of this id is here already`);
  }

  async #hosted(guest: string, id: string): Promise<Outcome<true>> {
    const { store, shelves } = this.#setup;
    const shelf = await shelves.open(guest, id);
    if (!shelf.ok) return shelf;
    const campaign = await store.campaign(id);
    if (campaign?.host === guest) return done(true);
    return refused('not-allowed', 'only the host of the campaign may do that');
  }

  async #tooMany(guest: string): Promise<ReturnType<typeof refused> | undefined> {
    const campaigns = await this.#setup.store.campaignsOf(guest);
    if (campaigns.length < MOST_CAMPAIGNS) return undefined;
    return refused('full', `nobody belongs to more than ${MOST_CAMPAIGNS} campaigns; leave one`);
  }
}

/** What is too large or too many in a campaign that is brought, or cannot be kept. */
function sizeProblem(
  game: Game,
  { matches, written, pictures = [] }: CampaignFile,
): ReturnType<typeof refused> | undefined {
  if (pictures.length > MOST_PICTURES) return refused('full', GALLERY_FULL);
  if (matches.length > MOST_CAMPAIGN_MATCHES) {
    return refused('full', `a campaign has at most ${MOST_CAMPAIGN_MATCHES} matches`);
  }
  if (new Set(written.map(({ id }) => id)).size > MOST_DOCUMENTS) {
    return refused('full', `a campaign has at most ${MOST_DOCUMENTS} documents`);
  }
  for (const [at, file] of matches.entries()) {
    const bytes = Buffer.byteLength(JSON.stringify(file));
    if (bytes <= LARGEST_MATCH) continue;
    return refused('full', `match ${at + 1} has ${bytes} bytes; it may have ${LARGEST_MATCH}`);
  }
  for (const [at, document] of written.entries()) {
    const kept = readKept(game, document);
    if (!kept.ok) return refused('wrong-document', `written document ${at + 1}: ${kept.error}`);
  }
  return undefined;
}

function idsOf(
  results: Readonly<Record<string, { readonly id: string }>>,
): CampaignMatch['results'] {
  return Object.fromEntries(Object.entries(results).map(([slot, { id }]) => [slot, id]));
}
