import type { CreatureId, Effect, EffectData, KazzamState } from '../../model.ts';
import { SCREEN_KIND } from '../court/ground-now.ts';
import { type DataKind, dataKind, type EffectOf } from './effect-data.ts';

/** Kinds of effects that are no status and answer to no events; the rules look for them. */
export const NOTES = {
  /** On whom a wand has hit this turn: no Opportunities against its user (KZ-IMPL-02). */
  noReply: 'no-reply',
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
  /** Neither force nor a teleport brings its bearer anywhere (KM-GOLEM-02). */
  immovable: 'immovable',
  /** Its bearer has acted in this round before its place in the order came (KM-GOLEM-07). */
  hasActed: 'has-acted',
  /** Its bearer may use the Role Boost of whoever made it, besides its own (KC-CHM-16). */
  givenBoost: 'given-boost',
  /** Its bearer fills a square of so many columns and rows (KZ-LARGE-10). */
  enlarged: 'enlarged',
  /** Its bearer sees nothing that is farther away than this (KC-CHM-22). */
  sightLimit: 'sight-limit',
  /** Its bearer has carried out an order in this turn of its owner's (KC-SUM-06). */
  ordered: 'ordered',
  /** The Ongoing Damage of its bearer waits until its owner has acted (KC-SUM-09). */
  putOff: 'put-off',
  /** Its bearer is asked about its Role Boost at every roll (KR-BOOST-07). */
  weighsBoost: 'weighs-boost',
} as const;

/** Hurts whoever is in its squares (KZ-ZONE-01, KZ-TERR-02). */
export const DAMAGING_ZONE = dataKind('damaging-zone', {
  cells: 'squares',
  /** It is Damaging Terrain, which Hovering creatures ignore (KZ-STAT-34). */
  terrain: 'flag',
  /** Only coming in from outside hurts, not beginning a turn inside (KC-WRD-32). */
  onlyEntering: 'flag',
  rule: 'text',
});

/** On whom its maker may not attack for now (KR-STRI-22), be there other enemies or not. */
export const BARRED = dataKind('barred', { always: 'flag?' });

/**
 * No enemy of whoever made it comes into that square, by whatever way (KC-TMR-25); or, where it is
 * closed to their own will alone, they may still be forced into it (KC-TNK-24).
 */
export const CLOSED_SQUARE = dataKind('closed-square', { square: 'square', toWill: 'flag?' });

/** No sight line crosses the border of these squares (KC-TNK-34). */
export const SCREEN = dataKind(SCREEN_KIND, { squares: 'squares' });

/** Its bearer is immune to that status (KZ-STAT-05). */
export const IMMUNITY = dataKind('immunity', { status: 'status' });

/**
 * Whoever puts one of these orbs on that pedestal gains its team the amount in points (KM-GOLEM-05).
 * Its bearer has given it.
 */
export const QUEST = dataKind('quest', {
  pedestal: 'number',
  orb: 'number',
  /** Another orb that will do as well. */
  other: 'number?',
  rule: 'text',
});

/** Notes that keep something with them. */
export const NOTES_WITH_DATA: readonly DataKind[] = [
  DAMAGING_ZONE,
  BARRED,
  CLOSED_SQUARE,
  SCREEN,
  IMMUNITY,
  QUEST,
];

/** What was found out about a list of effects. */
interface Sorted {
  readonly of: readonly Effect[];
  /** How many of them it knows; what is added comes last. */
  seen: number;
  readonly byKind: Map<string, readonly Effect[]>;
  readonly byKinds: Map<Kinds, readonly Effect[]>;
}

/** Some kinds of effects, such as all by which somebody sees. */
type Kinds = Pick<ReadonlySet<string>, 'has'>;

/** Mostly the same state is asked again. */
let latest: Sorted = { of: [], seen: 0, byKind: new Map(), byKinds: new Map() };

/** The effects of one kind, in the order in which they came into play; looked for once. */
export function effectsOf<K extends DataKind>(state: KazzamState, kind: K): readonly EffectOf<K>[];
export function effectsOf(state: KazzamState, kind: string): readonly Effect[];
export function effectsOf({ effects }: KazzamState, of: string | DataKind): readonly Effect[] {
  const kind = typeof of === 'string' ? of : of.kind;
  const { byKind } = sorted(effects);
  let found = byKind.get(kind);
  if (found === undefined) {
    found = effects.filter((effect) => effect.kind === kind);
    byKind.set(kind, found);
  }
  return found;
}

/** The effects of some kinds, in the order in which they came into play; looked for once. */
export function effectsOfAny({ effects }: KazzamState, kinds: Kinds): readonly Effect[] {
  const { byKinds } = sorted(effects);
  let found = byKinds.get(kinds);
  if (found === undefined) {
    found = effects.filter(({ kind }) => kinds.has(kind));
    byKinds.set(kinds, found);
  }
  return found;
}

/** What came into play in the course of the match: not what a creature has by nature. */
export function acquired({ effects }: KazzamState): readonly Effect[] {
  const { byKind } = sorted(effects);
  let found = byKind.get(ACQUIRED);
  if (found === undefined) {
    found = effects.filter(({ innate }) => innate !== true);
    byKind.set(ACQUIRED, found);
  }
  return found;
}

/** In place of a kind. */
const ACQUIRED = '';

function sorted(effects: readonly Effect[]): Sorted {
  if (latest.of !== effects) latest = follow(latest, effects);
  for (; latest.seen < effects.length; latest.seen += 1) {
    enlist(latest, effects[latest.seen] as Effect);
  }
  return latest;
}

/** By what names it is looked for. */
function namesOf({ kind, innate }: Effect): readonly string[] {
  return innate === true ? [kind] : [kind, ACQUIRED];
}

/** Who goes through a list is not to meet what is added meanwhile. */
function enlist(known: Sorted, effect: Effect): void {
  change(known, effect, (list) => [...list, effect]);
}

function strike(known: Sorted, effect: Effect): void {
  change(known, effect, (list) => list.filter((other) => other !== effect));
}

/** Changes the lists in which an effect is found. */
function change(
  { byKind, byKinds }: Sorted,
  effect: Effect,
  to: (list: readonly Effect[]) => readonly Effect[],
): void {
  for (const name of namesOf(effect)) {
    const list = byKind.get(name);
    if (list !== undefined) byKind.set(name, to(list));
  }
  for (const [kinds, list] of byKinds) if (kinds.has(effect.kind)) byKinds.set(kinds, to(list));
}

/** What is known of another list: mostly it is the same one without a few. */
function follow(known: Sorted, effects: readonly Effect[]): Sorted {
  const { of, seen, byKind, byKinds } = known;
  let same = 0;
  const gone: Effect[] = [];
  for (let at = 0; at < seen && gone.length <= FEW; at += 1) {
    const effect = of[at] as Effect;
    if (effect === effects[same]) same += 1;
    else gone.push(effect);
  }
  if (gone.length > FEW)
    return { of: effects, seen: effects.length, byKind: new Map(), byKinds: new Map() };
  for (const effect of gone) strike(known, effect);
  return { of: effects, seen: same, byKind, byKinds };
}

/** With more gone than this a list is looked through anew. */
const FEW = 8;

/** The first effect of a kind on a creature. */
export function effectOn<K extends DataKind>(
  state: KazzamState,
  kind: K,
  id: CreatureId,
): EffectOf<K> | undefined;
export function effectOn(state: KazzamState, kind: string, id: CreatureId): Effect | undefined;
export function effectOn(
  state: KazzamState,
  of: string | DataKind,
  id: CreatureId,
): Effect | undefined {
  const kind = typeof of === 'string' ? of : of.kind;
  for (const effect of effectsOf(state, kind)) if (effect.on === id) return effect;
  return undefined;
}

/**
 * Puts something into play that answers to no events: a status, a zone, a note of what happened.
 * What answers to events goes through `windows.attach`, which keeps an index of it.
 */
export function putInPlay<D extends EffectData | undefined = undefined>(
  state: KazzamState,
  effect: Omit<Effect, 'id' | 'mark' | 'data'> & {
    readonly mark?: number | undefined;
    readonly data?: D;
  },
): Effect & { readonly data: D } {
  const id = state.nextEffect;
  state.nextEffect += 1;
  const placed = effectRecord({ ...effect, mark: effect.mark ?? id }, id);
  state.effects.push(placed);
  return placed as Effect & { readonly data: D };
}

/** An effect as the state keeps it. All have the same fields in the same order: they are looked through often. */
export function effectRecord(
  { kind, on, by, source, until, mark, amount, innate, data }: Omit<Effect, 'id'>,
  id: number,
): Effect {
  return { id, kind, on, by, source, until, mark, amount, innate, data };
}
