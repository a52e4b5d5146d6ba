import type { OnlineSession, SessionState } from '@tablewright/table-kit';
import type { Locator, Page } from 'playwright-core';

/** What the page of a test has to play by itself. */
interface Playing {
  session(): OnlineSession;
  /** Whether to click what is suggested as soon as there is something. */
  on: boolean;
}

declare global {
  interface Window {
    playing: Playing;
  }
}

/** What a person would click next in the panel: what the game suggests, wherever it does. */
export const SUGGESTED = [
  '[data-take-default]',
  '.tw-option[data-default]:not([aria-pressed])',
  '.tw-confirm .tw-primary:not(:disabled)',
  '.tw-option:not([aria-pressed], [data-aside])',
  '.tw-action[data-default]',
  '.tw-action[data-option]',
  // Many places are listed on demand.
  '.tw-folded:not([open]) > summary',
].map((button) => `.tw-panel ${button}`);

/** The button that is suggested, in the order of {@link SUGGESTED}. */
export async function suggested(page: Page): Promise<Locator | undefined> {
  for (const button of SUGGESTED) {
    const found = page.locator(button).first();
    if ((await found.count()) > 0) return found;
  }
  return undefined;
}

/**
 * Gives a page at a table a hand that clicks what is suggested, and a way to the session that the
 * page draws: React keeps it with what it has drawn.
 * @param isTold whether the device tells the page at once that it has a network again; a page that
 *   is not told tries by itself after a while
 */
export async function prepare(page: Page, isTold: boolean): Promise<void> {
  await page.locator('.table').waitFor();
  await page.evaluate(
    ({ buttons, isTold }) => {
      type Fiber = { memoizedProps?: { session?: OnlineSession }; return?: Fiber };
      const session = (): OnlineSession => {
        const table = document.querySelector('.table');
        const key = Object.keys(table ?? {}).find((name) => name.startsWith('__reactFiber$'));
        let fiber =
          key === undefined ? undefined : (table as unknown as Record<string, Fiber>)[key];
        while (fiber !== undefined && fiber?.memoizedProps?.session === undefined) {
          fiber = fiber.return;
        }
        const found = fiber?.memoizedProps?.session;
        if (found === undefined) throw new Error('this page is at no table');
        return found;
      };
      const click = (): void => {
        if (!window.playing.on) return;
        const found = buttons.map((button) => document.querySelector<HTMLElement>(button));
        found.find((button) => button !== null)?.click();
      };
      window.playing = { session, on: false };
      new MutationObserver(() => setTimeout(click)).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      setInterval(click, 100);
      if (!isTold) return;
      const { subscribe, snapshot } = session();
      let before = snapshot().online?.connection;
      subscribe(() => {
        const now = snapshot().online?.connection;
        if (now === 'reconnecting' && now !== before) {
          setTimeout(() => window.dispatchEvent(new Event('online')));
        }
        before = now;
      });
    },
    { buttons: SUGGESTED, isTold },
  );
}

/** Lets a page play by itself, or not any more. */
export function play(page: Page, on: boolean): Promise<void> {
  return page.evaluate((is) => {
    window.playing.on = is;
    // Nobody looks meanwhile: painting is most of the work.
    const table = document.querySelector<HTMLElement>('.table');
    if (table !== null) table.style.display = is ? 'none' : '';
  }, on);
}

/** All that the session of a page knows. */
export async function stateOf(page: Page): Promise<SessionState> {
  const json = await page.evaluate(() => JSON.stringify(window.playing.session().snapshot()));
  return JSON.parse(json) as SessionState;
}
