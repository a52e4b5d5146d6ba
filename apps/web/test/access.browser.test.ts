import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { faults, light, lightsFor } from './axe-faults.ts';
import { shoot, sitDown, startBrowser } from './browser.ts';

const url = inject('toysUrl');
const { open } = startBrowser();

/** Has axe look at the page by day and at dusk. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const { theme, rules } of lightsFor()) {
    await light(page, theme);
    expect(await faults(page, rules), `by ${theme}`).toEqual([]);
    await shoot(page, `${name}-${theme}`);
  }
}

test.each(['', 'new/seven-questions', 'rules/seven-questions', 'matches', 'about', 'lab', 'gone'])(
  'the page /%s has no fault that axe finds',
  async (path) => {
    const page = await open(`${url}${path}`);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    await lookAt(page, `access-${path.replace('/', '-') || 'home'}`);
  },
);

test.each(['wide', 'phone'] as const)(
  'the table (%s) has no fault that axe finds',
  async (size) => {
    const page = await open(`${url}new/seven-questions`, { size });
    await sitDown(page, ['human', 'heuristic']);
    await page.locator('.tw-choice').waitFor();
    await lookAt(page, `access-table-${size}`);
    await page.locator('.tw-rule-link').first().click();
    await page.locator('.tw-rule-card:popover-open').waitFor();
    await lookAt(page, `rule-card-${size}`);
    await page.getByRole('button', { name: 'Read on in the rules' }).click();
    await page.locator('dialog[open] .tw-rules').waitFor();
    await lookAt(page, `rules-${size}`);
  },
);

test('the cover of a hand-over has no fault that axe finds', async () => {
  const page = await open(`${url}new/secret-pick`);
  await sitDown(page, ['human', 'human']);
  await page.locator('.tw-hand-over').waitFor();
  await lookAt(page, 'access-hand-over');
});
