import type { Locator, Page } from 'playwright-core';

/**
 * What a person would press next in the panel, the likeliest first: the default of a list, the
 * default option, the answer that is put together, any option, a list that is folded away, or what
 * clears a beginning that leads nowhere.
 */
export function inPanel(page: Page): Locator {
  const panel = page.locator('.tw-panel');
  return panel
    .locator('[data-take-default]')
    .or(panel.locator('[data-default]:not([aria-pressed])'))
    .or(panel.locator('.tw-confirm .tw-primary:not(:disabled)'))
    .or(panel.locator(':is(.tw-option, .tw-action)[data-option]:not([aria-pressed]):visible'))
    .or(panel.locator('.tw-folded:not([open]) > summary'))
    .or(page.locator('.tw-confirm').getByRole('button', { name: /^(Clear|Leeren)$/ }));
}
