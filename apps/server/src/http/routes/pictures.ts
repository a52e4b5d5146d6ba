import { base64Length, IMAGE_TYPES, LARGEST_PICTURE } from '@tablewright/engine/documents';
import {
  BringPicture,
  CampaignId,
  LARGEST_MESSAGE,
  PictureLine,
  PictureName,
} from '@tablewright/protocol';
import { z } from 'zod';
import type { Routes } from '../api-routes.ts';
import { Failure, KEY_IF_ANY } from '../api-schemas.ts';
import { guestOnly } from '../callers.ts';
import { granted } from '../replies.ts';

const AtCampaign = z.strictObject({ campaign: CampaignId });
const AtPicture = AtCampaign.extend({ picture: PictureName });

/**
 * What goes with the file of a picture: it is never taken for anything else, opens nothing and is read by
 * no page of another site. Its name is its content, so it is asked for once.
 */
const WITH_FILE = {
  'cache-control': 'private, max-age=31536000, immutable',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** The pictures of campaigns. */
export const pictureRoutes: Routes = async (app, { pictures, callerIn }) => {
  app.get(
    '/campaigns/:campaign/pictures',
    {
      schema: {
        tags: ['campaigns'],
        summary: 'The pictures of a campaign, in the order in which they came',
        params: AtCampaign,
        response: { 200: z.array(PictureLine), default: Failure },
      },
    },
    async (request) => {
      const guest = guestOnly(await callerIn(request));
      return granted(await pictures.list(guest, request.params.campaign));
    },
  );

  app.post(
    '/campaigns/:campaign/pictures',
    {
      bodyLimit: base64Length(LARGEST_PICTURE) + LARGEST_MESSAGE,
      schema: {
        tags: ['campaigns'],
        summary: 'Brings a picture to a campaign',
        params: AtCampaign,
        body: BringPicture,
        response: { 200: PictureLine, default: Failure },
      },
    },
    async (request) => {
      const caller = await callerIn(request);
      const { campaign } = request.params;
      return granted(await pictures.bring(caller, guestOnly(caller), campaign, request.body));
    },
  );

  app.get(
    '/campaigns/:campaign/pictures/:picture',
    {
      schema: {
        tags: ['campaigns'],
        summary: 'The file of a picture, for whoever belongs to the campaign or sees a table of it',
        ...KEY_IF_ANY,
        params: AtPicture,
        response: {
          200: {
            description: 'The image.',
            content: Object.fromEntries(
              IMAGE_TYPES.map((type) => [type, { schema: z.string().meta({ format: 'binary' }) }]),
            ),
          },
          default: Failure,
        },
      },
      // After those of the server, which are for pages and for what changes.
      onSend: async (_request, reply) => {
        if (reply.statusCode === 200) reply.headers(WITH_FILE);
      },
    },
    async (request, reply) => {
      const { campaign, picture } = request.params;
      const { type, bytes } = granted(
        await pictures.fetch(await callerIn(request), campaign, picture),
      );
      const name = `picture.${type.slice('image/'.length)}`;
      reply.header('content-disposition', `inline; filename="${name}"`);
      return reply.type(type).send(bytes as never);
    },
  );

  app.delete(
    '/campaigns/:campaign/pictures/:picture',
    {
      schema: {
        tags: ['campaigns'],
        summary: 'Throws a picture away; whoever brought it, or the host',
        params: AtPicture,
        response: { 200: z.literal(true), default: Failure },
      },
    },
    async (request) => {
      const guest = guestOnly(await callerIn(request));
      const { campaign, picture } = request.params;
      return granted(await pictures.drop(guest, campaign, picture));
    },
  );
};
