import { crc32, deflateSync } from 'node:zlib';
import type { CampaignFile } from '@tablewright/engine/documents';
import { IMAGES } from '@tablewright/engine/testing';
import type { PictureLine } from '@tablewright/protocol';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { SIZES, shoot, startBrowser } from './browser.ts';
import { firstLink } from './online-table.ts';
import { startSaga } from './saga-server.ts';
import { flawsOf, leastOn } from './sizes-flaws.ts';

const { open } = startBrowser();
let server: Awaited<ReturnType<typeof startSaga>>;
beforeAll(async () => {
  server = await startSaga();
});
afterAll(() => server?.stop());

const person = (path: string) =>
  open(`${server.url}${path}`, { chance: 'real', mayReport: /40[0-9]/ });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();

/** A part of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** A PNG of noise, which packs badly, with a remark in it. */
function noise(width: number, height: number, remark: string): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const pixels = Buffer.alloc(height * (1 + 3 * width));
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    pixels[at] = at % (1 + 3 * width) === 0 ? 0 : state >>> 24;
  }
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Place\0${remark}`, 'latin1')),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Begins a campaign of pictures on the shelf. */
async function begin(page: Page, where: 'here' | 'online'): Promise<void> {
  await page.getByLabel('Game').selectOption('gallery');
  await page.getByLabel('Where').selectOption(where);
  await page.getByText('New campaign').click();
  await page.getByLabel('Name of the campaign').fill('The mill');
  const as = page.getByLabel('What you are called in it');
  if (await as.isVisible()) await as.fill('Johanna');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await heading(page, 'The mill');
}

/** Brings a picture on the page of a campaign. */
async function bring(page: Page, alt: string, buffer: Buffer): Promise<void> {
  const file = { name: 'photo.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Choose a picture').setInputFiles(file);
  await page.getByLabel('What can be seen in it').fill(alt);
  await page.getByRole('button', { name: 'Bring it' }).click();
  await drawn(page.locator('.campaign-pictures').getByRole('img', { name: alt }));
}

/** Waits until a picture is there and has pixels. */
async function drawn(image: Locator): Promise<void> {
  await image.first().waitFor();
  await expect
    .poll(() => image.first().evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

/** Shows a picture at the table, or none. */
async function show(page: Page, picture: string, to: string): Promise<void> {
  await page.locator('[data-field="picture"]').getByRole('radio', { name: picture }).check();
  await page.locator('[data-field="to"]').getByRole('button', { name: to }).click();
  await page.locator('.tw-panel .tw-confirm .tw-primary').click();
}

/** Looks at a page in both sizes and both lights: nothing cut off, nothing too small, axe content. */
async function lookAt(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of ['wide', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    // The table needs a moment to lie as it does on such a screen.
    const message = `${name} on a ${size} screen`;
    await expect.poll(() => flawsOf(page, leastOn(size)), { message }).toEqual([]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const lit = `${name}, ${size}, ${colorScheme}`;
      await expect.poll(() => faults(page), { message: lit }).toEqual([]);
      await shoot(page, `pictures-${name}-${size}-${colorScheme}`);
    }
  }
  if (before !== null) await page.setViewportSize(before);
}

const log = (page: Page) => page.locator('.tw-log');
const panel = (page: Page) => page.locator('.tw-panel');

test('a picture comes to a campaign, is shown at its table, and seen by those who may', async () => {
  const johanna = await person('shelf');
  await begin(johanna, 'online');
  await johanna.getByText('It has none yet.').waitFor();
  const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
  await johanna.getByLabel('Choose a picture').setInputFiles(text);
  await johanna.getByText('This file is no picture that your browser can read.').waitFor();
  await bring(johanna, 'A stormy sea', noise(2_600, 2_000, 'behind the old oak'));
  await bring(johanna, 'The key to the cellar', Buffer.from(IMAGES.png, 'base64'));
  await lookAt(johanna, 'campaign');

  // Nothing is left of what the camera wrote into it, and it is small enough.
  const campaign = johanna.url().split('/').at(-1) ?? '';
  const path = `${server.url}api/campaigns/${campaign}/pictures`;
  const [sea, key] = (await (await johanna.request.get(path)).json()) as PictureLine[];
  expect(sea).toMatchObject({ type: 'image/webp', alt: 'A stormy sea', yours: true });
  expect((sea?.width ?? 0) * (sea?.height ?? 0)).toBeLessThanOrEqual(2_048 * 2_048);
  const file = await (await johanna.request.get(`${path}/${sea?.picture}`)).body();
  expect(file.length).toBe(sea?.size);
  expect(file.includes('behind the old oak')).toBe(false);

  // Tom belongs to the campaign; Ada only watches.
  await johanna.getByText('Invite somebody').click();
  await johanna.getByRole('button', { name: 'Make a link' }).click();
  const tom = await person('');
  await tom.goto(await firstLink(johanna));
  await tom.getByLabel('What you are called in it').fill('Tom');
  await tom.getByRole('button', { name: 'Join', exact: true }).click();
  await heading(tom, 'The mill');
  await drawn(tom.getByRole('img', { name: 'A stormy sea' }));
  await johanna.getByRole('link', { name: 'Set up the first match' }).click();
  await johanna.getByLabel('Name of seat A').fill('Johanna');
  await johanna.getByRole('button', { name: 'Open the table' }).click();
  await johanna.waitForURL(/\/table\//);
  const table = johanna.url().split('/').at(-1) ?? '';
  await tom.reload();
  await tom.getByRole('link', { name: 'Go there' }).click();
  await tom.getByRole('link', { name: 'Sit down' }).click();
  await tom.getByLabel('Your name').fill('Tom');
  await tom.getByRole('button', { name: 'Sit down' }).click();
  await tom.locator('.table').waitFor();
  const invited = await johanna.request.post(`${server.url}api/tables/${table}/invites`, {
    data: { kind: 'watch' },
    headers: { origin: new URL(server.url).origin },
  });
  const ada = await person(`join#${((await invited.json()) as { key: string }).key}`);
  await ada.locator('.table').waitFor();

  // An event, a view, a question and its options have it.
  await lookAt(johanna, 'picking');
  await show(johanna, 'A stormy sea', 'To all');
  await drawn(log(tom).getByRole('img', { name: 'A stormy sea' }));
  await drawn(tom.locator('.tw-plain').getByRole('img', { name: 'A stormy sea' }));
  await drawn(panel(tom).locator('legend').getByRole('img', { name: 'A stormy sea' }));
  await drawn(panel(tom).getByRole('button', { name: 'Into A stormy sea' }).locator('img'));
  await drawn(log(ada).getByRole('img', { name: 'A stormy sea' }));
  await lookAt(tom, 'shown');
  await log(tom).getByRole('button', { name: 'A stormy sea', exact: true }).click();
  await drawn(tom.locator('dialog[open] img'));
  expect(await faults(tom)).toEqual([]);
  await shoot(tom, 'pictures-large');
  await tom.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }).click();
  await panel(tom).getByRole('button', { name: 'Into A stormy sea' }).click();

  // What is handed to one is told that one.
  await show(johanna, 'The key to the cellar', 'To the second seat');
  await drawn(log(tom).getByRole('img', { name: 'The key to the cellar' }));
  await panel(tom).getByRole('button', { name: 'Away' }).click();
  await panel(johanna).locator('[data-field="picture"]').waitFor();
  expect(await ada.content()).not.toContain(key?.picture);
  expect(await ada.getByRole('img', { name: 'The key to the cellar' }).count()).toBe(0);

  // What is thrown away is missing, and its words stay.
  await show(johanna, 'No picture', 'To all');
  await panel(tom).getByRole('button', { name: 'In' }).click();
  await tom.getByText('All has been seen').first().waitFor();
  const host = await johanna.context().newPage();
  await host.goto(`${server.url}campaign/online/${campaign}`);
  // Its line goes with it; the image alone is also missing while it is fetched.
  const throwAway = host.locator('summary').getByText('Throw away: A stormy sea');
  await throwAway.click();
  await host.getByRole('button', { name: 'Throw the picture away' }).first().click();
  await throwAway.waitFor({ state: 'detached' });
  const gone = await tom.request.get(`${path}/${sea?.picture}`);
  expect(gone.status()).toBe(404);
  // Another browser, which has not kept it.
  const kim = await person(`join#${((await invited.json()) as { key: string }).key}`);
  await kim.locator('.table').waitFor();
  await log(kim).getByText('This picture is not there: A stormy sea').waitFor();
});

test('a campaign of this device has pictures, which go online with it', async () => {
  const page = await person('shelf');
  await begin(page, 'here');
  await bring(page, 'A map', Buffer.from(IMAGES.alpha, 'base64'));
  await page.getByRole('link', { name: 'Set up the first match' }).click();
  await page.getByLabel('Who plays seat B').selectOption('human');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.table').waitFor();
  await show(page, 'A map', 'To all');
  await drawn(log(page).getByRole('img', { name: 'A map' }));
  await page.reload();
  await drawn(log(page).getByRole('img', { name: 'A map' }));
  await panel(page).getByRole('button', { name: 'Into A map' }).click();
  for (let scene = 2; scene <= 3; scene += 1) {
    await show(page, 'No picture', 'To all');
    await panel(page).getByRole('button', { name: 'In' }).click();
  }
  await page.getByText('All has been seen').first().waitFor();
  // Once the table says where it belongs, it is over for the campaign, too.
  await page.locator('.came-out').waitFor();
  await page.goto(`${server.url}shelf`);
  await page.getByRole('link', { name: 'The mill' }).click();
  await drawn(page.getByRole('img', { name: 'A map' }));
  await page.locator('summary').getByText('Play it online').click();
  await page.getByLabel('What you are called in it').fill('Johanna');
  await page.getByRole('button', { name: 'Play it online' }).click();
  await page.waitForURL(/\/campaign\/online\//);
  await drawn(page.getByRole('img', { name: 'A map' }));
  const id = page.url().split('/').at(-1);
  const file = await page.request.get(`${server.url}api/campaigns/${id}/file`);
  expect(((await file.json()) as CampaignFile).pictures).toMatchObject([{ alt: 'A map' }]);
  // Looked at from there, its match shows what that campaign has.
  await page.getByRole('link', { name: 'Look at it' }).click();
  await page.waitForURL(/\/match\//);
  const image = log(page).getByRole('img', { name: 'A map' });
  await drawn(image);
  await expect.poll(() => image.getAttribute('src')).toContain(`/api/campaigns/${id}/pictures/`);
});

test('the pictures of a campaign are spoken of in German', async () => {
  const page = await open(`${server.url}shelf`, { locale: 'de-DE', chance: 'real' });
  await page.getByLabel('Spiel').selectOption('gallery');
  await page.getByText('Neue Kampagne').click();
  await page.getByLabel('Name der Kampagne').fill('Die Mühle');
  await page.getByRole('button', { name: 'Kampagne beginnen' }).click();
  await page.getByRole('heading', { name: 'Bilder der Kampagne' }).waitFor();
  await page.getByText('Es gibt noch keine.').waitFor();
  await lookAt(page, 'campaign-german');
});
