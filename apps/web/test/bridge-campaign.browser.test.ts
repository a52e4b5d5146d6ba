import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { shoot, startBrowser } from './browser.ts';
import { inPanel, press, suggested, takesFirst } from './in-panel.ts';
import { firstLink } from './online-table.ts';

const url = inject('tableUrl');
const { open } = startBrowser();
const mayReport = /40[0-9]/;

/** Presses what is suggested, or what stands first, on each page in turn, until the match is over. */
async function playOut(pages: readonly Page[], most = 2_000): Promise<void> {
  for (let turn = 0; turn < most; turn += 1) {
    for (const page of pages) {
      if (await page.locator('.tw-outcome').isVisible()) return;
      const own = page.getByRole('button', { name: 'Play this seat' });
      if (await own.isVisible()) await own.click().catch(() => undefined);
      const isUsual = !takesFirst(turn) && (await suggested(page).count()) > 0;
      await press(isUsual ? suggested(page) : inPanel(page));
    }
    await pages[0]?.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

/** Whoever belongs to the campaign goes to the table of its next match, and sits down. */
async function sitsDown(page: Page, campaign: string, name: string): Promise<void> {
  await page.goto(campaign);
  await page.getByRole('link', { name: 'Go there' }).click();
  await page.getByRole('link', { name: 'Sit down' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/table\//);
}

/** The host sets up the next match, and runs it in a seat of its own. */
async function setsUpWithMaster(host: Page): Promise<void> {
  await host.getByRole('link', { name: 'Set it up otherwise' }).click();
  await host.getByRole('radio', { name: /Run from the last seat/ }).check();
  while ((await host.locator('.seat-fields li').count()) < 3) {
    await host.getByLabel('One more seat').click();
  }
  await host.getByLabel('Who plays seat C').selectOption({ label: 'Me' });
  await host.getByLabel('Name of seat C').fill('Ursula');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/table\//);
}

async function backToCampaign(page: Page, match: number): Promise<void> {
  await page.getByRole('link', { name: 'Back to the campaign' }).click();
  await page.getByRole('heading', { name: `Match ${match}`, exact: true }).waitFor();
}

test('[BQ-GM-01] a campaign of three games in two browsers: run by the software, by a person, and handed over in its midst', async () => {
  const host = await open(`${url}shelf`, { chance: 'real', keeps: true, mayReport });
  await host.getByLabel('Game', { exact: true }).selectOption('bridgequest');
  await host.getByText('New campaign').click();
  await host.getByLabel('Name of the campaign').fill('Over the Bridge');
  await host.getByText('Settings and house rules').first().click();
  await host.getByLabel('Figurines').fill('8');
  await host.getByLabel('Last round').fill('1');
  await host.getByRole('button', { name: 'Begin the campaign' }).click();
  await host.locator('summary').getByText('Play it online').click();
  await host.getByLabel('What you are called in it').fill('Johanna');
  await host.getByRole('button', { name: 'Play it online' }).click();
  await host.waitForURL(/\/campaign\/online\//);
  const campaign = host.url();
  await host.getByText('Invite somebody').click();
  await host.getByRole('button', { name: 'Make a link' }).click();
  const guest = await open(await firstLink(host), { size: 'phone', chance: 'real', mayReport });
  await guest.getByLabel('What you are called in it').fill('Kim');
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
  await guest.getByRole('heading', { name: 'Over the Bridge' }).waitFor();

  // The first: characters are made in it, and their sheets come out of it.
  await host.reload();
  await host.getByRole('link', { name: 'Set up the first match' }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL(/\/table\//);
  await sitsDown(guest, campaign, 'Kim');
  await playOut([host, guest]);
  await host.getByText('What came out of it').waitFor();
  await backToCampaign(host, 1);
  await host.getByText('Character sheet · Of Kim').waitFor();
  await shoot(host, 'bridge-campaign-wide');

  // The second: a person runs it, and everybody’s sheet lies in its place.
  await setsUpWithMaster(host);
  await sitsDown(guest, campaign, 'Kim');
  await playOut([host, guest]);
  const cameOut = host.locator('.came-out');
  await cameOut.locator('.changes li').first().waitFor();
  // Figurines and cards are called by their names.
  expect(await cameOut.innerText()).not.toMatch(/bqc/i);
  await cameOut.scrollIntoViewIfNeeded();
  await shoot(host, 'bridge-campaign-master-wide');
  await backToCampaign(host, 2);

  // The third: in its midst the seat of the game master is left to a bot of the house.
  await setsUpWithMaster(host);
  await sitsDown(guest, campaign, 'Kim');
  await playOut([host, guest], 4);
  const people = host.locator('.online-tools').getByRole('button', { name: 'People' });
  const master = host.locator('dialog[open] li').filter({ hasText: 'Ursula' });
  await people.click();
  const toMaster = master.getByRole('button', { name: 'Play this seat' });
  if (await toMaster.isVisible()) await toMaster.click();
  if (!(await master.isVisible())) await people.click();
  await master.getByText('Leave your seat to a bot').click();
  await master.getByRole('button', { name: 'Let it play' }).click();
  await host.getByText('A bot plays for you meanwhile.').waitFor();
  await playOut([host, guest]);
  await shoot(guest, 'bridge-campaign-over-phone');
  await backToCampaign(host, 3);
  await host.getByRole('button', { name: 'Check everything' }).click();
  await host.getByText('All is as it must be.').waitFor();
});
