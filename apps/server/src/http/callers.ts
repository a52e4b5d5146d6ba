import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Auth, type Caller, STRANGER } from '../auth/auth.ts';
import { done, type Outcome, refused } from '../tables/outcome.ts';
import { Refusal } from './replies.ts';

/** The cookie with a guest's key. Its name on https makes browsers bind it to this host. */
const COOKIE = { http: 'tablewright', https: '__Host-tablewright' } as const;
/** How long a browser keeps it, in seconds: a year. */
const KEPT = 365 * 24 * 3600;

/** Who sends a request: by its bearer key, else by the cookie of the browser. */
export async function callerOf(
  { authorization, cookie }: IncomingHttpHeaders,
  auth: Auth,
): Promise<Outcome<Caller>> {
  if (authorization !== undefined) {
    const key = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    if (key !== undefined) return auth.caller(key);
    return refused('malformed', 'the header must be "Authorization: Bearer <key>"');
  }
  const cookies = parseCookie(cookie ?? '');
  const key = cookies[COOKIE.https] ?? cookies[COOKIE.http];
  if (key === undefined) return done(STRANGER);
  const caller = await auth.caller(key);
  // A cookie that opens nothing is that of a forgotten guest, who is a stranger again.
  return caller.ok ? caller : done(STRANGER);
}

/**
 * The address that a request comes from; an empty text if nobody knows that any more.
 * @param remote the other end of the connection; nothing once that is gone
 * @param hops how many proxies in front of this server may be trusted; anybody may have written the
 *   entries of the header before theirs
 */
export function addressOf(
  headers: IncomingHttpHeaders,
  remote: string | undefined,
  hops: number,
): string {
  const end = remote ?? '';
  const chain = [...String(headers['x-forwarded-for'] ?? '').split(','), end];
  // With fewer entries than proxies, the first entry is the best there is.
  const at = Math.max(0, chain.length - 1 - hops);
  return (
    chain
      .slice(at)
      .map((part) => part.trim())
      .find((part) => part !== '') ?? end
  );
}

/** The host that a request was for, as the proxy in front tells it if there is one. */
export function hostOf(headers: IncomingHttpHeaders, hops: number): string {
  const told = hops > 0 ? String(headers['x-forwarded-host'] ?? '') : '';
  return told.split(',').at(-1)?.trim() || (headers.host ?? '');
}

/** The guest who sends a request. A stranger becomes one, and their browser keeps the key. */
export async function guestOf(
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
  auth: Auth,
): Promise<Caller> {
  if (caller.guest !== undefined || caller.key !== undefined) return caller;
  const { guest, key } = await auth.newGuest();
  keepKey(key, request, reply);
  return { ...caller, guest };
}

/** Has the browser keep the key of a guest. */
export function keepKey(key: string, request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https';
  const kept = stringifySetCookie({
    name: COOKIE[secure ? 'https' : 'http'],
    value: key,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: KEPT,
  });
  reply.header('set-cookie', kept);
}

/**
 * Whether a request comes from a page of this host, or from no page at all. Requests that change
 * something are refused if they do not (CSRF).
 */
export function comesFromHere(headers: IncomingHttpHeaders, host: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The guest who sends a request. Throws a `Refusal` if there is only the key of a seat, or none. */
export function guestOnly({ guest, key }: Caller): string {
  if (guest !== undefined) return guest;
  if (key === undefined) throw new Refusal('no-key', 'who you are is not known here; bring a key');
  throw new Refusal('wrong-key', 'that is done by a guest, not with the key of a seat');
}
