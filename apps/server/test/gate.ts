import { vi } from 'vitest';
import type { TestServer } from './server.ts';

/** A gate before something that a server is asked for once; the test opens it. */
export interface Gate {
  /** Kept when somebody has asked and stands before the gate. */
  readonly asked: Promise<void>;
  readonly go: () => void;
}

/** Puts a gate before the next call of a method of a server; `vi.restoreAllMocks` takes it away. */
export function gateBefore({ service }: TestServer, method: 'watch' | 'enter' | 'actAs'): Gate {
  return gateAt(service.play, method);
}

/** The same before a method of anything in a server, such as its registry or its store. */
export function gateAt<T extends object>(at: T, method: keyof T & string): Gate {
  const object = at as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const real = object[method]?.bind(at);
  let go = (): void => {};
  const opened = new Promise<void>((resolve) => {
    go = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    vi.spyOn(object, method).mockImplementationOnce(async (...args) => {
      resolve();
      await opened;
      return real?.(...args);
    });
  });
  return { asked, go };
}
