import { AskInvite, Key, Opens, Seated, SitDown } from '@tablewright/protocol';
import { z } from 'zod';
import type { Routes } from '../api-routes.ts';
import { AtTable, Failure, KEY_IF_ANY, wholeNumber } from '../api-schemas.ts';
import { granted } from '../replies.ts';

/** Seats and the keys that open them. */
export const seatRoutes: Routes = async (app, { seating, callerIn, guestIn }) => {
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
      granted(await seating.use(await guestIn(request, reply), request.body.key)),
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
      return granted(await seating.sit(caller, request.params.table, request.body));
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
      return { key: granted(await seating.lock(await callerIn(request), table, seat)) };
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
      return { key: granted(await seating.invite(caller, request.params.table, kind, seat)) };
    },
  );
};
