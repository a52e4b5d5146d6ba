import type { Game } from '@tablewright/engine';
import {
  campaignState,
  copyOf,
  type Document,
  rewritten,
  written,
} from '@tablewright/engine/documents';
import { Match, type MatchFile, openFile } from '@tablewright/engine/host';
import { IMAGES, pngOf, type Sheet, saga as toySaga } from '@tablewright/engine/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { fleetingDrawer } from './drawer.ts';
import { LocalShelf } from './local-shelf.ts';
import { nextMatch, seatsOnline } from './next-match.ts';

const saga = toySaga as unknown as Game;
const sheet = (id: string, gold = 0): Document<Sheet> =>
  written({
    id,
    game: 'saga',
    kind: 'sheet',
    kindVersion: 2,
    name: id,
    content: { hero: id, gold, feats: [] },
  }) as Document<Sheet>;
const richer = (document: Document<Sheet>, gold: number) =>
  rewritten(document, { content: { ...document.content, gold } });

/** The matches that the browser keeps. */
let kept: Map<string, MatchFile>;
let shelf: LocalShelf;
beforeEach(() => {
  kept = new Map();
  shelf = shelfHere();
});

function shelfHere(): LocalShelf {
  let time = 0;
  return new LocalShelf({
    drawer: fleetingDrawer(),
    game: async (id) => {
      if (id !== 'saga') throw new Error(`there is no game "${id}"`);
      return saga;
    },
    matches: async () => [...kept.values()],
    play: async (file) => {
      if (file.game !== 'saga') throw new Error(`there is no game "${file.game}"`);
      const opened = openFile(saga, file);
      if (!opened.ok) throw new Error(opened.error);
      return opened.value;
    },
    now: () => {
      time += 1;
      return time;
    },
  });
}

/** What became of something: `done`, or why it was refused. */
const fate = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (thrown: { code: string }) => thrown.code,
  );

let matches = 0;

/** A match that begins with documents of the shelf. */
async function begun(
  documents: Record<string, Document>,
  campaign?: string,
  players = ['human', 'human'],
): Promise<Match> {
  matches += 1;
  const made = Match.create(saga, {
    id: `match${matches}`,
    seats: players.map((player, seat) => ({ name: `S${seat}`, player })),
    random: { kind: 'seeded', seed: `${matches}` },
    documents,
  });
  if (!made.ok) throw new Error('no match');
  await shelf.begins(made.value.toFile({ withSecret: true }), campaign);
  keep(made.value);
  return made.value;
}

const keep = (match: Match) => kept.set(match.id, match.toFile({ withSecret: true }));

function toItsEnd(match: Match, answer = 'explore'): Match {
  while (!match.over) {
    match.submit({ seat: match.choices[0]?.seat ?? 0, answer });
  }
  keep(match);
  return match;
}

async function played(match: Match, answer?: string): Promise<Match> {
  await shelf.ends(toItsEnd(match, answer));
  return match;
}

describe('the shelf of this browser', () => {
  test('keeps documents, revision after revision', async () => {
    const [ina, second] = [sheet('ina', 3), richer(sheet('ina', 3), 4)];
    expect(await shelf.keep(ina)).toMatchObject({ revision: 1, by: 'hand', yours: true });
    await shelf.keep(second);
    expect((await shelf.past({ id: 'ina' })).revisions).toEqual([second, ina]);
    await shelf.keep(sheet('bo'));
    expect((await shelf.look()).documents.map(({ name }) => name)).toEqual(['bo', 'ina']);
    await shelf.drop({ id: 'bo' });
    expect(await fate(shelf.past({ id: 'bo' }))).toBe('no-such-document');
  });

  test('keeps what a match takes a copy of free for others, and to be changed', async () => {
    const { sheet: kind } = saga.documents?.kinds ?? {};
    if (kind === undefined) throw new Error('no kind');
    const { documents } = saga;
    const copying = {
      ...saga,
      documents: { ...documents, kinds: { sheet: { ...kind, copied: true } } },
    };
    const own = new LocalShelf({
      drawer: fleetingDrawer(),
      game: async () => copying as never,
      matches: async () => [...kept.values()],
      play: () => Promise.reject(new Error('nothing is over')),
      now: () => 1,
    });
    const ina = sheet('ina');
    await own.keep(ina);
    const made = Match.create(saga, {
      id: 'm1',
      seats: ['A', 'B'].map((name) => ({ name, player: 'human' })),
      random: { kind: 'seeded', seed: 'm1' },
      documents: { 'sheet/0': ina },
    });
    if (!made.ok) throw new Error('no match');
    await own.begins(made.value.toFile({ withSecret: true }), undefined);
    keep(made.value);
    expect((await own.look()).documents[0]).not.toHaveProperty('table');
    expect(await fate(own.keep(richer(ina, 4)))).toBe('done');
  });

  test('tells which of two tabs was slower, and overwrites nothing', async () => {
    const ina = sheet('ina');
    await shelf.keep(ina);
    const both = await Promise.all([4, 5].map((gold) => fate(shelf.keep(richer(ina, gold)))));
    expect(both).toEqual(['done', 'gone-on']);
    expect((await shelf.past({ id: 'ina' })).revisions).toEqual([richer(ina, 4), ina]);
  });

  test.each<[string, () => Document, string]>([
    ['wrong content', () => sheet('x', -1), 'wrong-document'],
    ['a game that is not here', () => ({ ...sheet('x'), game: 'chess' }), 'no-such-game'],
  ])('refuses %s', async (_, document, why) => {
    expect(await fate(shelf.keep(document()))).toBe(why);
    expect((await shelf.look()).documents).toEqual([]);
  });

  test('lends a document to one match at a time, and has it back when that is gone', async () => {
    await shelf.keep(sheet('ina'));
    const match = await begun({ 'sheet/0': sheet('ina') });
    expect((await shelf.look()).documents).toMatchObject([{ table: match.id }]);
    expect(await fate(shelf.keep(richer(sheet('ina'), 9)))).toBe('in-use');
    expect(await fate(shelf.drop({ id: 'ina' }))).toBe('in-use');
    expect(await fate(begun({ 'sheet/0': sheet('ina') }))).toBe('in-use');
    // Thrown away in the middle of it.
    kept.clear();
    expect(await fate(shelf.keep(richer(sheet('ina'), 9)))).toBe('done');
    expect(await fate(begun({ 'sheet/0': sheet('ina') }))).toBe('gone-on');
  });

  test('takes what comes out of a match, once, with its proof', async () => {
    await shelf.keep(sheet('ina', 3));
    const match = await played(
      await begun({ 'sheet/0': sheet('ina', 3) }, undefined, ['human', 'random', 'human']),
    );
    await shelf.ends(match);
    const { line, revisions, matches: files } = await shelf.past({ id: 'ina' });
    expect(line).toMatchObject({ revision: 2, by: 'match' });
    expect(revisions[0]).toEqual(match.results['sheet/0']);
    expect(files).toEqual([match.toFile({ withSecret: true })]);
    // The new sheet of a person is kept, and that of a bot is nobody's.
    expect((await shelf.look()).documents.map(({ name }) => name)).toEqual(['Hero 3', 'ina']);
    const gave = { 'sheet/0': 'ina', 'sheet/2': match.results['sheet/2']?.id };
    expect(await shelf.broughtBy(match.id)).toEqual({ campaign: undefined, gave });
  });

  test('takes nothing from a match that goes another way, or was not begun with it', async () => {
    await shelf.keep(sheet('ina', 3));
    const match = await played(await begun({ 'sheet/0': sheet('ina', 3) }));
    const before = await shelf.past({ id: 'ina' });
    // Taken back after its end, and played again.
    match.rewind(0);
    await played(match, 'rest');
    const fork = Match.create(saga, { ...match.toFile({ withSecret: true }), id: 'fork' });
    await played((fork as { value: Match }).value);
    expect(await shelf.past({ id: 'ina' })).toEqual(before);
    expect(await shelf.broughtBy('fork')).toBeUndefined();
  });

  test('lets go of the file of a match with the last document that names it', async () => {
    await shelf.keep(sheet('ina', 3));
    const match = await played(await begun({ 'sheet/0': sheet('ina', 3) }));
    const other = match.results['sheet/1'] as Document;
    await shelf.drop({ id: 'ina' });
    expect((await shelf.past({ id: other.id })).matches).toHaveLength(1);
    await shelf.drop({ id: other.id });
    await shelf.keep(other);
    expect((await shelf.past({ id: other.id })).matches).toEqual([]);
  });
});

describe('a campaign in this browser', () => {
  async function campaignOfThree() {
    const wish = { game: 'saga', name: 'The bridge', options: {}, as: 'Lya' };
    const id = await shelf.begin(wish);
    await shelf.keep(sheet('ina', 3), id);
    await shelf.keep(sheet('bo', 4), id);
    for (let round = 0; round < 3; round += 1) {
      const view = await shelf.campaign(id);
      const { documents } = nextMatch(view) ?? { documents: { 'sheet/0': 'ina', 'sheet/1': 'bo' } };
      const taken = await Promise.all(
        Object.entries(documents).map(async ([slot, one]) => [
          slot,
          (await shelf.past({ id: one, campaign: id })).revisions[0],
        ]),
      );
      await played(await begun(Object.fromEntries(taken), id));
    }
    return id;
  }

  test('has its matches one after the other, and its file proves every number', async () => {
    const id = await campaignOfThree();
    const view = await shelf.campaign(id);
    expect(view.matches).toHaveLength(3);
    expect(view.documents).toMatchObject([{ revision: 4 }, { revision: 4 }]);
    expect((await shelf.look()).documents).toEqual([]);
    const file = await shelf.file(id);
    const { problems, documents } = campaignState(saga, file);
    expect(problems).toEqual([]);
    const { revisions } = await shelf.past({ id: 'ina', campaign: id });
    expect(documents.get('ina')).toEqual(revisions[0]);
  });

  test('is brought whole to another browser, once, and goes when it is thrown away', async () => {
    const id = await campaignOfThree();
    const file = JSON.parse(JSON.stringify(await shelf.file(id)));
    expect(await fate(shelf.take(file))).toBe('gone-on');
    const other = shelfHere();
    expect(await other.take(file)).toBe(id);
    expect(await other.file(id)).toEqual(file);
    expect((await other.past({ id: 'ina', campaign: id })).matches).toHaveLength(3);
    await other.remove(id);
    expect(await other.look()).toEqual({ documents: [], campaigns: [] });
    expect(await other.take(file)).toBe(id);
  });

  test('that somebody has changed is not taken', async () => {
    const file = JSON.parse(JSON.stringify(await shelf.file(await campaignOfThree())));
    file.matches[1].documents['sheet/0'].content.gold += 100;
    expect(await fate(shelfHere().take(file))).toBe('wrong-document');
  });

  test('takes copies from elsewhere, and lends nothing to other matches', async () => {
    const id = await shelf.begin({ game: 'saga', name: 'B', options: {}, as: 'Lya' });
    const uta = sheet('uta', 8);
    expect(await fate(shelf.keep(richer(uta, 9), id))).toBe('wrong-document');
    await shelf.keep(copyOf(uta, 'uta'), id);
    expect(await fate(begun({ 'sheet/0': copyOf(uta, 'uta') }))).toBe('no-such-document');
    expect(await fate(shelf.keep(uta, 'other'))).toBe('no-such-campaign');
  });

  test.each<[string, (id: string) => Promise<{ readonly matches: { readonly length: number } }>]>([
    ['page', (id) => shelf.campaign(id)],
    ['file', (id) => shelf.file(id)],
  ])('has what came of a match that was left before it could say so: its %s', async (_, read) => {
    const id = await shelf.begin({ game: 'saga', name: 'B', options: {}, as: 'Lya' });
    const ina = sheet('ina', 3);
    await shelf.keep(ina, id);
    toItsEnd(await begun({ 'sheet/0': ina }, id));
    expect((await read(id)).matches).toHaveLength(1);
    const { line } = await shelf.past({ id: 'ina', campaign: id });
    expect(line).toMatchObject({ revision: 2, by: 'match' });
    expect(line).not.toHaveProperty('table');
    // Nor does it come twice.
    expect((await shelf.campaign(id)).matches).toHaveLength(1);
  });

  test.each<[string, (file: MatchFile) => MatchFile]>([
    ['whose answers do not fit its rules', (file) => ({ ...file, answers: file.answers.slice(1) })],
    ['whose game is gone', (file) => ({ ...file, game: 'chess' })],
  ])('is shown all the same beside a match %s', async (_, spoilt) => {
    const id = await shelf.begin({ game: 'saga', name: 'B', options: {}, as: 'Lya' });
    const match = toItsEnd(await begun({}, id));
    kept.set(match.id, spoilt(match.toFile({ withSecret: true })));
    expect(await shelf.campaign(id)).toMatchObject({ matches: [], tables: [] });
  });

  test('says which of its matches go on', async () => {
    const id = await shelf.begin({ game: 'saga', name: 'B', options: {}, as: 'Lya' });
    const match = await begun({}, id);
    await begun({});
    expect((await shelf.campaign(id)).tables).toEqual([{ table: match.id, status: 'playing' }]);
  });
});

describe('the next match online', () => {
  const places = [0, 1, 2].map((seat) => ({ slot: `sheet/${seat}`, kind: 'sheet', seat }));
  const line = (id: string, owner: string) =>
    ({ id, owner, name: id }) as unknown as Parameters<typeof seatsOnline>[1]['documents'][number];
  const members = [
    { number: 0, name: 'Lya', host: true, you: true },
    { number: 1, name: 'Tom', host: false, you: false },
  ];
  const next = {
    seats: [
      { name: 'A', player: 'human' },
      { name: 'B', player: 'human' },
      { name: 'C', player: 'random' },
    ],
    documents: { 'sheet/0': 'ina', 'sheet/1': 'bo', 'sheet/2': 'uta' },
  };

  test('has one in one’s own seat, the others to come, and bots as before', () => {
    const documents = [line('ina', 'Lya'), line('bo', 'Tom'), line('uta', 'Lya')];
    expect(seatsOnline(next, { members, documents }, places)).toEqual([
      { kind: 'me', name: 'Lya' },
      { kind: 'open' },
      { kind: 'bot', name: 'C', policy: 'random' },
    ]);
  });

  test('has seats of one’s own under the names that they had, if they are several', () => {
    const documents = [line('ina', 'Lya'), line('bo', 'Lya'), line('uta', 'Tom')];
    expect(seatsOnline(next, { members, documents }, places).slice(0, 2)).toEqual([
      { kind: 'me', name: 'A' },
      { kind: 'me', name: 'B' },
    ]);
  });
});

describe('the pictures of a campaign of this browser', () => {
  const bring = (campaign: string, data: string = IMAGES.png, alt = 'A mill') =>
    shelf.bringPicture(campaign, { alt, data });
  const begin = (name = 'The mill') => shelf.begin({ game: 'saga', name, options: {}, as: 'Lya' });

  test('are kept once, in the order in which they came, and found by their name', async () => {
    const id = await begin();
    const mill = await bring(id);
    const map = await bring(id, IMAGES.webp, 'A map');
    expect(mill).toMatchObject({ alt: 'A mill', type: 'image/png', width: 6, yours: true });
    expect(await bring(id, IMAGES.png, 'Other words')).toEqual(mill);
    expect(await shelf.pictures(id)).toEqual([mill, map]);
    expect(await shelf.pictureAddress(id, map.picture)).toBe(
      `data:image/webp;base64,${IMAGES.webp}`,
    );
    const other = await begin('Another');
    expect(await shelf.pictures(other)).toEqual([]);
    expect(await shelf.pictureAddress(other, map.picture)).toBeUndefined();
    await shelf.dropPicture(id, mill.picture);
    expect(await shelf.pictures(id)).toEqual([map]);
    expect(await fate(shelf.dropPicture(id, mill.picture))).toBe('no-such-picture');
  });

  test('are judged as the server judges them', async () => {
    const id = await begin();
    expect(await fate(bring(id, btoa('<svg/>')))).toBe('wrong-picture');
    expect(await fate(bring(id, IMAGES.png, ' '))).toBe('wrong-picture');
    expect(await fate(bring('nowhere'))).toBe('no-such-campaign');
    for (let width = 1; width <= 12; width += 1) await bring(id, pngOf(width, 1, 1e6));
    expect(await fate(bring(id, pngOf(13, 1, 1e6)))).toBe('full');
  });

  test('go with its file, and with the campaign', async () => {
    const id = await begin();
    expect(await shelf.file(id)).not.toHaveProperty('pictures');
    const { picture } = await bring(id);
    const file = await shelf.file(id);
    expect(file.pictures).toEqual([{ alt: 'A mill', data: IMAGES.png }]);
    const elsewhere = shelfHere();
    await elsewhere.take(file);
    expect(await elsewhere.file(id)).toEqual(file);
    const wrong = { ...file, id: 'wrong', pictures: [{ alt: 'A', data: btoa('<svg/>') }] };
    expect(await fate(elsewhere.take(wrong))).toBe('wrong-picture');
    expect((await elsewhere.look()).campaigns).toHaveLength(1);
    await shelf.remove(id);
    expect(await shelf.pictureAddress(id, picture)).toBeUndefined();
  });

  test('are those of the matches that were begun for it', async () => {
    const id = await begin();
    const match = await begun({}, id);
    expect(await shelf.campaignOf(match.id)).toBe(id);
    expect(await shelf.campaignOf((await begun({})).id)).toBeUndefined();
  });
});
