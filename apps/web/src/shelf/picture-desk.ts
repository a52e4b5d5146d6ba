import type { PictureDesk } from '@tablewright/table-kit';
import type { CampaignAt } from './campaign-in-address.ts';
import { localShelf, shelfAt } from './shelves.ts';

/** The pictures of a campaign. */
export function pictureDesk({ where, id }: CampaignAt): PictureDesk {
  const shelf = shelfAt(where);
  return {
    addressOf: (picture) => shelf.pictureAddress(id, picture),
    list: () => shelf.pictures(id),
  };
}

/** The pictures of the campaign that a match of this browser was begun for; nothing without one. */
export async function pictureDeskOf(match: string): Promise<PictureDesk | undefined> {
  const id = await localShelf.campaignOf(match);
  return id === undefined ? undefined : pictureDesk({ where: 'here', id });
}
