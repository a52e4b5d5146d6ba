import type { Match } from '@tablewright/engine/host';
import type { PictureDesk } from '@tablewright/table-kit';
import type { CampaignAt } from '../shelf/campaign-in-address.ts';

/**
 * The pictures of a match in this page, fetched when the first of them is shown: those of the campaign
 * that it was begun for, or from which somebody looks at it.
 */
export function matchPictures(
  match: Match,
  lookedAtFrom: CampaignAt | undefined,
): PictureDesk | undefined {
  if (match.game.documents === undefined) return undefined;
  let opened: Promise<PictureDesk | undefined> | undefined;
  const desk = (): Promise<PictureDesk | undefined> => {
    opened ??= import('../shelf/picture-desk.ts').then(({ pictureDesk, pictureDeskOf }) =>
      lookedAtFrom === undefined ? pictureDeskOf(match.id) : pictureDesk(lookedAtFrom),
    );
    return opened;
  };
  return {
    addressOf: async (picture) => (await desk())?.addressOf(picture),
    list: async () => (await desk())?.list(),
  };
}
