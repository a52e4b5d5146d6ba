import { type RefObject, useEffect } from 'react';

/**
 * Brings the first thing on a board that matches into sight, as a whole if it fits, whenever
 * something else is asked, or there is more or less room: so one sees what lies on a card of which a square is to be chosen.
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
    const around = frame.current?.parentElement;
    if (around === undefined || around === null) return;
    const show = (): void => {
      const board = frame.current;
      const found = board?.querySelector(selector);
      if (found) found.scrollIntoView({ block: 'nearest' });
      else if (choices.length > 0) beginAt(board?.querySelector(otherwise), around);
    };
    // The question may take or give room.
    const watch = new ResizeObserver(show);
    watch.observe(around);
    return () => watch.disconnect();
  }, [choices, selector, otherwise]);
}

/** Scrolls something to the top of its frame, unless it begins in the upper half of it already. */
function beginAt(found: Element | null | undefined, around: Element): void {
  if (!found) return;
  const { top, height } = around.getBoundingClientRect();
  const below = found.getBoundingClientRect().top - top;
  if (below < 0 || below > height / 2) found.scrollIntoView({ block: 'start' });
}
