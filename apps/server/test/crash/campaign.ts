import type { Game } from '@tablewright/engine';
import {
  campaignState,
  type Document,
  documentHash,
  newCampaign,
  readPicture,
  rewritten,
} from '@tablewright/engine/documents';
import { pngOf, type Sheet, saga } from '@tablewright/engine/testing';
import type { CampaignView } from '@tablewright/protocol';
import type { Store } from '../../src/store/store.ts';
import { picturesOf } from '../gallery-table.ts';
import { sheet, shelfOf } from '../saga-table.ts';
import { ApiClient } from '../server.ts';
import { SeatDriver } from './driver.ts';

/** So many pictures stay. */
const ENOUGH = 4;

const SLOTS = ['sheet/0', 'sheet/1'] as const;

/**
 * Plays a campaign at a server that is killed again and again: one match after the other, and between
 * them somebody writes on a sheet and brings a picture. It goes on from what the server says there is.
 */
export class CampaignDriver {
  /** Fingerprints of revisions that the server said it keeps. */
  readonly #kept: string[] = [];
  /** Pictures that it said it keeps, with their files in base64. */
  readonly #pictures = new Map<string, string>();
  /** Those that it may have thrown away: it was asked to, and has perhaps not answered. */
  readonly #dropped = new Set<string>();
  #brought = 0;
  /** What was not as a server had said before. */
  readonly #wrong: string[] = [];
  readonly #seats = new Map<string, readonly SeatDriver[]>();
  #key: string | undefined;
  #id: string | undefined;
  #url = '';

  /** Plays at a server, until that is gone. */
  connect(url: string): void {
    this.#url = url;
    for (const driver of this.#playing) driver.connect(url);
    // The end of a server is the end of this, and nothing that was not told is missed.
    this.#live(url).catch(() => {});
  }

  close(): void {
    for (const driver of [...this.#seats.values()].flat()) driver.close();
  }

  /** What the store has lost of it, or has twice. */
  async check(store: Store): Promise<readonly string[]> {
    const id = this.#id;
    if (id === undefined) return [];
    const campaign = await store.campaign(id);
    if (campaign === undefined) return [`campaign ${id} is gone`];
    const lines = await store.matchesOf(id);
    const problems: string[] = [...this.#wrong];
    for (const [table, drivers] of this.#seats) {
      problems.push(...drivers.flatMap(({ wrong }) => wrong.map((what) => `${table}: ${what}`)));
      const isOver = (await store.table(table))?.status === 'finished';
      const times = lines.filter(({ match }) => match === table).length;
      if (times !== (isOver ? 1 : 0)) problems.push(`${table}: ${times} times in its campaign`);
      if (!isOver && drivers.some(({ over }) => over)) problems.push(`${table} was over once`);
    }
    const written = await store.writtenOn({ campaign: id });
    const matches = await store.matchFiles(lines.map(({ file }) => file));
    const { name, options } = campaign;
    const file = { ...newCampaign({ id, game: 'saga', name, options, written }), matches };
    const state = campaignState(saga as unknown as Game, file);
    problems.push(...state.problems);
    const there = new Set(state.revisions.map(documentHash));
    problems.push(
      ...this.#kept.filter((hash) => !there.has(hash)).map((hash) => `${hash} is lost`),
    );
    problems.push(...(await this.#lostPictures(store, id)));
    for (const { id: document, hash } of await store.documentsOf({ campaign: id })) {
      const newest = state.documents.get(document);
      if (newest !== undefined && documentHash(newest) === hash) continue;
      problems.push(`document ${document} is not what its campaign gives`);
    }
    return problems;
  }

  /** How many matches came to their end as far as was told. */
  get over(): number {
    return [...this.#seats.values()].filter((drivers) => drivers.some(({ over }) => over)).length;
  }

  /** How many pictures it said it keeps. */
  get pictures(): number {
    return this.#pictures.size;
  }

  /** Pictures that are not there any more, or not as they were brought. */
  async #lostPictures(store: Store, id: string): Promise<readonly string[]> {
    const problems: string[] = [];
    for (const [name, data] of this.#pictures) {
      const stored = await store.picture(id, name);
      if (stored === undefined && this.#dropped.has(name)) continue;
      if (stored?.data !== data) problems.push(`picture ${name} is lost`);
    }
    for (const { picture } of await store.picturesOf(id)) {
      const data = (await store.picture(id, picture))?.data;
      const read = readPicture({ alt: 'A picture', data });
      if (!read.ok || read.value.picture !== picture) problems.push(`picture ${picture} is broken`);
    }
    return problems;
  }

  /** Looks for all pictures at a server that has begun again. */
  async #seesPictures(client: ApiClient, id: string): Promise<void> {
    for (const [name, data] of this.#pictures) {
      if (this.#dropped.has(name)) continue;
      const reply = await picturesOf(client, id).fetch(name);
      const file = Buffer.from(await reply.arrayBuffer()).toString('base64');
      if (file !== data) this.#wrong.push(`picture ${name} was told as ${reply.status}`);
    }
  }

  /** Brings a picture, and throws the oldest away if there are enough. */
  async #bring(client: ApiClient, id: string): Promise<void> {
    const pictures = picturesOf(client, id);
    this.#brought += 1;
    const data = pngOf(this.#brought, 1, 20_000);
    this.#pictures.set((await pictures.bring(data)).picture, data);
    const there = [...this.#pictures.keys()].filter((name) => !this.#dropped.has(name));
    const [oldest] = there;
    if (oldest === undefined || there.length <= ENOUGH) return;
    this.#dropped.add(oldest);
    await pictures.drop(oldest);
  }

  get #playing(): readonly SeatDriver[] {
    return [...this.#seats.values()].flat().filter(({ over }) => !over);
  }

  async #live(url: string): Promise<void> {
    this.#key ??= (await ApiClient.guest(url)).key;
    const client = new ApiClient(url, this.#key);
    const shelf = shelfOf(client);
    // A campaign whose reply was lost is one that nobody was told of.
    this.#id ??= await shelf.begin('Killed', 'Lya');
    const id = this.#id;
    await this.#seesPictures(client, id);
    while (this.#url === url) {
      const view = await shelf.campaign(id);
      const open = view.tables[0]?.table ?? (await this.#next(client, view));
      if (open === undefined) continue;
      if (!this.#seats.has(open)) this.#sit(open, url);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Brings a picture, writes on a sheet, and opens the next table; nothing as long as sheets are missing. */
  async #next(client: ApiClient, { id, documents }: CampaignView): Promise<string | undefined> {
    const shelf = shelfOf(client);
    for (const hero of ['ina', 'bo']) {
      if (documents.some((line) => line.id === hero)) continue;
      this.#kept.push((await shelf.keep(sheet(hero, 3), id)).hash);
      return undefined;
    }
    await this.#bring(client, id);
    const { revisions } = await shelf.past('ina', id);
    const [newest] = revisions as Document<Sheet>[];
    if (newest !== undefined) {
      const content = { ...newest.content, gold: newest.content.gold + 1 };
      this.#kept.push((await shelf.keep(rewritten(newest, { content }), id)).hash);
    }
    const { table } = await client.open({
      game: 'saga',
      seats: [
        { kind: 'me', name: 'Lya' },
        { kind: 'me', name: 'Tom' },
      ],
      campaign: id,
      documents: Object.fromEntries(SLOTS.map((slot, at) => [slot, ['ina', 'bo'][at] ?? ''])),
    });
    return table;
  }

  #sit(table: string, url: string): void {
    const drivers = [0, 1].map((seat) => {
      const driver = new SeatDriver({ table, seat, key: this.#key ?? '' }, () => 'explore');
      driver.connect(url);
      return driver;
    });
    this.#seats.set(table, drivers);
  }
}
