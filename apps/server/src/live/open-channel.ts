import type { RefusalCode } from '@tablewright/protocol';
import type { FastifyInstance } from 'fastify';
import type { Auth } from '../auth/auth.ts';
import type { RateLimits } from '../auth/rate-limits.ts';
import { addressOf, callerOf, comesFromHere, hostOf } from '../http/callers.ts';
import type { Play } from '../lobby/play.ts';
import type { Traffic } from '../ops/traffic.ts';
import { done } from '../tables/outcome.ts';
import { Channel } from './channel.ts';
import type { Handshake } from './channel-setup.ts';

/** Opens the live channel beside the HTTP interface, under the same rules. */
export function openChannel(
  server: FastifyInstance,
  {
    play,
    auth,
    limits,
    proxies,
    traffic,
    onRefused,
  }: {
    readonly play: Play;
    readonly auth: Auth;
    readonly limits: RateLimits;
    /** How many proxies stand in front. */
    readonly proxies: number;
    /** What is under way at this node. */
    readonly traffic: Traffic;
    readonly onRefused?: ((code: RefusalCode) => void) | undefined;
  },
): Channel {
  const from = ({ headers, address }: Pick<Handshake, 'headers' | 'address'>): string =>
    addressOf(headers, address, proxies);
  const note = (address: string, status: number, began = performance.now()): void => {
    const ms = Math.round(performance.now() - began);
    server.log.info({ method: 'GET', route: '/live', status, ms, address }, 'socket');
  };
  return new Channel(server.server, {
    play,
    callerOf: async (handshake) => {
      const key: unknown = handshake.auth.key;
      const shown = typeof key === 'string' ? { authorization: `Bearer ${key}` } : {};
      const caller = await callerOf({ ...handshake.headers, ...shown }, auth);
      if (!caller.ok) return caller;
      return done({ ...caller.value, pay: (work) => limits.look(from(handshake), work) });
    },
    mayOpen: ({ headers, socket }) => {
      if (!traffic.closing && comesFromHere(headers, hostOf(headers, proxies))) return true;
      note(from({ headers, address: socket.remoteAddress }), 403);
      return false;
    },
    takeConnection: (handshake) => {
      const address = from(handshake);
      const letGo = limits.takeConnection(address);
      if (letGo === undefined) {
        note(address, 429);
        return undefined;
      }
      const began = performance.now();
      return () => {
        letGo();
        note(address, 101, began);
      };
    },
    look: (handshake, work) => limits.look(from(handshake), work),
    askerAt: (handshake) => limits.askerAt(from(handshake)),
    report: (what, thrown) => server.log.error({ err: thrown }, what),
    traffic,
    ...(onRefused === undefined ? {} : { onRefused }),
  });
}
