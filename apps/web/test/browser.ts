import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchFile } from '@tablewright/engine/host';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';

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

/** A context of the browser, whose pages share a store that no other has. */
interface Place {
  readonly context: BrowserContext;
  /** An empty page, by which what others have stored is removed. */
  readonly steward: { readonly page: Page; readonly session: CDPSession };
  /** For which setups it is made; nothing if no other test may have it. */
  readonly use: string | undefined;
}

/** One for all files of a process: what they load and compile is then loaded and compiled once. */
const browsers = new Map<string, Promise<Browser>>();
/** Places that are empty again. */
const free: Place[] = [];

function launch(executablePath: string): Promise<Browser> {
  const known = browsers.get(executablePath);
  if (known !== undefined) return known;
  const launched = chromium.launch({
    executablePath,
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
  browsers.set(executablePath, launched);
  return launched;
}

/**
 * A Chromium for the tests of one file. Every page has a store of its own; an error on a page, a
 * refused resource or a request to elsewhere fails the test that opened it.
 * @param whole whether the tests need the whole browser; its shell is a fifth faster
 */
export function startBrowser({ whole = false } = {}): {
  readonly open: (url: string, setup?: OpenSetup) => Promise<Page>;
} {
  let browser: Browser;
  let taken: Place[] = [];
  const origins = new Set<string>();
  let faults: string[] = [];

  beforeAll(async () => {
    mkdirSync(shots, { recursive: true });
    browser = await launch(
      process.env.CHROMIUM_PATH ?? (whole || !existsSync(SHELL) ? CHROMIUM : SHELL),
    );
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellPages(taken);
    for (const place of taken) {
      if (place.use === undefined) await place.context.close();
      else {
        await empty(place, origins);
        free.push(place);
      }
    }
    taken = [];
    const seen = faults;
    faults = [];
    if (seen.length > 0) throw new Error(`The page had faults:\n${seen.join('\n')}`);
  });

  return {
    open: async (url, setup = {}) => {
      const place = await placeFor(browser, setup, whole);
      taken.push(place);
      origins.add(new URL(url).origin);
      const page = await place.context.newPage();
      page.setDefaultTimeout(PATIENCE);
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
      page.on('console', (message) => {
        const said = `${message.text()} ${message.location().url}`;
        if (message.type() === 'error' && setup.mayReport?.test(said) !== true) faults.push(said);
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

/** Prints what stood on the pages of a test that failed: it may not fail so again. */
async function tellPages(places: readonly Place[]): Promise<void> {
  for (const { context, steward } of places) {
    for (const page of context.pages()) {
      if (page === steward.page) continue;
      const said = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
      console.log(`${page.url()}\n${said}`);
    }
  }
}

/** A place for pages of such a setup: one that is empty again, or a new one. */
async function placeFor(
  browser: Browser,
  {
    size = 'wide',
    theme = 'day',
    locale = 'en-GB',
    calm = false,
    chance = 'same',
    keeps = false,
  }: OpenSetup,
  whole: boolean,
): Promise<Place> {
  // A service worker and permissions go with their place.
  const isOnce = keeps || whole;
  const use = isOnce ? undefined : JSON.stringify([size, theme, locale, calm, chance]);
  const ready = free.findIndex((place) => place.use === use);
  const [known] = isOnce || ready < 0 ? [] : free.splice(ready, 1);
  if (known !== undefined) return known;
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale,
    colorScheme: theme === 'day' ? 'light' : 'dark',
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (!calm) {
    await context.addInitScript(() => localStorage.setItem('tablewright.pace', 'quick'));
  }
  if (chance === 'same') await context.addInitScript(alwaysTheSame);
  if (!keeps) await context.addInitScript(keepNothing);
  return { context, steward: { page, session }, use };
}

/** Closes the pages of a place and removes what they stored, but not what they have loaded. */
async function empty({ context, steward }: Place, origins: Iterable<string>): Promise<void> {
  await context.setOffline(false);
  for (const page of context.pages()) if (page !== steward.page) await page.close();
  for (const origin of origins) {
    await steward.session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
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

/** The match that the page shows, as the browser keeps it; rejects as long as it keeps none. */
export async function kept(page: Page): Promise<MatchFile> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return page.evaluate(
    (key) =>
      new Promise<MatchFile>((resolve, reject) => {
        const opening = indexedDB.open('tablewright');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('matches').objectStore('matches').get(key);
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () =>
            asking.result === undefined
              ? reject(new Error(`${key} is not kept`))
              : resolve(asking.result.file);
        };
      }),
    id,
  );
}
