import type { FastifyInstance } from 'fastify';
import type { Doors } from '../doors/doors.ts';
import type { Limits } from '../doors/limits.ts';
import { addressOf, callerOf, comesFromHere } from '../http/callers.ts';
import type { House } from '../tables/house.ts';
import { Channel } from './channel.ts';

/** Opens the live channel beside the HTTP interface, under the same rules. */
export function openChannel(
  server: FastifyInstance,
  {
    house,
    doors,
    limits,
    proxies,
  }: {
    readonly house: House;
    readonly doors: Doors;
    readonly limits: Limits;
    /** How many proxies stand in front. */
    readonly proxies: number;
  },
): Channel {
  return new Channel(server.server, {
    house,
    callerOf: ({ headers, auth }) => {
      const key: unknown = auth.key;
      const shown = typeof key === 'string' ? { authorization: `Bearer ${key}` } : {};
      return callerOf({ ...headers, ...shown }, doors);
    },
    mayOpen: ({ headers }) => comesFromHere(headers, headers.host ?? ''),
    takeLine: ({ headers, address }) => limits.takeLine(addressOf(headers, address, proxies)),
    mayAsk: ({ headers, address }) => limits.mayAsk(addressOf(headers, address, proxies)),
    report: (what, thrown) => server.log.error(thrown, what),
  });
}
