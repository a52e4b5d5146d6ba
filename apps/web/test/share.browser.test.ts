import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Game } from '@tablewright/engine';
import { hashPlain, Match, type MatchFile } from '@tablewright/engine/host';
import { readScenario, runScenario } from '@tablewright/engine/testing';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { matchFileOf, openMatch, READY } from './access-matches.ts';
import { shoot, startBrowser } from './browser.ts';

const table = inject('tableUrl');
const { open } = startBrowser();
const shots = join(import.meta.dirname, '../../../test-artefacts/screens');

function loaded(game: Game, file: MatchFile): Match {
  const match = Match.load(game, file);
  if (!match.ok) throw new Error(match.error);
  return match.value;
}

/** What the page hands out when this button is pressed. */
async function handedOut(page: Page, button: string) {
  const waiting = page.waitForEvent('download');
  // What is open lies above the page.
  const sheet = page.locator('dialog[open]');
  const within = (await sheet.count()) > 0 ? sheet : page;
  await within.getByRole('button', { name: button, exact: true }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

const lookAt = (page: Page, seq: number): Promise<void> =>
  page.getByLabel('Moment of the match').fill(String(seq));

const openMore = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'More', exact: true }).click();

/** What a picture shows: its size, and how many colours its board and its caption have. */
function seenIn(page: Page, png: Buffer, captionFrom: number) {
  return page.evaluate(
    async ([base64, from]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const colours = (top: number, height: number): number =>
        new Set(new Uint32Array(context.getImageData(0, top, bitmap.width, height).data.buffer))
          .size;
      return {
        width: bitmap.width,
        height: bitmap.height,
        board: colours(0, from),
        caption: colours(from, bitmap.height - from),
      };
    },
    [png.toString('base64'), captionFrom] as const,
  );
}

/** The first moment of any game at which others have decided in secret and the first seat has not. */
function firstSecret(): Match | undefined {
  for (const { game } of READY) {
    const whole = loaded(game, matchFileOf(game, { seats: 3, share: 1 }));
    for (let seq = 1; seq < whole.seq; seq += 1) {
      const there = whole.fork(seq);
      if (there.secret && there.choices.every(({ seat }) => seat === 0)) return there;
    }
  }
  return undefined;
}

const boardSize = (page: Page) =>
  page.locator('#board').evaluate(({ scrollWidth, scrollHeight }) => ({
    width: scrollWidth,
    height: scrollHeight,
  }));

const positioned = READY.filter(({ game }) => game.position !== undefined);

describe.each(positioned)('a position of $id', ({ id, game }) => {
  test('from the middle of a match is a scenario that runs to the state of the match', async () => {
    // Where cards are hidden it would tell them, as long as the match goes on.
    const share = game.imagine === undefined ? 0.5 : 1;
    const file = matchFileOf(game, { seats: 3, share });
    const seq = Math.floor(file.answers.length / 2);
    const page = await open(`${table}matches`);
    await openMatch(page, table, file);
    await lookAt(page, seq);
    await openMore(page);
    await shoot(page, `share-${id}`);
    const { name, content } = await handedOut(page, 'Save this position as a scenario');
    expect(name).toBe(`${id}-position.json`);
    const { problems, match } = runScenario(game, readScenario(JSON.parse(String(content))));
    expect(problems).toEqual([]);
    expect(hashPlain(match.state)).toBe(hashPlain(loaded(game, file).fork(seq).state));
  });
});

describe.each(READY)('a position of $id', ({ id, game }) => {
  // By another light only the colours are others, and one game shows that they are.
  test.each(id === READY[0]?.id ? (['day', 'dusk'] as const) : (['day'] as const))(
    'is a picture, by %s',
    async (theme) => {
      const page = await open(`${table}matches`, { theme });
      await openMatch(page, table, matchFileOf(game, { seats: 4, share: 0.7 }));
      const { width, height } = await boardSize(page);
      await openMore(page);
      const { name, content } = await handedOut(page, 'Save a picture');
      expect(name).toMatch(new RegExp(`^${id}-\\d+\\.png$`));
      await writeFile(join(shots, `picture-${id}-${theme}.png`), content);
      const seen = await seenIn(page, content, 2 * height);
      expect(seen.width).toBe(2 * width);
      expect(seen.height).toBeGreaterThan(2 * height + 150);
      expect(seen.board).toBeGreaterThan(200);
      expect(seen.caption).toBeGreaterThan(20);
    },
  );

  test('at the end is a picture too, whole on a phone', async () => {
    // Without a network where it is kept whole: what a picture needs then is the same in every game.
    const isOffline = id === READY[0]?.id;
    const page = await open(`${table}matches`, { size: 'phone', keeps: isOffline });
    if (isOffline) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await openMatch(page, table, matchFileOf(game, { seats: 4, share: 1 }));
    if (isOffline) await page.context().setOffline(true);
    const { height } = await boardSize(page);
    const { content } = await handedOut(page, 'Save a picture');
    await shoot(page, `share-${id}-end`);
    await writeFile(join(shots, `picture-${id}-end.png`), content);
    const seen = await seenIn(page, content, 2 * height);
    expect(seen.height).toBeGreaterThan(2 * height + 150);
    expect(seen.board).toBeGreaterThan(200);
  });
});

test('a position is not given away while others have decided in secret, and the page says so', async () => {
  const secret = firstSecret();
  if (secret === undefined) throw new Error('no game has a secret choice');
  const page = await open(`${table}matches`);
  await openMatch(page, table, secret.toFile({ withSecret: true }));
  await openMore(page);
  await page.getByText('Others have decided in secret').waitFor();
  expect(await page.getByText('Save this position as a scenario').count()).toBe(0);
});
