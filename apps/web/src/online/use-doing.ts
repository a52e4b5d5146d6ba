import { useRef, useState } from 'react';
import { ApiRefusal } from './api.ts';

/** One thing at a time that is asked of the server, and why the last was not done. */
export interface Doing {
  readonly busy: boolean;
  readonly problem: ApiRefusal | undefined;
  /** Does it, unless something else is being done. Resolves with whether it was done. */
  readonly run: (what: () => Promise<unknown>) => Promise<boolean>;
}

/** Does things on the server from a part of a page, and keeps why one was not done. */
export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiRefusal>();
  const doing = useRef(false);
  return {
    busy,
    problem,
    run: async (what) => {
      if (doing.current) return false;
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
