import {
  AskNext,
  NextTable,
  Opened,
  OpenTable,
  SeatNumber,
  TableFace,
} from '@tablewright/protocol';
import { z } from 'zod';
import type { Routes } from '../api-routes.ts';
import { AtTable, Failure, KEY_IF_ANY } from '../api-schemas.ts';
import { granted, Refusal } from '../replies.ts';

/** Tables: opening, looking at one, deleting, and the next one of the same people. */
export const tableRoutes: Routes = async (app, { lobby, callerIn, guestIn }) => {
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
};
