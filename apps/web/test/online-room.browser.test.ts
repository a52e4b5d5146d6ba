import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { faults } from './axe-faults.ts';
import { noSidewaysScroll, SIZES, shoot, startBrowser } from './browser.ts';
import {
  firstLink,
  holdBack,
  join,
  openAsHost,
  openAsPerson,
  openTable,
  sitter,
} from './online-table.ts';
import { flawsOf, TARGETS } from './sizes-flaws.ts';

const url = inject('tableUrl');
const { open } = startBrowser();
/** What a seat is refused that it has no more, and a line that breaks. */
const mayReport = /403|ERR_INTERNET_DISCONNECTED|WebSocket/;

const tool = (page: Page, name: string) =>
  page.locator('.online-tools').getByRole('button', { name });
const sheet = (page: Page) => page.locator('dialog[open]');
const close = (page: Page) =>
  sheet(page).getByRole('button', { name: 'Close', exact: true }).click();

/** Two people at a table that has begun. */
async function twoAtTable(): Promise<{ readonly host: Page; readonly guest: Page }> {
  const host = await openAsHost(open, url, { others: ['friend'] }, { mayReport });
  const guest = await openAsPerson(open, await firstLink(host), { mayReport });
  await join(guest, 'Benedikt');
  for (const page of [host, guest]) await page.locator('.table').waitFor();
  return { host, guest };
}

/** Says a line in the chat, and leaves it open. */
async function say(page: Page, text: string): Promise<void> {
  if (!(await sheet(page).isVisible())) await tool(page, 'Chat').click();
  await page.getByLabel('What you say to the table').fill(text);
  await page.getByRole('button', { name: 'Say it' }).click();
  await page.locator('.chat-lines').getByText(text).waitFor();
}

describe('the room', () => {
  test('fits all screens, has no fault that axe finds, and says whose turn it is', async () => {
    const { host, guest } = await twoAtTable();
    const turns = () => Promise.all([host.title(), guest.title()]);
    await expect
      .poll(async () => (await turns()).filter((one) => one.startsWith('●')).length)
      .toBe(1);
    const mine = (await host.title()).startsWith('●') ? host : guest;
    expect(await mine.title()).toBe('● Your turn · Bingo Adventure');
    await expect
      .poll(() => mine.locator('link[rel="icon"]').getAttribute('href'))
      .toBe('/icon-turn.svg');
    await mine.locator('.tw-panel .tw-option').first().waitFor();
    for (const size of ['tablet', 'phone', 'zoomed', 'wide'] as const) {
      await mine.setViewportSize(SIZES[size]);
      const least = size === 'phone' ? TARGETS.finger : TARGETS.pointer;
      await expect.poll(() => flawsOf(mine, least), { message: size }).toEqual([]);
      await shoot(mine, `online-room-${size}`);
    }
    expect(await faults(mine)).toEqual([]);
    for (const name of ['Chat', 'People']) {
      await tool(mine, name).click();
      expect(await faults(mine)).toEqual([]);
      await mine.setViewportSize(SIZES.phone);
      await noSidewaysScroll(mine);
      await shoot(mine, `online-${name.toLowerCase()}-phone`);
      await mine.setViewportSize(SIZES.wide);
      await shoot(mine, `online-${name.toLowerCase()}-wide`);
      await close(mine);
    }
  });

  test('plays on for both, and comes back after the line broke', async () => {
    const { host, guest } = await twoAtTable();
    const answers = (page: Page) =>
      page.getByLabel('Moment of the match').getAttribute('max').then(Number);
    const answer = async (): Promise<void> => {
      const before = await answers(host);
      const offered = (page: Page) =>
        page.locator('.tw-panel .tw-option:not([aria-pressed]), .tw-panel [data-take-default]');
      await expect
        .poll(async () => (await offered(host).count()) + (await offered(guest).count()))
        .toBeGreaterThan(0);
      const page = (await offered(host).count()) > 0 ? host : guest;
      await offered(page).first().click();
      for (const one of [host, guest])
        await expect.poll(() => answers(one)).toBeGreaterThan(before);
    };
    await answer();
    await host.context().setOffline(true);
    await host.getByText('Reconnecting').waitFor();
    await host.context().setOffline(false);
    await host.getByText('Reconnecting').waitFor({ state: 'hidden' });
    await answer();
    await answer();
  });

  test('says which other seat of one’s own is to decide, and leads there', async () => {
    const page = await openAsHost(
      open,
      url,
      { others: ['me'], second: 'Wilhelmina' },
      { mayReport },
    );
    const note = page.locator('.table-notes .room-note');
    const options = page.locator('.tw-panel .tw-option');
    await note.or(options.first()).waitFor();
    // Whose turn it is, is a matter of luck: one sits down where it is not one's turn.
    if ((await note.count()) === 0) {
      await tool(page, 'People').click();
      await sheet(page).getByRole('button', { name: 'Play this seat' }).click();
    }
    await note.waitFor();
    const turn = await page.locator('.table-seats [data-deciding] .tw-seat-name').textContent();
    await expect.poll(() => note.textContent()).toContain(`Your seat ${turn} is to decide.`);
    expect(await page.title()).toBe('● Your turn · Bingo Adventure');
    await sitterAway(page);
    expect(await page.getByText(/Let a bot play for/).count()).toBe(0);
    // The bar of a broken line stands below the note and leaves its button free.
    await page.context().setOffline(true);
    const lost = page.locator('.tw-connection').getByText('Reconnecting');
    await lost.waitFor();
    const [above, below] = await Promise.all([note.boundingBox(), lost.boundingBox()]);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await expect.poll(() => flawsOf(page, TARGETS.pointer)).toEqual([]);
    await page.context().setOffline(false);
    await lost.waitFor({ state: 'hidden' });
    await note.getByRole('button', { name: 'Play this seat' }).click();
    await options.first().waitFor();
    await expect.poll(() => page.locator('.tw-panel-who').textContent()).toContain(turn);
    expect(await note.count()).toBe(0);
  });

  test('is watched by whoever has the link for it', async () => {
    const { host } = await twoAtTable();
    await tool(host, 'People').click();
    await host.getByText('A link to watch').click();
    const page = await openAsPerson(open, await firstLink(host), { size: 'phone' });
    await page.locator('.room-watches').getByText('You watch').waitFor();
    await expect.poll(() => flawsOf(page, TARGETS.finger)).toEqual([]);
    await shoot(page, 'online-watch-phone');
    await page.setViewportSize(SIZES.wide);
    await page.locator('.online-watches').getByText('You watch').waitFor();
    await tool(page, 'Chat').click();
    await page.getByText('Without a seat you can read, but not write.').waitFor();
    await shoot(page, 'online-watch-wide');
    expect(await faults(page)).toEqual([]);
  });
});

test('a match that is broken off can be proven up to there', async () => {
  const { host, guest } = await twoAtTable();
  await tool(host, 'People').click();
  await host.getByText('Close or delete the table').click();
  await host.getByRole('button', { name: 'Close the table' }).click();
  await guest.getByRole('heading', { name: 'This table is closed' }).waitFor();
  await guest.getByRole('button', { name: 'Save as a file' }).first().waitFor();
  await shoot(guest, 'online-closed-wide');
  await guest.setViewportSize(SIZES.phone);
  await expect.poll(() => flawsOf(guest, TARGETS.finger)).toEqual([]);
  await shoot(guest, 'online-closed-phone');
  await guest.getByRole('button', { name: 'Dice and cards' }).click();
  await guest.getByRole('button', { name: 'Check every draw' }).click();
  await guest.getByText('All is as promised').waitFor();
  await shoot(guest, 'online-closed-proof-phone');
});

test('a table that is deleted is said to be everywhere, and nothing is offered there', async () => {
  const { host, guest } = await twoAtTable();
  await tool(host, 'People').click();
  await host.getByText('Close or delete the table').click();
  await host.getByRole('button', { name: 'Delete the table' }).click();
  await guest.getByRole('heading', { name: 'This table was deleted' }).waitFor();
  await shoot(guest, 'online-gone-wide');
  expect(await guest.getByText(/closed/).count()).toBe(0);
  expect(await guest.title()).not.toContain('●');
  for (const name of ['Chat', 'People']) {
    await tool(guest, name).click();
    await sheet(guest).getByText('The table was deleted.').waitFor();
    expect(await sheet(guest).locator('form, details, input').count()).toBe(0);
    await shoot(guest, `online-gone-${name.toLowerCase()}-wide`);
    await close(guest);
  }
});

describe('the chat', () => {
  test('is read by the others, counted until it is, and muted for oneself', async () => {
    const { host, guest } = await twoAtTable();
    await say(guest, 'Good evening');
    await say(guest, '<b>shall we begin?</b>');
    await host.locator('.unread-count').getByText('2', { exact: true }).waitFor();
    await shoot(host, 'online-unread-wide');
    await tool(host, 'Chat').click();
    await host.locator('.chat-lines').getByText('<b>shall we begin?</b>').waitFor();
    await close(host);
    expect(await host.locator('.unread-count').count()).toBe(0);
    await host.reload();
    await tool(host, 'People').click();
    await sitter(host, 'Benedikt')
      .getByLabel(/^Mute in the chat/)
      .check();
    await close(host);
    await say(guest, 'Hello?');
    await tool(host, 'Chat').click();
    await host.getByText('3 lines of muted seats not shown.').waitFor();
    expect(await host.locator('.chat-lines li').count()).toBe(0);
  });

  test('says that the server cannot be reached only for as long as that is so', async () => {
    const { host } = await twoAtTable();
    await tool(host, 'Chat').click();
    await host.context().setOffline(true);
    await host.getByText('Reconnecting').waitFor();
    await host.getByLabel('What you say to the table').fill('Is anybody there?');
    await host.getByRole('button', { name: 'Say it' }).click();
    const problem = sheet(host).getByText('The server cannot be reached');
    await problem.waitFor();
    await host.context().setOffline(false);
    await host.getByText('Reconnecting').waitFor({ state: 'hidden' });
    await problem.waitFor({ state: 'hidden' });
    await host.getByRole('button', { name: 'Say it' }).click();
    await host.locator('.chat-lines').getByText('Is anybody there?').waitFor();
  });

  test('keeps what is typed while a line is on its way, and gives back one that failed', async () => {
    const page = await openAsPerson(open, url, { mayReport });
    const deliver = await holdBack(page, '"say"');
    await openTable(page, url, { others: ['friend'] });
    await sitter(page, 'Johanna').getByText('here').waitFor();
    const field = page.getByLabel('What you say to the table');
    await field.fill('Good evening');
    await field.press('Enter');
    const button = page.getByRole('button', { name: 'Say it' });
    await expect.poll(() => button.isDisabled()).toBe(true);
    await expect.poll(() => field.inputValue()).toBe('');
    await field.fill('Shall we begin?');
    deliver();
    await page.locator('.chat-lines').getByText('Good evening').waitFor();
    await expect.poll(() => button.isEnabled()).toBe(true);
    await expect.poll(() => field.inputValue()).toBe('Shall we begin?');
    await page.context().setOffline(true);
    await page.getByText('Reconnecting').waitFor();
    await field.press('Enter');
    await page.getByRole('alert').getByText('The server cannot be reached').waitFor();
    await expect.poll(() => field.inputValue()).toBe('Shall we begin?');
    expect(await page.locator('.chat-lines li').count()).toBe(1);
  });

  test('is switched off by the host', async () => {
    const { host, guest } = await twoAtTable();
    await tool(host, 'People').click();
    await host.getByLabel('Seats may chat').click();
    await tool(guest, 'Chat').click();
    await guest.getByText('The host has switched the chat off.').waitFor();
  });
});

describe('a seat', () => {
  test('is left to a bot and taken back', async () => {
    const { host, guest } = await twoAtTable();
    await tool(host, 'People').click();
    await host.getByText('Leave your seat to a bot').click();
    await host.getByRole('button', { name: 'Let it play' }).click();
    await host.getByText('A bot plays for you meanwhile.').waitFor();
    await guest.getByText('bot for now').first().waitFor();
    await tool(host, 'People').click();
    await sheet(host).getByRole('button', { name: 'Take your seat back' }).click();
    await host.getByText('A bot plays for you meanwhile.').waitFor({ state: 'hidden' });
  });

  test('is handed over to somebody else', async () => {
    const { host, guest } = await twoAtTable();
    await tool(guest, 'People').click();
    await guest.getByText('Hand your seat over').click();
    await guest.getByRole('button', { name: 'Make the link' }).click();
    const heir = await openAsPerson(open, await firstLink(guest), { mayReport });
    await heir.getByRole('heading', { name: 'Benedikt hands you this seat' }).waitFor();
    await shoot(heir, 'online-handed-wide');
    await join(heir, 'Wilhelmina');
    await heir.locator('.table').waitFor();
    await guest.getByRole('heading', { name: 'The seat is no longer yours' }).waitFor();
    await host.locator('.table-seats').getByText('Wilhelmina').waitFor();
  });

  test('of somebody who is away is given to a bot, when nobody else has to agree', async () => {
    const { host, guest } = await twoAtTable();
    await guest.close();
    await sitterAway(host);
    await tool(host, 'People').click();
    await sitter(host, 'Benedikt').getByText('Let a bot play').click();
    await host.getByLabel('Which bot sits on Seat B').selectOption('novice');
    await host.getByRole('button', { name: 'Ask the others' }).click();
    await host.locator('.table-seats').getByText('bot for now').waitFor();
  });
});

/** Waits until the seats say that somebody is away. */
async function sitterAway(page: Page): Promise<void> {
  await page.locator('.table-seats').getByText('away').waitFor();
}
