import type { Game } from '@tablewright/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Auth, Caller } from '../auth/auth.ts';
import type { RateLimits } from '../auth/rate-limits.ts';
import type { Campaigns } from '../lobby/campaigns.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Pictures } from '../lobby/pictures.ts';
import type { Play } from '../lobby/play.ts';
import type { Seating } from '../lobby/seating.ts';
import type { Shelves } from '../lobby/shelves.ts';
import type { Traffic } from '../ops/traffic.ts';
import type { PushService } from '../push/push-service.ts';
import { callerOf, guestOf } from './callers.ts';
import { granted, Refusal } from './replies.ts';

/** What the API serves. */
export interface ApiSetup {
  readonly lobby: Lobby;
  readonly seating: Seating;
  readonly shelves: Shelves;
  readonly campaigns: Campaigns;
  readonly pictures: Pictures;
  readonly play: Play;
  readonly auth: Auth;
  /** The games that can be played here, in the order in which they are shown. */
  readonly games: () => Promise<readonly Game[]>;
  readonly limits: RateLimits;
  readonly push: PushService;
  readonly traffic: Traffic;
}

/** What every group of routes works with. */
export interface ApiContext extends ApiSetup {
  /** Whoever sends a request, as long as their key is one. */
  readonly callerIn: (request: FastifyRequest) => Promise<Caller>;
  /** The same; a stranger becomes a guest, whom this browser is known as from now on. */
  readonly guestIn: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>;
}

/** Adds to the setup how routes find out who is calling. */
export function apiContext(setup: ApiSetup): ApiContext {
  const { auth, limits } = setup;
  const callerIn = async (request: FastifyRequest): Promise<Caller> => ({
    ...granted(await callerOf(request.headers, auth)),
    pay: (work) => limits.look(request.ip, work),
  });
  const guestIn = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const caller = await callerIn(request);
    const isKnown = caller.guest !== undefined || caller.key !== undefined;
    if (!isKnown && !(await limits.mayOpen(request.ip))) {
      throw new Refusal('too-many', 'that is enough newcomers for an hour; come back with one key');
    }
    return guestOf(caller, request, reply, auth);
  };
  return { ...setup, callerIn, guestIn };
}
