import { type PointerEvent, useRef } from 'react';

/** So many CSS pixels sideways make a touch a slide. */
const SLIDES = 8;

/** What a slider needs so that a swipe over it is no slide. */
export interface Slid {
  /** Takes a value of the slider: at once, or of a finger once it slides or is lifted. */
  readonly change: (value: number) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/**
 * A slider jumps to a finger as soon as it is touched, even by a swipe that scrolls the page: what it says
 * then waits until it is known that nothing was to be scrolled.
 * @param give takes a value that somebody has meant
 */
export function useSlid(give: (value: number) => void): Slid {
  const touch = useRef<{ readonly x: number; slides: boolean; held: number | undefined }>(
    undefined,
  );
  return {
    change: (value) => {
      const { current } = touch;
      if (current === undefined || current.slides) give(value);
      else current.held = value;
    },
    onPointerDown: ({ pointerType, clientX }) => {
      if (pointerType === 'touch') touch.current = { x: clientX, slides: false, held: undefined };
    },
    onPointerMove: ({ clientX }) => {
      const { current } = touch;
      if (current === undefined || current.slides) return;
      if (Math.abs(clientX - current.x) < SLIDES) return;
      current.slides = true;
      if (current.held !== undefined) give(current.held);
    },
    onPointerUp: () => {
      const { current } = touch;
      touch.current = undefined;
      if (current?.slides === false && current.held !== undefined) give(current.held);
    },
    onPointerCancel: () => {
      touch.current = undefined;
    },
  };
}
