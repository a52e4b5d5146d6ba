import type { Socket } from 'node:net';
import type { RefusalCode, Refused } from '@tablewright/protocol';

/** The replies to what could not be parsed as a request, which reaches no route and no hook. */
const UNREADABLE: Readonly<Record<string, readonly [status: string, Refused]>> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    { code: 'too-large', message: 'the headers are more than a request may have' },
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    { code: 'too-slow', message: 'the request took too long to come; send it again' },
  ],
};
const MALFORMED = [
  '400 Bad Request',
  { code: 'malformed', message: 'this is no request of HTTP' },
] as const;

/**
 * Refuses what cannot be parsed as a request, in the form of every other refusal, and closes the
 * connection. Returns the code, or nothing if the other end is gone.
 */
export function refuseUnreadable(
  { code: problem }: { readonly code?: string },
  socket: Socket,
): RefusalCode | undefined {
  if (problem === 'ECONNRESET' || socket.destroyed) return undefined;
  const [status, error] = UNREADABLE[problem ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
  return error.code;
}
