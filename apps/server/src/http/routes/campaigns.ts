import {
  CampaignId,
  CampaignView,
  JoinCampaign,
  Key,
  LARGEST_CAMPAIGN,
  NewCampaign,
  TakeCampaign,
} from '@tablewright/protocol';
import { z } from 'zod';
import type { Routes } from '../api-routes.ts';
import { Failure, KEY_IF_ANY, wholeNumber } from '../api-schemas.ts';
import { guestOnly } from '../callers.ts';
import { granted } from '../replies.ts';

const AtCampaign = z.strictObject({ campaign: CampaignId });

/** Campaigns: matches that follow each other, and the people who play them. */
export const campaignRoutes: Routes = async (app, { campaigns, callerIn, guestIn }) => {
  app.post(
    '/campaigns',
    {
      schema: {
        tags: ['campaigns'],
        summary: 'Begins a campaign; you are its host',
        ...KEY_IF_ANY,
        body: NewCampaign,
        response: { 200: AtCampaign, default: Failure },
      },
    },
    async (request, reply) => {
      const guest = guestOnly(await guestIn(request, reply));
      return { campaign: granted(await campaigns.begin(guest, request.body)) };
    },
  );

  app.post(
    '/campaigns/import',
    {
      bodyLimit: LARGEST_CAMPAIGN,
      schema: {
        tags: ['campaigns'],
        summary: 'Brings a campaign as a file; its matches are played again first',
        ...KEY_IF_ANY,
        body: TakeCampaign,
        response: { 200: AtCampaign, default: Failure },
      },
    },
    async (request, reply) => {
      const caller = await guestIn(request, reply);
      const { campaign, as } = request.body;
      return { campaign: granted(await campaigns.take(caller, guestOnly(caller), campaign, as)) };
    },
  );

  app.post(
    '/campaigns/join',
    {
      schema: {
        tags: ['campaigns'],
        summary: 'Joins a campaign by a key to it',
        ...KEY_IF_ANY,
        body: JoinCampaign,
        response: { 200: AtCampaign, default: Failure },
      },
    },
    async (request, reply) => {
      const guest = guestOnly(await guestIn(request, reply));
      const { key, as } = request.body;
      return { campaign: granted(await campaigns.join(guest, key, as)) };
    },
  );

  app.get(
    '/campaigns/:campaign',
    {
      schema: {
        tags: ['campaigns'],
        summary: 'What its members know of a campaign',
        params: AtCampaign,
        response: { 200: CampaignView, default: Failure },
      },
    },
    async (request) => {
      const guest = guestOnly(await callerIn(request));
      return granted(await campaigns.look(guest, request.params.campaign));
    },
  );

  app.get(
    '/campaigns/:campaign/file',
    {
      schema: {
        tags: ['campaigns'],
        summary: 'The campaign as a file, with all that is needed to verify it',
        params: AtCampaign,
        response: {
          200: z.looseObject({ format: z.literal('tablewright-campaign') }),
          default: Failure,
        },
      },
    },
    async (request, reply) => {
      const guest = guestOnly(await callerIn(request));
      const file = granted(await campaigns.file(guest, request.params.campaign));
      return reply.send(file as never);
    },
  );

  app.post(
    '/campaigns/:campaign/invites',
    {
      schema: {
        tags: ['campaigns'],
        summary: 'A new key by which people join, in place of the last one; the host only',
        params: AtCampaign,
        response: { 200: z.strictObject({ key: Key }), default: Failure },
      },
    },
    async (request) => {
      const guest = guestOnly(await callerIn(request));
      return { key: granted(await campaigns.invite(guest, request.params.campaign)) };
    },
  );

  app.delete(
    '/campaigns/:campaign/members/:member',
    {
      schema: {
        tags: ['campaigns'],
        summary: 'Leaves a campaign; its host may take out others',
        params: AtCampaign.extend({ member: wholeNumber(0, 1_000) }),
        response: { 200: z.literal(true), default: Failure },
      },
    },
    async (request) => {
      const guest = guestOnly(await callerIn(request));
      const { campaign, member } = request.params;
      return granted(await campaigns.leave(guest, campaign, member));
    },
  );

  app.delete(
    '/campaigns/:campaign',
    {
      schema: {
        tags: ['campaigns'],
        summary: 'Throws a campaign away with its documents and matches; the host only',
        params: AtCampaign,
        response: { 200: z.literal(true), default: Failure },
      },
    },
    async (request) => {
      const guest = guestOnly(await callerIn(request));
      return granted(await campaigns.remove(guest, request.params.campaign));
    },
  );
};
