import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, must, OPENED } from '../../test/live-table.ts';
import { memoryStore, type TestStore } from '../../test/registry.ts';
import { Auth, STRANGER } from '../auth/auth.ts';
import { addressOf, callerOf, comesFromHere, hostOf } from './callers.ts';

let at: TestStore;
let auth: Auth;

beforeEach(async () => {
  at = await memoryStore();
  auth = new Auth(at.store, () => OPENED);
});
afterEach(() => at.store.close());

const unknown = () => randomBytes(32).toString('base64url');

describe('who asks', () => {
  test('is known by the key that they bring, however "bearer" is written', async () => {
    const { guest, key } = await auth.newGuest();
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const caller = await callerOf({ authorization: `${scheme} ${key}` }, auth);
      expect(must(caller).guest).toBe(guest);
    }
  });

  test('is known by the cookie of their browser, by either name', async () => {
    const { guest, key } = await auth.newGuest();
    for (const name of ['tablewright', '__Host-tablewright']) {
      const caller = await callerOf({ cookie: `other=1; ${name}=${key}; more=2` }, auth);
      expect(must(caller).guest).toBe(guest);
    }
  });

  test('is known by the cookie that only this host can have set, if there are both', async () => {
    const { guest, key } = await auth.newGuest();
    const planted = await auth.newGuest();
    const cookie = `tablewright=${planted.key}; __Host-tablewright=${key}`;
    expect(must(await callerOf({ cookie }, auth)).guest).toBe(guest);
  });

  test('is known by the key rather than the cookie, and a wrong key is not made up for', async () => {
    const [one, other] = [await auth.newGuest(), await auth.newGuest()];
    const cookie = `tablewright=${other.key}`;
    const caller = await callerOf({ authorization: `Bearer ${one.key}`, cookie }, auth);
    expect(must(caller).guest).toBe(one.guest);
    const wrong = { authorization: `Bearer ${unknown()}`, cookie };
    expect(codeOf(await callerOf(wrong, auth))).toBe('wrong-key');
  });

  test('is a stranger without anything, and with a cookie that opens nothing', async () => {
    expect(must(await callerOf({}, auth))).toBe(STRANGER);
    expect(must(await callerOf({ cookie: 'other=1' }, auth))).toBe(STRANGER);
    expect(must(await callerOf({ cookie: `tablewright=${unknown()}` }, auth))).toBe(STRANGER);
    expect(must(await callerOf({ cookie: 'tablewright=%ff%00;;=;x' }, auth))).toBe(STRANGER);
  });

  test.each(['Basic abc', 'Bearer', 'Bearer a b', 'abc'])('is not said by "%s"', async (header) => {
    expect(codeOf(await callerOf({ authorization: header }, auth))).toBe('malformed');
  });
});

describe('where a request comes from', () => {
  const from = (hops: number, told?: string) =>
    addressOf(told === undefined ? {} : { 'x-forwarded-for': told }, '10.0.0.1', hops);

  test('without a proxy is the other end of the line, whatever is written', () => {
    expect(from(0)).toBe('10.0.0.1');
    expect(from(0, '1.1.1.1')).toBe('10.0.0.1');
  });

  test('behind proxies is what they have written, not what was written before them', () => {
    expect(from(1, '2.2.2.2')).toBe('2.2.2.2');
    expect(from(1, '6.6.6.6, 2.2.2.2')).toBe('2.2.2.2');
    expect(from(2, '6.6.6.6, 2.2.2.2, 10.0.0.2')).toBe('2.2.2.2');
    expect(from(2, '6.6.6.6,2.2.2.2 , 10.0.0.2')).toBe('2.2.2.2');
    expect(from(3, '2.2.2.2')).toBe('2.2.2.2');
  });

  test('is the other end of the line where a proxy has written nothing', () => {
    expect(from(1)).toBe('10.0.0.1');
    expect(from(1, '')).toBe('10.0.0.1');
  });

  test('is nowhere once the connection is gone, unless a proxy has written it', () => {
    expect(addressOf({}, undefined, 0)).toBe('');
    expect(addressOf({}, undefined, 1)).toBe('');
    expect(addressOf({ 'x-forwarded-for': '2.2.2.2' }, undefined, 1)).toBe('2.2.2.2');
  });
});

describe('the host that a request was for', () => {
  const host = 'inner:4100';

  test('is what it says, and behind a proxy what the proxy tells', () => {
    expect(hostOf({ host, 'x-forwarded-host': 'evil.example' }, 0)).toBe(host);
    expect(hostOf({ host, 'x-forwarded-host': 'table.example' }, 1)).toBe('table.example');
    expect(hostOf({ host, 'x-forwarded-host': 'evil.example, table.example' }, 1)).toBe(
      'table.example',
    );
    expect(hostOf({ host }, 1)).toBe(host);
    expect(hostOf({}, 0)).toBe('');
  });
});

describe('what changes something comes from a page of this host or from no page', () => {
  const here = (headers: Record<string, string>) => comesFromHere(headers, 'table.example:4100');

  test.each([
    ['no page at all', {}, true],
    ['a page of this host', { origin: 'https://table.example:4100' }, true],
    ['a page of this host by http', { origin: 'http://table.example:4100' }, true],
    ['another port', { origin: 'https://table.example:4200' }, false],
    ['another host', { origin: 'https://evil.example:4100' }, false],
    ['a host that begins the same', { origin: 'https://table.example:4100.evil' }, false],
    ['a host below', { origin: 'https://x.table.example:4100' }, false],
    ['a page that hides where it is from', { origin: 'null' }, false],
    ['nonsense', { origin: 'table.example:4100' }, false],
    ['the person themselves', { 'sec-fetch-site': 'none' }, true],
    ['the same origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['the same site', { 'sec-fetch-site': 'same-site' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    [
      'another site that claims this origin',
      { origin: 'https://table.example:4100', 'sec-fetch-site': 'cross-site' },
      false,
    ],
  ] as const)('%s: %j is %s', (_, headers, wanted) => {
    expect(here(headers)).toBe(wanted);
  });

  test('and not from one whose name only begins or ends like it', () => {
    for (const origin of ['https://table.example.evil', 'https://evil-table.example']) {
      expect(comesFromHere({ origin }, 'table.example')).toBe(false);
    }
    expect(comesFromHere({ origin: 'https://table.example' }, 'table.example')).toBe(true);
  });
});
