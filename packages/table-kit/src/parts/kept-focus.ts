import { useEffect, useRef } from 'react';

/** What a part gets so that the focus comes to it when it has nowhere else to be. */
export const FOCUS_HOME = { 'data-focus-home': true, tabIndex: -1 } as const;

/**
 * Keeps the keyboard's focus from getting lost. When what had it is gone or can no longer be used,
 * and when a new decision (another `decision`) comes while the focus is in the panel that asks, it
 * goes to the first {@link FOCUS_HOME}. Somebody at work elsewhere on the page is left in peace.
 */
export function useKeptFocus(decision: string): void {
  const settled = useRef<string>(undefined);
  const now = useRef(decision);
  useEffect(() => {
    now.current = decision;
  });
  useEffect(() => {
    let frame: number | undefined;
    const settle = (): void => {
      frame = undefined;
      settled.current = bringHome(settled.current, now.current);
    };
    // After the frame in which sheets close and give the focus back.
    const soon = (): void => {
      frame ??= requestAnimationFrame(settle);
    };
    const watch = new MutationObserver(soon);
    watch.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['disabled', 'open'],
    });
    soon();
    return () => {
      watch.disconnect();
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, []);
}

/** Brings the focus home if it is lost or a new decision asks for it; returns what it settled. */
function bringHome(before: string | undefined, decision: string): string | undefined {
  if (document.querySelector('dialog[open]') !== null) return before;
  const home = document.querySelector<HTMLElement>('[data-focus-home]');
  if (home === null) return before;
  const asked = before !== decision;
  if (asked) home.closest('[data-scrolls]')?.scrollTo(0, 0);
  const { activeElement } = document;
  const lost =
    !(activeElement instanceof HTMLElement) ||
    activeElement === document.body ||
    activeElement.matches(':disabled');
  if (lost || (asked && activeElement.closest('[data-asks]') !== null)) {
    home.focus({ preventScroll: true });
  }
  return decision;
}
