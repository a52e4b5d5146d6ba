import { DoAct, isPauseAct, Notes, NoteWritten, Say, WriteNote } from '@tablewright/protocol';
import { z } from 'zod';
import { leaveOut } from '../../ops/request-log.ts';
import type { Routes } from '../api-routes.ts';
import { AtTable, Failure, SeatQuery } from '../api-schemas.ts';
import { granted } from '../replies.ts';

/** What one does at a table: acts, chat and notes. */
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
        summary: 'Says something to the table, or whispers it to one seat',
        params: AtTable,
        body: Say,
        response: { 200: z.strictObject({ number: z.int() }), default: Failure },
      },
    },
    async (request) => {
      const { table } = request.params;
      const { seat, ...line } = request.body;
      const entered = granted(await play.enter(await callerIn(request), table, seat));
      return { number: granted(await play.say(table, entered, line)) };
    },
  );

  app.get(
    '/tables/:table/notes',
    {
      schema: {
        tags: ['play'],
        summary: 'The notes of your seat, which nobody else reads, and those of the table',
        params: AtTable,
        querystring: SeatQuery,
        response: { 200: Notes, default: Failure },
      },
    },
    async (request) => {
      const { table } = request.params;
      const { seat } = request.query;
      const entered = granted(await play.enter(await callerIn(request), table, seat));
      return granted(await play.notes(table, entered));
    },
  );

  app.post(
    '/tables/:table/notes',
    {
      schema: {
        tags: ['play'],
        summary: 'Writes, changes or deletes a note',
        params: AtTable,
        body: WriteNote,
        response: { 200: NoteWritten, default: Failure },
      },
    },
    async (request) => {
      const { table } = request.params;
      const { seat, ...note } = request.body;
      const entered = granted(await play.enter(await callerIn(request), table, seat));
      return granted(await play.writeNote(table, entered, note));
    },
  );
};
