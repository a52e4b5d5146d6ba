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
import { AtTable, Failure, KEY_IF_ANY, NO_KEY } from '../api-schemas.ts';
import { granted, Refusal } from '../replies.ts';

const OwnTableSchema = z.strictObject({
  face: TableFace,
  seats: z.array(z.int()).describe('Your seats; -1 if you watch.'),
  waiting: z.array(SeatNumber).describe('Whom the table waits for.'),
  host: z.boolean(),
  at: z.int().describe('When something happened there last, in milliseconds since 1970.'),
});

/** Tables: lists of them, opening one, looking at one, deleting one. */
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
