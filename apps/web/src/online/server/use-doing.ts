import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiRefusal } from './api.ts';

/** One thing at a time that is asked of the server, and why the last was not done. */
export interface Doing {
  readonly busy: boolean;
  readonly problem: ApiRefusal | undefined;
  /** Does it, unless something else is being done. Resolves with whether it was done. */
  readonly run: (what: () => Promise<unknown>) => Promise<boolean>;
  /** Drops the problem, if it is this one: it is no longer true. */
  readonly forget: (code: ApiRefusal['code']) => void;
}

/** Does things on the server from a part of a page, and keeps why one was not done. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiRefusal>();
  const doing = useRef(false);
  const forget = useCallback(
    (code: ApiRefusal['code']) => setProblem((now) => (now?.code === code ? undefined : now)),
    [],
  );
  const pressed = useRef<Element>(null);
  // A button that was disabled meanwhile has lost the focus; by now it can be pressed again.
  useEffect(() => {
    const button = pressed.current;
    if (busy || !(button instanceof HTMLElement)) return;
    pressed.current = null;
    if (document.activeElement === document.body && button.isConnected) button.focus();
  }, [busy]);
  return {
    busy,
    problem,
    forget,
    run: async (what) => {
      if (doing.current) return false;
      pressed.current = document.activeElement;
      doing.current = true;
      setBusy(true);
      setProblem(undefined);
      try {
        await what();
        return true;
      } catch (thrown) {
        setProblem(
          thrown instanceof ApiRefusal ? thrown : new ApiRefusal('down', String(thrown), 0),
        );
        return false;
      } finally {
        doing.current = false;
        setBusy(false);
      }
    },
  };
}
