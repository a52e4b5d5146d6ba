import type { Action } from '../src/effects/effect.ts';
import { readEffect } from '../src/effects/read-effect.ts';

/** The actions of an effect that is written so. Throws if it is not well written. */
export function effectOf(text: string): readonly Action[] {
  const effect = readEffect(`hit: ${text}`, 'effect', ({ message }) => {
    throw new Error(message);
  });
  return effect?.do ?? [];
}
