import { describe, expect, inject, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { shoot, sitDown, startBrowser } from './browser.ts';

const url = inject('toysUrl');
const { open } = startBrowser();

describe.each(['day', 'dusk'] as const)('by %s', (theme) => {
  test.each([
    '',
    'new/seven-questions',
    'rules/seven-questions',
    'matches',
    'about',
    'lab',
    'gone',
  ])('the page /%s has no fault that axe finds', async (path) => {
    const page = await open(`${url}${path}`, { theme });
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await faults(page)).toEqual([]);
  });

  test.each(['wide', 'phone'] as const)(
    'the table (%s) has no fault that axe finds',
    async (size) => {
      const page = await open(`${url}new/seven-questions`, { theme, size });
      await sitDown(page, ['human', 'heuristic']);
      await page.locator('.tw-choice').waitFor();
      expect(await faults(page)).toEqual([]);
      await page.locator('.tw-rule-link').first().click();
      await page.locator('dialog[open]').waitFor();
      expect(await faults(page)).toEqual([]);
      await shoot(page, `rules-${theme}-${size}`);
    },
  );

  test('the cover of a hand-over has no fault that axe finds', async () => {
    const page = await open(`${url}new/secret-pick`, { theme });
    await sitDown(page, ['human', 'human']);
    await page.locator('.tw-hand-over').waitFor();
    expect(await faults(page)).toEqual([]);
  });
});
