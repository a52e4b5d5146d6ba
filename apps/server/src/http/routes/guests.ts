import { AddDevice, GuestLink, Key } from '@tablewright/protocol';
import { z } from 'zod';
import type { Routes } from '../api-routes.ts';
import { Failure, NO_KEY } from '../api-schemas.ts';
import { guestOnly, keepKey } from '../callers.ts';
import { granted } from '../replies.ts';

/** Guests: devices and programs that the server knows again. */
export const guestRoutes: Routes = async (app, { auth, callerIn }) => {
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

  app.post(
    '/guests/links',
    {
      schema: {
        tags: ['guests'],
        summary: 'Makes a key by which one further device becomes yours, once and soon',
        response: { 200: GuestLink, default: Failure },
      },
    },
    async (request) => auth.newLink(guestOnly(await callerIn(request))),
  );

  app.post(
    '/guests/devices',
    {
      schema: {
        tags: ['guests'],
        summary: 'Makes this browser a device of the guest who has made the link, by a cookie',
        ...NO_KEY,
        body: AddDevice,
        response: { 200: z.strictObject({}), default: Failure },
      },
    },
    async (request, reply) => {
      keepKey(granted(await auth.openByLink(request.body.link)), request, reply);
      return {};
    },
  );
};
