import type { Effect, KazzamState } from '../model.ts';

/**
 * Puts something into play that answers to no events: a status, a zone, a note of what happened.
 * What answers to events goes through `windows.attach`, which keeps an index of it.
 */
export function putInPlay(
  state: KazzamState,
  effect: Omit<Effect, 'id' | 'mark'> & { readonly mark?: number | undefined },
): Effect {
  const id = state.nextEffect;
  state.nextEffect += 1;
  const placed: Effect = { ...effect, id, mark: effect.mark ?? id };
  state.effects.push(placed);
  return placed;
}
