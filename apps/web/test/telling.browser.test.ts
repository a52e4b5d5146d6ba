import { Match } from '@tablewright/engine/host';
import { emptyIn, fullLines } from '@tablewright/table-kit/told';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { givenFile, READY } from './access-matches.ts';
import { noSidewaysScroll, SIZES, shoot, sitDown, startBrowser } from './browser.ts';
import { openAsHost } from './online-table.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

const telling = (page: Page): Locator => page.locator('.tw-telling');
const now = (page: Page): Locator => telling(page).locator('[data-now]');
const question = (page: Page): Locator => page.locator('.tw-panel .tw-choice');
const moments = (page: Page): Promise<string | null> =>
  page.getByLabel('Moment of the match').getAttribute('max');

/** A table of one person, whose bots take their time. */
async function tableOf(page: Page, id: string, tempo: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('tablewright.pace', chosen), tempo);
  await page.goto(`${url}new/${id}`);
  const game = READY.find((one) => one.id === id)?.game;
  const bot = Object.keys(game?.bots ?? {})[0] ?? 'random';
  const seats = Array.from({ length: game?.seats.default ?? 2 }, (_, at) =>
    at === 0 ? 'human' : bot,
  );
  await sitDown(page, seats);
}

describe.each(READY)('$id: before the first decision', ({ id, game }) => {
  test('step by step nothing passes unseen: every line is told, and bots wait for it', async () => {
    const page = await open(url, { calm: true });
    await tableOf(page, id, 'step');
    await telling(page).or(question(page)).first().waitFor();
    let told = 0;
    while (await telling(page).isVisible()) {
      expect(await question(page).count()).toBe(0);
      const [line, left, at] = [await lineNow(page), await linesLeft(page), await moments(page)];
      await telling(page).getByRole('button', { name: 'Next' }).click();
      told += 1;
      await expect.poll(() => lineNow(page)).not.toBe(line);
      // Before the last line is told no bot has answered.
      if (left > 1) expect(await moments(page)).toBe(at);
      await telling(page).or(question(page)).first().waitFor();
    }
    await question(page).first().waitFor();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const file = await givenFile(page, () =>
      page.getByRole('button', { name: 'Save as a file' }).click(),
    );
    const match = Match.load(game, file);
    if (!match.ok) throw new Error(match.error);
    const events = match.value.eventsFor(0);
    // What was not told lays the match out: nobody has acted yet, and no round has begun.
    const full = fullLines(events, 0, events.length, emptyIn(game));
    const untold = full.slice(0, full.length - told);
    expect(
      untold.filter(
        ({ seq, event }) => seq > 0 || /^round(-began|-started|-begins)?$/.test(event.type),
      ),
    ).toEqual([]);
  });
});

/** The number of the line that is told now; nothing when nothing is. */
async function lineNow(page: Page): Promise<string | null> {
  if (!(await now(page).isVisible())) return null;
  return now(page)
    .getAttribute('data-line', { timeout: 1_000 })
    .catch(() => null);
}

/** How many lines are still to be told. */
async function linesLeft(page: Page): Promise<number> {
  const skip = telling(page).locator('[data-skip]');
  if (!(await skip.isVisible())) return 0;
  const said = await skip.textContent({ timeout: 1_000 }).catch(() => '');
  return Number(/\d+/.exec(said ?? '')?.[0] ?? 1);
}

test('what happens is skipped with one press, and the tempo is kept', async () => {
  const page = await open(url, { calm: true });
  await tableOf(page, 'bingo-adventure', 'slow');
  await now(page).waitFor();
  for (const size of ['phone', 'wide'] as const) {
    await page.setViewportSize(SIZES[size]);
    await noSidewaysScroll(page);
    await shoot(page, `telling-${size}`);
  }
  await telling(page).getByLabel('Tempo').selectOption('fast');
  await question(page).first().waitFor();
  await page.reload();
  await question(page).first().waitFor();
  expect(await telling(page).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('tablewright.pace'))).toBe('fast');
});

test('at a table on a server the board stands where the line stands that is told', async () => {
  const page = await openAsHost(open, url, { game: 'bingo-adventure', others: [] }, { calm: true });
  await page.evaluate(() => localStorage.setItem('tablewright.pace', 'step'));
  await page.reload();
  // The match stands still while its lines are told, one after the other.
  const seen = new Set<string>();
  await telling(page).waitFor();
  while (seen.size < 3 && (await linesLeft(page)) > 1) {
    const line = await lineNow(page);
    seen.add(await page.locator('.table-board').innerText());
    await telling(page).getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => lineNow(page)).not.toBe(line);
  }
  expect(seen.size).toBe(3);
});
