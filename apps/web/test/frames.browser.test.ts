import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openMatch } from './access-matches.ts';
import { startBrowser } from './browser.ts';
import { CROWD, crowdFile } from './crowd.ts';

const url = inject('tableUrl');
const { open } = startBrowser();

/** What 60 frames a second leave for one, in milliseconds. */
const FRAME = 1000 / 60;
/** A redraw is tried so often: the first times it may run code that is not compiled yet, and a processor that others use too is slower. */
const TRIES = 30;

/**
 * Milliseconds of a processor that the yardstick takes where a frame has its full length. Inferred, not measured there:
 * a board that held its frames on a good day of the test machine just held them with this on a slow day.
 */
const USUAL = 9;

/** Something that has the board drawn anew. */
interface Redraw {
  readonly what: string;
  readonly act: (page: Page, attempt: number) => Promise<void>;
  /** Goes back to where it can be done again. */
  readonly back?: (page: Page) => Promise<void>;
}

/** Clicks a thing within the page, so that nothing but what it does is measured. */
const click = (page: Page, selector: string, at = 0): Promise<void> =>
  page.locator(selector).nth(at).dispatchEvent('click');

const WALK = '[data-option="walk"]';

/** Takes the last answer back, and waits for what was there before. */
async function takeBack(page: Page, there: string): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator(there).waitFor();
}

/** Presses one of the tools beside the map, and afterwards another. */
const pressTool = (tool: number, then = tool): Omit<Redraw, 'what'> => ({
  act: (page) => click(page, '.kz-folded .kz-tool', tool),
  back: (page) => click(page, '.kz-folded .kz-tool', then),
});

/** What is done while an action is to be chosen. */
const WHILE_CHOOSING: readonly Redraw[] = [
  {
    what: 'another square is looked at',
    act: (page, attempt) =>
      page.locator('.kz-part').evaluate((part, at) => {
        const { x, y, width } = part.getBoundingClientRect();
        const side = width / 25;
        part.dispatchEvent(
          new PointerEvent('pointermove', {
            bubbles: true,
            pointerType: 'mouse',
            clientX: x + (10.5 + at) * side,
            clientY: y + 12.5 * side,
          }),
        );
      }, attempt),
    back: (page) => page.locator('.kz-part').dispatchEvent('pointerout', { pointerType: 'mouse' }),
  },
  {
    what: 'another creature is selected',
    act: (page, attempt) => click(page, '.kz-chip', 6 + attempt),
  },
  { what: 'threatened squares are shown', ...pressTool(0) },
  { what: 'unseen squares are shaded', ...pressTool(1) },
  { what: 'the map becomes larger', ...pressTool(2, 3) },
  {
    what: 'an action that is pointed at shows where it leads',
    act: (page) => page.locator(WALK).focus(),
    back: (page) => page.locator(WALK).blur(),
  },
  {
    what: 'an answer brings another question',
    act: (page) => click(page, WALK),
    back: (page) => takeBack(page, WALK),
  },
];

/** What is done while a way is to be drawn. */
const WHILE_WALKING: readonly Redraw[] = [
  {
    what: 'a way is drawn',
    act: (page, attempt) => click(page, '.kz-square-button[data-offered]', 12 + 5 * attempt),
    back: (page) => page.getByRole('button', { name: 'Clear' }).click(),
  },
  {
    what: 'the way is gone',
    act: async (page) => {
      await click(page, '.kz-square-button[data-offered]', 20);
      await click(page, '.tw-confirm .tw-primary');
    },
    back: (page) => takeBack(page, '.tw-confirm'),
  },
];

/** An entry of a trace: times in microseconds, `tdur` of the processor alone. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** How long each task of a page's main thread took while something was done, in milliseconds of the processor alone: whatever else this machine does takes nothing from the page. */
async function tasksDuring(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await drawn(page);
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  await drawn(page);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly Traced[];
  };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && threads.has(`${pid}/${tid}`),
  );
  expect(tasks.length).toBeGreaterThan(0);
  return tasks.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000);
}

/**
 * How many times as long as usual this machine takes for the same work, 1 at least: for elements
 * that are made, laid out and taken away again, the best time of several.
 */
async function slowness(page: Page): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const tasks = await tasksDuring(page, () =>
      page.evaluate(() => {
        const all = document.createElement('div');
        for (let at = 0; at < 1_500; at += 1) {
          const one = document.createElement('span');
          one.textContent = `${at} `;
          one.title = String(at);
          all.append(one);
        }
        document.body.append(all);
        all.getBoundingClientRect();
        all.remove();
      }),
    );
    times.push(Math.max(...tasks));
  }
  return Math.max(1, Math.min(...times) / USUAL);
}

/** Waits until what has changed is on the screen. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Counts changes of the board since it was last asked. */
async function changesOf(page: Page): Promise<() => Promise<number>> {
  const noted = await page.locator('.kz-board').evaluateHandle((board) => {
    const seen = { count: 0 };
    new MutationObserver((changes) => {
      seen.count += changes.length;
    }).observe(board, { attributes: true, characterData: true, childList: true, subtree: true });
    return seen;
  });
  return () =>
    noted.evaluate((seen) => {
      const { count } = seen;
      seen.count = 0;
      return count;
    });
}

test('with forty creatures on the court no redraw of the board drops a frame', async () => {
  const page = await open(`${url}matches`);
  await openMatch(page, url, await crowdFile());
  await page.getByRole('form', { name: 'Decision' }).waitFor();
  // Wherever the pointer rests may be an action now, which would be pointed at already.
  await page.mouse.move(0, 0);
  expect(await page.locator('.kz-token:not(.kz-tag)').count()).toBe(CROWD);
  const changes = await changesOf(page);
  const frame = FRAME * (await slowness(page));
  const dropped: Record<string, number> = {};
  const watch = async (redraws: readonly Redraw[]): Promise<void> => {
    for (const { what, act, back } of redraws) {
      for (let attempt = 0; attempt < TRIES && dropped[what] !== 0; attempt += 1) {
        await changes();
        const tasks = await tasksDuring(page, () => act(page, attempt));
        // While a task runs, no frame can be drawn.
        dropped[what] = tasks.reduce((sum, task) => sum + Math.floor(task / frame), 0);
        expect(await changes(), what).toBeGreaterThan(0);
        await back?.(page);
      }
    }
  };
  await watch(WHILE_CHOOSING);
  await click(page, WALK);
  await watch(WHILE_WALKING);
  const all = [...WHILE_CHOOSING, ...WHILE_WALKING];
  expect(dropped).toEqual(Object.fromEntries(all.map(({ what }) => [what, 0])));
});
