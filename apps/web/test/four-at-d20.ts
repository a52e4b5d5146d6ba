import type { Locator, Page } from 'playwright-core';
import type { startBrowser } from './browser.ts';
import { inPanel, press, suggested } from './in-panel.ts';
import { firstLink, join, openAsPerson } from './online-table.ts';

/** So often each page is looked at, until something is taken not to come. */
const MOST_TURNS = 400;

/** Somebody at the table, and all that the server has sent to their page, as it came. */
export interface Person {
  readonly page: Page;
  readonly heard: readonly string[];
}

/** A table of the d20 game online, run by a person. */
export interface FourAtTable {
  /** Ursula, on the last seat, at a desk. */
  readonly master: Person;
  /** Ada, at a desk. */
  readonly ada: Person;
  /** Kim, on a phone. */
  readonly kim: Person;
  /** Somebody without a seat. */
  readonly watcher: Person;
  readonly all: readonly Person[];
}

type Open = ReturnType<typeof startBrowser>['open'];

/** Keeps what the server sends to a page from now on: on its live line, and in reply to a request. */
function listen(page: Page): Person {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    heard.push(await response.text().catch(() => ''));
  });
  return { page, heard };
}

/** Ursula opens a table whose game she runs herself, two sit down there, and a third watches. */
export async function fourAtTable(open: Open, base: string): Promise<FourAtTable> {
  const master = listen(await openAsPerson(open, `${base}new/d20`));
  const { page: host } = master;
  await host.getByLabel('With friends online').check();
  await host.getByText('Settings and house rules').first().click();
  await host.getByRole('radio', { name: 'Run from the last seat' }).check();
  for (const [at, who] of ['friend', 'friend', 'me'].entries()) {
    await host.locator('.seat-fields li').nth(at).locator('select').selectOption(who);
  }
  await host.getByLabel('Name of seat C').fill('Ursula');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/table\//);
  const link = await firstLink(host);
  const ada = listen(await openAsPerson(open, link));
  await join(ada.page, 'Ada');
  const kim = listen(await openAsPerson(open, link, { size: 'phone' }));
  await join(kim.page, 'Kim');
  await host.locator('.table').waitFor();
  await host.locator('.online-tools').getByRole('button', { name: 'People' }).click();
  await host.getByText('A link to watch').click();
  const toWatch = await firstLink(host);
  await host.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }).click();
  const watcher = listen(await openAsPerson(open, base));
  await watcher.page.goto(toWatch);
  await watcher.page.locator('.table').waitFor();
  return { master, ada, kim, watcher, all: [master, ada, kim, watcher] };
}

/** Somebody's entry in the tray of what may be done at any time. */
export const toolOf = (page: Page, tool: string) =>
  page.locator(`.tw-offer[data-why="tool.${tool}"]`);

/** What is said in the field of a form, or which of its options is picked: by its id, or a word of its name. */
export type Filling = string | number | { readonly pick: string };

/** Opens an entry of the tray, and the tray. */
async function openTool(page: Page, tool: string): Promise<Locator> {
  const offer = toolOf(page, tool);
  for (const folded of [page.locator('.tw-tray-more'), offer]) {
    if ((await folded.getAttribute('open')) === null) await folded.locator('> summary').click();
  }
  return offer;
}

/** Uses a tool of the tray, its form filled in; what is not named stays as it is. */
export async function use(
  page: Page,
  tool: string,
  filled: Readonly<Record<string, Filling>> = {},
): Promise<void> {
  const offer = await openTool(page, tool);
  for (const [name, filling] of Object.entries(filled)) {
    const field = offer.locator(`[data-field="${name}"]`);
    if (typeof filling === 'object') {
      const { pick } = filling;
      const all = field.getByRole('button', { name: /^Show all / });
      if (await all.isVisible()) await all.click();
      const option = field.locator(`[data-option="${pick}"]`);
      await option.or(field.locator('[data-option]').filter({ hasText: pick })).click();
    } else await field.locator('input, textarea').first().fill(String(filling));
  }
  await offer.locator('.tw-confirm .tw-primary').click();
}

/** Uses a tool of the tray that asks for one thing only. */
export async function choose(page: Page, tool: string, option: string): Promise<void> {
  const offer = await openTool(page, tool);
  await offer.locator(`[data-option="${option}"]`).click();
}

/**
 * Presses what is suggested, or what stands first, on each page in turn, until it is so.
 * @param onlyUsual whether nothing is pressed where nothing is suggested
 */
export async function playUntil(
  pages: readonly Page[],
  isSo: () => Promise<boolean>,
  onlyUsual = false,
): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    if (await isSo()) return;
    for (const page of pages) {
      const usual = suggested(page);
      await press(onlyUsual || (await usual.count()) > 0 ? usual : inPanel(page));
    }
    await pages[0]?.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  throw new Error(`it is not so after ${MOST_TURNS} turns`);
}
