import { useEffect, useRef } from 'react';

/** Where keys write or choose, so that they mean nothing else. */
const WRITING = 'input:not([type=range], [type=checkbox], [type=radio]), select, textarea, dialog';

/** What a key does. Told whether it did something; if not, the key keeps its usual meaning. */
export type KeyActions = Readonly<Record<string, () => boolean>>;

/**
 * Single keys that work everywhere on the page unless somebody is writing, a sheet is open or the
 * keys are switched off.
 */
export function useKeys(actions: KeyActions, on = true): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // A key that is held would answer what is asked next, too.
      if (event.repeat) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.closest(WRITING) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (current.current[event.key]?.() === true) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

/** Clicks the first such button within, if it is there and can be clicked. */
export function clickIn(within: HTMLElement | null, selector: string): boolean {
  const button = within?.querySelector<HTMLElement>(`:is(${selector}):not(:disabled)`);
  button?.click();
  return button !== undefined && button !== null;
}
