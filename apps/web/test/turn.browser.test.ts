import { Match, type MatchFile } from '@tablewright/engine/host';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openMatch, READY } from './access-matches.ts';
import { shoot, startBrowser } from './browser.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** A small court, so that all of it is in sight on a phone as well. */
const COLUMNS = 8;
const ROWS = 4;

/** Red, a Defender, has its turn; Blue stands three squares away. Dice fall as they are written. */
function turnOfRed(results: readonly number[], blue = '5,2'): MatchFile {
  const kazzam = READY.find(({ id }) => id === 'kazzam');
  if (kazzam === undefined) throw new Error('Kazzam is not here');
  const made = Match.create(kazzam.game, {
    id: 'turn-of-red',
    seats: [
      { name: 'Lya', player: 'human' },
      { name: 'Tom', player: 'novice' },
    ],
    random: { kind: 'scripted', results, seed: 'turn' },
    given: {
      court: Array.from({ length: ROWS }, () => '.'.repeat(COLUMNS)),
      athletes: [
        { name: 'Red', team: 'players', at: '1,2', role: 'defender' },
        { name: 'Blue', team: 'opposition', at: blue },
      ],
      turn: 'Red',
    },
  });
  if (!made.ok) throw new Error(made.error[0]?.message);
  return made.value.toFile({ withSecret: true });
}

/** Touches a square of the court. */
async function touch(page: Page, x: number, y: number): Promise<void> {
  const at = await squareAt(page, x, y);
  await page.mouse.click(at.x, at.y);
}

/** The middle of a square of the court, which is in sight. */
async function squareAt(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const part = page.locator('.kz-part').first();
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (box === null) throw new Error('the court is out of sight');
  const at = {
    x: box.x + ((x + 0.5) / COLUMNS) * box.width,
    y: box.y + ((y + 0.5) / ROWS) * box.height,
  };
  const size = page.viewportSize();
  expect(at.x < (size?.width ?? 0) && at.y < (size?.height ?? 0), 'in sight').toBe(true);
  return at;
}

test('[KZ-OPP-02] [KZ-MOVE-01] a touch goes the safest way; one that lays open says so before, and asks', async () => {
  const page = await open(`${url}matches`, { size: 'wide' });
  await openMatch(page, url, turnOfRed([], '3,1'));
  const info = page.locator('.kz-way-view');
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /^B3: Red/ })
    .waitFor({ state: 'attached' });
  // By the keyboard: from a square to the action, which shows all that it reaches.
  const reach = page.locator('.kz-reach');
  const square = page.locator('.kz-square-button[tabindex="0"]');
  await square.focus();
  expect(await reach.count()).toBe(0);
  await page.locator('[data-option="walk"]').focus();
  await expect.poll(() => reach.count()).toBe(1);
  // Beyond Blue, by the row that Blue does not reach.
  const beyond = await squareAt(page, 6, 2);
  await page.mouse.move(beyond.x, beyond.y);
  await expect.poll(() => info.textContent()).toContain('5 of 6 squares');
  expect(await info.textContent()).toContain('Nobody strikes on the way');
  await shoot(page, 'way-ahead');
  await page.mouse.click(beyond.x, beyond.y);
  const red = page.getByRole('gridcell').getByRole('button', { name: /^G3: Red/ });
  await red.waitFor({ state: 'attached' });
  // Back to the far corner there is no way past Blue.
  const back = await squareAt(page, 0, 0);
  await page.mouse.move(back.x, back.y);
  await expect.poll(() => info.textContent()).toMatch(/6 of 6 squares.*Opportunit.*: Blue/);
  await shoot(page, 'way-risky');
  await page.mouse.click(back.x, back.y);
  await page.locator('.kz-go').waitFor();
  expect(await red.count()).toBe(1);
});

test.each(['wide', 'phone'] as const)(
  '[KZ-TURN-04] an ordinary turn takes at most seven touches on a %s screen: a way, an attack with its odds, a Role Action, the end',
  async (size) => {
    const page = await open(`${url}matches`, { size });
    await openMatch(page, url, turnOfRed([5]));
    const bar = page.locator('.tw-action-bar');
    const action = (id: string) => bar.locator(`[data-option="${id}"]:visible`);
    const left = (kind: string) =>
      bar.locator(`.tw-action-kind[aria-label="${kind}"] h3`).textContent();
    await bar.waitFor();
    let touches = 0;
    const count = async (act: Promise<void>): Promise<void> => {
      touches += 1;
      await act;
    };
    await count(touch(page, 4, 2));
    await expect.poll(() => left('Move')).toContain('0 left');
    await count(touch(page, 5, 2));
    await expect.poll(() => action('basic-physical-attack').textContent()).toContain('67%');
    // What the pointed attack reaches is painted.
    await action('basic-physical-attack').hover();
    await expect.poll(() => page.locator('.kz-range').count()).toBe(1);
    await shoot(page, `turn-aimed-${size}`);
    await count(action('basic-physical-attack').click());
    await expect.poll(() => left('Attack')).toContain('0 left');
    // So is what one that is spent would reach.
    if (size === 'wide') {
      await bar.locator('.tw-action-kind[aria-label="Attack"] [aria-disabled]').first().hover();
      await expect.poll(() => page.locator('.kz-range').count()).toBe(1);
    }
    const blue = page.getByRole('gridcell').getByRole('button', { name: /Blue, 6 of 8 HP/ });
    await blue.waitFor({ state: 'attached' });
    await count(action('defenders-mark').click());
    await page.locator('.tw-choice[data-why="target"]').waitFor();
    await shoot(page, `turn-marks-${size}`);
    await count(touch(page, 5, 2));
    await expect.poll(() => left('Role')).toContain('0 left');
    const end = bar.locator('[data-option="end-turn"]');
    await expect.poll(() => end.getAttribute('data-due')).toBe('true');
    await shoot(page, `turn-due-${size}`);
    await count(end.click());
    // The next turn may come before anybody looks.
    const isOver = async () => (await bar.count()) === 0 || !(await end.getAttribute('data-due'));
    await expect.poll(isOver).toBe(true);
    expect(touches).toBeLessThanOrEqual(7);
  },
);
