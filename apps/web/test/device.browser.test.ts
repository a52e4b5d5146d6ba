import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { MatchFile } from '@tablewright/engine/host';
import { GAMES } from '@tablewright/registry';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { noSidewaysScroll, shoot, sitDown, startBrowser } from './browser.ts';
import { inPanel } from './in-panel.ts';

const url = inject('tableUrl');
const { open } = startBrowser();
const ready = GAMES.flatMap((entry) => (entry.status === 'ready' ? [entry] : []));

/** Waits until the whole table is kept on the device. */
async function keptWhole(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Takes what the panel offers as default, or first. */
const decide = (page: Page): Promise<void> => inPanel(page).first().click();

const question = (page: Page): Promise<string | null> =>
  page.locator('.tw-choice legend').first().textContent();

describe('without a network', () => {
  test.each(ready)('a match of $title goes on after a reload', async ({ id, load }) => {
    const [bot = 'random'] = Object.keys((await load()).bots);
    const page = await open(`${url}new/${id}`, { keeps: true });
    await keptWhole(page);
    await sitDown(page, ['human', bot]);
    await decide(page);
    await page.locator('.tw-choice').first().waitFor();
    const asked = await question(page);
    await page.context().setOffline(true);
    await page.reload();
    expect(await question(page)).toBe(asked);
    await page.getByText('No network. Everything on this device works without one.').waitFor();
    await shoot(page, `${id}-offline`);
    await decide(page);
    await page.goto(`${url}rules/${id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(url);
    await page.getByRole('heading', { name: 'Going on' }).waitFor();
    await page.goto(`${url}print/${id}`);
    await page.locator('.tw-paper').first().waitFor();
  });
});

/** Serves the table of toys from its folder, under whatever version the test says. */
class Shop {
  version = '';
  url = '';
  readonly #folder = join(import.meta.dirname, '../../../test-artefacts/toys');
  readonly #types: Readonly<Record<string, string>> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.html': 'text/html',
    '.svg': 'image/svg+xml',
  };
  readonly #server: Server = createServer(async ({ url: address = '/' }, response) => {
    const name = extname(address) === '' ? '/index.html' : address;
    const body = await readFile(join(this.#folder, name)).catch(() => undefined);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': this.#types[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    const isWorker = name === '/sw.js' && this.version !== '';
    response.end(isWorker ? this.#renamed(String(body)) : body);
  });

  open(): Promise<void> {
    return new Promise((done) => {
      this.#server.listen(0, '127.0.0.1', () => {
        this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
        done();
      });
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #renamed(worker: string): string {
    const renamed = worker.replace(/"version":"\w+"/, `"version":"${this.version}"`);
    if (renamed === worker) throw new Error('the worker names no version');
    return renamed;
  }
}

describe('a newer version', () => {
  const shop = new Shop();
  beforeAll(() => shop.open());
  afterAll(() => shop.close());

  test('waits until somebody reloads, and the match is where it was', async () => {
    shop.version = '';
    const page = await open(`${shop.url}new/seven-questions`, { keeps: true });
    await keptWhole(page);
    await sitDown(page, ['human', 'heuristic']);
    const asked = await question(page);
    await page.evaluate(() => {
      document.body.dataset.same = 'page';
    });
    shop.version = 'newer';
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText('A new version is ready.').waitFor();
    expect(await page.locator('body[data-same]').count()).toBe(1);
    await noSidewaysScroll(page);
    await shoot(page, 'newer-version');
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.locator('body:not([data-same]) .tw-choice').waitFor();
    expect(await question(page)).toBe(asked);
    await page.waitForFunction(async () => (await caches.keys()).includes('tablewright-newer'));
    expect(await page.getByText('A new version is ready.').count()).toBe(0);
  });
});

/** Where something is drawn, the seed alone decides what. */
async function sameSeedSameCards(page: Page): Promise<void> {
  const seed = page.getByLabel('Seed of the cards');
  if ((await seed.count()) === 0) return;
  const drawn = (): Promise<string> => page.locator('.print-preview').innerHTML();
  await seed.fill('one');
  const first = await drawn();
  await seed.fill('two');
  expect((await drawn()).replaceAll('two', 'one')).not.toBe(first);
  await seed.fill('one');
  expect(await drawn()).toBe(first);
}

describe('on paper', () => {
  test.each(ready)('$title fits its pages, on either paper and in German', async ({ id }) => {
    const page = await open(`${url}print/${id}`);
    const sheets = page.locator('.tw-paper');
    await sheets.first().waitFor();
    for (const extra of await page.locator('.print-form input[type=checkbox]').all()) {
      await extra.check();
    }
    expect(await sheets.count()).toBeGreaterThan(5);
    await shoot(page, `${id}-print`);
    await sameSeedSameCards(page);
    for (const [paper, language] of [
      ['A4', 'de'],
      ['US Letter', 'en'],
    ] as const) {
      await page.locator('.language-select').first().selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.getByLabel(paper).check();
      const tooFull = await sheets.evaluateAll((all) =>
        all.flatMap((sheet, at) =>
          sheet.scrollHeight > sheet.clientHeight || sheet.scrollWidth > sheet.clientWidth
            ? [`page ${at + 1}`]
            : [],
        ),
      );
      expect(tooFull).toEqual([]);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(await sheets.count());
    }
  });
});

test('pages are filled in from what is kept on the shelf, and are empty forms otherwise', async () => {
  const page = await open(`${url}shelf`);
  await page.getByLabel('Game', { exact: true }).selectOption('bridgequest');
  await page.getByRole('button', { name: 'New: Character sheet' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Figurine').selectOption({ label: 'Captain Broth' });
  await page.getByRole('button', { name: /^Keep/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor();
  await page.goto(`${url}print/bridgequest`);
  const figurine = page.locator('.bqp-line').nth(1);
  await figurine.waitFor();
  expect(await figurine.locator('span').textContent()).toBe('');
  await page.getByRole('group', { name: 'Filled in: Character sheets' }).getByLabel('Ada').check();
  await expect.poll(() => figurine.locator('span').textContent()).toBe('Captain Broth');
  await page.getByLabel('Ada').uncheck();
  await expect.poll(() => figurine.locator('span').textContent()).toBe('');
});

describe('the settings', () => {
  test('the table is silent until asked, and stays as it was asked', async () => {
    const page = await open(`${url}settings`, { size: 'phone' });
    const sound = page.getByLabel('Soft sounds');
    expect(await sound.isChecked()).toBe(false);
    await noSidewaysScroll(page);
    await shoot(page, 'settings-phone');
    await sound.check();
    await page.getByLabel('Volume').fill('0.25');
    await page.getByRole('button', { name: 'Listen' }).click();
    await page.getByLabel('Dusk', { exact: true }).check();
    await page.reload();
    expect(await sound.isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Volume').inputValue()).toBe('0.25');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dusk');
  });
});

test('a browser without room says so at the table, and the match goes on and can be saved', async () => {
  const page = await open(url, { size: 'phone' });
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.goto(`${url}new/${ready[0]?.id}`);
  await page.locator('.setup-start').click();
  const notice = page.getByRole('alert').filter({ hasText: 'no room left' });
  // Told at once: the match is put on the shelf before the first decision.
  await notice.waitFor();
  await decide(page);
  await expect(notice.getByRole('link', { name: 'All matches' }).isVisible()).resolves.toBe(true);
  await page.locator('.tw-choice').first().waitFor();
  const saved = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Save as a file' }).click();
  const file = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as MatchFile;
  expect(file.answers.length).toBeGreaterThan(0);
  await noSidewaysScroll(page);
  await shoot(page, 'no-room-phone');
});

/** Most bytes of script that the first page may take, packed. */
const HOME_BUDGET = 180 * 1024;

test('the first page takes no more script than its budget', async () => {
  const page = await open(url);
  await page.locator('.game-card').first().waitFor();
  // What the page itself asked for; the worker fetches the rest in the background.
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  expect(addresses.length).toBeGreaterThan(0);
  let total = 0;
  for (const address of new Set(addresses)) {
    total += gzipSync(await (await page.request.get(address)).body()).length;
  }
  expect(total).toBeLessThanOrEqual(HOME_BUDGET);
});
