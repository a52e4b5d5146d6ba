import { Match } from '@tablewright/engine/host';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { matchAsking, matchFileOf, openMatch, READY } from './access-matches.ts';
import { shoot, startBrowser } from './browser.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** So many squares to choose from are folded away in the panel. */
const MANY = 8;

function gameOf(id: string) {
  const found = READY.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no game "${id}"`);
  return found.game;
}

async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (box === null) throw new Error('it is out of sight');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether all of something lies within something else. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(inner), await boxOf(outer)];
  return a.x >= b.x - 1 && a.y >= b.y - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
}

/** What lies over the map, of a net of points on it. */
function overMap(page: Page): Promise<readonly string[]> {
  return page.locator('.kz-scroller').evaluate((map) => {
    const { left, top, width, height } = map.getBoundingClientRect();
    const found = new Set<string>();
    for (let x = 1; x < 20; x += 1) {
      for (let y = 1; y < 20; y += 1) {
        const hit = document.elementFromPoint(left + (x * width) / 20, top + (y * height) / 20);
        if (hit !== null && !map.contains(hit)) found.add(hit.outerHTML.slice(0, 80));
      }
    }
    return [...found];
  });
}

describe('the court of Kazzam on a phone', () => {
  test('is in sight as a whole, with nothing over it; a touch goes near, and a mini map leads about', async () => {
    const game = gameOf('kazzam');
    const page = await open(`${url}matches`, { size: 'phone' });
    const file = matchAsking(
      game,
      (choice) =>
        choice.why.key === 'action' &&
        choice.kind === 'one' &&
        choice.options.some(({ id }) => id === 'walk'),
    );
    if (file === undefined) throw new Error('nobody was ever asked for an action');
    await openMatch(page, url, file);
    const part = page.locator('.kz-part').first();
    const frame = page.locator('.kz-scroller');
    const mini = page.locator('.kz-mini');
    await expect.poll(() => isWithin(part, frame)).toBe(true);
    expect(await overMap(page)).toEqual([]);
    expect(await mini.count()).toBe(0);
    const { width } = await boxOf(part);
    const middle = await boxOf(frame);
    await page.touchscreen.tap(middle.x + 60, middle.y + middle.height / 2);
    await mini.waitFor();
    await expect.poll(async () => (await boxOf(part)).width / width).toBeGreaterThan(2);
    expect(await overMap(page)).toEqual([]);
    await shoot(page, 'phone-kazzam-near');
    const left = () => frame.evaluate((map) => map.scrollLeft);
    const before = await left();
    const small = await boxOf(mini);
    await page.touchscreen.tap(small.right - 8, small.y + small.height / 2);
    await expect.poll(left).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Whole map' }).tap();
    await expect.poll(() => isWithin(part, frame)).toBe(true);
    // Where somebody is to go is asked from near.
    await page.getByRole('button', { name: 'Move', exact: false }).first().tap();
    await page.locator('.tw-action[data-option="walk"]:visible').tap();
    await mini.waitFor();
  });
});

describe.each(['bingo-deathmatch', 'bingo-adventure'])('%s on a phone', (id) => {
  test('shows the whole card of which squares are to be chosen, and lists them only on demand', async () => {
    const file = matchAsking(
      gameOf(id),
      (choice) =>
        (choice.kind === 'one' || choice.kind === 'some') &&
        choice.options.filter(({ names }) => names?.square !== undefined).length > MANY,
    );
    if (file === undefined) throw new Error('no square was ever to be chosen');
    const page = await open(`${url}matches`, { size: 'phone' });
    await openMatch(page, url, file);
    const offered = page.locator(':is([data-live], [data-offered]):is(button)');
    const card = page.locator('[role="grid"]').filter({ has: offered }).first();
    await card.waitFor();
    await expect.poll(() => isWithin(card, page.locator('.table-board'))).toBe(true);
    expect(await page.locator('.tw-option[data-option]:visible').count()).toBeLessThan(MANY);
    await shoot(page, `phone-${id}-card`);
    await page.locator('.tw-folded summary').tap();
    await expect
      .poll(() => page.locator('.tw-folded .tw-option[data-option]').count())
      .toBeGreaterThan(MANY);
  });
});

test('a swipe up or down that begins on the rail of a replay leaves the moment where it is', async () => {
  const game = gameOf('bingo-adventure');
  const page = await open(`${url}matches`, { size: 'phone' });
  await openMatch(page, url, matchFileOf(game, { seats: 2, share: 1 }));
  const rail = page.getByLabel('Moment of the match');
  await rail.waitFor();
  const { x, y, width, height } = await boxOf(rail);
  const session = await page.context().newCDPSession(page);
  const at = (by: number) => [{ x: x + width / 3, y: y + height / 2 + by }];
  const before = await rail.inputValue();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const by of [10, 30, 60, 100]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(by) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await rail.inputValue()).toBe(before);
  // A touch that stays, and one that slides, are meant.
  await page.touchscreen.tap(x + width / 3, y + height / 2);
  await expect.poll(() => rail.inputValue()).not.toBe(before);
  const tapped = Number(await rail.inputValue());
  // The panel below is another one now.
  const now = await boxOf(rail);
  const along = (by: number) => [{ x: x + width / 3 + by, y: now.y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: along(0) });
  for (const by of [10, 30, 60]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: along(by) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => Number(await rail.inputValue())).toBeGreaterThan(tapped);
});

test('undo is a button of a finger, without a sentence beside it', async () => {
  const game = gameOf('bingo-deathmatch');
  const page = await open(`${url}matches`, { size: 'phone' });
  await openMatch(page, url, matchFileOf(game, { seats: 3, share: 0.5 }));
  const undo = page.locator('.table-undo');
  await undo.getByRole('button', { name: 'Undo' }).scrollIntoViewIfNeeded();
  expect((await boxOf(undo.getByRole('button', { name: 'Undo' }))).height).toBeGreaterThanOrEqual(
    44,
  );
  // What it does is still said to who cannot see the board.
  expect((await boxOf(undo.locator('p'))).width).toBeLessThanOrEqual(1);
});

test('beside the keyboard a form has the height, and the field that is written into is in the open', async () => {
  const page = await open(`${url}matches`, { size: 'phone' });
  const made = Match.create(gameOf('d20'), {
    id: 'phone-master',
    seats: ['heuristic', 'human'].map((player) => ({ name: player, player })),
    options: { gm: 'human', adventure: 'free' },
    random: { kind: 'seeded', seed: 'phone' },
  });
  if (!made.ok) throw new Error(made.error[0]?.message);
  await openMatch(page, url, made.value.toFile({ withSecret: true }));
  const tray = page.locator('.tw-tray-more');
  const tool = tray.locator('[data-why="tool.describe"]');
  await tool.waitFor({ state: 'attached' });
  await tray.locator('> summary').tap();
  await tool.locator('> summary').tap();
  const words = tool.locator('textarea');
  await words.tap();
  await page.setViewportSize({ width: 360, height: 440 });
  const isOpen = () =>
    words.evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      const isAt = (share: number) =>
        document.elementFromPoint(left + width / 2, top + share * height) === field;
      return isAt(0.2) && isAt(0.8);
    });
  await expect.poll(isOpen).toBe(true);
  // What stands there as long as nobody has written gives way.
  await page.keyboard.type('Rain.');
  expect(await words.inputValue()).toBe('Rain.');
});
