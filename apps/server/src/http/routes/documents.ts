import { LARGEST_DOCUMENT } from '@tablewright/engine/documents';
import {
  CampaignId,
  DocumentId,
  DocumentLine,
  DocumentPast,
  KeepDocument,
  LARGEST_MESSAGE,
  ShelfView,
} from '@tablewright/protocol';
import { z } from 'zod';
import type { Routes } from '../api-routes.ts';
import { Failure, KEY_IF_ANY } from '../api-schemas.ts';
import { guestOnly } from '../callers.ts';
import { granted } from '../replies.ts';

const AtDocument = z.strictObject({ document: DocumentId });
const OfCampaign = z.strictObject({ campaign: CampaignId.exactOptional() });

/** Documents that outlive a match, on one’s own shelf or that of a campaign. */
export const documentRoutes: Routes = async (app, { shelves, callerIn, guestIn }) => {
  app.get(
    '/shelf',
    {
      schema: {
        tags: ['documents'],
        summary: 'Your documents, and the campaigns that you belong to',
        ...KEY_IF_ANY,
        response: { 200: ShelfView, default: Failure },
      },
    },
    async (request) => {
      const { guest } = await callerIn(request);
      return guest === undefined ? { documents: [], campaigns: [] } : shelves.look(guest);
    },
  );

  app.post(
    '/documents',
    {
      bodyLimit: LARGEST_DOCUMENT + LARGEST_MESSAGE,
      schema: {
        tags: ['documents'],
        summary: 'Keeps a document: a new one, or the next revision of one that is there',
        ...KEY_IF_ANY,
        body: KeepDocument,
        response: { 200: DocumentLine, default: Failure },
      },
    },
    async (request, reply) => {
      const guest = guestOnly(await guestIn(request, reply));
      const { document, campaign } = request.body;
      return granted(await shelves.keep(guest, document, campaign));
    },
  );

  app.get(
    '/documents/:document',
    {
      schema: {
        tags: ['documents'],
        summary: 'All revisions of a document, and the matches that gave them',
        params: AtDocument,
        querystring: OfCampaign,
        response: { 200: DocumentPast, default: Failure },
      },
    },
    async (request, reply) => {
      const guest = guestOnly(await callerIn(request));
      const { campaign } = request.query;
      const past = granted(await shelves.past(guest, { id: request.params.document, campaign }));
      return reply.send(past as never);
    },
  );

  app.post(
    '/documents/:document/owner',
    {
      schema: {
        tags: ['documents'],
        summary: 'Gives a document of a campaign to another of its members',
        params: AtDocument,
        body: z.strictObject({ campaign: CampaignId, member: z.int().min(0).max(1_000) }),
        response: { 200: DocumentLine, default: Failure },
      },
    },
    async (request) => {
      const guest = guestOnly(await callerIn(request));
      const { campaign, member } = request.body;
      return granted(await shelves.give(guest, { id: request.params.document, campaign }, member));
    },
  );

  app.delete(
    '/documents/:document',
    {
      schema: {
        tags: ['documents'],
        summary: 'Throws a document away with all its revisions',
        params: AtDocument,
        querystring: OfCampaign,
        response: { 200: z.literal(true), default: Failure },
      },
    },
    async (request) => {
      const guest = guestOnly(await callerIn(request));
      const { campaign } = request.query;
      return granted(await shelves.drop(guest, { id: request.params.document, campaign }));
    },
  );
};
