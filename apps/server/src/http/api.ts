import type { Game } from '@tablewright/engine';
import {
  AskInvite,
  AskNext,
  DoAct,
  Key,
  NextTable,
  Opened,
  Opens,
  OpenTable,
  Refused,
  Say,
  Seated,
  SeatNumber,
  ServerMessage,
  SitDown,
  TableFace,
  TableId,
} from '@tablewright/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Auth, Caller } from '../auth/auth.ts';
import { type RateLimits, TOO_MUCH } from '../auth/rate-limits.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Traffic } from '../ops/traffic.ts';
import type { PushService } from '../push/push-service.ts';
import { callerOf, comesFromHere, guestOf } from './callers.ts';
import { pushApi } from './push-api.ts';
import { granted, Refusal } from './replies.ts';
import { streamTable } from './stream.ts';

/** What the API serves. */
export interface ApiSetup {
  readonly lobby: Lobby;
  readonly auth: Auth;
  /** The games that can be played here, in the order in which they are shown. */
  readonly games: () => Promise<readonly Game[]>;
  readonly limits: RateLimits;
  readonly push: PushService;
  /** What is under way at this node. */
  readonly traffic: Traffic;
}

/** What an operation asks of the caller's key, as OpenAPI says it; without it, a key is needed. */
const NO_KEY = { security: [] };
const KEY_IF_ANY = { security: [{ key: [] }, {}] };

const GameCard = z.strictObject({
  id: z.string(),
  title: z.string(),
  version: z.string().describe('Of its rules; a match is pinned to those it began with.'),
  seats: z.looseObject({ min: z.int(), max: z.int(), default: z.int() }),
  options: z.record(z.string(), z.unknown()).describe('Settings with kind, limits and default.'),
  policies: z.array(z.string()).describe('The bots to put on seats.'),
});
const AtTable = z.strictObject({ table: TableId });
const SeatQuery = z.strictObject({ seat: wholeNumber(-1, 63).exactOptional() });
const Failure = z.strictObject({ error: Refused });
const OwnTableSchema = z.strictObject({
  face: TableFace,
  seats: z.array(z.int()).describe('Your seats; -1 if you watch.'),
  waiting: z.array(SeatNumber).describe('Whom the table waits for.'),
  host: z.boolean(),
  at: z.int().describe('When something happened there last, in milliseconds since 1970.'),
});

/** The HTTP interface below /api. Everything that the web table does can be done by it. */
export async function api(server: FastifyInstance, setup: ApiSetup): Promise<void> {
  const { lobby, auth } = setup;
  const app = server.withTypeProvider<ZodTypeProvider>();

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.addHook('preHandler', async (request) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !comesFromHere(request.headers, request.host)) {
      const message = 'this was sent by a page of another site; open the table itself';
      throw new Refusal('wrong-origin', message);
    }
  });

  /** Whoever asks, as long as their key is one. */
  const callerIn = async (request: FastifyRequest): Promise<Caller> => ({
    ...granted(await callerOf(request.headers, auth)),
    pay: (work) => setup.limits.look(request.ip, work),
  });
  /** The same, and a stranger becomes a guest whom this browser knows from now on. */
  const guestIn = async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    const caller = await callerIn(request);
    const isKnown = caller.guest !== undefined || caller.key !== undefined;
    if (!isKnown && !(await setup.limits.mayOpen(request.ip))) {
      throw new Refusal('too-many', 'that is enough newcomers for an hour; come back with one key');
    }
    return guestOf(caller, request, reply, auth);
  };

  app.get(
    '/games',
    {
      schema: {
        tags: ['games'],
        summary: 'The games that can be played here',
        ...NO_KEY,
        response: { 200: z.array(GameCard), default: Failure },
      },
    },
    async (_request, reply) => {
      const games = await setup.games();
      return reply.send(
        games.map(({ id, title, version, seats, options, bots }) => ({
          id,
          title,
          version,
          seats,
          options,
          policies: ['random', ...Object.keys(bots).filter((name) => name !== 'random')],
        })),
      );
    },
  );

  app.post(
    '/guests',
    {
      schema: {
        tags: ['guests'],
        summary:
          'Makes a guest and tells its key, for programs; browsers get a cookie by themselves',
        ...NO_KEY,
        response: { 200: z.strictObject({ key: Key }), default: Failure },
      },
    },
    async () => {
      const { key } = await auth.newGuest();
      return { key };
    },
  );

  pushApi(server, setup.push, callerIn);

  app.post(
    '/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'Opens a table',
        ...KEY_IF_ANY,
        body: OpenTable,
        response: { 200: Opened, default: Failure },
      },
    },
    async (request, reply) => {
      const { guest } = await guestIn(request, reply);
      if (guest !== undefined) return granted(await lobby.open(guest, request.body));
      throw new Refusal('wrong-key', 'a table is opened by a guest, not with the key of a seat');
    },
  );

  app.get(
    '/tables',
    {
      schema: {
        tags: ['tables'],
        summary: 'The public tables, the newest first',
        ...NO_KEY,
        response: { 200: z.array(TableFace), default: Failure },
      },
    },
    async () => [...(await lobby.listed())],
  );

  app.get(
    '/tables/mine',
    {
      schema: {
        tags: ['tables'],
        summary: 'Your tables, those that wait for you first',
        ...KEY_IF_ANY,
        response: { 200: z.array(OwnTableSchema), default: Failure },
      },
    },
    async (request) => {
      const { guest } = await callerIn(request);
      if (guest === undefined) return [];
      const own = await lobby.mine(guest);
      return own.map(({ face, seats, waiting, host, at }) => ({
        face,
        seats: [...seats],
        waiting: [...waiting],
        host: host === guest,
        at,
      }));
    },
  );

  app.post(
    '/keys',
    {
      schema: {
        tags: ['seats'],
        summary: 'What a key opens; the key of a seat is known to this browser from now on',
        ...KEY_IF_ANY,
        body: z.strictObject({ key: Key }),
        response: { 200: Opens, default: Failure },
      },
    },
    async (request, reply) =>
      granted(await lobby.use(await guestIn(request, reply), request.body.key)),
  );

  app.get(
    '/tables/:table',
    {
      schema: {
        tags: ['tables'],
        summary: 'What everybody at a table knows of it, and who you are there',
        ...KEY_IF_ANY,
        params: AtTable,
        response: {
          200: z.strictObject({
            face: TableFace,
            you: z.strictObject({
              seats: z.array(SeatNumber),
              host: z.boolean(),
              offered: z
                .array(SeatNumber)
                .exactOptional()
                .describe(
                  'Free seats that you may take because you sat there at the table before.',
                ),
            }),
          }),
          default: Failure,
        },
      },
    },
    async (request) => granted(await lobby.look(await callerIn(request), request.params.table)),
  );

  app.delete(
    '/tables/:table',
    {
      schema: {
        tags: ['tables'],
        summary: 'Deletes a table with everything that belongs to it; the host only',
        params: AtTable,
        response: { 200: z.literal(true), default: Failure },
      },
    },
    async (request) => granted(await lobby.remove(await callerIn(request), request.params.table)),
  );

  app.post(
    '/tables/:table/seats',
    {
      schema: {
        tags: ['seats'],
        summary: 'Sits down',
        ...KEY_IF_ANY,
        params: AtTable,
        body: SitDown,
        response: { 200: Seated, default: Failure },
      },
    },
    async (request, reply) => {
      const caller = await guestIn(request, reply);
      return granted(await lobby.sit(caller, request.params.table, request.body));
    },
  );

  app.post(
    '/tables/:table/next',
    {
      schema: {
        tags: ['tables'],
        summary: 'The next table of a match that is over; the first who asks opens it',
        ...KEY_IF_ANY,
        params: AtTable,
        body: AskNext,
        response: { 200: NextTable, default: Failure },
      },
    },
    async (request, reply) => {
      const caller = await guestIn(request, reply);
      return granted(await lobby.next(caller, request.params.table, request.body.entropy));
    },
  );

  app.post(
    '/tables/:table/seats/:seat/key',
    {
      schema: {
        tags: ['seats'],
        summary: 'Another key for your seat; every other device has to open it anew',
        params: AtTable.extend({ seat: wholeNumber(0, 63) }),
        response: { 200: z.strictObject({ key: Key }), default: Failure },
      },
    },
    async (request) => {
      const { table, seat } = request.params;
      return { key: granted(await lobby.lock(await callerIn(request), table, seat)) };
    },
  );

  app.post(
    '/tables/:table/invites',
    {
      schema: {
        tags: ['seats'],
        summary: 'A new invitation in place of the last one',
        params: AtTable,
        body: AskInvite,
        response: { 200: z.strictObject({ key: Key }), default: Failure },
      },
    },
    async (request) => {
      const { kind, seat } = request.body;
      const caller = await callerIn(request);
      return { key: granted(await lobby.invite(caller, request.params.table, kind, seat)) };
    },
  );

  app.post(
    '/tables/:table/acts',
    {
      schema: {
        tags: ['play'],
        summary: 'Does something at a table: answers, takes back, agrees, …',
        params: AtTable,
        body: DoAct,
        response: {
          200: z.strictObject({
            seq: z.int().describe('The number under which it is kept for good.'),
          }),
          default: Failure,
        },
      },
    },
    async (request) => {
      const { seat, act } = request.body;
      const caller = await callerIn(request);
      return { seq: granted(await lobby.act(caller, request.params.table, seat, act)) };
    },
  );

  app.get(
    '/tables/:table/stream',
    {
      schema: {
        tags: ['play'],
        summary: 'Everything that happens at a table as your seat sees it, a line of JSON each',
        ...KEY_IF_ANY,
        params: AtTable,
        querystring: SeatQuery.extend({
          seq: wholeNumber(0).exactOptional(),
          said: wholeNumber(0).exactOptional(),
        }),
        response: {
          200: {
            description: 'Lines until you leave, the last of which may say why nothing more comes.',
            content: { 'application/x-ndjson': { schema: ServerMessage } },
          },
          default: Failure,
        },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const { seat, seq, said } = request.query;
      const entered = granted(await lobby.enter(await callerIn(request), table, seat));
      const letGo = setup.limits.takeConnection(request.ip);
      if (letGo === undefined) throw new Refusal('too-many', 'you have too many lines open');
      return streamTable(lobby, { table, entered, since: seq, said }, reply, setup.traffic, letGo);
    },
  );

  app.get(
    '/tables/:table/past/:answers',
    {
      schema: {
        tags: ['play'],
        summary: 'Your view of the match after so many answers',
        ...KEY_IF_ANY,
        params: AtTable.extend({ answers: wholeNumber(0) }),
        querystring: SeatQuery,
        response: { 200: z.strictObject({ view: z.unknown() }), default: Failure },
      },
    },
    async (request) => {
      const { table, answers } = request.params;
      const caller = await callerIn(request);
      const { observer } = granted(await lobby.enter(caller, table, request.query.seat));
      const looked = await setup.limits.look(request.ip, () =>
        lobby.past(table, observer, answers),
      );
      if (looked === undefined) throw new Refusal('too-many', TOO_MUCH);
      return { view: granted(looked) };
    },
  );

  app.get(
    '/tables/:table/file',
    {
      schema: {
        tags: ['play'],
        summary: 'The match as a file with the secret of its dice, once it is over',
        ...KEY_IF_ANY,
        params: AtTable,
        response: {
          200: z.record(z.string(), z.unknown()).describe('See docs/match-file.md.'),
          default: Failure,
        },
      },
    },
    async (request) => {
      const { table } = request.params;
      granted(await lobby.enter(await callerIn(request), table, undefined));
      return { ...granted(await lobby.file(table)) };
    },
  );

  app.post(
    '/tables/:table/chat',
    {
      schema: {
        tags: ['play'],
        summary: 'Says something to the table',
        params: AtTable,
        body: Say,
        response: { 200: z.strictObject({ number: z.int() }), default: Failure },
      },
    },
    async (request) => {
      const { table } = request.params;
      const { seat, ...line } = request.body;
      const { observer } = granted(await lobby.enter(await callerIn(request), table, seat));
      return { number: granted(await lobby.say(table, observer, line)) };
    },
  );
}

/** A whole number in an address, where nothing at all is not zero. */
function wholeNumber(minimum: number, maximum = Number.MAX_SAFE_INTEGER) {
  const read = (text: unknown): unknown => (text === '' ? Number.NaN : text);
  return z
    .preprocess(read, z.coerce.number().int().min(minimum).max(maximum))
    .meta({ type: 'integer', minimum, maximum });
}
