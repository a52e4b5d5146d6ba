import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { matchFileOf, openMatch, READY } from './access-matches.ts';
import { faults, light, lightsFor } from './axe-faults.ts';
import { noSidewaysScroll, SIZES, shoot, startBrowser } from './browser.ts';
import { openAsHost, openAsPerson } from './online-table.ts';
import { flawsOf, TARGETS } from './sizes-flaws.ts';

const url = inject('tableUrl');
const { open } = startBrowser();
const { game } = READY.find(({ id }) => id === 'bingo-deathmatch') ?? {};
if (game === undefined) throw new Error('the game is missing');
const over = matchFileOf(game, { seats: 3, share: 1 });

/** Has axe look at the page by day and at dusk, and at its width on a phone. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const { theme, rules } of lightsFor()) {
    await light(page, theme);
    expect(await faults(page, rules), `by ${theme}`).toEqual([]);
    await shoot(page, `${name}-${theme}`);
  }
  await page.setViewportSize(SIZES.phone);
  await expect.poll(() => flawsOf(page, TARGETS.pointer)).toEqual([]);
  await shoot(page, `${name}-phone`);
  await page.setViewportSize(SIZES.wide);
}

const rail = (page: Page) => page.getByLabel('Moment of the match');
const at = (page: Page): Promise<number> => rail(page).inputValue().then(Number);
const playing = (page: Page) => page.getByRole('button', { name: 'Stop playing' });

/** Looks at a moment that is past. What follows the rail moves the buttons, so they wait for it. */
async function moveBack(page: Page, to: number): Promise<void> {
  await rail(page).fill(String(to));
  await page.locator('.tw-timeline[data-past]').waitFor();
}

test('a match that is over plays itself, is gone through by keys, and stops when one looks elsewhere', async () => {
  const page = await open(`${url}matches`);
  await openMatch(page, url, over);
  const last = await at(page);
  expect(last).toBe(over.answers.length);
  await page.getByRole('button', { name: 'Play the match' }).click();
  await page.getByLabel('Speed', { exact: true }).selectOption('Fast');
  await expect.poll(() => at(page)).toBeGreaterThan(1);
  await page.locator('.tw-told li[data-now]').waitFor();
  await rail(page).fill('20');
  await playing(page).waitFor({ state: 'detached' });
  expect(await at(page)).toBe(20);
  // The arrows are those of the rail while it has the focus, and of the match elsewhere.
  await page.getByRole('button', { name: 'Play the match' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => at(page)).toBe(21);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => at(page)).toBe(19);
  await page.keyboard.press('Space');
  await playing(page).waitFor();
  await page.keyboard.press('Space');
  await playing(page).waitFor({ state: 'detached' });
  // From near its end it comes to the end, and is there to be played from the beginning.
  await rail(page).fill(String(last - 1));
  await page.getByRole('button', { name: 'Play the match' }).click();
  await page.locator('.tw-outcome').waitFor();
  await playing(page).waitFor({ state: 'detached' });
});

test('a match that goes on plays up to the present, and to act is to stop', async () => {
  const page = await open(`${url}matches`);
  const going = matchFileOf(game, { seats: 2, share: 0.3 });
  await openMatch(page, url, going);
  await moveBack(page, 0);
  await page.getByRole('button', { name: 'Play the match' }).click();
  await playing(page).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await playing(page).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Back to the present' }).count()).toBe(0);
  await moveBack(page, (await at(page)) - 1);
  await page.getByRole('button', { name: 'Play the match' }).click();
  await page.locator('.tw-choice').first().waitFor();
});

test('another page shows a match that is over, and no other page of the table', async () => {
  const page = await open(`${url}matches`);
  await openMatch(page, url, over);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const code = await page.getByLabel('Code for the page').inputValue();
  await page.goto(`${url}about`);
  await page.locator('main').waitFor();
  const address = await page.evaluate((html) => {
    const frames = document.createElement('div');
    frames.innerHTML = html;
    document.body.replaceChildren(frames);
    return frames.querySelector('iframe')?.src ?? '';
  }, code);
  const frame = page.frameLocator('iframe').first();
  await frame.locator('.embed-board').waitFor();
  expect(await frame.locator('a:not([target="_blank"])').count()).toBe(0);
  expect(await frame.locator('.embed-head li').allTextContents()).toEqual(
    over.seats.map(({ name }) => expect.stringContaining(name)),
  );
  const framedBy = (path: string) =>
    page.evaluate(async (asked) => {
      const { headers } = await fetch(asked, { headers: { accept: 'text/html' } });
      return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    }, path);
  expect(await framedBy('/embed/match')).toBe('*');
  expect(await framedBy('/matches')).toBe("'none'");
  await page.goto(address);
  await page.locator('.embed-ended').waitFor();
  await lookAt(page, 'embed');
  // Whatever stands in an address, nothing of a match that goes on is shown.
  const going = matchFileOf(game, { seats: 2, share: 0.3 });
  const packed = await page.evaluate(async (text) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
  }, JSON.stringify(going));
  await page.goto(`${url}embed/match#${packed.replace(/=+$/, '')}`);
  await page.reload();
  await page.getByText('This match is not over yet.').waitFor();
  expect(await page.locator('.embed-board').count()).toBe(0);
});

test('the page of one’s own counts a match when it ends, shows one, and forgets', async () => {
  const page = await open(`${url}me`);
  await page.getByRole('heading', { name: 'Nothing played yet' }).waitFor();
  await openMatch(page, url, over);
  const figures = page.locator('.me-figures b');
  const won = over.outcome?.winners.includes(0) === true ? 1 : 0;
  await page.goto(`${url}me`);
  await expect.poll(() => figures.allTextContents()).toEqual(['1', `${won}`, `${won}`, `${won}`]);
  await page.locator('.me-liked li').first().waitFor();
  await page.getByRole('button', { name: 'Show this match above' }).click();
  await page.frameLocator('.me-frame').locator('.embed-board').waitFor();
  await lookAt(page, 'me');
  await page.getByRole('button', { name: 'Do not count this match' }).last().click();
  await expect.poll(() => figures.first().textContent()).toBe('0');
  await page.getByRole('button', { name: 'Count it' }).last().click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = JSON.parse(await readFile(await (await waiting).path(), 'utf8'));
  expect(saved).toMatchObject({ format: 'tablewright-own', records: [{ id: over.id }] });
  await page.getByRole('button', { name: 'Forget all of this' }).click();
  await page.getByRole('heading', { name: 'Nothing played yet' }).waitFor();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => figures.first().textContent()).toBe('1');
  await page.getByRole('button', { name: 'Forget all of this' }).click();
  await page.getByRole('heading', { name: 'Nothing played yet' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Nothing played yet' }).waitFor();
});

test('the laboratory draws what it counts, and hands it out', async () => {
  const page = await open(`${url}lab`);
  await page.getByLabel('Game').selectOption('bingo-adventure');
  await page.getByLabel('Matches').fill('40');
  await page.getByRole('button', { name: 'Play them' }).click();
  await page.locator('.lab-together').waitFor();
  expect(await page.locator('.lab-together').textContent()).toMatch(/^All win together: \d+ of 40/);
  await page.locator('.tw-plot').first().waitFor();
  await lookAt(page, 'lab-report');
  for (const [button, ending] of [
    ['Data as CSV', 'csv'],
    ['Data as JSON', 'json'],
    ['Report as text', 'md'],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`bingo-adventure-lab-40-1.${ending}`);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/victory/i);
  }
});

test('a link opens one’s tables and seats on another device, once', async () => {
  const first = await openAsHost(open, url, { others: ['friend'] });
  await first.goto(`${url}me`);
  await first.getByRole('button', { name: 'Make a link for another device' }).click();
  const link = (await first.locator('.link-text').textContent()) ?? '';
  const other = await openAsPerson(open, link, { size: 'phone' });
  await noSidewaysScroll(other);
  expect(await faults(other)).toEqual([]);
  await other.getByRole('button', { name: 'Open it here' }).click();
  await other.getByRole('button', { name: 'Make a link for another device' }).waitFor();
  expect(new URL(other.url()).hash).toBe('');
  const tables = (page: Page) =>
    page.evaluate(async () => ((await (await fetch('/api/tables/mine')).json()) as []).length);
  expect([await tables(first), await tables(other)]).toEqual([1, 1]);
  const third = await openAsPerson(open, link, { mayReport: /403/ });
  await third.getByRole('button', { name: 'Open it here' }).click();
  await third.getByText('This link opens nothing').waitFor();
  await third.getByRole('button', { name: 'Not now' }).click();
  expect(await tables(third)).toBe(0);
});
