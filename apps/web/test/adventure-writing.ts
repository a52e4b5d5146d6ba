import type { Locator, Page } from 'playwright-core';

/** Goes to a part of the adventure that is being written. */
export const part = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Parts of the adventure' })
    .getByRole('button', { name, exact: true })
    .click();

/** A field of the part that is shown, by its label. */
export const label = (page: Page, name: string): Locator =>
  page.locator('.ae-part').getByLabel(name, { exact: true });

/** Goes to a blank adventure from the shelf. */
export async function beginsBlank(page: Page): Promise<void> {
  await page.getByLabel('Game', { exact: true }).selectOption('d20');
  await page.getByRole('button', { name: 'New: Adventure' }).click();
  await page.getByRole('heading', { name: 'Nothing is wrong' }).waitFor();
}

/** Opens a scene by its card. */
export const opens = (page: Page, title: string): Promise<void> =>
  page.locator('.ae-open', { has: page.locator('strong', { hasText: title }) }).click();

/** Names the scene that is open. */
export async function writesScene(
  page: Page,
  { title, id }: { title: string; id: string },
): Promise<void> {
  await label(page, 'Title').fill(title);
  await label(page, 'Id').first().fill(id);
  await label(page, 'Id').first().blur();
}

/** Goes back to the cards of all scenes. */
export const toAllScenes = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'All scenes' }).click();
