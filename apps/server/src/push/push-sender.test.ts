import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushNotice } from '@tablewright/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestDevice, TestService } from '../../test/push.ts';
import { endpointProblem, KNOWN_PUSH_HOSTS } from './push-hosts.ts';
import { pushKeysOf } from './push-keys.ts';
import { PushSender, type Sent } from './push-sender.ts';
import { httpTransport } from './push-transport.ts';

const NOTICE: PushNotice = { kind: 'turn', table: 'table1234', title: 'Toy', seat: 0, name: 'Lya' };
const DELIVERY = { keep: 90_500, urgent: true };

async function sender(service: Pick<TestService, 'transport'>) {
  const reports: string[] = [];
  const sent: Sent[] = [];
  const keys = await pushKeysOf({ secret: async (_, fresh) => fresh });
  const made = new PushSender({
    keys,
    contact: 'mailto:me@example.com',
    hosts: KNOWN_PUSH_HOSTS,
    transport: service.transport,
    report: (what, thrown) => reports.push(`${what}: ${(thrown as Error).message}`),
    onSent: (one) => sent.push(one),
  });
  const send = ({ address: { endpoint, keys: own } }: TestDevice) =>
    made.send({ hash: '', endpoint, ...own }, NOTICE, DELIVERY);
  return { send, reports, sent, keys };
}

describe('a message', () => {
  test('can be read by its device and by no other, and says who sends it', async () => {
    const service = new TestService();
    const { send, keys } = await sender(service);
    const [device, other] = [new TestDevice('one'), new TestDevice('two')];
    expect(await send(device)).toBe('sent');
    expect(service.for(device)).toEqual([NOTICE]);
    const [{ headers, body } = { headers: {} as Record<string, string>, body: new Uint8Array() }] =
      service.parcels;
    expect(() => other.read(body)).toThrow();
    expect(Buffer.from(body).includes('Lya')).toBe(false);
    expect(headers).toMatchObject({ TTL: '90', Urgency: 'high', 'Content-Encoding': 'aes128gcm' });
    expect(headers.Topic).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(JSON.stringify(headers)).not.toContain(NOTICE.table);
    const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(headers.Authorization ?? '') ?? [];
    expect(key).toBe(keys.publicKey);
    const claims = JSON.parse(String(Buffer.from(token.split('.')[1] ?? '', 'base64url')));
    expect(claims).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:me@example.com',
    });
  });

  test('that is not taken is told of once, until one is taken', async () => {
    const service = new TestService();
    const { send, reports, sent } = await sender(service);
    const device = new TestDevice('one');
    service.replies.push(410, 404, 429, 503, new Error('no route'), 403, 301, 201, 500);
    for (let i = 0; i < 9; i += 1) await send(device);
    expect(sent).toEqual([
      'gone',
      'gone',
      'later',
      'later',
      'later',
      'failed',
      'failed',
      'sent',
      'later',
    ]);
    expect(reports).toEqual([
      'push service fcm.googleapis.com: it has replied 429',
      'push service fcm.googleapis.com: it has replied 500',
    ]);
  });

  test('waits while twenty others are under way, and goes when one has come back', async () => {
    const waiting: ((status: number) => void)[] = [];
    const { send } = await sender({ transport: () => new Promise((go) => waiting.push(go)) });
    const device = new TestDevice('one');
    const all = Array.from({ length: 25 }, () => send(device));
    await new Promise((resolve) => setImmediate(resolve));
    expect(waiting).toHaveLength(20);
    for (let i = 0; i < 25; i += 1) {
      waiting[i]?.(201);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(all)).toEqual(Array(25).fill('sent'));
  });

  test('goes nowhere that the server does not know any more', async () => {
    const service = new TestService();
    const { send } = await sender(service);
    expect(await send(new TestDevice('one', 'push.example.com'))).toBe('failed');
    expect(service.parcels).toEqual([]);
  });
});

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is one', (endpoint) => {
    expect(endpointProblem(endpoint, KNOWN_PUSH_HOSTS)).toBeUndefined();
  });

  test.each([
    ['http://fcm.googleapis.com/x', /begin with https/],
    ['https://fcm.googleapis.com:8443/x', /no port/],
    ['https://me:pw@fcm.googleapis.com/x', /no user/],
    ['https://169.254.169.254/latest', /no push service/],
    ['https://localhost/x', /no push service/],
    ['https://[::1]/x', /no push service/],
    ['https://evil.example/fcm.googleapis.com', /no push service/],
    ['https://fcm.googleapis.com.evil.example/x', /no push service/],
    ['https://evilpush.apple.com/x', /no push service/],
    ['https://push.apple.com@evil.example/x', /no user/],
    ['file:///etc/passwd', /begin with https/],
    ['nonsense', /an address/],
  ])('%s is none', (endpoint, why) => {
    expect(endpointProblem(endpoint, KNOWN_PUSH_HOSTS)).toMatch(why);
  });
});

describe('posting', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === '/away' ? 307 : 201, { location: '/elsewhere' });
    response.end('a reply that nobody reads');
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('follows no redirect', async () => {
    const request = { headers: { TTL: '1' }, body: new Uint8Array([1, 2]) };
    expect(await httpTransport({ ...request, endpoint: `${url}/here` })).toBe(201);
    expect(await httpTransport({ ...request, endpoint: `${url}/away` })).toBe(307);
    expect(asked).toEqual(['POST /here', 'POST /away']);
  });
});
