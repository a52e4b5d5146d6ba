/**
 * Measures the built web table: sizes of its scripts, how soon its pages are usable on a slow
 * phone, and frames while bots play and think, beside a page of another library. Fails when a budget is
 * exceeded.
 *
 * `npm run bench:web -- [--only d20]`: `home`, a game, `session` or `other`; all of them without it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAMES } from '@tablewright/registry';
import { type Browser, chromium, type Page } from 'playwright-core';
import { longSession } from './long-session.ts';
import { serveOtherPage } from './other-page.ts';
import { comeBackOnPhone, framesDuring, LAUNCH, LINE, memoryOf, openOnPhone } from './pages.ts';
import { phoneOf, throttled } from './phone.ts';
import { sizesIn } from './sizes.ts';

const root = join(import.meta.dirname, '../../..');
/** Script of the first page, packed, in bytes. */
const HOME_SCRIPT = 180 * 1024;
/** Script of a table that is opened by itself, packed, in bytes. */
const TABLE_SCRIPT = 350 * 1024;
/** A page on the phone, in milliseconds. */
const INTERACTIVE = 2_000;
/** The median of so many openings counts. */
const OPENINGS = 3;
/** What a page may hold after a whole match, in bytes: a phone gives a tab a few hundred MB. */
const MEMORY = 128 * 1024 * 1024;
/** How long a whole match of bots may take, in milliseconds. */
const LONGEST = 10 * 60_000;
/** How long bots are watched, in milliseconds. */
const WATCHED = 8_000;

/** Events of a long session, and moments at which a slider stops that is drawn back over it. */
const EVENTS = 5_000;
const SCRUBBED = 60;

interface Line {
  readonly what: string;
  readonly unit: 'bytes' | 'ms' | 'frames' | 'nodes';
  readonly value: number;
  readonly budget?: number;
}

const parts = new Map<string, () => Promise<void>>([
  ['home', () => measurePage('home', '', packedOf, { bytes: HOME_SCRIPT, ms: INTERACTIVE })],
  ...GAMES.filter(({ status }) => status === 'ready').map(
    ({ id }) => [id, () => measureGame(id)] as const,
  ),
  ['session', measureLongSession],
  ['other', measureOther],
]);
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
if (only !== undefined && !parts.has(only)) {
  console.error(`no part is called "${only}": ${[...parts.keys()].join(', ')}`);
  process.exit(2);
}

const lines: Line[] = [];
const files = sizesIn(join(root, 'apps/web/dist'));
const packedOf = new Map(files.map(({ name, packed }) => [`/assets/${name}`, packed]));
const server = await startServer();
const browser = await chromium.launch(LAUNCH);
const phone = await phoneOf(browser);
try {
  for (const { name, packed } of files)
    note({ what: `file ${name}`, unit: 'bytes', value: packed });
  for (const [name, measure] of parts) if (only === undefined || only === name) await measure();
} finally {
  await browser.close();
  server.stop();
}

console.log('');
console.log(
  `phone: processor ${phone.slowdown.toFixed(1)} times slower, ${phone.index.toFixed(0)} in Lighthouse's benchmark, ${LINE.latency} ms latency, 9 Mbit/s`,
);
for (const { what, unit, value, budget } of lines) {
  const against =
    budget === undefined
      ? ''
      : value <= budget
        ? `of ${shown(budget, unit)}`
        : `OVER ${shown(budget, unit)}`;
  console.log(`  ${what.padEnd(58)} ${shown(value, unit).padStart(14)}  ${against}`);
}
if (lines.some(({ value, budget }) => budget !== undefined && value > budget)) process.exitCode = 1;

function note(line: Line): void {
  lines.push(line);
  console.log(JSON.stringify(line));
}

function shown(value: number, unit: Line['unit']): string {
  if (unit === 'bytes') return `${(value / 1024).toFixed(1)} KB`;
  return `${Math.round(value).toLocaleString('en')} ${unit}`;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Its new table, its table, bots at it, and a whole match. */
async function measureGame(id: string): Promise<void> {
  await measurePage(`new table of ${id}`, `new/${id}`, packedOf, { ms: INTERACTIVE });
  const budget = { bytes: TABLE_SCRIPT, ms: INTERACTIVE };
  await measurePage(`table of ${id}`, `new/${id}`, packedOf, budget, (page) => tableOf(page, id));
  for (const level of ['seasoned', 'master']) await watchBots(browser, id, level);
  await playThrough(browser, id);
}

async function measurePage(
  name: string,
  path: string,
  packedOf: ReadonlyMap<string, number>,
  budget: { readonly bytes?: number; readonly ms?: number },
  before?: (page: Page) => Promise<string>,
  from = server.url,
): Promise<void> {
  const times = [];
  for (let i = 0; i < OPENINGS; i += 1)
    times.push(await openOnPhone(browser, phone, from + path, before));
  const scripts = new Set(times.flatMap((one) => one.scripts));
  const bytes = [...scripts].reduce((sum, script) => sum + (packedOf.get(script) ?? 0), 0);
  note({
    what: `${name}: script, packed`,
    unit: 'bytes',
    value: bytes,
    ...(budget.bytes === undefined ? {} : { budget: budget.bytes }),
  });
  note({
    what: `${name}: first paint on the phone`,
    unit: 'ms',
    value: median(times.map(({ firstPaint }) => firstPaint)),
  });
  note({
    what: `${name}: interactive on the phone`,
    unit: 'ms',
    value: median(times.map(({ interactive }) => interactive)),
    ...(budget.ms === undefined ? {} : { budget: budget.ms }),
  });
}

/** The smallest page on boardgame.io's React client beside ours: what a library costs by itself. */
async function measureOther(): Promise<void> {
  const other = await serveOtherPage();
  const name = "boardgame.io's three in a row, unstyled";
  try {
    const packedOf = new Map(other.scripts);
    await measurePage(name, '', packedOf, {}, undefined, other.url);
  } finally {
    other.stop();
  }
}

/**
 * A long session that the browser has opened once, as its players come back to it, and looking back in it:
 * as many moments one after the other as a hand draws the timeline over.
 */
async function measureLongSession(): Promise<void> {
  const file = await longSession(EVENTS);
  const name = `d20, a session of ${EVENTS} events and ${file.answers.length} answers`;
  const address = `${server.url}match/${file.id}`;
  const before = async (page: Page): Promise<string> => {
    await page.goto(`${server.url}matches`);
    await page.getByLabel('Open a file').setInputFiles({
      name: 'session.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    await page.locator(`a[href="/match/${file.id}"]`).first().waitFor();
    await page.goto(address);
    await page.locator('.table').waitFor({ timeout: LONGEST });
    await page.waitForFunction(
      `indexedDB.databases().then((all) => all.some(({ name }) => name === 'tablewright-courses'))`,
    );
    await page.waitForTimeout(WATCHED);
    const session = await throttled(page, phone);
    const moment = page.getByLabel('Moment of the match');
    const rail = await moment.boundingBox();
    if (rail === null) throw new Error('no slider is seen');
    const at = (step: number): [x: number, y: number] => [
      rail.x + rail.width * (0.9 - (0.8 * step) / SCRUBBED),
      rail.y + rail.height / 2,
    ];
    const frames = await framesDuring(page, async () => {
      await page.mouse.move(...at(0));
      await page.mouse.down();
      for (let step = 1; step <= SCRUBBED; step += 1) await page.mouse.move(...at(step));
      await page.mouse.up();
    });
    await session.detach();
    note({
      what: `${name}: frames while looking back on the phone`,
      unit: 'frames',
      value: frames.shown,
    });
    note({ what: `${name}: of these dropped`, unit: 'frames', value: frames.dropped });
    note({ what: `${name}: longest frame`, unit: 'ms', value: frames.longest });
    return address;
  };
  // Its scripts are compiled by the second visit, as those of all pages that one comes back to.
  const again = async (page: Page): Promise<string> => {
    await before(page);
    await page.reload({ waitUntil: 'networkidle' });
    await page.waitForTimeout(WATCHED);
    return address;
  };
  const times = await comeBackOnPhone(phone, again, OPENINGS);
  note({
    what: `${name}: interactive on the phone`,
    unit: 'ms',
    value: median(times.map(({ interactive }) => interactive)),
    budget: INTERACTIVE,
  });
}

/** Sits down at a table of a game as it is set at first, and tells its address. */
async function tableOf(page: Page, game: string): Promise<string> {
  await page.goto(`${server.url}new/${game}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.table').waitFor();
  return page.url();
}

/**
 * A table of bots of one level alone. Seasoned ones move their pieces all the time, the busiest that
 * it gets; masters think most of the time.
 */
async function watchBots(on: Browser, game: string, level: string): Promise<void> {
  const context = await on.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await seatBots(page, game, level);
  const frames = await framesDuring(page, () => page.waitForTimeout(WATCHED));
  await context.close();
  const what = `${game}, ${level} bots playing`;
  note({ what: `${what}: frames shown`, unit: 'frames', value: frames.shown });
  note({ what: `${what}: frames dropped`, unit: 'frames', value: frames.dropped });
  note({
    what: `${what}: of these between answers`,
    unit: 'frames',
    value: frames.dropped - frames.redrawing,
  });
  note({ what: `${what}: longest frame`, unit: 'ms', value: frames.longest });
}

/** Lets novices play a whole match in a page, and measures what the page holds then. */
async function playThrough(on: Browser, game: string): Promise<void> {
  const context = await on.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addInitScript({ content: `localStorage.setItem('tablewright.pace', 'fast');` });
  const page = await context.newPage();
  await seatBots(page, game, 'novice');
  const before = await memoryOf(page);
  await page.locator('.tw-outcome').waitFor({ timeout: LONGEST });
  const after = await memoryOf(page);
  const moments = await page.getByLabel('Moment of the match').getAttribute('max');
  await context.close();
  const what = `${game}, a whole match of ${moments} answers`;
  note({ what: `${what}: memory at first`, unit: 'bytes', value: before.heap });
  note({ what: `${what}: memory at the end`, unit: 'bytes', value: after.heap, budget: MEMORY });
  note({ what: `${what}: nodes at first`, unit: 'nodes', value: before.nodes });
  note({ what: `${what}: nodes at the end`, unit: 'nodes', value: after.nodes });
}

/** A table at which bots of one level sit alone. */
async function seatBots(page: Page, game: string, level: string): Promise<void> {
  await page.goto(`${server.url}new/${game}`);
  const players = page.locator('.seat-fields li select');
  await players.first().waitFor();
  for (const player of await players.all()) await player.selectOption(level);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.table').waitFor();
}

/** Serves the table as people get it, and waits for the address it prints. */
function startServer(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text: Buffer) => {
      printed += String(text);
      const url = /served at (http:\S+)/.exec(printed)?.[1];
      if (url !== undefined) resolve({ url, stop: () => child.kill() });
    });
    child.on('close', () => reject(new Error(`The server did not start:\n${printed}`)));
  });
}
