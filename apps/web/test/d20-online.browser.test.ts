import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { noSidewaysScroll, shoot, startBrowser } from './browser.ts';
import {
  choose,
  type FourAtTable,
  fourAtTable,
  type Person,
  playUntil,
  toolOf,
  use,
} from './four-at-d20.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** Waits until the pages of all tell something, each in its own place: aloud, too. */
async function tells(people: readonly Person[], words: string): Promise<void> {
  for (const { page } of people) {
    await page.locator('body').getByText(words).first().waitFor({ state: 'attached' });
  }
}

/** The master says something to all, so that whatever came before has reached everybody as well. */
async function sayToAll({ master, all }: FourAtTable, words: string): Promise<void> {
  await use(master.page, 'describe', { words });
  await tells(all, words);
}

/** All that stands on a page, out of sight too, and all that came to it. */
const knows = async ({ page, heard }: Person): Promise<string> =>
  `${await page.locator('body').textContent()}${heard.join('\n')}`;

/** Which of these words somebody knows. */
async function knownTo(person: Person, words: RegExp): Promise<readonly string[]> {
  return (await knows(person)).match(words) ?? [];
}

/** What came to somebody of a pause since a moment. */
const ofPause = ({ heard }: Person, since: number): readonly string[] =>
  heard.slice(since).filter((frame) => frame.includes('"type":"pause"'));

const panel = (page: Page) => page.locator('.tw-pause[open]');

/** What a page shows of the pause, without the names that React gives to parts of it. */
const shownOf = (page: Page): Promise<string> =>
  panel(page).evaluate((element) => element.outerHTML.replaceAll(/_r_\w+_/g, ''));

/** A player whispers to the master. */
async function whisper(table: FourAtTable): Promise<void> {
  const { master, ada, kim, watcher } = table;
  await use(ada.page, 'whisper', { words: 'I keep the coin.' });
  await tells([master, ada], 'to the game master: I keep the coin.');
  await sayToAll(table, 'The lamps are lit.');
  for (const other of [kim, watcher]) {
    expect(await knownTo(other, /keep the coin|type\W+whispered/)).toEqual([]);
  }
  // Those who know of it heard it on the same lines.
  for (const end of [master, ada]) expect(end.heard.join()).toMatch(/whispered.*keep the coin/);
}

/** The master brings somebody in unseen, moves it about, shows it, and takes it away. */
async function hideAndShow(table: FourAtTable): Promise<void> {
  const { master, ada, kim, watcher, all } = table;
  const others = [ada, kim, watcher];
  const who = (page: Page) => page.locator('[data-part=people] b').getByText('Grimwald');
  const somebody = { pick: 'Grimwald' };
  await use(master.page, 'place', {
    kind: { pick: 'thug' },
    name: 'Grimwald',
    seen: { pick: 'hidden' },
  });
  await who(master.page).waitFor();
  await use(master.page, 'move', { who: somebody, x: 3 });
  await tells([master], 'The game master moves Grimwald');
  await shoot(master.page, 'd20-online-hidden-master-wide');
  await sayToAll(table, 'A twig snaps.');
  for (const one of others) {
    expect(await knownTo(one, /Grimwald|thug|moved-by-master|moves somebody/i)).toEqual([]);
  }
  await use(master.page, 'move', { who: somebody, how: { pick: 'show' } });
  await tells(all, 'The game master shows Grimwald');
  for (const { page, heard } of others) {
    await who(page).waitFor();
    expect(heard.join()).toContain('Grimwald');
  }
  await shoot(kim.page, 'd20-online-shown-phone');
  await shoot(ada.page, 'd20-online-shown-wide');
  await use(master.page, 'move', { who: somebody, how: { pick: 'away' } });
  await tells(all, 'The game master takes Grimwald away');
  for (const { page } of all) await who(page).waitFor({ state: 'detached' });
}

/** One stops the table; the master answers, and it goes on. */
async function stopAndGoOn(table: FourAtTable): Promise<void> {
  const { master, ada, kim, watcher, all } = table;
  const seated = [master, ada, kim];
  const since = all.map(({ heard }) => heard.length);
  await kim.page.getByRole('button', { name: 'Pause the table' }).click();
  for (const { page } of all) await panel(page).waitFor();
  await panel(kim.page).getByRole('button', { name: 'Change something' }).click();
  await kim.page.getByLabel('A line to the table').fill('No walking dead, please.');
  await panel(kim.page).getByRole('button', { name: 'Write' }).click();
  for (const { page } of all) await panel(page).getByText('No walking dead').waitFor();
  for (const { page } of seated) {
    await expect.poll(async () => shownOf(page)).toBe(await shownOf(master.page));
    // Nobody can go on playing meanwhile.
    await expect.poll(() => page.locator('.tw-panel .tw-option').count()).toBe(0);
    expect(await toolOf(page, 'whisper').or(toolOf(page, 'describe')).count()).toBe(0);
  }
  await noSidewaysScroll(kim.page);
  await shoot(kim.page, 'd20-online-stopped-phone');
  await shoot(watcher.page, 'd20-online-stopped-watched-wide');
  for (const { page } of seated)
    await panel(page).getByRole('button', { name: 'I am ready' }).click();
  for (const { page } of all) await panel(page).waitFor({ state: 'hidden' });
  const heard = all.map((one, at) => ofPause(one, since[at] ?? 0));
  expect(heard.join()).toMatch(/"wish":"adjust".*No walking dead/);
  expect(heard).toEqual(all.map(() => heard[2]));
  expect(heard.join()).not.toMatch(/seat|name|author|"by"|Kim/);
  await use(master.page, 'safety', { how: { pick: 'adjust' }, veils: { pick: 'undead' } });
  await tells(all, 'X-card: some things stay unsaid from now on');
  await tells(all, 'something is wrong on the hill');
  await shoot(kim.page, 'd20-online-veiled-phone');
}

/** The master leaves the game to the software, or takes it back. */
async function leadBy({ master, all }: FourAtTable, by: 'software' | 'person'): Promise<void> {
  await choose(master.page, 'lead', `lead-${by}`);
  await tells(
    all,
    by === 'software' ? 'The software runs the game for the game master' : 'runs the game again',
  );
}

/** With the software as master the players have every scene skipped that is left, until the adventure is over. */
async function skipToTheEnd({ ada, kim, watcher }: FourAtTable): Promise<void> {
  const title = () => ada.page.locator('.dt-head h2').textContent();
  const maySkip = async () => (await toolOf(ada.page, 'safety').count()) > 0;
  const isOver = async () => (await watcher.page.locator('.tw-outcome').count()) > 0;
  while (!(await isOver())) {
    const scene = await title();
    await use(ada.page, 'safety', { how: { pick: 'skip' } });
    await playUntil(
      [ada.page, kim.page],
      async () => (await isOver()) || ((await title()) !== scene && (await maySkip())),
    );
  }
}

/** The file of the match, as somebody has it from the server when all is over. */
function fileFor({ page }: Person): Promise<string> {
  const table = new URL(page.url()).pathname.split('/').at(-1);
  return page.evaluate(async (path) => (await fetch(path)).text(), `/api/tables/${table}/file`);
}

test('[DT-TAB-01, DT-HID-09, DT-HID-07, DT-XC-03, DT-TAB-06] two at desks and one on a phone play The Bell of Harrow Down to its end, run by one of them', async () => {
  const table = await fourAtTable(open, url);
  const { master, ada, kim, watcher, all } = table;
  const players = [ada.page, kim.page];
  await playUntil(players, async () => (await toolOf(master.page, 'move').count()) > 0, true);
  await whisper(table);
  await hideAndShow(table);
  await stopAndGoOn(table);
  await leadBy(table, 'software');
  expect(await toolOf(master.page, 'describe').count()).toBe(0);
  await leadBy(table, 'person');
  await sayToAll(table, 'Ursula is back.');
  const moment = () =>
    watcher.page.getByLabel('Moment of the match').getAttribute('max').then(Number);
  const before = await moment();
  const seated = [ada.page, kim.page, master.page];
  await playUntil(seated, async () => (await moment()) > before + 15);
  await playUntil(seated, async () => (await toolOf(master.page, 'lead').count()) > 0);
  await shoot(master.page, 'd20-online-played-master-wide');
  await leadBy(table, 'software');
  await skipToTheEnd(table);
  await tells(all, 'The adventure is finished');
  for (const { page } of all) await page.locator('.tw-outcome').waitFor({ state: 'attached' });
  await shoot(watcher.page, 'd20-online-over-watched-wide');
  await noSidewaysScroll(kim.page);
  await shoot(kim.page, 'd20-online-over-phone');
  const ending = () => Promise.all(all.map(({ page }) => page.locator('.dt-head').textContent()));
  await expect.poll(async () => new Set(await ending()).size).toBe(1);
  for (const { page } of [kim, watcher]) {
    expect(await page.locator('body').textContent()).not.toContain('I keep the coin');
  }
  for (const one of all) {
    const file = await fileFor(one);
    expect(JSON.parse(file)).toMatchObject({ game: 'd20', options: { gm: 'human' } });
    expect(file).not.toMatch(/walking dead|pause/);
  }
});
