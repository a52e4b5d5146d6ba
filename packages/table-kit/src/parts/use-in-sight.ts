import { type RefObject, useEffect } from 'react';

/**
 * Brings the first thing on a board that matches into sight, as a whole if it fits, whenever something else
 * is asked, or there is more or less room: so one sees what lies on a card of which a square is to be chosen.
 * Until somebody does anything on the board, it stays in sight when the board itself becomes longer.
 * @param selector a CSS selector of what is to be seen, within `frame`
 * @param otherwise what begins at the top where nothing matches, as nothing on a card is to be chosen
 */
export function useInSight(
  frame: RefObject<HTMLElement | null>,
  choices: readonly unknown[],
  selector: string,
  otherwise: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    const board = frame.current;
    const around = board?.parentElement;
    if (!board || !around) return;
    const show = (): void => {
      const found = board.querySelector(LOOKED_AT) ?? board.querySelector(selector);
      if (found) found.scrollIntoView({ block: 'nearest' });
      else if (choices.length > 0) beginAt(board.querySelector(otherwise), around);
    };
    // The question may take or give room.
    const watch = new ResizeObserver(show);
    watch.observe(around);
    // A font that comes late moves what lies below.
    watch.observe(board);
    const acts = new AbortController();
    const leave = (): void => {
      watch.unobserve(board);
      acts.abort();
    };
    for (const act of ACTS) {
      around.addEventListener(act, leave, { passive: true, signal: acts.signal });
    }
    return () => {
      watch.disconnect();
      acts.abort();
    };
  }, [choices, selector, otherwise]);
}

/** What the step of a lesson speaks of goes before everything else. */
const LOOKED_AT = '[data-looked-at]';

/** By what somebody does anything on a board. */
const ACTS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Scrolls something to the top of its frame, unless it begins in the upper half of it already. */
function beginAt(found: Element | null | undefined, around: Element): void {
  if (!found) return;
  const { top, height } = around.getBoundingClientRect();
  const below = found.getBoundingClientRect().top - top;
  if (below < 0 || below > height / 2) found.scrollIntoView({ block: 'start' });
}
