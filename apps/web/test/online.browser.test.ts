import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { shoot, startBrowser } from './browser.ts';
import {
  firstLink,
  join,
  lookClosely,
  openAsHost,
  openAsPerson,
  openTable,
  sitter,
} from './online-table.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** What has the keyboard's focus, by its label or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement === document.body) return 'nothing';
    if (activeElement instanceof HTMLInputElement)
      return activeElement.labels?.[0]?.innerText ?? '';
    return activeElement?.textContent ?? '';
  });

describe('a new table', () => {
  test('is played on this device unless somebody wants it online', async () => {
    const page = await openAsPerson(open, `${url}new/bingo-adventure`);
    expect(await page.getByLabel('Alone with bots').isChecked()).toBe(true);
    await page.getByLabel('With friends online').check();
    await page.getByLabel('A clock for each').check();
    await lookClosely(page, 'new');
    await page.getByLabel('Minutes for each').fill('0');
    await page.getByText('It takes 1 to 1440 whole minutes').waitFor();
    expect(await page.getByRole('button', { name: 'Open the table' }).isDisabled()).toBe(true);
    await page.getByLabel('No clock').check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('Every seat needs a name').waitFor();
    expect(await page.getByLabel('Name of seat A').evaluate((it) => it.matches(':focus'))).toBe(
      true,
    );
    await page.getByLabel('Who plays seat A').selectOption('friend');
    await page.getByText('One seat has to be yours.').waitFor();
    await page.getByLabel('Alone with bots').check();
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.waitForURL(/\/match\//);
  });

  test('says that the server cannot be reached', async () => {
    const page = await openAsPerson(open, `${url}new/bingo-adventure`, {
      mayReport: /ERR_INTERNET_DISCONNECTED/,
    });
    await page.getByLabel('With friends online').check();
    await page.getByLabel('Name of seat A').fill('Johanna');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('alert').getByText('The server cannot be reached').waitFor();
  });
});

describe('friends', () => {
  test('come by a link, see each other, and begin when the last seat is taken', async () => {
    const host = await openAsHost(open, url, { others: ['friend', 'friend'] });
    await host.getByText('2 seats are free').waitFor();
    await sitter(host, 'Johanna').getByText('here').waitFor();
    await lookClosely(host, 'waiting-host');
    const link = await firstLink(host);
    expect(link).toMatch(/\/join#[A-Za-z0-9_-]{43}$/);

    const guest = await openAsPerson(open, link, { mayReport: /409/ });
    await sitter(guest, 'Johanna').waitFor();
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.getByText('Say what you are called.').waitFor();
    await lookClosely(guest, 'join');
    await join(guest, 'Benedikt', 'Purple pentagon');
    await sitter(host, 'Benedikt').getByText('here').waitFor();
    await sitter(guest, 'Johanna').getByText('here').waitFor();
    // The key does not stay where it could be found by going back.
    expect(new URL(guest.url()).hash).toBe('');
    await lookClosely(guest, 'waiting-guest');

    await guest.getByRole('radio', { name: 'Green triangle' }).check();
    await guest.getByLabel('Your name').fill('Ben');
    await guest.getByRole('button', { name: 'Change the name' }).press('Enter');
    await sitter(host, 'Ben').waitFor();
    await expect.poll(() => focused(guest)).toBe('Your name');
    await expect.poll(() => sitter(host, 'Benedikt').count()).toBe(0);
    await guest.getByLabel('Your name').fill('johanna');
    await guest.getByRole('button', { name: 'Change the name' }).click();
    await guest.getByText('somebody here is called that already').waitFor();

    await host.getByText('Put a bot here').click();
    await host.getByRole('button', { name: 'Sit it down' }).click();
    await host.locator('.table').waitFor();
    await guest.locator('.table').waitFor();
    expect(new URL(guest.url()).pathname).toBe(new URL(host.url()).pathname);
    await guest.reload();
    await guest.locator('.table').waitFor();
  });

  test('get up, are freed by the host, and meet names and colours that are taken', async () => {
    const mayReport = /409|403/;
    const host = await openAsHost(open, url, { others: ['friend', 'friend'] }, { mayReport });
    const link = await firstLink(host);
    const guest = await openAsPerson(open, link, { mayReport });
    await guest.getByLabel('Your name').fill('JOHANNA');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.locator('.problem').getByText('called that already').waitFor();
    await guest.getByRole('radio', { name: 'Blue circle' }).waitFor({ state: 'detached' });
    await join(guest, 'Benedikt');
    await sitter(host, 'Benedikt').waitFor();
    await guest.getByRole('button', { name: 'Get up' }).press('Enter');
    await guest.getByRole('heading', { name: 'You got up' }).waitFor();
    await expect.poll(() => focused(guest)).toBe('You got up');
    await expect.poll(() => sitter(host, 'Benedikt').count()).toBe(0);
    await guest.getByRole('link', { name: 'Sit down again' }).click();
    await expect.poll(() => guest.getByLabel('Your name').inputValue()).toBe('Benedikt');
    await join(guest, 'Benedikt');
    await sitter(host, 'Benedikt').getByText('here').waitFor();
    await host.getByRole('button', { name: /^Free this seat.*Benedikt/ }).press('Enter');
    await guest.getByRole('heading', { name: 'The seat is no longer yours' }).waitFor();
    await expect.poll(() => sitter(host, 'Benedikt').count()).toBe(0);
    await expect.poll(() => focused(host)).toMatch(/^Seat B/);
    // The host may get up, too, and still is the host.
    await host.getByRole('button', { name: 'Get up' }).press('Enter');
    await host.getByText('You have no seat here').waitFor();
    await expect.poll(() => focused(host)).toMatch(/^Seat A/);
    await host.getByText('3 seats are free').waitFor();
    await host.getByRole('link', { name: 'Sit down' }).click();
    await join(host, 'Johanna');
    await sitter(host, 'Johanna').getByText('You').waitFor();
  });

  test('are told when a link opens nothing, and get a new one', async () => {
    const mayReport = /403/;
    const host = await openAsHost(open, url, { others: ['friend'] });
    const old = await firstLink(host);
    await host
      .getByRole('button', { name: /^Make a new link/ })
      .first()
      .click();
    await expect.poll(() => firstLink(host)).not.toBe(old);
    const guest = await openAsPerson(open, old, { mayReport });
    await guest.getByRole('heading', { name: 'This link opens nothing' }).waitFor();
    await lookClosely(guest, 'wrong-link');
    await guest.goto(`${url}join#cut-off`);
    await guest.getByRole('heading', { name: 'This link opens nothing' }).waitFor();
    // Pasted into the same page.
    await guest.goto(await firstLink(host));
    await guest.getByRole('button', { name: 'Sit down' }).waitFor();
    const stranger = await openAsPerson(open, host.url(), { mayReport: /401|403/ });
    await stranger.getByRole('heading', { name: 'You need a link' }).waitFor();
  });

  test('open a seat on another device, and lock others out', async () => {
    const mayReport = /403/;
    const host = await openAsHost(open, url, { others: ['friend'] }, { mayReport });
    await host.getByText('Open your seat on another device').click();
    const card = host.locator('.seat-key');
    const own = (await card.locator('.link-text').textContent()) ?? '';
    const other = await openAsPerson(open, own, { mayReport });
    await other.getByRole('button', { name: 'Get up' }).waitFor();
    await sitter(other, 'Johanna').getByText('You').waitFor();
    const lock = card.getByRole('button', { name: 'Lock out other devices' });
    await lock.press('Enter');
    await other.getByRole('heading', { name: 'The seat is no longer yours' }).waitFor();
    await expect.poll(() => card.locator('.link-text').textContent()).not.toBe(own);
    await host.getByText('Only this device and the new link open your seat.').waitFor();
    // While it was done, the button could not be pressed and lost the focus.
    await expect.poll(() => lock.evaluate((it) => it.matches(':focus'))).toBe(true);
    await host.getByRole('radio', { name: 'Green triangle' }).check();
    await sitter(host, 'Johanna').locator('.tw-badge path[fill="var(--seat-2)"]').waitFor();
    await other.goto((await card.locator('.link-text').textContent()) ?? '');
    await other.getByRole('button', { name: 'Get up' }).waitFor();
  });

  test('find a closed table closed, and a deleted one gone', async () => {
    const host = await openAsHost(open, url, { others: ['friend', 'friend'] });
    const guest = await openAsPerson(open, await firstLink(host));
    await join(guest, 'Benedikt');
    await host.getByText('Close or delete the table').click();
    await host.getByRole('button', { name: 'Close the table' }).click();
    await guest.getByRole('heading', { name: 'The table is closed' }).waitFor();
    await host.getByRole('button', { name: 'Delete the table' }).click();
    await host.waitForURL(/\/matches/);
    await guest.getByRole('heading', { name: 'The table is gone' }).waitFor();
  });
});

describe('lists', () => {
  test('show one’s own tables, those that wait first, and nothing to who was never there', async () => {
    const page = await openAsPerson(open, url);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['', 'matches']) {
      await page.goto(`${url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);

    await openTable(page, url, { others: ['friend'] });
    const guest = await openAsPerson(open, await firstLink(page));
    await join(guest, 'Benedikt');
    await page.locator('.table').waitFor();
    await openTable(page, url, { others: ['friend', 'friend'] });
    const both = [page, guest];
    for (const one of both) await one.goto(`${url}matches`);
    await expect.poll(() => unread(page, guest)).toBe(1);
    const [waits, awaits] =
      (await page.locator('.unread').count()) > 0 ? both : [...both].reverse();
    expect(await waits?.locator('.match-line').first().textContent()).toContain('Your turn');
    await awaits?.getByText(/Waiting for/).waitFor();
    await lookClosely(page, 'my-tables');
    await page.goto(url);
    await page.getByRole('heading', { name: 'Online' }).waitFor();
    await shoot(page, 'online-home-wide');
    expect(await page.locator('.match-line').count()).toBe(2);
  });

  test('leave the page whole without a network', async () => {
    const page = await openAsHost(
      open,
      url,
      { others: ['friend'] },
      { mayReport: /ERR_|Failed/, keeps: true },
    );
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(url);
    await page.context().setOffline(true);
    await page.goto(`${url}matches`);
    await page.getByText('Your tables online cannot be fetched now.').waitFor();
    await page.getByRole('heading', { name: 'On this device' }).waitFor();
  });
});

/** How many lines of both pages say that it is one’s turn. */
async function unread(...pages: readonly Page[]): Promise<number> {
  const counts = await Promise.all(pages.map((page) => page.locator('.unread').count()));
  return counts.reduce((sum, count) => sum + count, 0);
}
