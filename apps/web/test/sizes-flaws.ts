import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SIZES } from './browser.ts';

/** The least side of what is touched, in CSS pixels: by a finger, and by a pointer. */
export const TARGETS = { finger: 44, pointer: 24 } as const;

/** The least side of what is touched on a screen of this size. */
export function leastOn(size: keyof typeof SIZES): number {
  return size === 'phone' ? TARGETS.finger : TARGETS.pointer;
}

/**
 * What is wrong with the page as it is laid out, in a line each: things wider than the screen, text
 * that runs out of its button, targets smaller than `least`, things to press that cannot be brought
 * into the open, and scrollbars within a scrollbar on the board. A link within a sentence may be as
 * small as its line, and what cannot be pressed now is no target.
 */
export function flawsOf(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((leastSide) => {
    const flaws: string[] = [];
    const root = document.documentElement;
    const nameOf = (of: Element): string =>
      `<${of.tagName.toLowerCase()} class="${of.getAttribute('class') ?? ''}"> ${(of.getAttribute('aria-label') ?? of.textContent ?? '').trim().slice(0, 60)}`;
    const sizeOf = ({ width, height }: DOMRect): string =>
      `${Math.round(width)} by ${Math.round(height)}`;
    const isShown = (of: Element): boolean =>
      of.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      of.getBoundingClientRect().width > 1 &&
      getComputedStyle(of).clipPath !== 'inset(50%)';

    if (root.scrollWidth > root.clientWidth) {
      flaws.push(`the page is ${root.scrollWidth} wide on ${root.clientWidth}`);
    }
    if (document.querySelector('.table') !== null && root.scrollHeight > root.clientHeight) {
      flaws.push(`the table is ${root.scrollHeight} high on ${root.clientHeight}`);
    }

    const scrolls = (of: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(of);
      const may = (way: string): boolean => way === 'auto' || way === 'scroll';
      return (
        (may(overflowY) && of.scrollHeight > of.clientHeight) ||
        (may(overflowX) && of.scrollWidth > of.clientWidth)
      );
    };
    for (const inside of document.querySelectorAll('.table-board *')) {
      // A hand on a phone is pushed along by a finger.
      const isHand = inside.matches('.tw-hand-row');
      if (isShown(inside) && scrolls(inside) && !isHand)
        flaws.push(`scrolls on the board: ${nameOf(inside)}`);
    }
    for (const wide of document.querySelectorAll('main, .table-side, .table-decision')) {
      if (wide.scrollWidth > wide.clientWidth) {
        flaws.push(`scrolls sideways: ${nameOf(wide).slice(0, 60)}`);
      }
    }

    // Text that runs out of its button, or is cut off by it.
    for (const button of document.querySelectorAll('button, .tw-button, summary')) {
      if (!isShown(button)) continue;
      const box = button.getBoundingClientRect();
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const holder = text.parentElement;
        if (holder === null || text.textContent?.trim() === '' || !isShown(holder)) continue;
        if (holder.closest('svg') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const runsOut = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < box.left - 1 ||
            right > box.right + 1 ||
            (top + bottom) / 2 < box.top ||
            (top + bottom) / 2 > box.bottom,
        );
        if (runsOut) flaws.push(`text runs out of ${nameOf(button)}`);
      }
    }

    const pressable =
      'a[href], button, input:not([type=hidden]), select, summary, [role="button"], [role="option"]';
    for (const target of document.querySelectorAll<HTMLElement>(pressable)) {
      const off =
        target.matches(':disabled, [aria-disabled="true"], .skip') ||
        target.closest('dialog:not([open])') !== null ||
        // A picture of a board is not pressed.
        target.closest('[inert]') !== null ||
        // Seen from afar, a chart takes each touch itself and comes near, where its squares are as large as a finger.
        (target.closest('[data-far]') !== null &&
          getComputedStyle(target).pointerEvents === 'none');
      if (off || !isShown(target)) continue;
      const inSentence =
        getComputedStyle(target).display === 'inline' ||
        target.matches('.tw-rule-link, .tw-term, .tw-log-look, .tw-exactly');
      // A field is pressed by its name too.
      const names = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      const small = [target, ...names].every((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < leastSide - 0.5;
      });
      const pressed = target.closest('label') ?? target;
      const box = pressed.getBoundingClientRect();
      if (small && !inSentence) flaws.push(`${sizeOf(box)}: ${nameOf(target)}`);
      // Of a chart a part is looked at, and the keyboard brings the rest into sight: see `outOfSight`.
      const seen = target.closest('[data-window]')?.getBoundingClientRect();
      const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
      const isInView =
        seen === undefined ||
        (middle.x > seen.left &&
          middle.x < seen.right &&
          middle.y > seen.top &&
          middle.y < seen.bottom);
      if (!isInView) continue;
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const at = target.getBoundingClientRect();
      const hit = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
      const reached = hit !== null && (pressed.contains(hit) || hit.contains(target));
      if (!reached) {
        flaws.push(`covered: ${nameOf(target)} by ${hit === null ? 'nothing' : nameOf(hit)}`);
      }
    }
    for (const moved of document.querySelectorAll('.table-board, .table-side, .table-decision')) {
      moved.scrollTo(0, 0);
    }
    window.scrollTo(0, 0);
    return flaws;
  }, least);
}

/**
 * What of a chart of which a part is looked at does not come into that part when the keyboard comes to it, by its names;
 * nothing where no board has such a chart.
 */
export async function outOfSight(page: Page): Promise<readonly string[]> {
  const lost: string[] = [];
  // The focus is shown, and followed, when it was moved by a key.
  await page.keyboard.press('Tab');
  for (const target of await page.locator('[data-window] button').all()) {
    await target.focus();
    const isSeen = () =>
      target.evaluate((button) => {
        const seen = button.closest('[data-window]')?.getBoundingClientRect();
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return (
          seen !== undefined && x > seen.left && x < seen.right && y > seen.top && y < seen.bottom
        );
      });
    const comes = await expect
      .poll(isSeen, { timeout: 3_000 })
      .toBe(true)
      .then(() => true)
      .catch(() => false);
    if (!comes) lost.push((await target.getAttribute('aria-label')) ?? '');
  }
  return lost;
}
