import { useEffect, useRef } from 'react';
import type { Replay } from './use-replay.ts';

/** Where the space bar has a meaning of its own. */
const PRESSED = 'a, button, input:not([type=range]), select, textarea, summary, [role=button]';
/** Where the arrows have one. */
const WALKED =
  'input, select, textarea, [role=grid], [role=radiogroup], [role=listbox], [role=tablist], [role=menu]';

/** What a key does to a replay; nothing for other keys, and where it means something else. */
export function replayKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  target: Pick<Element, 'closest'> | undefined,
): ((replay: Replay) => void) | undefined {
  if (key === ' ') {
    if (target?.closest(PRESSED)) return undefined;
    return (replay) => replay.toggle();
  }
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
  if (by === undefined || target?.closest(WALKED)) return undefined;
  return (replay) => (shiftKey ? replay.stepLine(by) : replay.stepAnswer(by));
}

/**
 * Space plays and stops, the arrows go answer by answer, with Shift line by line, wherever these keys
 * mean nothing else.
 * @param on whether the keys do this now
 */
export function useReplayKeys(replay: Replay, on: boolean): void {
  const current = useRef(replay);
  useEffect(() => {
    current.current = replay;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const act = replayKey(event, event.target instanceof Element ? event.target : undefined);
      if (act === undefined) return;
      event.preventDefault();
      act(current.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}
