import { GAMES } from '@tablewright/registry';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { noSidewaysScroll, shoot, startBrowser } from './browser.ts';

const url = inject('tableUrl');
const { open } = startBrowser();
const ready = GAMES.filter(({ status }) => status === 'ready').map(({ id }) => id);

/** Scrolls through the page, so that all that is drawn when somebody comes near is drawn. */
async function scrollThrough(page: Page): Promise<void> {
  const diagrams = page.locator('.tw-diagram');
  for (const diagram of await diagrams.all()) {
    await diagram.scrollIntoViewIfNeeded();
    await diagram.locator('.tw-still[data-drawn]').waitFor();
  }
}

const search = (page: Page) => page.getByRole('searchbox', { name: /rules|Regeln/ });

describe.each(ready)('the rules of %s', (id) => {
  test('open as a book, with its boards drawn, and as the reference', async () => {
    const page = await open(`${url}rules/${id}`);
    await page.locator('.tw-book h2').first().waitFor();
    await scrollThrough(page);
    const pictures = page.locator('.tw-still[role="img"]');
    for (const picture of await pictures.all()) {
      expect(((await picture.getAttribute('aria-label')) ?? '').length).toBeGreaterThan(20);
      // A picture takes no focus.
      expect(await picture.locator('[inert]').count()).toBe(1);
    }
    await shoot(page, `rulebook-${id}-wide`);
    await page.getByRole('button', { name: 'Reference' }).click();
    await page.locator('.tw-rules-text .tw-rule').first().waitFor();
    expect(page.url()).toContain('#reference');
    await page.goBack();
    await page.locator('.tw-book').waitFor();
  });

  test('are found by what a player asks, and opened by Enter', async () => {
    const page = await open(`${url}rules/${id}`);
    await search(page).fill('how to win');
    const first = page.locator('.tw-found li').first();
    await expect.poll(() => first.textContent()).toContain('How to win');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/#win$/);
    await page.locator('[data-section="win"][data-shown]').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('How to win');
    await search(page).fill('victroy');
    await expect.poll(() => first.textContent()).toContain('How to win');
  });

  test('say beside a paragraph how it is played exactly', async () => {
    const page = await open(`${url}rules/${id}#win`);
    const exactly = page.locator('[data-section="win"] .tw-exactly').first();
    await exactly.click();
    const card = page.locator('.tw-rule-card:popover-open');
    const rule = (await card.locator('.tw-rule-link').first().textContent()) ?? '';
    expect(rule).toMatch(/^[A-Z]+-[A-Z]+-\d+$/);
    await page.keyboard.press('Escape');
    await expect.poll(() => card.count()).toBe(0);
    await exactly.click();
    await card.locator('.tw-rule-link').first().click();
    await page.locator(`[data-rule-id="${rule}"][data-shown]`).waitFor();
  });

  test('are a book in German on a phone, and nothing is wider than the screen', async () => {
    const page = await open(`${url}rules/${id}`, {
      locale: 'de-DE',
      size: 'phone',
      theme: 'dusk',
    });
    await page.locator('.tw-book[lang="de"]').waitFor();
    await scrollThrough(page);
    await noSidewaysScroll(page);
    await shoot(page, `rulebook-${id}-phone`);
    await page.locator('.tw-book-contents summary').click();
    expect(await faults(page, undefined, ['.tw-still'])).toEqual([]);
  });
});

test('a citation opens a card where it stands, in German, at most half as high as a phone', async () => {
  const page = await open(`${url}new/bingo-deathmatch`, { locale: 'de-DE', size: 'phone' });
  await page.locator('.setup-start').click();
  const link = page.locator('.tw-panel .tw-rule-link').first();
  await link.waitFor();
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      await link.click();
      return page.locator('.tw-rule-card:popover-open > p[lang="de"]').count();
    })
    .toBe(1);
  const card = page.locator('.tw-rule-card:popover-open');
  const box = await card.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(390.5);
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(780);
  await shoot(page, 'rule-card-phone');
  expect(await faults(page, undefined, ['.table-board'])).toEqual([]);
  // The focus is in the card, and comes back from it.
  const focused = () => page.evaluate(() => document.activeElement?.className ?? '');
  expect(await focused()).toContain('tw-rule-card');
  await page.keyboard.press('Escape');
  await expect.poll(() => card.count()).toBe(0);
  expect(await focused()).toContain('tw-rule-link');
  await link.press('Enter');
  await card.waitFor();
  await page.mouse.click(180, 40);
  await expect.poll(() => card.count()).toBe(0);
  // Pressed again before the page has heard that it is closed, the link opens it again.
  await link.press('Enter');
  await card.waitFor();
  await link.evaluate((button) => {
    document.querySelector<HTMLElement>('.tw-rule-card')?.hidePopover();
    (button as HTMLElement).click();
  });
  await card.waitFor();
  await link.evaluate((button) => (button as HTMLElement).click());
  await expect.poll(() => card.count()).toBe(0);
});

/** Opens the first example of a game's rules. */
async function openExample(page: Page): Promise<void> {
  await page.goto(`${url}rules/kazzam`);
  const address = await page.locator('.tw-show-me').first().getAttribute('href');
  await page.goto(new URL(address ?? '', url).href);
  await page.locator('.tw-example-card').waitFor();
}

test('an example plays by itself to its end, stops, and is seen again', async () => {
  const page = await open(`${url}about`);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await openExample(page);
  const beat = () => page.locator('.tw-caption').getAttribute('data-beat');
  const press = (name: string) =>
    page.locator('.tw-example-card').getByRole('button', { name, exact: true }).click();
  await press('Pause');
  await page.clock.runFor(60_000);
  expect(await beat()).toBe('begin');
  await press('Play');
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return beat();
    })
    .toBe('over');
  await press('Again');
  expect(await beat()).toBe('begin');
});

test('who wants no motion goes through an example by a button', async () => {
  const page = await open(`${url}about`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openExample(page);
  const card = page.locator('.tw-example-card');
  await card.getByRole('button', { name: 'Next step' }).waitFor();
  expect(await card.getByRole('button', { name: /^(Play|Pause)$/ }).count()).toBe(0);
});
