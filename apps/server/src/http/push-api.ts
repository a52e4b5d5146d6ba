import { DeviceName, PushAddress, PushOffer, Refused } from '@tablewright/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Caller, isStranger } from '../auth/auth.ts';
import type { PushService } from '../push/push-service.ts';
import { granted, Refusal } from './replies.ts';

const Failure = z.strictObject({ error: Refused });
const Registered = z.strictObject({
  device: DeviceName.describe('The name of the device, by which it is removed.'),
});

/** The routes by which guests say which of their devices are called when it is their turn. */
export function pushApi(
  server: FastifyInstance,
  push: PushService,
  callerIn: (request: FastifyRequest) => Promise<Caller>,
): void {
  const app = server.withTypeProvider<ZodTypeProvider>();

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
        summary: 'How this house pushes messages to devices, if it does',
        security: [],
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
}
