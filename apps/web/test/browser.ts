import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const shots = join(import.meta.dirname, '../../../test-artefacts/screens');

/** The sizes at which the table is looked at. */
export const SIZES = {
  wide: { width: 1280, height: 800 },
  large: { width: 1920, height: 1080 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 780 },
  vast: { width: 2560, height: 1440 },
  /** A page of 1280 by 800 at 200 %. */
  zoomed: { width: 640, height: 400 },
} as const;

/** How a page is opened. */
export interface OpenSetup {
  readonly size?: keyof typeof SIZES;
  readonly theme?: 'day' | 'dusk';
  /** The language that the browser asks for. */
  readonly locale?: string;
  /** Bots take their time, as they do at a new visitor's table. */
  readonly calm?: boolean;
  /** Draws of the page are the same in every run, unless several pages meet at one table. */
  readonly chance?: 'same' | 'real';
  /** What the browser may report as an error, because the test is about it. */
  readonly mayReport?: RegExp;
  /**
   * The page keeps the whole table on the device, as it does in a browser. What it fetches for that
   * takes longer than most tests.
   */
  readonly keeps?: boolean;
}

/** How long a page may take for anything, on a busy machine too, in milliseconds. */
const PATIENCE = 30_000;

/** The whole browser, and the shell of it that has no windows and shows no notifications. */
const CHROMIUM = '/usr/bin/chromium';
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * A Chromium for the tests of one file. Every page has a store of its own; an error on a page, a
 * refused resource or a request to elsewhere fails the test that opened it.
 * @param whole whether the tests need the whole browser; its shell is a fifth faster
 */
export function startBrowser({ whole = false } = {}): {
  readonly open: (url: string, setup?: OpenSetup) => Promise<Page>;
} {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];

  beforeAll(async () => {
    mkdirSync(shots, { recursive: true });
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? (whole || !existsSync(SHELL) ? CHROMIUM : SHELL),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const seen = faults;
    faults = [];
    for (const context of contexts) await context.close();
    contexts = [];
    if (seen.length > 0) throw new Error(`The page had faults:\n${seen.join('\n')}`);
  });

  return {
    open: async (
      url,
      {
        size = 'wide',
        theme = 'day',
        locale = 'en-GB',
        calm = false,
        chance = 'same',
        mayReport,
        keeps = false,
      } = {},
    ) => {
      const context = await browser.newContext({
        viewport: SIZES[size],
        locale,
        colorScheme: theme === 'day' ? 'light' : 'dark',
        hasTouch: size === 'phone',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      if (!calm) {
        await context.addInitScript(() => localStorage.setItem('tablewright.pace', 'quick'));
      }
      if (chance === 'same') await context.addInitScript(alwaysTheSame);
      if (!keeps) await context.addInitScript(keepNothing);
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
      page.on('console', (message) => {
        const said = `${message.text()} ${message.location().url}`;
        if (message.type() === 'error' && mayReport?.test(said) !== true) faults.push(said);
      });
      page.on('request', (request) => {
        const to = new URL(request.url());
        const own = to.host === new URL(url).host || ['blob:', 'data:'].includes(to.protocol);
        if (!own) faults.push(`asked for ${request.url()}`);
      });
      await page.goto(url);
      return page;
    },
  };
}

/**
 * Has a page draw the same numbers in every run, and others after each time that it was loaded: what
 * a match brings is then no matter of luck. Runs in the page.
 */
function alwaysTheSame(): void {
  const key = 'tablewright.test.loads';
  const loads = Number(sessionStorage.getItem(key) ?? 0) + 1;
  sessionStorage.setItem(key, String(loads));
  let state = Math.imul(loads, 0x9e3779b1);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))) >>> 8;
  };
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = next();
    return array;
  };
}

/** Has a page do without its service worker, as browsers do in some private windows. Runs in the page. */
function keepNothing(): void {
  navigator.serviceWorker.register = () =>
    Promise.reject(new Error('nothing is kept in this test'));
}

/** Keeps a picture of the page among the artefacts, to be looked at, if PICTURES is set. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES === undefined) return;
  await page.screenshot({ path: join(shots, `${name}.png`) });
}

/** Sets up a table at the form and sits down; `players` are the values of the seats' selects. */
export async function sitDown(page: Page, players: readonly string[]): Promise<void> {
  const seats = page.locator('.seat-fields li');
  await seats.first().waitFor();
  while ((await seats.count()) > players.length) await page.getByLabel('One seat fewer').click();
  while ((await seats.count()) < players.length) await page.getByLabel('One more seat').click();
  for (const [at, player] of players.entries()) {
    await seats.nth(at).locator('select').selectOption(player);
  }
  const brief = page.getByLabel('A short match');
  if ((await brief.count()) > 0 && (await brief.isEnabled())) await brief.check();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.table').waitFor();
}

/** Holds that nothing on the page needs to be scrolled sideways, as soon as it has settled. */
export async function noSidewaysScroll(page: Page, where = 'the page'): Promise<void> {
  const wider = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  await expect.poll(wider, { message: `${where} scrolls sideways` }).toBe(false);
}
