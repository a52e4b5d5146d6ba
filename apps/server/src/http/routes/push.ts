import { DeviceName, PushAddress, PushOffer } from '@tablewright/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isStranger } from '../../auth/auth.ts';
import type { Routes } from '../api-routes.ts';
import { Failure, NO_KEY } from '../api-schemas.ts';
import { granted, Refusal } from '../replies.ts';

const Registered = z.strictObject({
  device: DeviceName.describe('The name of the device, by which it is removed.'),
});

/** Which of a guest's devices are notified when it is their turn. */
export const pushRoutes: Routes = async (app, { push, callerIn }) => {
  const guestIn = async (request: FastifyRequest): Promise<string> => {
    const caller = await callerIn(request);
    if (caller.guest !== undefined) return caller.guest;
    const code = isStranger(caller) ? 'no-key' : 'wrong-key';
    throw new Refusal(code, 'devices belong to guests; sit down at a table first');
  };

  app.get(
    '/push',
    {
      schema: {
        tags: ['guests'],
        summary: 'How this server pushes messages to devices, if it does',
        ...NO_KEY,
        response: { 200: PushOffer, default: Failure },
      },
    },
    async () => (push.key === undefined ? {} : { key: push.key }),
  );

  app.post(
    '/push/devices',
    {
      schema: {
        tags: ['guests'],
        summary: 'Calls a device of yours from now on when a table waits for you',
        body: PushAddress,
        response: { 200: Registered, default: Failure },
      },
    },
    async (request) => {
      const guest = await guestIn(request);
      return { device: granted(await push.add(guest, request.body)) };
    },
  );

  app.delete(
    '/push/devices/:device',
    {
      schema: {
        tags: ['guests'],
        summary: 'Calls a device of yours no longer',
        params: z.strictObject({ device: DeviceName }),
        response: { 200: z.literal(true), default: Failure },
      },
    },
    async (request) => {
      await push.remove(await guestIn(request), request.params.device);
      return true as const;
    },
  );
};
