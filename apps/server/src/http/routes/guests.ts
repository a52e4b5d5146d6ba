import { Key } from '@tablewright/protocol';
import { z } from 'zod';
import type { Routes } from '../api-routes.ts';
import { Failure, NO_KEY } from '../api-schemas.ts';

/** Guests: devices and programs that the server knows again. */
export const guestRoutes: Routes = async (app, { auth }) => {
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
};
