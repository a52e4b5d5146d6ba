import {
  type Creature,
  type CreatureId,
  type Effect,
  type KazzamState,
  NOWHERE,
  STATUSES,
  type Status,
  type Until,
} from '../model.ts';
import { acquired, effectsOf, NOTES, putInPlay } from './in-play.ts';
import { isThing } from './things.ts';

/** By status, its bit; what is no status has none. */
const BIT: Readonly<Record<string, number>> = Object.fromEntries(
  STATUSES.map((status, at) => [status, 1 << at]),
);

/** What a status brings with it for as long as it lasts (KZ-STAT-67). */
const CONTAINS: Readonly<Partial<Record<Status, readonly Status[]>>> = {
  dazed: ['distracted'],
  grabbed: ['immobilized'],
  restrained: ['immobilized'],
  incapacitated: ['stunned'],
  flying: ['hovering'],
};

/** The bits of statuses in {@link Creature.has}. */
export function bitOf(...statuses: readonly Status[]): number {
  return statuses.reduce((sum, status) => sum | (BIT[status] ?? 0), 0);
}

/** Bits of each status together with those that are contained in it (KZ-STAT-67). */
const BROUGHT: Readonly<Record<string, number>> = Object.fromEntries(
  STATUSES.map((status) => [status, bitOf(status, ...(CONTAINS[status] ?? []))]),
);

/** Whether a creature has a status now, be it contained in another (KZ-STAT-01, KZ-STAT-67). */
export function has(creature: Creature, status: Status): boolean {
  return (creature.has & (BIT[status] ?? 0)) !== 0;
}

const HARMS: ReadonlySet<Status> = new Set<Status>([
  'blinded',
  'dazed',
  'disarmed',
  'distracted',
  'dominated',
  'frenzied',
  'grabbed',
  'immobilized',
  'incapacitated',
  'marked',
  'ongoing',
  'panicked',
  'prone',
  'restrained',
  'revealed',
  'slowed',
  'stunned',
  'vulnerable',
  'weakened',
]);

/** Whether a status is a negative one (KZ-STAT-70). */
export function isHarm(status: Status): boolean {
  return HARMS.has(status);
}

/** Statuses that bar Opportunities and Miss Triggers (KZ-STAT-69). */
export const BARS_REPLIES = bitOf(
  'blinded',
  'dazed',
  'distracted',
  'dominated',
  'grabbed',
  'incapacitated',
  'prone',
  'restrained',
  'stunned',
);

const FLYING = bitOf('flying');

/** Statuses with which nobody moves by itself (KZ-MOVE-18). */
export const ROOTED = bitOf('immobilized', 'grabbed', 'restrained', 'stunned');

/** A status about to be given. */
export interface NewStatus {
  readonly kind: Status;
  readonly on: CreatureId;
  readonly by: CreatureId;
  /** The printed power or trait (KZ-GEN-16). */
  readonly source: string;
  readonly until: Until;
  readonly amount?: number;
  /** Statuses with the same mark end together (KZ-TURN-07); each by itself without. */
  readonly mark?: number;
  /** What limits it, or what only its giver understands. */
  readonly data?: Effect['data'];
}

/**
 * Puts a status on a creature. The same status of the same source stays one entry, with the larger
 * number and the later end (KZ-STAT-02, KZ-GEN-16).
 */
export function giveStatus(state: KazzamState, given: NewStatus): Effect {
  const { kind, on, by, source, until, amount = 0 } = given;
  const same = effectsOf(state, kind).find(
    (effect) =>
      effect.on === on &&
      effect.source === source &&
      // Marks of different markers stand side by side (KZ-STAT-40).
      (kind !== 'marked' || effect.by === by),
  );
  if (same !== undefined) {
    same.amount = Math.max(same.amount, amount);
    if (until.ends === 'with' && same.until.ends === 'with') {
      same.until = { ends: 'with', effects: [...same.until.effects, ...until.effects] };
    } else if (endsLater(state, until, same.until)) same.until = until;
    return same;
  }
  const { mark, data } = given;
  const more = data === undefined ? {} : { data };
  const effect = putInPlay(state, { kind, on, by, source, until, amount, mark, ...more });
  refreshStatuses(state, on);
  return effect;
}

/** Ends every entry of a status on a creature. */
export function endAll(state: KazzamState, creature: CreatureId, status: Status): void {
  removeEffects(state, ({ on, kind }) => on === creature && kind === status);
}

/** Takes out of play whatever fits, and says what that was. */
export function removeEffects(
  state: KazzamState,
  fits: (effect: Effect) => boolean,
): readonly Effect[] {
  const removed = state.effects.filter(fits);
  if (removed.length === 0) return removed;
  state.effects = state.effects.filter((effect) => !removed.includes(effect));
  for (const bearer of new Set(removed.map(({ on }) => on))) refreshStatuses(state, bearer);
  removeOrphans(state);
  return removed;
}

/** Ends what was to last as long as something that has ended. */
function removeOrphans(state: KazzamState): void {
  const { effects } = state;
  const lasts = (id: number) => effects.some((effect) => effect.id === id);
  const isOrphan = ({ until }: Effect) => until.ends === 'with' && !until.effects.some(lasts);
  if (acquired(state).some(isOrphan)) removeEffects(state, isOrphan);
}

/** Bits of the statuses to which a creature is immune: none of them acts on it (KZ-STAT-05). */
function immunitiesOf(state: KazzamState, id: CreatureId): number {
  let bits = 0;
  for (const { on, data } of effectsOf(state, NOTES.immunity)) {
    if (on === id) bits |= BIT[String(data?.status)] ?? 0;
  }
  return bits;
}

/** Whether a creature cannot be given a status now (KZ-STAT-05). */
export function isImmune(state: KazzamState, id: CreatureId, status: Status): boolean {
  return isThing(id) || (immunitiesOf(state, id) & bitOf(status)) !== 0;
}

/** Sets the bits of a creature anew from what is in play on it. */
export function refreshStatuses(state: KazzamState, id: CreatureId): void {
  const creature = state.creatures[id];
  if (creature === undefined) return;
  const immune = immunitiesOf(state, id);
  let held = 0;
  for (const { on, kind } of state.effects) {
    if (on !== id || (immune & (BIT[kind] ?? 0)) !== 0) continue;
    held |= BROUGHT[kind] ?? 0;
    // Dominated athletes count as Dazed if that is strict, Creeps do not (KZ-STAT-13, KZ-CREEP-19).
    if (kind === 'dominated' && creature.kind === 'athlete' && state.options.dominated === 'strict')
      held |= bitOf('dazed', 'distracted');
  }
  held &= ~immune;
  // Nobody who is Revealed can be Hidden (KZ-STAT-54).
  if ((held & bitOf('revealed')) !== 0) held &= ~bitOf('hidden');
  // Hovering is suspended while Prone (KZ-STAT-34).
  if ((held & bitOf('prone')) !== 0) held &= ~bitOf('hovering');
  const flew = (creature.has & ~held & FLYING) !== 0;
  creature.has = held;
  if (flew && creature.cell !== NOWHERE) state.descending.push(id);
}

/**
 * The sum of a numbered status over different sources (KZ-STAT-01): each source is one entry, so
 * nothing is counted twice.
 */
export function sumOf(state: KazzamState, id: CreatureId, status: Status): number {
  const creature = state.creatures[id];
  if (creature === undefined || !has(creature, status)) return 0;
  let sum = 0;
  for (const effect of effectsOf(state, status)) {
    if (effect.on === id) sum += effect.amount;
  }
  return sum;
}

/** The end of that creature's turn after this one, or after the one that runs (KZ-GEN-17). */
export function untilNextTurnEnds(state: KazzamState, of: CreatureId): Until {
  return { ends: 'turn-end', of, turn: (state.creatures[of]?.turns ?? 0) + 1 };
}

/**
 * Whether one end comes after another. What lasts for the match outlasts all; what only a roll or
 * an escape ends outlasts what ends by itself, as nobody knows when it will (ruling: the later of
 * two known ends is meant by KZ-STAT-02). Turns of different creatures compare by how many turns
 * of their own are left, then by which comes first from now on.
 */
export function endsLater(state: KazzamState, one: Until, other: Until): boolean {
  const rank = RANK[one.ends] - RANK[other.ends];
  if (rank !== 0 || !('turn' in one) || !('turn' in other)) return rank > 0;
  const left = (until: { readonly of: CreatureId; readonly turn: number }) =>
    until.turn - (state.creatures[until.of]?.turns ?? 0);
  if (one.of === other.of) {
    if (one.turn !== other.turn) return one.turn > other.turn;
    return one.ends === 'turn-end' && other.ends === 'turn-start';
  }
  if (left(one) !== left(other)) return left(one) > left(other);
  return turnsAhead(state, one.of) > turnsAhead(state, other.of);
}

/** How many turns come before the next one of a creature; its own that runs is behind it (KZ-INIT-04). */
function turnsAhead(state: KazzamState, id: CreatureId): number {
  const { builds, creatures, order, place, turn } = state;
  const all = order.length + creatures.length - builds.length;
  const at = id < builds.length ? order.indexOf(id) : order.length + id - builds.length;
  const next = turn === undefined ? place : place + 1;
  return (at - next + all) % all;
}

const RANK: Readonly<Record<Until['ends'], number>> = {
  'turn-start': 0,
  'turn-end': 0,
  save: 1,
  'failed-save': 1,
  escape: 1,
  with: 1,
  match: 2,
};
