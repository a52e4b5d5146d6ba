import { type PictureFile, readPicture } from '@tablewright/engine/documents';
import { LARGEST_GALLERY, MOST_PICTURES, type PictureLine } from '@tablewright/protocol';
import type { Caller } from '../auth/auth.ts';
import { TOO_MUCH } from '../auth/rate-limits.ts';
import type { StoredCampaign, StoredMember, StoredPicture } from '../store/document-store.ts';
import type { Store } from '../store/store.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import { noCampaign } from './shelves.ts';

/** What {@link Pictures} needs. */
export interface PicturesSetup {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A campaign, seen by one of its members. */
interface Inside {
  readonly campaign: StoredCampaign;
  readonly members: readonly StoredMember[];
}

/** The pictures of campaigns: members bring them, and whoever sees a table of the campaign sees them. */
export class Pictures {
  readonly #setup: PicturesSetup;

  constructor(setup: PicturesSetup) {
    this.#setup = setup;
  }

  /** The pictures of a campaign, in the order in which they came. */
  async list(guest: string, id: string): Promise<Outcome<PictureLine[]>> {
    const inside = await this.#inside(guest, id);
    if (!inside.ok) return inside;
    const pictures = await this.#setup.store.picturesOf(id);
    return done(pictures.map((picture) => lineOf(picture, guest, inside.value)));
  }

  /**
   * Takes a picture into a campaign; one that is there already stays as it is. The time that reading it
   * takes is charged to the caller.
   */
  async bring(
    { pay }: Pick<Caller, 'pay'>,
    guest: string,
    id: string,
    file: PictureFile,
  ): Promise<Outcome<PictureLine>> {
    const inside = await this.#inside(guest, id);
    if (!inside.ok) return inside;
    const look = async () => readPicture(file);
    const read = await (pay === undefined ? look() : pay(look));
    if (read === undefined) return refused('too-many', TOO_MUCH);
    if (!read.ok) return refused('wrong-picture', read.error);
    const { store, now } = this.#setup;
    const picture = { ...read.value, owner: guest, at: now() };
    const kept = await store.keepPicture(id, picture, {
      pictures: MOST_PICTURES,
      bytes: LARGEST_GALLERY,
    });
    if (kept === 'no-campaign') return noCampaign(id);
    if (kept === 'full') return refused('full', GALLERY_FULL);
    const there = (await store.picturesOf(id)).find((one) => one.picture === picture.picture);
    return there === undefined
      ? noPicture(picture.picture)
      : done(lineOf(there, guest, inside.value));
  }

  /**
   * The file of a picture, for the members of its campaign and whoever may come to one of its tables. All
   * others hear what they hear of a picture that is not there.
   */
  async fetch(
    { guest, key }: Caller,
    id: string,
    name: string,
  ): Promise<Outcome<{ readonly type: string; readonly bytes: Buffer }>> {
    const { store } = this.#setup;
    const isMember =
      guest !== undefined && (await store.membersOf(id)).some((member) => member.guest === guest);
    if (!isMember && !(await store.seesTableOf(id, { guest, match: key?.match }))) {
      return noPicture(name);
    }
    const picture = await store.picture(id, name);
    if (picture === undefined) return noPicture(name);
    return done({ type: picture.type, bytes: Buffer.from(picture.data, 'base64') });
  }

  /** Whoever brought a picture, or the host, throws it away. Where it was shown, its words stay. */
  async drop(guest: string, id: string, name: string): Promise<Outcome<true>> {
    const { store } = this.#setup;
    const inside = await this.#inside(guest, id);
    if (!inside.ok) return inside;
    const picture = await store.picture(id, name);
    if (picture === undefined) return noPicture(name);
    if (picture.owner !== guest && inside.value.campaign.host !== guest) {
      const who = 'whoever brought it, and the host of the campaign';
      return refused('not-allowed', `a picture is thrown away by ${who}`);
    }
    return (await store.dropPicture(id, name)) ? done(true) : noPicture(name);
  }

  async #inside(guest: string, id: string): Promise<Outcome<Inside>> {
    const { store } = this.#setup;
    const [campaign, members] = await Promise.all([store.campaign(id), store.membersOf(id)]);
    const isMember = members.some((member) => member.guest === guest);
    return campaign === undefined || !isMember ? noCampaign(id) : done({ campaign, members });
  }
}

/** Why a campaign takes no more pictures. */
export const GALLERY_FULL = `a campaign has at most ${MOST_PICTURES} pictures of together ${LARGEST_GALLERY} bytes; throw one away first`;

function noPicture(name: string): ReturnType<typeof refused> {
  return refused('no-such-picture', `there is no picture ${name} that you may see`);
}

function lineOf(
  { owner, ...picture }: StoredPicture,
  guest: string,
  { campaign, members }: Inside,
): PictureLine {
  const name = members.find((member) => member.guest === owner)?.name;
  const yours = owner === guest || campaign.host === guest;
  return { ...picture, yours, ...(name === undefined ? {} : { owner: name }) };
}
