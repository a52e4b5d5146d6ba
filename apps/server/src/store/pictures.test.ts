import { describe, expect, test } from 'vitest';
import {
  exported,
  imported,
  newTable,
  openFirst,
  storeHere,
  storePlaces,
} from '../../test/stores.ts';
import type { PictureToKeep } from './document-store.ts';

const PLACES = storePlaces();

const MOST = { pictures: 3, bytes: 100 };
const name = (letter: string): string => letter.repeat(64);

function picture(letter: string, part: Partial<PictureToKeep> = {}): PictureToKeep {
  return {
    picture: name(letter),
    alt: `Picture ${letter}`,
    type: 'image/png',
    width: 6,
    height: 4,
    size: 10,
    owner: 'lya',
    at: 5,
    data: 'aGVsbG8=',
    ...part,
  };
}

const campaign = (id = 'bridge') => ({
  id,
  game: 'gallery',
  name: 'The bridge',
  options: {},
  host: 'lya',
  at: 3,
});

describe.each(PLACES)('pictures in $name', ({ fresh }) => {
  const here = storeHere(fresh);
  const keep = (one: PictureToKeep, most = MOST, id = 'bridge') =>
    here.store.keepPicture(id, one, most);
  const names = async (id = 'bridge') =>
    (await here.store.picturesOf(id)).map((one) => one.picture.charAt(0));

  test('a picture comes back as it was brought, in the order in which they came', async () => {
    await here.store.openCampaign(campaign(), 'Lya');
    const [second, first] = [picture('a', { at: 7 }), picture('b', { alt: 'Die Mühle 李' })];
    expect(await keep(second)).toBe('kept');
    expect(await keep(first)).toBe('kept');
    const { data, ...line } = first;
    expect((await here.store.picturesOf('bridge'))[0]).toEqual(line);
    expect(await names()).toEqual(['b', 'a']);
    expect(await here.store.picture('bridge', name('b'))).toEqual({
      type: 'image/png',
      owner: 'lya',
      data,
    });
    expect(await here.store.pictureFiles('bridge')).toEqual([
      { alt: 'Die Mühle 李', data },
      { alt: 'Picture a', data: second.data },
    ]);
    expect(await here.store.picture('bridge', name('c'))).toBeUndefined();
    expect(await here.store.picture('other', name('b'))).toBeUndefined();
    // A repeat changes nothing.
    expect(await keep(picture('b', { alt: 'Other words', owner: 'tom' }))).toBe('kept');
    expect((await here.store.picturesOf('bridge'))[0]).toEqual(line);
  });

  test('a campaign takes so many and no more, also of those who bring some at once', async () => {
    await here.store.openCampaign(campaign(), 'Lya');
    const all = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((letter) => keep(picture(letter))));
    expect(all.filter((kept) => kept === 'kept')).toHaveLength(3);
    expect(all.filter((kept) => kept === 'full')).toHaveLength(2);
    const [one = ''] = await names();
    expect(await keep(picture(one))).toBe('kept');
    expect(await here.store.dropPicture('bridge', name(one))).toBe(true);
    expect(await here.store.dropPicture('bridge', name(one))).toBe(false);
    expect(await keep(picture('f', { size: 81 }))).toBe('full');
    expect(await keep(picture('f', { size: 80 }))).toBe('kept');
  });

  test('the same picture in two campaigns is two, and each goes with its campaign', async () => {
    await here.store.openCampaign(campaign(), 'Lya');
    await here.store.openCampaign(campaign('other'), 'Lya');
    await keep(picture('a'));
    await keep(picture('a'), MOST, 'other');
    expect(await here.store.removeCampaign('bridge')).toBe(true);
    expect(await names()).toEqual([]);
    expect(await names('other')).toEqual(['a']);
    expect(await keep(picture('b'))).toBe('no-campaign');
  });

  test('what a member brought is the host’s once they have left', async () => {
    await here.store.openCampaign(campaign(), 'Lya');
    await here.store.addMember('bridge', { guest: 'tom', name: 'Tom' }, 4, 9);
    await keep(picture('a', { owner: 'tom' }));
    await here.store.removeMember('bridge', 'tom');
    expect(await here.store.picturesOf('bridge')).toMatchObject([{ owner: 'lya' }]);
  });

  test('knows who may come to a table of a campaign', async () => {
    await here.store.openCampaign(campaign(), 'Lya');
    await here.store.openTable({ ...newTable('table001'), campaign: 'bridge' });
    await here.store.openTable(newTable('table002'));
    await here.store.addPlace({ guest: 'kim', match: 'table001', seat: -1 }, 1);
    await here.store.addPlace({ guest: 'uta', match: 'table002', seat: 0 }, 1);
    const sees = (guest?: string, match?: string) =>
      here.store.seesTableOf('bridge', { guest, match });
    expect(await sees('kim')).toBe(true);
    expect(await sees('uta')).toBe(false);
    expect(await sees(undefined, 'table001')).toBe(true);
    expect(await sees(undefined, 'table002')).toBe(false);
    expect(await sees()).toBe(false);
    await here.store.remove('table001');
    expect(await sees('kim')).toBe(false);
    const first = openFirst('table003', true);
    await here.store.openTable({ ...newTable('table003'), first, campaign: 'bridge' });
    expect(await sees()).toBe(true);
  });

  test('come with a campaign, and with an export', async () => {
    const brought = { campaign: campaign(), member: 'Lya', revisions: [], matches: [] };
    const pictures = [...'0123456789ab'].map((sign, at) => picture(sign, { at }));
    expect(await here.store.takeCampaign({ ...brought, pictures })).toBe(true);
    expect(await names()).toEqual([...'0123456789ab']);
    const rows = await exported(here.place);
    expect(rows.filter(({ of }) => of === 'pictures')).toHaveLength(12);
    const target = await fresh();
    await (await target.open()).close();
    expect(await imported(target, rows)).toBe(rows.length);
    expect(await exported(target)).toEqual(rows);
  });
});
