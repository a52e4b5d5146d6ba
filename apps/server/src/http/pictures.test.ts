import { createHash } from 'node:crypto';
import { type CampaignFile, LARGEST_PICTURE, MOST_PIXELS } from '@tablewright/engine/documents';
import { IMAGES, pngOf } from '@tablewright/engine/testing';
import { LARGEST_GALLERY, MOST_PICTURES } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fate, me, open } from '../../test/asking.ts';
import { gallery, picturesOf } from '../../test/gallery-table.ts';
import { saga, shelfOf } from '../../test/saga-table.ts';
import { ApiClient, requestId, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ games: [toy, saga, gallery] });
});
afterAll(async () => {
  await server.close();
  expect(server.reports).toEqual([]);
});

const guest = () => ApiClient.guest(server.url);
const nobody = () => new ApiClient(server.url);
const nameOf = (data: string): string =>
  createHash('sha256').update(Buffer.from(data, 'base64')).digest('hex');
const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');

/** A campaign of Lya’s with Tom in it. */
async function ofTwo() {
  const [lya, tom] = [await guest(), await guest()];
  const { campaign: id } = await lya.ask<{ campaign: string }>('POST', '/campaigns', {
    game: 'gallery',
    name: 'The mill',
    as: 'Lya',
  });
  await shelfOf(tom).join(await shelfOf(lya).invite(id), 'Tom');
  return { lya, tom, id, hers: picturesOf(lya, id), his: picturesOf(tom, id) };
}

/** What a reply says of itself. */
async function told(reply: Promise<Response>) {
  const { status, headers } = await reply;
  const has = (name: string) => headers.get(name);
  return { status, type: has('content-type'), has };
}

describe('a picture of a campaign', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('is brought by a member and seen by the others: %s', async (kind, type) => {
    const { hers, his } = await ofTwo();
    const name = nameOf(IMAGES[kind]);
    const line = await his.bring(IMAGES[kind], 'The mill by night');
    expect(line).toEqual({
      picture: name,
      alt: 'The mill by night',
      type,
      width: 6,
      height: 4,
      size: Buffer.from(IMAGES[kind], 'base64').length,
      at: line.at,
      owner: 'Tom',
      yours: true,
    });
    expect(await hers.list()).toEqual([line]);
    const reply = await hers.fetch(name);
    expect(Buffer.from(await reply.arrayBuffer()).toString('base64')).toBe(IMAGES[kind]);
    const headers = Object.fromEntries(reply.headers);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(line.size),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-disposition': `inline; filename="picture.${kind}"`,
    });
  });

  test('brought once more stays as it is', async () => {
    const { hers, his } = await ofTwo();
    const first = await hers.bring(IMAGES.png, 'A mill');
    expect(await his.bring(IMAGES.png, 'Something else')).toEqual({ ...first, yours: false });
    expect(await his.list()).toHaveLength(1);
  });

  test('is thrown away by whoever brought it, and by the host', async () => {
    const { hers, his } = await ofTwo();
    const [a, b] = [await hers.bring(IMAGES.png), await his.bring(IMAGES.webp)];
    expect((await his.list()).map(({ yours }) => yours)).toEqual([false, true]);
    expect(await fate(his.drop(a.picture))).toBe('403 not-allowed');
    expect(await hers.drop(b.picture)).toBe(true);
    expect(await fate(his.drop(b.picture))).toBe('404 no-such-picture');
    expect((await told(hers.fetch(b.picture))).status).toBe(404);
    expect(await hers.drop(a.picture)).toBe(true);
    expect(await hers.list()).toEqual([]);
  });

  test('goes with its campaign', async () => {
    const { lya, hers, id } = await ofTwo();
    const { picture } = await hers.bring(IMAGES.png);
    await lya.ask('DELETE', `/campaigns/${id}`);
    expect((await told(hers.fetch(picture))).status).toBe(404);
    expect(await server.service.store.picturesOf(id)).toEqual([]);
    expect(await fate(hers.bring(IMAGES.png))).toBe('404 no-such-campaign');
  });
});

describe('nobody else', () => {
  test('hears whether a picture or a campaign is there', async () => {
    const { id, hers, tom, lya } = await ofTwo();
    const { picture } = await hers.bring(IMAGES.png);
    const elsewhere = await (await guest()).open({ game: 'toy', seats: [me('Kim'), open] });
    const others = [
      await guest(),
      nobody(),
      new ApiClient(server.url, elsewhere.watch),
      new ApiClient(server.url, elsewhere.seats[0]?.key),
    ];
    for (const client of others) {
      const heard = [picture, nameOf(IMAGES.webp)].map(async (name) => {
        const reply = await picturesOf(client, id).fetch(name);
        return [reply.status, (await reply.text()).replaceAll(name, 'it')];
      });
      const [there, missing] = await Promise.all(heard);
      expect(there).toEqual(missing);
      expect(there?.[0]).toBe(404);
      const nowhere = await picturesOf(client, 'nowhere').fetch(picture);
      expect([nowhere.status, (await nowhere.text()).replaceAll(picture, 'it')]).toEqual(missing);
    }
    const kim = picturesOf(await guest(), id);
    expect(await fate(kim.list())).toBe('404 no-such-campaign');
    expect(await fate(kim.bring(IMAGES.png))).toBe('404 no-such-campaign');
    expect(await fate(kim.drop(picture))).toBe('404 no-such-campaign');
    expect(await fate(picturesOf(nobody(), id).bring(IMAGES.png))).toBe('401 no-key');
    // Who has left sees nothing any longer.
    await lya.ask('DELETE', `/campaigns/${id}/members/1`);
    expect((await told(picturesOf(tom, id).fetch(picture))).status).toBe(404);
    const malformed = await told(hers.fetch(`${picture}.svg`));
    expect(malformed.status).toBe(400);
    expect(malformed.has('cache-control')).toBe('no-store');
  });

  test('is told by a page of another site', async () => {
    const { id, lya, hers } = await ofTwo();
    const body = JSON.stringify({ alt: 'A mill', data: IMAGES.png });
    const reply = await fetch(`${server.url}/api/campaigns/${id}/pictures`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${lya.key}`,
        origin: 'https://evil.example',
      },
      body,
    });
    expect(reply.status).toBe(403);
    expect(await hers.list()).toEqual([]);
  });
});

describe('everybody at a table of the campaign', () => {
  test('sees its pictures: who sits there without belonging to it, and who watches', async () => {
    const { id, lya, hers } = await ofTwo();
    const { picture } = await hers.bring(IMAGES.jpeg);
    const status = async (client: ApiClient) =>
      (await told(picturesOf(client, id).fetch(picture))).status;
    const seats = [me('Lya'), open, open];
    const { table, invites, watch } = await lya.open({ game: 'gallery', seats, campaign: id });
    const [kim, uta, ben] = [await guest(), await guest(), await guest()];
    expect([await status(kim), await status(uta), await status(nobody())]).toEqual([404, 404, 404]);
    const seated = await kim.sit(table, { invite: invites[0]?.key, name: 'Kim' });
    await uta.ask('POST', '/keys', { key: watch });
    for (const client of [
      kim,
      uta,
      new ApiClient(server.url, seated.key),
      new ApiClient(server.url, watch),
    ]) {
      expect(await status(client)).toBe(200);
    }
    expect(await status(ben)).toBe(404);
    // They see what is shown, and have no say in what there is.
    expect(await fate(picturesOf(kim, id).list())).toBe('404 no-such-campaign');
    expect(await fate(picturesOf(kim, id).bring(IMAGES.png))).toBe('404 no-such-campaign');
    // A new link for spectators locks out those who came by the old one.
    await lya.ask('POST', `/tables/${table}/invites`, { kind: 'watch' });
    expect([await status(uta), await status(kim)]).toEqual([404, 200]);
    await lya.act(table, { kind: 'manage', id: requestId(), listed: true });
    expect([await status(uta), await status(nobody())]).toEqual([200, 200]);
  });
});

describe('what is no picture is refused, and nothing of it is kept', () => {
  const hidden = base64(`\x89PNG\r\n\x1a\n<script>alert(document.domain)</script>`);
  const cut = Buffer.from(IMAGES.jpeg, 'base64').subarray(0, -20).toString('base64');
  const behind = Buffer.concat([
    Buffer.from(IMAGES.png, 'base64'),
    Buffer.from('<html><script>alert(1)</script>'),
  ]).toString('base64');

  test.each<[string, unknown, unknown, string]>([
    ['a drawing that may run', base64('<svg xmlns="…"><script/></svg>'), 'A', '422 wrong-picture'],
    ['a page', base64('<!doctype html><script>alert(1)</script>'), 'A', '422 wrong-picture'],
    ['a page with the head of a picture', hidden, 'A', '422 wrong-picture'],
    ['a picture with a page behind it', behind, 'A', '422 wrong-picture'],
    ['one that is cut off', cut, 'A', '422 wrong-picture'],
    ['one of huge size', pngOf(MOST_PIXELS, MOST_PIXELS), 'A', '422 wrong-picture'],
    ['one byte too many', pngOf(1, 1, LARGEST_PICTURE), 'A', '422 wrong-picture'],
    ['far too many bytes', pngOf(1, 1, 2 * LARGEST_PICTURE), 'A', '413 too-large'],
    ['an address', 'https://evil.example/a.png', 'A', '422 wrong-picture'],
    ['one that says what it is', `data:image/png;base64,${IMAGES.png}`, 'A', '422 wrong-picture'],
    ['nothing', '', 'A', '422 wrong-picture'],
    ['no text', 7, 'A', '400 malformed'],
    ['one without words', IMAGES.png, ' ', '422 wrong-picture'],
    ['one with words that deceive', IMAGES.png, 'a\u202eb', '422 wrong-picture'],
    ['one with many words', IMAGES.png, 'a'.repeat(1_000), '422 wrong-picture'],
  ])('%s', async (_, data, alt, why) => {
    const { hers } = await ofTwo();
    expect(await fate(hers.bring(data, alt))).toBe(why);
    expect(await hers.list()).toEqual([]);
  });

  test('what somebody says that it is, is not asked', async () => {
    const { lya, id, hers } = await ofTwo();
    const path = `/campaigns/${id}/pictures`;
    const wish = { alt: 'A mill', data: IMAGES.jpeg, type: 'image/svg+xml', name: 'a.html' };
    expect(await fate(lya.ask('POST', path, wish))).toBe('400 malformed');
    const { picture } = await hers.bring(IMAGES.jpeg);
    expect((await told(hers.fetch(picture))).type).toBe('image/jpeg');
    const asked = { authorization: `Bearer ${lya.key}`, accept: 'text/html,image/svg+xml' };
    expect((await told(hers.fetch(picture, { headers: asked }))).type).toBe('image/jpeg');
  });
});

test('a campaign takes so many pictures of so much together', async () => {
  const { hers, id } = await ofTwo();
  const large = (width: number) => pngOf(width, 1, LARGEST_PICTURE - 100);
  const fits = Math.floor(LARGEST_GALLERY / (LARGEST_PICTURE - 100));
  for (let width = 1; width <= fits; width += 1) await hers.bring(large(width));
  expect(await fate(hers.bring(large(fits + 1)))).toBe('413 full');
  const { store } = server.service;
  const [first] = await store.picturesOf(id);
  if (first === undefined) throw new Error('no picture');
  for (const { picture } of await store.picturesOf(id)) await store.dropPicture(id, picture);
  const most = { pictures: MOST_PICTURES, bytes: LARGEST_GALLERY };
  for (let number = 0; number < MOST_PICTURES; number += 1) {
    const picture = number.toString(16).padStart(64, '0');
    await store.keepPicture(id, { ...first, picture, size: 1, data: '' }, most);
  }
  expect(await fate(hers.bring(IMAGES.png))).toBe('413 full');
});

test('reading pictures is charged to whoever brings them', async () => {
  const limits = { requests: 2, openings: 100, connections: 10 };
  const small = await startTestServer({ games: [gallery] }, { limits });
  try {
    const kim = await ApiClient.guest(small.url);
    const { campaign } = await kim.ask<{ campaign: string }>('POST', '/campaigns', {
      game: 'gallery',
      name: 'The mill',
      as: 'Kim',
    });
    const fates: string[] = [];
    for (let width = 1; width <= 12; width += 1) {
      fates.push(await fate(picturesOf(kim, campaign).bring(pngOf(width, 1, 900_000))));
    }
    expect(fates).toContain('429 too-many');
    expect((await small.service.store.picturesOf(campaign)).length).toBeLessThan(12);
  } finally {
    await small.close();
  }
});

describe('the file of a campaign', () => {
  test('has its pictures, and brings them to another server', async () => {
    const { lya, tom, hers, his, id } = await ofTwo();
    expect(await shelfOf(lya).file(id)).not.toHaveProperty('pictures');
    await hers.bring(IMAGES.png, 'A mill');
    await his.bring(IMAGES.webp, 'A map');
    const file = await shelfOf(tom).file(id);
    expect(file.pictures).toEqual([
      { alt: 'A mill', data: IMAGES.png },
      { alt: 'A map', data: IMAGES.webp },
    ]);
    const other = await startTestServer({ games: [gallery] });
    try {
      const kim = await ApiClient.guest(other.url);
      await shelfOf(kim).take(file, 'Kim');
      expect(await shelfOf(kim).file(id)).toEqual(file);
      const [mill, map] = await picturesOf(kim, id).list();
      expect([mill?.owner, map?.yours]).toEqual(['Kim', true]);
      expect((await told(picturesOf(kim, id).fetch(nameOf(IMAGES.webp)))).type).toBe('image/webp');
    } finally {
      await other.close();
    }
  });

  test.each<[string, (file: CampaignFile) => unknown, string]>([
    ['something else', () => [{ alt: 'A', data: base64('<svg/>') }], '422 wrong-picture'],
    ['something without words', () => [{ data: IMAGES.png }], '422 wrong-picture'],
    ['no list', () => 'all', '422 wrong-document'],
    ['too many', () => Array(MOST_PICTURES + 1).fill({ alt: 'A', data: IMAGES.png }), '413 full'],
    [
      'too much',
      () => Array.from({ length: 13 }, (__, at) => ({ alt: 'A', data: pngOf(at + 1, 1, 1e6) })),
      '413 full',
    ],
  ])('is not taken with %s among them', async (_, pictures, why) => {
    const { lya, id } = await ofTwo();
    const file = await shelfOf(lya).file(id);
    const kim = shelfOf(await guest());
    expect(await fate(kim.take({ ...file, id: 'other', pictures: pictures(file) }, 'Kim'))).toBe(
      why,
    );
    expect((await kim.look()).campaigns).toEqual([]);
  });
});
