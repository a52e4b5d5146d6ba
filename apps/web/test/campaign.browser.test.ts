import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CampaignFile, Document } from '@tablewright/engine/documents';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { SIZES, shoot, startBrowser } from './browser.ts';
import { firstLink } from './online-table.ts';
import { startSaga } from './saga-server.ts';
import { flawsOf, leastOn } from './sizes-flaws.ts';

type Server = Awaited<ReturnType<typeof startSaga>>;

const { open } = startBrowser();
let servers: readonly Server[];
beforeAll(async () => {
  servers = await Promise.all([startSaga(), startSaga()]);
});
afterAll(() => {
  for (const server of servers ?? []) server.stop();
});

const at = (server: number): string => servers[server]?.url ?? '';
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();

/** A page of a person of their own. */
const person = (server: number, size: 'wide' | 'phone', path = '', keeps = false) =>
  open(`${at(server)}${path}`, {
    size,
    chance: 'real',
    keeps,
    mayReport: /40[0-9]|422|ERR_INTERNET/,
  });

/** Waits until the whole table is on the device, and plays without a network. */
async function keptWhole(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Answers whatever a page is asked until the match is over, with everybody else who plays. */
async function playOut(...pages: readonly Page[]): Promise<void> {
  const isOver = () => pages[0]?.locator('#came-out').isVisible() ?? false;
  for (let turn = 0; turn < 1_000 && !(await isOver()); turn += 1) {
    for (const page of pages) {
      const explore = page.locator('.tw-panel [data-option="explore"]:enabled');
      if (await explore.isVisible()) await explore.click().catch(() => undefined);
      const takes = page.locator('.tw-hand-over button').first();
      if (await takes.isVisible()) await takes.click().catch(() => undefined);
    }
    await pages[0]?.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** What a page saves when a button is pressed. */
async function saved<T>(page: Page, button: string): Promise<{ path: string; value: T }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const path = await (await waiting).path();
  return { path, value: JSON.parse(await readFile(path, 'utf8')) as T };
}

/** Looks at a page in both sizes and both lights: nothing cut off, nothing too small, axe content. */
async function lookAt(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of ['wide', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    // The page is laid out anew once it hears of its size.
    await expect
      .poll(() => flawsOf(page, leastOn(size)), { message: `${name} on a ${size} screen` })
      .toEqual([]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const message = `${name}, ${size}, ${colorScheme}`;
      // A game without a board of its own has its table looked at elsewhere.
      await expect.poll(() => faults(page, undefined, ['.table-board']), { message }).toEqual([]);
      await shoot(page, `campaign-${name}-${size}-${colorScheme}`);
    }
  }
  if (before !== null) await page.setViewportSize(before);
}

/** Writes a sheet by hand on the page of a campaign, and comes back there. */
async function writeSheet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New: Sheet' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Hero').fill(name);
  await page.getByLabel('Gold').fill('-1');
  await page.getByText('must be a whole number of at least 0').waitFor();
  expect(await page.getByRole('button', { name: 'Keep the change' }).isDisabled()).toBe(true);
  await page.getByLabel('Gold').fill('3');
  await page.getByRole('button', { name: 'Keep the change' }).click();
  await heading(page, name);
  await page.getByText('Revision 2 · Written by hand').waitFor();
}

test('a campaign of three matches is played offline and online, taken along, and verified', async () => {
  // Johanna begins it on her device, and plays the first match without any server.
  const johanna = await person(0, 'wide', 'shelf', true);
  await keptWhole(johanna);
  await johanna.getByText('Nothing lies here yet.').waitFor();
  await johanna.getByText('New campaign').click();
  await johanna.getByLabel('Name of the campaign').fill('The bridge');
  await lookAt(johanna, 'shelf');
  await johanna.getByRole('button', { name: 'Begin the campaign' }).click();
  await heading(johanna, 'The bridge');
  for (const name of ['Ina', 'Jo', 'Kai']) {
    await writeSheet(johanna, name);
    await johanna.getByRole('link', { name: 'Part of the campaign' }).click();
    await heading(johanna, 'The bridge');
  }
  await johanna.getByRole('link', { name: 'Set up the first match' }).click();
  await johanna.getByLabel('One more seat').click();
  for (const seat of ['B', 'C']) {
    await johanna.getByLabel(`Who plays seat ${seat}`).selectOption('human');
  }
  // Everybody's sheet lies in its place.
  const chosen = await johanna
    .locator('.document-fields select')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).selectedOptions[0]?.text));
  expect(chosen.map((text) => text?.split(' · ')[0])).toEqual(['Ina', 'Jo', 'Kai']);
  await lookAt(johanna, 'setup');
  await johanna.context().setOffline(true);
  await johanna.getByRole('button', { name: 'Sit down' }).click();
  await johanna.locator('.table').waitFor();
  await playOut(johanna);
  await johanna
    .getByText(/Gold: 3 → /)
    .first()
    .waitFor();
  await johanna.context().setOffline(false);
  await lookAt(johanna, 'over');
  await johanna.getByRole('link', { name: 'Back to the campaign' }).click();
  await johanna.getByRole('heading', { name: 'Match 1', exact: true }).waitFor();

  // She takes it online, and two friends join: one in another browser, one on a phone.
  await johanna.locator('summary').getByText('Play it online').click();
  await johanna.getByLabel('What you are called in it').fill('Johanna');
  await johanna.getByRole('button', { name: 'Play it online' }).click();
  await johanna.waitForURL(/\/campaign\/online\//);
  await johanna.getByText('Invite somebody').click();
  await johanna.getByRole('button', { name: 'Make a link' }).click();
  const link = await firstLink(johanna);
  const [tom, kim] = [await person(0, 'wide', ''), await person(0, 'phone', '')];
  const friends = [
    ['Tom', tom, 'Jo'],
    ['Kim', kim, 'Kai'],
  ] as const;
  for (const [name, page, sheet] of friends) {
    await page.goto(link);
    await page.getByLabel('What you are called in it').fill(name);
    if (name === 'Kim') await lookAt(page, 'join');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await heading(page, 'The bridge');
    await johanna.reload();
    await johanna.getByRole('link', { name: sheet, exact: true }).click();
    const given = johanna.waitForResponse((response) => response.url().endsWith('/owner'));
    await johanna.getByLabel('Whose it is').selectOption(name);
    await given;
    await johanna.getByRole('link', { name: 'Part of the campaign' }).click();
    await johanna.getByText(`Sheet · Of ${name}`).waitFor();
  }

  // Two matches online, each in one tap; the friends find their seats and their sheets.
  for (const number of [2, 3]) {
    await johanna.getByRole('button', { name: 'Play the next match' }).click();
    await johanna.waitForURL(/\/table\//);
    await johanna.getByText('Goes into the match').waitFor();
    if (number === 2) await lookAt(johanna, 'waiting');
    for (const [name, page] of friends) {
      await page.reload();
      await page.getByRole('link', { name: 'Go there' }).click();
      await page.getByRole('link', { name: 'Sit down' }).click();
      await page.getByLabel('Your name').fill(name);
      if (number === 2 && name === 'Kim') await lookAt(page, 'seat');
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.waitForURL(/\/table\//);
    }
    await playOut(johanna, tom, kim);
    for (const page of [johanna, tom, kim]) {
      await page.getByRole('link', { name: 'Back to the campaign' }).click();
      await page.getByRole('heading', { name: `Match ${number}`, exact: true }).waitFor();
    }
  }

  // Every number can be traced, by every member, on their own device.
  await kim.getByRole('link', { name: 'Kai', exact: true }).click();
  await expect.poll(() => kim.locator('.lineage > [data-verdict="proven"]').count()).toBe(3);
  await lookAt(kim, 'sheet');
  const sheet = await saved<Document<{ gold: number }>>(kim, 'Save as a file');
  await tom.getByRole('button', { name: 'Check everything' }).click();
  await tom.getByText('All is as it must be.').waitFor();
  expect(await tom.locator('.checks > [data-good="true"]').count()).toBe(6);
  await lookAt(tom, 'checked');

  // A sheet that somebody has changed in its file is found out, and so is what it should say.
  const forged = join(tmpdir(), `forged-${Date.now()}.json`);
  const rich = { ...sheet.value, content: { ...sheet.value.content, gold: 999 } };
  await writeFile(forged, JSON.stringify(rich));
  await tom.getByLabel('Check a document from a file').setInputFiles(forged);
  await tom.getByText('Forged: its match gives another one').waitFor();
  await tom.getByText(`gold is 999, not ${sheet.value.content.gold}`).waitFor();
  await tom.getByLabel('Check a document from a file').setInputFiles(sheet.path);
  await tom.getByText('Forged').waitFor({ state: 'detached' });

  // The whole campaign goes to another server, is verified there, and played on.
  const campaign = await saved<CampaignFile>(tom, 'Save the campaign as a file');
  expect(campaign.value.matches).toHaveLength(3);
  const lena = await person(1, 'phone', 'shelf');
  await lena.getByLabel('Where').selectOption('online');
  await lena.getByLabel('Open a file').setInputFiles(campaign.path);
  await lena.getByText('Added: The bridge.').waitFor();
  await lena.getByRole('link', { name: 'The bridge' }).click();
  await lena.getByRole('button', { name: 'Check everything' }).click();
  await lena.getByText('All is as it must be.').waitFor();
  await lena.getByRole('button', { name: 'Play the next match' }).click();
  await lena.waitForURL(/\/table\//);
  await lena.locator('.table').waitFor();

  // One that somebody has changed is taken by no server, and by no browser.
  const [, second] = campaign.value.matches;
  const cheat = second?.documents?.['sheet/0']?.content as { gold: number };
  cheat.gold += 100;
  await writeFile(forged, JSON.stringify({ ...campaign.value, id: 'cheat' }));
  for (const where of ['here', 'online']) {
    await lena.goto(`${at(1)}shelf`);
    await lena.getByLabel('Where').selectOption(where);
    await lena.getByLabel('Open a file').setInputFiles(forged);
    await lena.getByText('a document is not as the game needs it').waitFor();
    await lena.getByText(/which the campaign did not have/).waitFor();
  }
});

test('a sheet on this device is printed, copied and thrown away, in German too', async () => {
  const page = await open(`${at(0)}shelf`, { locale: 'de-DE', chance: 'real' });
  await page.getByRole('button', { name: 'Neu: Sheet' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ina');
  await page.getByRole('button', { name: 'Änderung behalten' }).click();
  await heading(page, 'Ina');
  await lookAt(page, 'sheet-german');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.sheet').isVisible()).toBe(true);
  expect(await page.locator('.page-head').isVisible()).toBe(false);
  expect(await page.locator('.lineage').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Kopieren', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Kopieren' }).click();
  await page.getByRole('link', { name: 'Zur Kopie' }).click();
  await page.getByText('Eine Kopie der Fassung darunter').waitFor({ state: 'detached' });
  await page.getByText('Wegwerfen', { exact: true }).click();
  await page.getByRole('button', { name: 'Mit allen Fassungen wegwerfen' }).click();
  await heading(page, 'Regal');
  await expect.poll(() => page.getByRole('link', { name: 'Ina' }).count()).toBe(1);
});
