import { useEffect, useState } from 'react';
import { PressGuard } from './press-guard.ts';

/** Guards what is decided in this page against presses that were meant for the question before. */
export function usePressGuard(): PressGuard {
  const [guard] = useState(() => new PressGuard());
  useEffect(() => {
    const listening = new AbortController();
    const on = { capture: true, passive: true, signal: listening.signal };
    document.addEventListener('pointermove', ({ timeStamp }) => guard.moved(timeStamp), on);
    document.addEventListener(
      'pointerdown',
      ({ timeStamp, clientX, clientY }) => guard.pressed({ at: timeStamp, x: clientX, y: clientY }),
      on,
    );
    document.addEventListener('keydown', () => guard.pressed(undefined), on);
    document.addEventListener(
      'click',
      (click) => {
        // Without a number it came of no pointer.
        if (click.detail === 0) guard.pressed(undefined);
        if (!guard.isHasty(click.detail)) return;
        click.preventDefault();
        click.stopPropagation();
      },
      { ...on, passive: false },
    );
    return () => listening.abort();
  }, [guard]);
  return guard;
}
