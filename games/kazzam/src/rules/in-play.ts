import type { Effect, KazzamState } from '../model.ts';

/** Kinds of effects that are no status and answer to no events; the rules look for them. */
export const NOTES = {
  /** On whom a wand has hit this turn: no Opportunities against its user (KZ-IMPL-02). */
  noReply: 'no-reply',
  /** Hurts whoever is in its squares (KZ-ZONE-01, KZ-TERR-02). */
  damagingZone: 'damaging-zone',
  /** On whom its maker may not attack for now (KR-STRI-22). */
  barred: 'barred',
  /** Advantage on the next Saving Throw, which uses it up (KR-LEAD-05). */
  saveAdvantage: 'save-advantage',
} as const;

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
