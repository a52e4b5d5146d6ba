import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Follows the inner size of an element. */
export function useSize(of: RefObject<HTMLElement | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = of.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [of]);
  return size;
}

/** How far a finger may slip during a tap, in CSS pixels. */
const SLIP = 8;

/**
 * Pans content that is larger than its frame, by dragging and by the wheel, and zooms by a pinch or
 * by the wheel with Ctrl. A drag does not click what is under the pointer.
 */
export function usePan(frame: RefObject<HTMLElement | null>, zoom: (by: number) => void): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const down = new Map<number, { x: number; y: number }>();
    let dragged = false;
    let spread = 0;
    const spreadOf = (): number => {
      const [a, b] = [...down.values()];
      return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      dragged = false;
      spread = spreadOf();
    };
    const onMove = (event: PointerEvent): void => {
      const from = down.get(event.pointerId);
      if (from === undefined) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (down.size > 1) {
        down.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const now = spreadOf();
        if (spread > 0 && Math.abs(now / spread - 1) > 0.12) {
          zoom(now / spread);
          spread = now;
        }
        dragged = true;
        return;
      }
      if (!dragged && Math.hypot(dx, dy) < SLIP) return;
      dragged = true;
      element.setPointerCapture(event.pointerId);
      element.scrollBy(-dx, -dy);
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const onUp = (event: PointerEvent): void => {
      down.delete(event.pointerId);
    };
    const onClick = (event: MouseEvent): void => {
      if (!dragged) return;
      event.stopPropagation();
      event.preventDefault();
      dragged = false;
    };
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      if (event.ctrlKey) zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2);
      else if (element.scrollHeight > element.clientHeight) {
        element.scrollBy(event.deltaX, event.deltaY);
      } else element.scrollBy(event.deltaX + event.deltaY, 0);
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, true);
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('wheel', onWheel);
    };
  }, [frame, zoom]);
}
