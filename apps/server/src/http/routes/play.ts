import { DoAct, isPauseAct, Say } from '@tablewright/protocol';
import { z } from 'zod';
import { leaveOut } from '../../ops/request-log.ts';
import type { Routes } from '../api-routes.ts';
import { AtTable, Failure } from '../api-schemas.ts';
import { granted } from '../replies.ts';

/** What one does at a table: acts and chat. */
export const playRoutes: Routes = async (app, { play, callerIn }) => {
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
      // A line would tell where a pause was asked for.
      if (isPauseAct(act)) leaveOut(request);
      const caller = await callerIn(request);
      return { seq: granted(await play.act(caller, request.params.table, seat, act)) };
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
      const { observer } = granted(await play.enter(await callerIn(request), table, seat));
      return { number: granted(await play.say(table, observer, line)) };
    },
  );
};
