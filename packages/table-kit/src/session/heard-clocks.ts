import type { HeardClocks } from './online-state.ts';

/** The same clocks as they have gone on until now. */
export function clocksAt({ at, seats }: HeardClocks, now: number): HeardClocks {
  return {
    at: now,
    seats: seats.map(({ left, running }) => ({
      left: running ? Math.max(0, left - (now - at)) : left,
      running,
    })),
  };
}

/** The same clocks, of which none runs now. */
export function standing(clocks: HeardClocks | undefined): HeardClocks | undefined {
  return clocks && { ...clocks, seats: clocks.seats.map((seat) => ({ ...seat, running: false })) };
}
