import { type RefObject, useEffect } from 'react';

/**
 * Brings the first thing on a board that matches into sight, as a whole if it fits, whenever
 * something else is asked, or there is more or less room: so one sees what lies on a card of which a square is to be chosen.
 * @param selector a CSS selector of what is to be seen, within `frame`
 */
export function useInSight(
  frame: RefObject<HTMLElement | null>,
  choices: readonly unknown[],
  selector: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked
  useEffect(() => {
    const around = frame.current?.parentElement;
    if (around === undefined || around === null) return;
    const show = (): void =>
      frame.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
    // The question may take or give room.
    const watch = new ResizeObserver(show);
    watch.observe(around);
    return () => watch.disconnect();
  }, [choices, selector]);
}
