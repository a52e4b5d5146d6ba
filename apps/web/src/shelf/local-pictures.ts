import type { PictureFile, TakenPicture } from '@tablewright/engine/documents';
import type { PictureLine } from '@tablewright/protocol';
import { ApiRefusal } from '../online/server/api.ts';
import { LARGEST_GALLERY, MOST_PICTURES } from '../online/server/limits.ts';
import type { Things } from './drawer.ts';

// The line of a picture and its file lie apart: lists need no files.
const lineKey = (campaign: string, name: string): string => `picture/${campaign}/${name}`;
const dataKey = (campaign: string, name: string): string => `image/${campaign}/${name}`;

/** The pictures of a campaign in the drawer, in the order in which they came. */
export async function picturesIn(
  things: Things,
  campaign: string,
): Promise<readonly PictureLine[]> {
  const kept = await things.all<PictureLine>(lineKey(campaign, ''));
  return [...kept].sort((a, b) => a.at - b.at);
}

/** All of them as files, in the same order. */
export async function pictureFilesIn(
  things: Things,
  campaign: string,
): Promise<readonly PictureFile[]> {
  const lines = await picturesIn(things, campaign);
  return Promise.all(
    lines.map(async ({ picture, alt }) => ({
      alt,
      data: (await things.get<string>(dataKey(campaign, picture))) ?? '',
    })),
  );
}

/** A picture of the drawer as an address, since it has none of its own. */
export async function addressIn(
  things: Things,
  campaign: string,
  name: string,
): Promise<string | undefined> {
  const [line, data] = await Promise.all([
    things.get<PictureLine>(lineKey(campaign, name)),
    things.get<string>(dataKey(campaign, name)),
  ]);
  return line === undefined || data === undefined ? undefined : `data:${line.type};base64,${data}`;
}

/** Puts pictures into a campaign, as far as they are not there. Refuses what there is no room for. */
export async function putPictures(
  things: Things,
  campaign: string,
  pictures: readonly TakenPicture[],
  now: () => number,
): Promise<void> {
  const there = await picturesIn(things, campaign);
  const fresh = pictures.filter(({ picture }) => !there.some((one) => one.picture === picture));
  const size = [...there.map((one) => one.size), ...fresh.map((one) => one.size)];
  if (size.length > MOST_PICTURES || size.reduce((sum, one) => sum + one, 0) > LARGEST_GALLERY) {
    throw new ApiRefusal(
      'full',
      `a campaign has at most ${MOST_PICTURES} pictures of together ${LARGEST_GALLERY} bytes`,
      0,
    );
  }
  for (const { data, ...picture } of fresh) {
    const line: PictureLine = { ...picture, at: now(), yours: true };
    things.set(lineKey(campaign, picture.picture), line);
    things.set(dataKey(campaign, picture.picture), data);
  }
}

/** Removes a picture of a campaign. */
export function removePicture(things: Things, campaign: string, name: string): void {
  things.remove(lineKey(campaign, name));
  things.remove(dataKey(campaign, name));
}
