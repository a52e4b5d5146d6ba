import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { type Phone, throttled } from './phone.ts';

/** The phone's screen, and its line: fast 3G to slow 4G. */
export const LINE = {
  /** In bytes a second. */
  download: (9 * 1000 * 1000) / 8,
  upload: (1.5 * 1000 * 1000) / 8,
  /** In milliseconds. */
  latency: 60,
  viewport: { width: 360, height: 780 },
} as const;

/** Without a long task for so many milliseconds, a page counts as interactive since the last one. */
const QUIET = 1_000;

/** How a page came up. */
export interface PageTimes {
  /** In milliseconds from the beginning of the navigation. */
  readonly firstPaint: number;
  /** When the last task of more than 50 ms before a quiet second ended, at least the first paint. */
  readonly interactive: number;
  /** Names of the scripts that it asked for before it was interactive. */
  readonly scripts: readonly string[];
}

// What runs in the page is text, as no browser's types are known here.
const NOTE_LONG_TASKS = {
  content: `
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        longTasks.push({ start: startTime, duration });
      }
    }).observe({ type: 'longtask', buffered: true });`,
};
const READ_TIMES = `({
  paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  tasks: longTasks,
})`;
const NOTE_FRAMES = `
  globalThis.frameTimes = [];
  globalThis.redrawTimes = [];
  new MutationObserver(() => redrawTimes.push(performance.now())).observe(document.body, {
    childList: true,
    subtree: true,
  });
  requestAnimationFrame(function tick(now) {
    frameTimes.push(now);
    requestAnimationFrame(tick);
  });`;

interface Seen {
  readonly paint: number;
  readonly tasks: readonly { readonly start: number; readonly duration: number }[];
}

/** How Chromium is started. */
export const LAUNCH = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
};

/**
 * Opens an address on a phone that was never there, and measures until it is quiet.
 * @param before what is done on another page of the device before; it may name another address
 */
export async function openOnPhone(
  browser: Browser,
  phone: Phone,
  address: string,
  before?: (page: Page) => Promise<string>,
): Promise<PageTimes> {
  const context = await browser.newContext({
    viewport: LINE.viewport,
    hasTouch: true,
    // What is kept on the device comes after the first page and is measured apart from it.
    serviceWorkers: 'block',
  });
  const first = before && (await context.newPage());
  const opened = (first && (await before?.(first))) ?? address;
  await first?.close();
  const times = await timesOf(await context.newPage(), phone, opened, async (session) => {
    await session.send('Network.clearBrowserCache');
  });
  await context.close();
  return times;
}

/**
 * Opens an address again and again on a phone that has been there: scripts and pictures lie on the
 * device, the scripts compiled. Chromium keeps those only where it keeps anything, so its window is no private one.
 * @param before what was done there before; names the address
 */
export async function comeBackOnPhone(
  phone: Phone,
  before: (page: Page) => Promise<string>,
  count: number,
): Promise<readonly PageTimes[]> {
  const place = await mkdtemp(join(tmpdir(), 'tablewright-phone-'));
  const context = await chromium.launchPersistentContext(place, {
    ...LAUNCH,
    viewport: LINE.viewport,
    hasTouch: true,
  });
  try {
    const first = await context.newPage();
    const address = await before(first);
    await first.close();
    const times: PageTimes[] = [];
    for (let i = 0; i < count; i += 1) {
      const page = await context.newPage();
      times.push(await timesOf(page, phone, address));
      await page.close();
    }
    return times;
  } finally {
    await context.close();
    await rm(place, { recursive: true, force: true });
  }
}

async function timesOf(
  page: Page,
  phone: Phone,
  address: string,
  setUp?: (session: CDPSession) => Promise<void>,
): Promise<PageTimes> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(NOTE_LONG_TASKS);
  const session = await throttled(page, phone);
  await session.send('Network.enable');
  await setUp?.(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.download,
    uploadThroughput: LINE.upload,
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(QUIET);
  const { paint, tasks } = await page.evaluate<Seen>(READ_TIMES);
  const lastEnd = Math.max(0, ...tasks.map(({ start, duration }) => start + duration));
  return { firstPaint: paint, interactive: Math.max(paint, lastEnd), scripts };
}

/** Frames while something moved. */
export interface Frames {
  readonly shown: number;
  /** Those that took more than one and a half times a sixtieth of a second, in missed frames. */
  readonly dropped: number;
  /** Of these, those in which the page was given something new to draw. */
  readonly redrawing: number;
  /** The longest, in milliseconds. */
  readonly longest: number;
}

const FRAME = 1000 / 60;
/** A redraw delays the frame that it falls into and the one after it, where it is painted. */
const PAINTING = 2 * FRAME;

interface Noted {
  readonly frames: readonly number[];
  readonly redraws: readonly number[];
}

/** Counts the frames of a page while `act` runs. */
export async function framesDuring(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(NOTE_FRAMES);
  await act();
  const { frames, redraws } = await page.evaluate<Noted>(
    '({ frames: frameTimes, redraws: redrawTimes })',
  );
  const gaps = frames.slice(1).map((end, i) => ({ start: frames[i] ?? end, end }));
  const missed = ({ start, end }: { readonly start: number; readonly end: number }): number =>
    end - start > 1.5 * FRAME ? Math.round((end - start) / FRAME) - 1 : 0;
  const sum = (of: typeof gaps): number => of.reduce((total, gap) => total + missed(gap), 0);
  const redrawn = gaps.filter(({ start, end }) =>
    redraws.some((time) => time >= start - PAINTING && time <= end),
  );
  return {
    shown: gaps.length,
    dropped: sum(gaps),
    redrawing: sum(redrawn),
    longest: Math.max(0, ...gaps.map(({ start, end }) => end - start)),
  };
}

/** What a page holds in memory once everything that nobody needs is let go. */
export interface PageMemory {
  /** The script's heap, in bytes. */
  readonly heap: number;
  /** Nodes of documents, listed or not. */
  readonly nodes: number;
}

/** Collects a page's garbage and counts what is left. */
export async function memoryOf(page: Page): Promise<PageMemory> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap, nodes };
}
