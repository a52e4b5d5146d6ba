import type { SessionState } from '@tablewright/table-kit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { play, stateOf, suggested } from './seated-page.ts';

/** How long a step may take over a line that is cut again and again, in milliseconds. */
export const PATIENCE = { timeout: 20_000, interval: 50 };

/** Waits until what a page knows is so. */
export async function until(
  page: Page,
  what: string,
  is: (state: SessionState) => boolean,
): Promise<void> {
  await expect.poll(async () => is(await stateOf(page)), { ...PATIENCE, message: what }).toBe(true);
}

/** Waits until nothing is on its way from a page, and nothing is asked of the table. */
function settled(page: Page): Promise<void> {
  return until(page, 'settled', ({ online }) => {
    return online?.underWay === undefined && online?.question === undefined;
  });
}

/** Gives some answers by mouse, in whichever page something is asked. */
export async function answerByMouse(pages: readonly Page[], count: number): Promise<void> {
  for (let given = 0; given < count; given += 1) {
    let before = -1;
    let asked: Page | undefined;
    const click = async (): Promise<boolean> => {
      for (const page of pages) {
        const button = await suggested(page);
        if (button === undefined) continue;
        before = (await stateOf(page)).seq;
        asked = page;
        // What was asked may be settled by somebody else meanwhile.
        return button.click({ timeout: 1_000 }).then(
          () => true,
          () => false,
        );
      }
      return false;
    };
    await expect.poll(click, { ...PATIENCE, message: 'something to click' }).toBe(true);
    if (asked === undefined) throw new Error('nothing was clicked');
    await until(asked, 'an answer by mouse', ({ seq, online }) => {
      return seq > before && online?.underWay === undefined;
    });
  }
}

/** Says a line in the chat, again if the page says that it was not said; it is said once. */
export async function say(page: Page, text: string): Promise<void> {
  await openChat(page);
  await sayLine(page, text, { label: 'What you say to the table', button: 'Say it' });
  await closeSheet(page);
}

/** Whispers a line to somebody, as {@link say} says one; it is heard at the other end, once. */
export async function whisper(
  page: Page,
  to: { readonly name: string; readonly page?: Page },
  text: string,
): Promise<void> {
  await openChat(page);
  await page.getByLabel('To whom', { exact: true }).selectOption(to.name);
  await sayLine(page, text, { label: `What you whisper to ${to.name}`, button: 'Whisper' });
  await closeSheet(page);
  if (to.page === undefined) return;
  await until(to.page, `${text} is heard`, ({ online }) => {
    return online?.whispers.filter((line) => line.text === text).length === 1;
  });
}

/** Writes a note on the pad of the table, and again until it is kept; all who look at it read it. */
export async function writeNote(page: Page, readers: readonly Page[], text: string): Promise<void> {
  const all = [page, ...readers];
  for (const one of all) {
    await one.locator('.table-head').getByRole('button', { name: 'Notes' }).click();
    await one.getByText(/^The table \(/).click(PATIENCE);
  }
  await page.getByRole('button', { name: 'Write a note' }).click(PATIENCE);
  await page.getByLabel('Your note').fill(text);
  const form = page.locator('.note-form');
  const button = form.getByRole('button', { name: 'Keep it' });
  const kept = async (): Promise<boolean> => {
    if ((await form.count()) === 0) return true;
    await button.click({ timeout: 500 }).catch(() => {});
    return false;
  };
  await expect.poll(kept, { ...PATIENCE, message: `${text} is kept` }).toBe(true);
  for (const one of all) {
    await one.locator('.note').getByText(text).waitFor();
    await closeSheet(one);
  }
}

async function openChat(page: Page): Promise<void> {
  await page.locator('.online-tools').getByRole('button', { name: 'Chat' }).click();
}

async function closeSheet(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
}

async function sayLine(
  page: Page,
  text: string,
  form: { readonly label: string; readonly button: string },
): Promise<void> {
  const lines = page.locator('.chat-lines').getByText(text);
  const field = page.getByLabel(form.label);
  const button = page.getByRole('button', { name: form.button, exact: true });
  await field.fill(text);
  await expect
    .poll(
      async () => {
        if (!(await button.isEnabled())) return false;
        if ((await lines.count()) > 0) return true;
        // A line that was said is not in the field any more, though it may come late.
        if ((await field.inputValue()) === text) await button.click();
        return false;
      },
      { ...PATIENCE, message: `${text} is said` },
    )
    .toBe(true);
  expect(await lines.count()).toBe(1);
}

/** Looks at the beginning of the match, and comes back to the present. */
export async function lookBack(page: Page): Promise<void> {
  await page.getByLabel('Moment of the match').fill('0');
  await until(page, 'the beginning', ({ cursor, seen, online }) => {
    return cursor === 0 && seen.seq === 0 && online?.fetching === false;
  });
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await until(page, 'the present', ({ cursor }) => cursor === undefined);
}

/** Takes the last answer of one page back, with the consent of the other where it needs that. */
export async function takeBack(page: Page, other: Page): Promise<void> {
  const undo = page.locator('.tw-undo').getByRole('button', { name: 'Undo' });
  const click = async (): Promise<boolean> => {
    await Promise.all([play(page, true), play(other, true)]);
    await until(page, 'something to take back', ({ undo }) => undo !== undefined);
    await Promise.all([play(page, false), play(other, false)]);
    await Promise.all([settled(page), settled(other)]);
    // The bot goes on, and what it brings about may not be taken back.
    return undo.click({ timeout: 1_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(click, { ...PATIENCE, timeout: 60_000, message: 'the way back' }).toBe(true);
  const agree = other.getByRole('button', { name: 'Agree' });
  await expect
    .poll(
      async () => {
        if (await agree.isVisible()) await agree.click({ timeout: 500 }).catch(() => {});
        const { online } = await stateOf(page);
        return online?.underWay === undefined && online?.question === undefined;
      },
      { ...PATIENCE, message: 'taken back' },
    )
    .toBe(true);
  await settled(other);
}

/** Asks that a bot play for somebody who is there, and withdraws it; then that one declines it. */
export async function askInVain(page: Page, other: Page, seat: number): Promise<void> {
  for (const click of ['Withdraw', 'Decline'] as const) {
    // The page offers it only while somebody is away.
    await page.evaluate((absent) => window.playing.session().replace(absent), seat);
    await (click === 'Withdraw' ? page : other)
      .getByRole('button', { name: click })
      .click(PATIENCE);
    await until(page, `${click} is done`, ({ online }) => {
      return online?.underWay === undefined && online?.question === undefined;
    });
    await settled(other);
  }
}

/**
 * Stops the table from the first of some pages: all come to see it, each writes a line, and when
 * all are ready it goes on.
 */
export async function pauseTogether(
  pages: readonly Page[],
  others: readonly Page[],
): Promise<void> {
  const all = [...pages, ...others];
  await pages[0]?.getByRole('button', { name: 'Pause the table' }).click();
  for (const page of all) await page.locator('.tw-pause[open]').waitFor();
  const lines = pages.map((_, at) => `Line ${at}`);
  for (const [at, page] of pages.entries()) {
    await page.getByLabel('A line to the table').fill(lines[at] ?? '');
    await page.getByRole('button', { name: 'Write', exact: true }).click();
    // One after the other, so that all read them in this order.
    for (const other of all) {
      await until(other, `line ${at}`, ({ pause }) => pause?.lines.length === at + 1);
    }
  }
  for (const page of all) expect((await stateOf(page)).pause?.lines).toEqual(lines);
  for (const page of pages) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of all) await until(page, 'it goes on', ({ pause }) => pause === undefined);
}

/** Leaves one's seat to a bot and takes it back. */
export async function leaveAndReturn(page: Page, seat: number): Promise<void> {
  await page.evaluate((own) => window.playing.session().replace(own), seat);
  await page.getByRole('button', { name: 'Take your seat back' }).click(PATIENCE);
  await until(page, 'back in the seat', ({ online }) => {
    return online?.underWay === undefined && online?.replaced === false;
  });
}

/** Gives one's seat another key, as `Lock out other devices` does. */
export async function lock(page: Page, table: string, seat: number): Promise<void> {
  const status = await page.evaluate(
    async ([id, own]) => {
      const reply = await fetch(`/api/tables/${id}/seats/${own}/key`, { method: 'POST' });
      return reply.status;
    },
    [table, seat] as const,
  );
  expect(status).toBe(200);
}
