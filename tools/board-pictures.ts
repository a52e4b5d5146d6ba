/**
 * Draws the pictures of the games on the first page anew: boards of matches that bots have played, by
 * day and at dusk, at once and twice the size, in `apps/web/src/parts/boards`. The table is built and
 * served for it, and looked at in Chromium.
 *
 *     npm run board-pictures                      all games
 *     npm run board-pictures -- kazzam            one game
 *     npm run board-pictures -- kazzam --share 0.4 --width 1200
 *                                                 at another moment, from 0 to 1; in a wider window
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nextMove, policyNamed } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { Match, type MatchFile, seededSource } from '@tablewright/engine/host';
import { GAMES, loadGame } from '@tablewright/registry';
import type { Browser, Page } from 'playwright-core';
import { startTable } from '../apps/web/test/served-table.ts';
import { openChromium, packedAsWebp } from './draw.ts';
import { root } from './parts.ts';

const FOLDER = join(root, 'apps/web/src/parts/boards');
/** Of the picture, in CSS pixels of the first page. */
const WIDTH = 480;
const HEIGHT = 320;
const QUALITY = 0.72;
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dario', 'Eve', 'Finn'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '0.6' },
    seed: { type: 'string', default: 'cover' },
    // In a small window the parts of a board are large enough for its picture.
    width: { type: 'string', default: '1040' },
  },
});

/** A match that bots have played so far that the first seat is to decide. */
function matchAt(game: Game, share: number): MatchFile {
  const count = Math.min(game.seats.max, 4);
  const [bot = 'random'] = Object.keys(game.bots);
  const made = Match.create(game, {
    id: `cover-${game.id}`,
    seats: NAMES.slice(0, count).map((name, seat) => ({
      name,
      player: seat === 0 ? 'human' : bot,
    })),
    options: game.unattended ?? {},
    random: { kind: 'seeded', seed: values.seed },
  });
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join('; '));
  const match = made.value;
  const policies = match.seats.map(() => policyNamed(game, bot));
  const chance = seededSource(values.seed);
  const decisions: number[] = [];
  while (!match.over) {
    if (match.choices.some(({ seat }) => seat === 0)) decisions.push(match.seq);
    const { state, choices } = match;
    const move = nextMove({ game, state, choices }, policies, chance);
    if (move === undefined) throw new Error(`nobody can go on after ${match.seq} answers`);
    const taken = match.submitAnswer(move.seat, move.slot, move.answer);
    if (!taken.ok) throw new Error(taken.error.message);
  }
  const least = Math.floor(share * match.seq);
  const at = decisions.find((seq) => seq >= least) ?? decisions.at(-1) ?? 0;
  return match.fork(at).toFile({ withSecret: true });
}

/** Opens the match of a file, and waits until its board stands still. */
async function openBoard(page: Page, url: string, file: MatchFile): Promise<void> {
  await page.goto(`${url}matches`);
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.locator(`a[href="/match/${file.id}"]`).first().click();
  await page.locator('.table-board').waitFor();
  await page.waitForLoadState('networkidle');
}

/** The upper part of the board in the shape of the picture, as WebP. */
async function shootBoard(page: Page): Promise<Buffer> {
  // A board shows what is asked; its picture begins at the top.
  await page.evaluate(
    "for (const part of document.querySelectorAll('.table-board, .table-board *')) part.scrollTop = 0",
  );
  const box = await page.locator('.table-board').boundingBox();
  if (box === null) throw new Error('there is no board');
  const width = Math.floor(Math.min(box.width, (box.height * WIDTH) / HEIGHT)) - 2;
  const height = Math.floor((width * HEIGHT) / WIDTH);
  const clip = { x: box.x + 1, y: box.y + 1, width, height };
  return page.screenshot({ clip });
}

async function draw(browser: Browser, url: string, id: string): Promise<void> {
  const file = matchAt(await loadGame(id), Number(values.share));
  const context = await browser.newContext({
    viewport: { width: Number(values.width), height: Math.round(Number(values.width) * 0.7) },
    deviceScaleFactor: 2,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // What packs pictures may load what the table's own pages must not.
  const packer = await context.newPage();
  await openBoard(page, url, file);
  for (const [light, colorScheme] of [
    ['day', 'light'],
    ['dusk', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const png = await shootBoard(page);
    for (const [size, width] of [
      ['', WIDTH],
      ['-2x', 2 * WIDTH],
    ] as const) {
      const picture = await packedAsWebp(
        packer,
        `data:image/png;base64,${png.toString('base64')}`,
        {
          width,
          height: (width * HEIGHT) / WIDTH,
          quality: QUALITY,
        },
      );
      writeFileSync(join(FOLDER, `${id}-${light}${size}.webp`), picture);
      console.log(`${id}-${light}${size}.webp`, `${Math.round(picture.length / 1024)} KB`);
    }
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const wanted = GAMES.filter(({ status }) => status === 'ready').map(({ id }) => id);
const table = await startTable();
const browser = await openChromium();
try {
  for (const id of positionals.length > 0 ? positionals : wanted) {
    await draw(browser, table.url, id);
  }
} finally {
  await browser.close();
  table.stop();
}
