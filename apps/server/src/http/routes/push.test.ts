import { createHash } from 'node:crypto';
import { MOST_DEVICES, type PushOffer } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fate, me } from '../../../test/asking.ts';
import { TestDevice, TestService } from '../../../test/push.ts';
import { ApiClient, startTestServer, type TestServer } from '../../../test/server.ts';
import { toy } from '../../../test/toy.ts';

const service = new TestService();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ games: [toy], transport: service.transport });
});
afterAll(() => server.close());

const register = (client: ApiClient, body: unknown) =>
  client.ask<{ device: string }>('POST', '/push/devices', body);

/** The devices of a guest, as they are called for seat 0 of a table that they open. */
async function devicesOf(guest: ApiClient): Promise<string[]> {
  const { table } = await guest.open({ game: 'toy', seats: [me('Lya')] });
  const devices = await server.service.store.devicesAt(table, 0);
  return devices.map(({ endpoint }) => endpoint).sort();
}

describe('a device', () => {
  test('is registered by its guest under a name that it can find by itself, and removed', async () => {
    const guest = await ApiClient.guest(server.url);
    const { address } = new TestDevice('phone');
    const { device } = await register(guest, address);
    expect(device).toBe(createHash('sha256').update(address.endpoint).digest('base64url'));
    expect(await register(guest, address)).toEqual({ device });
    expect(await devicesOf(guest)).toEqual([address.endpoint]);
    const other = await ApiClient.guest(server.url);
    expect(await other.ask('DELETE', `/push/devices/${device}`)).toBe(true);
    expect(await devicesOf(guest)).toHaveLength(1);
    expect(await guest.ask('DELETE', `/push/devices/${device}`)).toBe(true);
    expect(await devicesOf(guest)).toEqual([]);
    expect(await guest.ask('DELETE', `/push/devices/${device}`)).toBe(true);
  });

  test('one too many takes the place of the oldest', async () => {
    const guest = await ApiClient.guest(server.url);
    const many = Array.from({ length: MOST_DEVICES + 1 }, (_, at) => new TestDevice(`many-${at}`));
    for (const { address } of many) await register(guest, address);
    expect(await devicesOf(guest)).toHaveLength(MOST_DEVICES);
  });

  test('belongs to a guest: strangers and keys of seats have none', async () => {
    const { address } = new TestDevice('laptop');
    expect(await fate(register(new ApiClient(server.url), address))).toBe('401 no-key');
    const host = await ApiClient.guest(server.url);
    const { seats } = await host.open({ game: 'toy', seats: [me('Lya')] });
    const seated = new ApiClient(server.url, seats[0]?.key);
    expect(await fate(register(seated, address))).toBe('403 wrong-key');
  });

  test.each([
    ['leads elsewhere', { endpoint: 'https://169.254.169.254/latest' }, '403 not-allowed'],
    ['leads to this server', { endpoint: 'http://127.0.0.1:4100/api/guests' }, '403 not-allowed'],
    ['is no address', { endpoint: 'fcm.googleapis.com' }, '403 not-allowed'],
    ['has no keys', { keys: undefined }, '400 malformed'],
    ['has a key that is too short', { keys: { p256dh: 'AAAA', auth: 'AAAA' } }, '400 malformed'],
    [
      'has a key that is no point of the curve',
      { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
      '400 malformed',
    ],
    ['is longer than any', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(2_000)}` }, '400'],
    ['has more than it may', { expirationTime: null }, '400 malformed'],
  ])('that %s is refused', async (_, part, why) => {
    const guest = await ApiClient.guest(server.url);
    const { address } = new TestDevice('wrong');
    expect(await fate(register(guest, { ...address, ...part }))).toContain(why);
    expect(await devicesOf(guest)).toEqual([]);
  });
});

describe('the key of the server', () => {
  test('is the same whenever the server opens, and there is none where nothing is sent', async () => {
    const { key } = await new ApiClient(server.url).ask<PushOffer>('GET', '/push');
    expect(key).toBe(server.service.push.key);
    expect(await server.service.store.secret('push-keys', 'fresh')).toContain(key);
    const silent = await startTestServer({ push: { hosts: [], contact: 'mailto:me@example.com' } });
    const guest = await ApiClient.guest(silent.url);
    expect(await guest.ask('GET', '/push')).toEqual({});
    expect(await fate(register(guest, new TestDevice('phone').address))).toBe('403 not-allowed');
    await silent.close();
  });
});

test('a server calls whom a table waits for who is not there, also as it closes', async () => {
  const own = new TestService();
  const calling = await startTestServer({ games: [toy], transport: own.transport });
  const guest = await ApiClient.guest(calling.url);
  const device = new TestDevice('phone');
  await register(guest, device.address);
  const { table } = await guest.open({ game: 'toy', seats: [me('Lya')] });
  await calling.close();
  expect(own.for(device)).toEqual([{ kind: 'begun', table, title: 'Toy', seat: 0, name: 'Lya' }]);
  expect(calling.reports).toEqual([]);
});
