import { vi } from 'vitest';
import type { TestHouse } from './house.ts';

/** A gate before something that a house is asked for once; the test opens it. */
export interface Gate {
  /** Kept when somebody has asked and stands before the gate. */
  readonly asked: Promise<void>;
  readonly go: () => void;
}

/** Puts a gate before the next call of a method of a house; `vi.restoreAllMocks` takes it away. */
export function gateBefore({ service }: TestHouse, method: 'watch' | 'enter' | 'actAs'): Gate {
  const { house } = service;
  const real = house[method].bind(house) as (...args: unknown[]) => Promise<unknown>;
  let go = (): void => {};
  const opened = new Promise<void>((resolve) => {
    go = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    vi.spyOn(house, method).mockImplementationOnce((async (...args: unknown[]) => {
      resolve();
      await opened;
      return real(...args);
    }) as never);
  });
  return { asked, go };
}
