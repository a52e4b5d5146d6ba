import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { lookClosely, openAsPerson } from './online-table.ts';
import { freshData, leaveOlderTable, startTable } from './served-table.ts';

const { open } = startBrowser();

/** Somebody at a table that a server with older rules has left, at a server of now. */
async function atOlderTable(how: 'same' | 'other', locale?: string): Promise<Page> {
  const data = freshData();
  const { table, key } = leaveOlderTable(data, how);
  const { url, stop } = await startTable(data);
  onTestFinished(stop);
  const mayReport = /40\d/;
  const page = await openAsPerson(open, url, { mayReport, ...(locale && { locale }) });
  await page.context().addCookies([{ name: 'tablewright', value: key, url }]);
  await page.goto(`${url}table/${table}`);
  await page.locator('.table').waitFor();
  return page;
}

describe('a table that a server with older rules has left', () => {
  test('goes on with the rules of now, and says so until somebody has answered', async () => {
    const page = await atOlderTable('same');
    const note = page.getByText('This table goes on with version');
    await note.waitFor();
    const turn = page.locator('.tw-log h3').filter({ hasText: 'From here on by version' });
    await turn.waitFor();
    await lookClosely(page, 'upgraded');
    await page.locator('.tw-option').first().click();
    await note.waitFor({ state: 'detached' });
    expect(await turn.count()).toBe(1);
  });

  test('says by which rule it comes out otherwise, and goes on as a new match from there', async () => {
    const page = await atOlderTable('other');
    const note = page.locator('.other-rules');
    const where = note.getByText(/Under the new rules, answer \d+ turns out differently\./);
    const answer = Number(/\d+/.exec((await where.textContent()) ?? '')?.[0]);
    await note.getByRole('button', { name: 'UB-ROUND-02' }).click();
    await page.locator('.tw-rule-card:popover-open[data-card="UB-ROUND-02"]').waitFor();
    await page.keyboard.press('Escape');
    await note.getByText(`after ${answer - 1} answers`).waitFor();
    await note.locator('summary').click();
    expect(await note.locator('li').count()).toBeGreaterThan(50);
    await note.locator('summary').click();
    await page.getByText('This table is closed').first().waitFor();
    await lookClosely(page, 'other-rules');
    const before = page.url();
    await note.getByRole('button', { name: 'Go on from here as a new match' }).click();
    await page.waitForURL((url) => url.href !== before);
    await page.locator('.table').waitFor();
    expect(await page.getByText('This table is closed').count()).toBe(0);
    await page.locator('.tw-log h3').filter({ hasText: 'From here on by version' }).waitFor();
    await page.goto(before);
    await note.getByRole('button', { name: 'Go to where the match goes on' }).waitFor();
  });

  test('is exported once its host has closed it, also in German', async () => {
    const page = await atOlderTable('other', 'de-DE');
    const note = page.locator('.other-rules');
    await note.getByText(/Nach den neuen Regeln geht Antwort \d+ anders aus\./).waitFor();
    await note.getByRole('button', { name: 'Den Tisch schließen' }).click();
    const download = page.waitForEvent('download');
    await note.getByRole('button', { name: 'Als Datei speichern' }).click();
    expect((await download).suggestedFilename()).toMatch(/^bingo-deathmatch-.*\.json$/);
    expect(await note.getByRole('button', { name: /weiterspielen/ }).count()).toBe(0);
  });
});
