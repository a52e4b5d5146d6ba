import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Clock, Glide } from './glide.ts';

const CLOCK: Clock = {
  now: () => performance.now(),
  after: (time, run) => {
    const timer = setTimeout(run, time);
    return () => clearTimeout(timer);
  },
};

/**
 * Where a slider stands, ahead of what follows it if that is slow; see {@link Glide}.
 * @param at what is shown
 * @param follow shows another
 * @returns the place of the slider, whether it is ahead, what moves it, and what is called when it is left
 */
export function useGlide(
  at: number,
  follow: (value: number) => void,
): {
  readonly stands: number;
  readonly isAhead: boolean;
  readonly move: (value: number) => void;
  readonly settle: () => void;
} {
  const [ahead, setAhead] = useState<number>();
  const latest = useRef(follow);
  useLayoutEffect(() => {
    latest.current = follow;
  });
  const [glide] = useState(
    () =>
      new Glide((value) => {
        setAhead(undefined);
        latest.current(value);
      }, CLOCK),
  );
  // What is shown has changed, whoever has moved it.
  useEffect(() => {
    if (at >= 0) glide.drawn();
  }, [at, glide]);
  useEffect(() => () => glide.stop(), [glide]);
  return {
    stands: ahead ?? at,
    isAhead: ahead !== undefined,
    move: (value) => {
      if (!glide.to(value)) setAhead(value);
    },
    settle: () => glide.settle(),
  };
}
