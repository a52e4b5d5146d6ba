import { createConnection } from 'node:net';
import { Refused } from '@tablewright/protocol';
import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;

afterEach(() => server.close());

/** Sends this, and no more, and hears what is said before the server hangs up. */
function sent(text: string): Promise<string> {
  const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1', () => {
    socket.write(text);
  });
  return new Promise((resolve, reject) => {
    let heard = '';
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
}

/** The status and the refusal in a reply. */
function refusalIn(reply: string): { status: number; code: string; message: string } {
  const [head = '', body = ''] = reply.split('\r\n\r\n');
  expect(head).toMatch(/^content-type: application\/json/im);
  const { error } = JSON.parse(body);
  return { status: Number(head.split(' ')[1]), ...Refused.parse(error) };
}

test('headers that are too large are refused in the form of every refusal', async () => {
  server = await startTestServer();
  const reply = await sent(`GET /api/games HTTP/1.1\r\nHost: x\r\nX-Y: ${'z'.repeat(20_000)}`);
  expect(refusalIn(reply)).toMatchObject({ status: 431, code: 'too-large' });
});

test('so is what is no request', async () => {
  const refused: string[] = [];
  server = await startTestServer({}, { onRefused: (code) => refused.push(code) });
  expect(refusalIn(await sent('so be it\r\n\r\n'))).toMatchObject({
    status: 400,
    code: 'malformed',
  });
  expect(refused).toEqual(['malformed']);
});

test.each([
  ['headers are', 'POST /api/guests HTTP/1.1\r\nHost: x\r\n'],
  [
    'body is',
    'POST /api/keys HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"key":',
  ],
])('a request whose %s sent in part is hung up on when its time is over', async (_, half) => {
  server = await startTestServer({}, { patience: 500 });
  expect(refusalIn(await sent(half))).toMatchObject({ status: 408, code: 'too-slow' });
});

test('the time for sending a request is over within the half minute that is promised', async () => {
  server = await startTestServer();
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = server.app
    .server as unknown as Record<string, number>;
  expect(headersTimeout).toBe(requestTimeout);
  expect(requestTimeout).toBeGreaterThan(25_000);
  expect(Number(requestTimeout) + Number(connectionsCheckingInterval)).toBeLessThanOrEqual(30_000);
});
