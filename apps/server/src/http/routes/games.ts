import { z } from 'zod';
import type { Routes } from '../api-routes.ts';
import { Failure, NO_KEY } from '../api-schemas.ts';

const GameCard = z.strictObject({
  id: z.string(),
  title: z.string(),
  version: z.string().describe('Of its rules; a match is pinned to those it began with.'),
  seats: z.looseObject({ min: z.int(), max: z.int(), default: z.int() }),
  options: z.record(z.string(), z.unknown()).describe('Settings with kind, limits and default.'),
  policies: z.array(z.string()).describe('The bots to put on seats.'),
});

/** The games that can be played here. */
export const gameRoutes: Routes = async (app, { games: gamesHere }) => {
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
      const games = await gamesHere();
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
};
