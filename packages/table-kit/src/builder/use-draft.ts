import { useState } from 'react';
import type { Draft } from './builder.ts';

/** How many steps can be taken back. */
const MOST_STEPS = 100;

/** A draft with its past. */
export interface DraftHistory {
  readonly draft: Draft;
  /** Puts another draft in its place. */
  readonly set: (draft: Draft) => void;
  /** Takes the last change back, if there was one. */
  readonly undo: (() => void) | undefined;
  /** Does again what was taken back. */
  readonly redo: (() => void) | undefined;
}

interface Steps {
  readonly past: readonly Draft[];
  readonly draft: Draft;
  readonly future: readonly Draft[];
}

/** A draft that somebody changes, with undo instead of questions. */
export function useDraft(first: () => Draft): DraftHistory {
  const [steps, setSteps] = useState<Steps>(() => ({ past: [], draft: first(), future: [] }));
  const { past, draft, future } = steps;
  const before = past.at(-1);
  const [next] = future;
  return {
    draft,
    set: (changed) =>
      setSteps((now) =>
        changed === now.draft
          ? now
          : { past: [...now.past, now.draft].slice(-MOST_STEPS), draft: changed, future: [] },
      ),
    undo:
      before &&
      (() => setSteps({ past: past.slice(0, -1), draft: before, future: [draft, ...future] })),
    redo:
      next && (() => setSteps({ past: [...past, draft], draft: next, future: future.slice(1) })),
  };
}
