import { GAMES, loadGame } from '@tablewright/registry';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { matchFileOf } from './access-matches.ts';
import { noSidewaysScroll, shoot, startBrowser } from './browser.ts';
import { allPairs, englishReader } from './catalogues.ts';
import { inPanel } from './in-panel.ts';
import { keysOn, saidOn } from './said-on.ts';

const url = inject('tableUrl');
const { open } = startBrowser();
const ready = GAMES.filter(({ status }) => status === 'ready').map(({ id }) => id);

/** Reads what English stands on a page about these games, but what is marked so, and what is not put into words. */
async function readerOf(ids: readonly string[]): Promise<(page: Page) => Promise<string[]>> {
  const isEnglish = englishReader(await allPairs(await Promise.all(ids.map(loadGame))));
  return async (page) => {
    const said = await saidOn(page, 'script, style, [lang="en"]');
    return [...new Set([...said.filter(isEnglish), ...(await keysOn(page))])];
  };
}

const englishOn = await readerOf(ready);

/** Answers so many decisions by what the panel offers first. */
async function decide(page: Page, times: number, look: () => Promise<void>): Promise<void> {
  const offered = inPanel(page);
  const over = page.locator('.tw-outcome');
  for (let time = 0; time < times; time += 1) {
    await offered.or(over).first().waitFor();
    await look();
    if (await over.isVisible()) return;
    // A bot may have been faster.
    await offered
      .first()
      .click({ timeout: 1_500 })
      .catch(() => undefined);
  }
}

test('the language comes from the browser, is changed by hand, and stays', async () => {
  const page = await open(url, { locale: 'de-AT' });
  await page.getByRole('heading', { name: 'Spiele' }).waitFor();
  const lang = () => page.evaluate(() => document.documentElement.lang);
  expect(await lang()).toBe('de');
  await page.getByLabel('Sprache').selectOption('en');
  await page.getByRole('heading', { name: 'Games' }).waitFor();
  expect(await lang()).toBe('en');
  await page.reload();
  await page.getByRole('heading', { name: 'Games' }).waitFor();
});

test('in German the door, the matches, the laboratory and the credits say nothing in English', async () => {
  const page = await open(url, { locale: 'de-DE', keeps: true });
  const paths = [
    '',
    'matches',
    'lab',
    'me',
    'embed/match',
    'about',
    'settings',
    'tables',
    'join',
    'match/none',
    'nowhere',
  ];
  for (const path of paths) {
    await page.goto(`${url}${path}`);
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => englishOn(page), { message: path }).toEqual([]);
    if (path === '' || path === 'about') await shoot(page, `german-${path || 'home'}-wide`);
  }
});

test('a table online is opened, joined and talked at without English', async () => {
  const host = await open(`${url}new/bingo-adventure`, { locale: 'de-DE', chance: 'real' });
  await host.locator('input[value="online"]').check();
  expect(await englishOn(host)).toEqual([]);
  await host.locator('.seat-fields input').first().fill('Johanna');
  await host.locator('.pace-kinds input').last().check();
  expect(await englishOn(host)).toEqual([]);
  while ((await host.locator('.seat-fields li').count()) > 2) {
    await host.getByLabel('Ein Platz weniger').click();
  }
  await host.locator('.setup-start').click();
  await host.locator('.presence[data-here="true"]').waitFor();
  for (const folded of await host.locator('summary').all()) await folded.click();
  expect(await englishOn(host)).toEqual([]);
  await shoot(host, 'german-waiting-wide');
  const link = (await host.locator('.link-text').first().textContent()) ?? '';
  const guest = await open(link, { locale: 'de-DE', chance: 'real', size: 'phone' });
  await guest.locator('.join-form').waitFor();
  expect(await englishOn(guest)).toEqual([]);
  await noSidewaysScroll(guest);
  await guest.locator('.join-form input').first().fill('Benedikt');
  await guest.locator('.join-form .tw-primary').click();
  await guest.locator('.online-tools').waitFor();
  for (const button of await guest.locator('.online-tools button').all()) {
    await button.click();
    for (const folded of await guest.locator('dialog[open] summary').all()) await folded.click();
    expect(await englishOn(guest)).toEqual([]);
    await guest.keyboard.press('Escape');
  }
  await shoot(guest, 'german-online-phone');
});

// What a game says follows the language all the same, whichever game it is.
test('the language changes at the table, and the match goes on', async () => {
  const page = await open(`${url}new/${ready[0]}`);
  await page.locator('.setup-start').click();
  await page.locator('.table').waitFor();
  await decide(page, 2, async () => undefined);
  const answers = () => page.locator('.table-rail input[type="range"]').getAttribute('max');
  const before = Number(await answers());
  await page.locator('.table-head nav').getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Language').selectOption('de');
  await page.getByRole('button', { name: 'Als Datei speichern' }).first().waitFor();
  expect(await englishOn(page)).toEqual([]);
  expect(Number(await answers())).toBeGreaterThanOrEqual(before);
});

describe.each(ready)('%s in German', async (id) => {
  // A word of one game may be one of the other language in another: "dies" is both.
  const englishOn = await readerOf([id]);

  test('is set up, played and read back without English', async () => {
    const page = await open(`${url}new/${id}`, { locale: 'de-DE' });
    const found = new Set<string>();
    const look = async (): Promise<void> => {
      for (const text of await englishOn(page)) found.add(text);
    };
    await page.locator('.option-fields summary').click();
    await look();
    await page.locator('.setup-start').click();
    await page.locator('.table').waitFor();
    await decide(page, 14, look);
    await shoot(page, `german-${id}-wide`);
    await page.locator('.table-head nav').getByRole('button', { name: 'Mehr' }).click();
    await look();
    expect([...found]).toEqual([]);
  });

  test('has no English around its rules, on its pages to print and in its first lesson', async () => {
    const page = await open(`${url}rules/${id}`, { locale: 'de-DE' });
    for (const path of [`rules/${id}`, `print/${id}`, `learn/${id}`]) {
      await page.goto(`${url}${path}`);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      // Parts that are loaded later say in English first what they are not yet told in German.
      await expect.poll(() => englishOn(page), { message: path }).toEqual([]);
    }
  });

  test('is at its end as German as before', async () => {
    const game = await loadGame(id);
    const file = matchFileOf(game, { seats: game.seats.default, share: 1 });
    const page = await open(`${url}matches`, { locale: 'de-DE' });
    await page.locator('input[type="file"]').setInputFiles({
      name: 'ended.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await page.locator('.match-line').waitFor();
    await page.goto(`${url}match/${file.id}`);
    await page.locator('.tw-outcome').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await englishOn(page)).toEqual([]);
    await shoot(page, `german-${id}-end`);
  });

  test('on a phone nothing is wider than the screen', async () => {
    const page = await open(`${url}new/${id}`, { size: 'phone', locale: 'de-DE' });
    await noSidewaysScroll(page);
    await page.locator('.setup-start').click();
    await page.locator('.table').waitFor();
    await decide(page, 8, () => noSidewaysScroll(page));
    await shoot(page, `german-${id}-phone`);
  });
});
