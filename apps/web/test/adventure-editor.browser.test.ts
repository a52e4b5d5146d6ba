import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { beginsBlank, label, opens, part, toAllScenes, writesScene } from './adventure-writing.ts';
import { faults, light, lightsFor } from './axe-faults.ts';
import { noSidewaysScroll, SIZES, shoot, startBrowser } from './browser.ts';
import { flawsOf, TARGETS } from './sizes-flaws.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** Has the one exit of the scene that is open lead to another scene. */
async function leadsTo(page: Page, title: string): Promise<void> {
  await page.locator('.ae-part summary').getByText('Go on', { exact: true }).click();
  await label(page, 'To').selectOption({ label: title });
  await page.getByRole('button', { name: 'Remove Ending' }).click();
}

/** Three scenes: a door, a cellar, home. */
async function writesThreeScenes(page: Page): Promise<void> {
  await part(page, 'Scenes');
  await opens(page, 'The first scene');
  await writesScene(page, { title: 'The door', id: 'door' });
  await toAllScenes(page);
  for (const scene of [
    { title: 'The cellar', id: 'cellar' },
    { title: 'Home again', id: 'home' },
  ]) {
    await page.getByRole('button', { name: 'Add: Scene' }).click();
    await writesScene(page, scene);
    await toAllScenes(page);
  }
  await opens(page, 'The door');
  await page.getByRole('button', { name: 'Add: Tasks' }).click();
  await label(page, 'What is done').first().fill('Open the lock');
  await label(page, 'Add: Tags').fill('Open locks');
  await page.getByRole('button', { name: 'Remove Open locks' }).waitFor();
  await leadsTo(page, 'The cellar');
  await toAllScenes(page);
  await opens(page, 'The cellar');
  await leadsTo(page, 'Home again');
}

/** Looks at the page in both lights. */
async function looks(page: Page, name: string, least: number): Promise<void> {
  for (const { theme, rules } of lightsFor()) {
    await light(page, theme);
    expect(await faults(page, rules), `${name} by ${theme}`).toEqual([]);
    await shoot(page, `${name}-${theme}`);
  }
  await noSidewaysScroll(page);
  expect(await flawsOf(page, least)).toEqual([]);
}

test('[DT-TAB-03] an adventure of three scenes is written from blank, and a match begins with it', async () => {
  const page = await open(`${url}shelf`);
  await beginsBlank(page);
  await writesThreeScenes(page);
  await page.getByRole('heading', { name: 'Nothing is wrong' }).waitFor();

  // What is taken away is missed at its place, and comes back.
  await part(page, 'Basics');
  await label(page, 'Title').fill('');
  await page.getByRole('heading', { name: '1 problem' }).waitFor();
  await part(page, 'Check');
  await page.locator('.ae-problems').getByRole('button', { name: 'Title' }).click();
  expect(await label(page, 'Title').evaluate((one) => one === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await label(page, 'Title').inputValue()).toBe('A new adventure');

  // The draft is there after the page has gone.
  await page.getByText('The draft is kept on this device.').waitFor();
  await page.reload();
  await page.getByText('This is your draft').waitFor();
  await part(page, 'Check');
  await page.getByText('The party can get everywhere').waitFor();
  await page.getByRole('rowheader', { name: /Open the lock/ }).waitFor();
  await looks(page, 'adventure-check', TARGETS.pointer);
  await part(page, 'Scenes');
  await looks(page, 'adventure-scenes', TARGETS.pointer);

  await page.getByLabel('Name', { exact: true }).first().fill('The cellar');
  await page.getByRole('button', { name: 'Keep the change' }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).waitFor();

  await page.goto(`${url}new/d20`);
  await page.getByRole('radio', { name: /An adventure of your own/ }).check();
  const place = page.locator('.document-fields').getByLabel('Adventure', { exact: true });
  await place.selectOption({ label: 'The cellar · Written by hand' });
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/match\//);
  await page.locator('.tw-panel').first().waitFor();
});

test('on a phone a map is painted, and a scene of an adventure that comes with the game is opened', async () => {
  const page = await open(`${url}shelf`, { size: 'phone' });
  await beginsBlank(page);
  await page.locator('summary').getByText('Begin from another one').click();
  await page.getByRole('button', { name: /^Take .*Harrow Down/ }).click();
  await page.getByRole('heading', { name: 'Nothing is wrong' }).waitFor();
  await part(page, 'Maps');
  await page.locator('.ae-part summary').first().click();
  await page.getByRole('button', { name: 'wall', exact: true }).first().click();
  const square = page.locator('.ae-square:visible').first();
  await square.click();
  expect(await square.getAttribute('data-ground')).toBe('#');
  await looks(page, 'adventure-map', TARGETS.finger);
  await part(page, 'Scenes');
  await looks(page, 'adventure-scenes-phone', TARGETS.finger);
  await opens(page, 'Village green');
  await looks(page, 'adventure-scene-phone', TARGETS.finger);
  await page.setViewportSize(SIZES.wide);
  await looks(page, 'adventure-scene', TARGETS.pointer);
});
