import { type RefObject, useEffect, useState } from 'react';

/**
 * How wide an element is, in CSS pixels.
 * @param guess until it has been measured
 */
export function useWidth(element: RefObject<HTMLElement | null>, guess: number): number {
  const [width, setWidth] = useState(guess);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.round(entry.contentRect.width));
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return width;
}

/**
 * How high the window is, in CSS pixels.
 * @param guess until it has been measured
 */
export function useViewHeight(guess: number): number {
  const [height, setHeight] = useState(guess);
  useEffect(() => {
    const measure = () => setHeight(window.innerHeight);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return height;
}
