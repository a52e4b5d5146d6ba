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

/** What is taken where nobody wants anything else; of several things all that is suggested, at once. */
export function suggested(page: Page): Locator {
  return page.locator('.tw-panel :is([data-take-default], [data-default]:not([aria-pressed]))');
}

/**
 * What to press on a card that lies open above the table: the first of what it offers, else what
 * lays it back; nothing where none is open.
 */
export async function onLook(page: Page): Promise<Locator | undefined> {
  const look = page.locator('dialog[open]:has(.tw-look)');
  if ((await look.count()) === 0) return undefined;
  const deed = look.locator('.tw-look-actions button');
  return (await deed.count()) > 0 ? deed.first() : look.locator('.tw-sheet-head button');
}

/**
 * Whether a decision takes what comes first, and not what is suggested: now and again, in no rhythm. What comes first can be
 * done and undone for ever, such as a trade of nothing, which takes three decisions each time.
 */
export function takesFirst(decision: number): boolean {
  return decision % 5 === 0 || decision % 7 === 3;
}

/** Presses the first of some buttons, if there is one that can be pressed now; the page may be ahead. */
export async function press(buttons: Locator): Promise<void> {
  if ((await buttons.count()) === 0) return;
  await buttons
    .first()
    .click({ timeout: 800 })
    .catch(() => undefined);
}
