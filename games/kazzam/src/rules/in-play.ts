import type { CreatureId, Effect, KazzamState } from '../model.ts';

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
  /** Its implement reaches so far in place of what it reaches by itself (KC-WSL-14). */
  implementRange: 'implement-range',
  /** Who bears it is not Taken Out for now, whatever its HP (KZ-HP-04, KM-LOVE-05). */
  keptUp: 'kept-up',
  /** What its bearer does once in a turn it has done in this one (KM-LOVE-02). */
  usedThisTurn: 'used-this-turn',
  /** Its bearer cannot hide from whoever made it, as one that a Scryer has locked on (KC-HID-06). */
  found: 'found',
  /** Its bearer is immune to the status named in its data (KZ-STAT-05). */
  immunity: 'immunity',
  /** Its bearer is asked about its Role Boost at every roll (KR-BOOST-07). */
  weighsBoost: 'weighs-boost',
} as const;

/** What was found out about a list of effects, as long as it is the same. */
interface Sorted {
  readonly of: readonly Effect[];
  nextEffect: number;
  readonly byKind: Map<string, readonly Effect[]>;
}

/** Mostly the same state is asked again. */
let latest: Sorted = { of: [], nextEffect: 0, byKind: new Map() };

/** The effects of one kind, in the order in which they came into play; looked for once. */
export function effectsOf({ effects, nextEffect }: KazzamState, kind: string): readonly Effect[] {
  if (latest.of !== effects) latest = { of: effects, nextEffect, byKind: new Map() };
  if (latest.nextEffect !== nextEffect) {
    latest.byKind.clear();
    latest.nextEffect = nextEffect;
  }
  let found = latest.byKind.get(kind);
  if (found === undefined) {
    found = effects.filter((effect) => effect.kind === kind);
    latest.byKind.set(kind, found);
  }
  return found;
}

/** The first effect of a kind on a creature. */
export function effectOn(state: KazzamState, kind: string, id: CreatureId): Effect | undefined {
  for (const effect of effectsOf(state, kind)) if (effect.on === id) return effect;
  return undefined;
}

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
  const placed = effectRecord({ ...effect, mark: effect.mark ?? id }, id);
  state.effects.push(placed);
  return placed;
}

/** An effect as the state keeps it. All have the same fields in the same order: they are looked through often. */
export function effectRecord(
  { kind, on, by, source, until, mark, amount, innate, data }: Omit<Effect, 'id'>,
  id: number,
): Effect {
  return { id, kind, on, by, source, until, mark, amount, innate, data };
}
