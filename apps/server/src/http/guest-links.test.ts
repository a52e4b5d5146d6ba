import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fate, me, open } from '../../test/asking.ts';
import { ApiClient, startTestServer, type TestServer } from '../../test/server.ts';
import { toy } from '../../test/toy.ts';

let server: TestServer;
let now = 1_760_000_000_000;

beforeEach(async () => {
  now = 1_760_000_000_000;
  server = await startTestServer({ games: [toy], now: () => now });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const WISH = { game: toy.id, seats: [me('Lya'), open], entropy: 'ab'.repeat(8) };

const post = (path: string, body: object | undefined, cookie?: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { host: 'table.example', ...(cookie === undefined ? {} : { cookie }) },
    ...(body === undefined ? {} : { payload: body }),
  });

/** The cookie that a browser has got, as it sends it. */
function cookieIn(reply: Awaited<ReturnType<typeof post>>): string {
  return String(reply.headers['set-cookie']).split(';')[0] ?? '';
}

const tablesOf = async (cookie: string): Promise<readonly string[]> => {
  const reply = await server.app.inject({ url: '/api/tables/mine', headers: { cookie } });
  return (reply.json() as { face: { table: string } }[]).map(({ face }) => face.table);
};

/** A browser that has opened a table, by its cookie. */
async function browser(): Promise<{ readonly cookie: string; readonly table: string }> {
  const reply = await post('/tables', WISH);
  return { cookie: cookieIn(reply), table: (reply.json() as { table: string }).table };
}

async function linkOf(cookie: string): Promise<string> {
  const reply = await post('/guests/links', undefined, cookie);
  return (reply.json() as { key: string }).key;
}

test('a link makes another browser the same guest, which finds its tables there', async () => {
  const { cookie, table } = await browser();
  const opened = await post('/guests/devices', { link: await linkOf(cookie) });
  expect([opened.statusCode, opened.json()]).toEqual([200, {}]);
  const other = cookieIn(opened);
  expect(other).not.toBe(cookie);
  expect(String(opened.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/i);
  expect(await tablesOf(other)).toEqual([table]);
  // The first one goes on being the guest.
  expect(await tablesOf(cookie)).toEqual([table]);
});

test('a link opens one device, and none after ten minutes, or once there is a newer one', async () => {
  const { cookie } = await browser();
  const used = await linkOf(cookie);
  expect((await post('/guests/devices', { link: used })).statusCode).toBe(200);
  const again = await post('/guests/devices', { link: used });
  expect([again.statusCode, again.json().error.code]).toEqual([403, 'wrong-key']);
  expect(again.headers['set-cookie']).toBeUndefined();
  const old = await linkOf(cookie);
  now += 10 * 60_000 + 1;
  expect((await post('/guests/devices', { link: old })).statusCode).toBe(403);
  const replaced = await linkOf(cookie);
  await linkOf(cookie);
  expect((await post('/guests/devices', { link: replaced })).statusCode).toBe(403);
});

test('a link is no key of a guest, and who is nobody makes none', async () => {
  const { cookie } = await browser();
  const link = await linkOf(cookie);
  const thief = new ApiClient(server.url, link);
  expect(await fate(thief.ask('GET', '/tables/mine'))).toMatch(/wrong-key/);
  expect(await fate(new ApiClient(server.url).ask('POST', '/guests/links'))).toMatch(/no-key/);
});
