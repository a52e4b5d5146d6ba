import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { shoot, startBrowser } from './browser.ts';
import { inPanel, suggested } from './in-panel.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** How far the page, and the board on it, reach over their sides. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const wide = [document.documentElement, document.querySelector('.table-board')];
    return Math.max(...wide.map((one) => (one === null ? 0 : one.scrollWidth - one.clientWidth)));
  });

/** Presses what is suggested, else what stands first, until the page shows something. */
async function playTo(page: Page, shown: string, most = 200): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    if (await page.locator(shown).first().isVisible()) return;
    const usual = suggested(page);
    const target = (await usual.count()) > 0 ? usual : inPanel(page);
    await target
      .first()
      .click({ timeout: 800 })
      .catch(() => undefined);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  throw new Error(`after ${most} decisions there is no ${shown}`);
}

test.each(['wide', 'phone'] as const)(
  'an adventure is begun on the page and comes to its first scene by what is suggested (%s)',
  async (size) => {
    const page = await open(`${url}new/d20`, { size });
    await page.getByRole('button', { name: 'Sit down', exact: true }).click();
    await page.locator('.dt-board').waitFor();
    await playTo(page, '.dt-head:not(:has(.dt-awaited)) .dt-words');
    expect(await sideways(page)).toBe(0);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Journal' }).click();
    await expect.poll(() => page.locator('.dt-journal textarea').inputValue()).toContain('# ');
    await page.keyboard.press('Escape');
    await shoot(page, `d20-scene-${size}`);
  },
);
