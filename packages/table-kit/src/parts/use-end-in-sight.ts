import { type RefObject, useEffect } from 'react';

/** How near to its end a list counts as read to the end, in CSS pixels. */
const NEAR = 24;

/** Keeps the end of a list in sight while its frame changes size, unless one has scrolled away from it. */
export function useEndInSight(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    let atEnd = true;
    const look = (): void => {
      atEnd = element.scrollHeight - element.clientHeight - element.scrollTop < NEAR;
    };
    const watch = new ResizeObserver(() => {
      if (atEnd) element.scrollTop = element.scrollHeight;
    });
    element.addEventListener('scroll', look, { passive: true });
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [list]);
}
