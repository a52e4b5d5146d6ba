import { ServerMessage, Told } from '@tablewright/protocol';
import { z } from 'zod';
import { TOO_MUCH } from '../../auth/rate-limits.ts';
import type { Routes } from '../api-routes.ts';
import { AtTable, Failure, KEY_IF_ANY, SeatQuery, wholeNumber } from '../api-schemas.ts';
import { granted, Refusal } from '../replies.ts';
import { streamTable } from '../stream.ts';

/** What one sees of a table: its stream, its past, and the file of its match. */
export const watchingRoutes: Routes = async (app, { play, limits, traffic, callerIn }) => {
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
          whispered: wholeNumber(0).exactOptional(),
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
      const { seat, seq, ...heard } = request.query;
      const entered = granted(await play.enter(await callerIn(request), table, seat));
      const letGo = limits.takeConnection(request.ip);
      if (letGo === undefined) throw new Refusal('too-many', 'you have too many lines open');
      return streamTable(play, { table, entered, since: seq, ...heard }, reply, traffic, letGo);
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
      const { observer } = granted(await play.enter(caller, table, request.query.seat));
      const looked = await limits.look(request.ip, () => play.past(table, observer, answers));
      if (looked === undefined) throw new Refusal('too-many', TOO_MUCH);
      return { view: granted(looked) };
    },
  );

  app.get(
    '/tables/:table/told/:answers',
    {
      schema: {
        tags: ['play'],
        summary: 'What you saw at each event of an answer',
        ...KEY_IF_ANY,
        params: AtTable.extend({ answers: wholeNumber(0) }),
        querystring: SeatQuery,
        response: { 200: Told, default: Failure },
      },
    },
    async (request) => {
      const { table, answers } = request.params;
      const caller = await callerIn(request);
      const { observer } = granted(await play.enter(caller, table, request.query.seat));
      const looked = await limits.look(request.ip, () => play.told(table, observer, answers));
      if (looked === undefined) throw new Refusal('too-many', TOO_MUCH);
      return granted(looked);
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
      granted(await play.enter(await callerIn(request), table, undefined));
      return { ...granted(await play.file(table)) };
    },
  );
};
