import { SeatNumber, TableFace } from '@tablewright/protocol';
import { z } from 'zod';
import type { Routes } from '../api-routes.ts';
import { Failure, KEY_IF_ANY, NO_KEY } from '../api-schemas.ts';

const OwnTableSchema = z.strictObject({
  face: TableFace,
  seats: z.array(z.int()).describe('Your seats; -1 if you watch.'),
  waiting: z.array(SeatNumber).describe('Whom the table waits for.'),
  host: z.boolean(),
  at: z.int().describe('When something happened there last, in milliseconds since 1970.'),
});

/** Lists of tables. */
export const tableListRoutes: Routes = async (app, { lobby, callerIn }) => {
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
};
