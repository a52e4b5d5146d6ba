import {
  type Creature,
  type CreatureId,
  type Effect,
  type KazzamState,
  NOWHERE,
  STATUSES,
  type Status,
  type Until,
} from '../../model.ts';
import { DEEDS, type Deed, STATUS_RECORDS, type StatusRecord } from '../../statuses.ts';
import type { Voice } from '../../table.ts';
import { placeOf, timekeeperOf } from '../court/actor-at.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { isThing } from '../court/things.ts';
import { isAway } from '../court/tokens.ts';
import { dataOf, STATUS, sharedData } from './effect-data.ts';
import { acquired, effectsOf, IMMUNITY, putInPlay } from './in-play.ts';
import {
  anyOf,
  isHeld,
  NO_STATUS,
  overlap,
  placesFor,
  type StatusBits,
  withBits,
  withoutBits,
} from './status-bits.ts';

/** Where {@link Creature.has} has each status. */
export const BITS: Readonly<Record<Status, StatusBits>> = placesFor(STATUSES);

/** Each status with those that it contains (KZ-STAT-67). */
const BROUGHT: Readonly<Record<Status, StatusBits>> = bitsBy(STATUSES, (status) => [
  status,
  ...(recordOf(status).contains ?? []),
]);

/** Both by the kind of an effect: looking up a kind that varies is faster so. */
const PLACES: ReadonlyMap<string, { readonly own: StatusBits; readonly brought: StatusBits }> =
  new Map(STATUSES.map((status) => [status, { own: BITS[status], brought: BROUGHT[status] }]));

/** The statuses that forbid something. */
const FORBIDDING: Readonly<Record<Deed, StatusBits>> = bitsBy(DEEDS, (deed) =>
  STATUSES.filter((status) => recordOf(status).forbids?.includes(deed)),
);

/** Each status that suspends others, with those. */
const SUSPENDING: readonly (readonly [StatusBits, StatusBits])[] = STATUSES.flatMap((status) => {
  const { suspends = [] } = recordOf(status);
  return suspends.length === 0 ? [] : [[BITS[status], allOf(suspends)] as const];
});

function recordOf(status: Status): StatusRecord<Status> {
  return STATUS_RECORDS[status];
}

function allOf(statuses: readonly Status[]): StatusBits {
  return anyOf(...statuses.map((status) => BITS[status]));
}

function bitsBy<K extends string>(
  keys: readonly K[],
  statuses: (key: K) => readonly Status[],
): Readonly<Record<K, StatusBits>> {
  const entries = keys.map((key) => [key, allOf(statuses(key))]);
  return Object.fromEntries(entries) as Record<K, StatusBits>;
}

/** Whether the kind of an effect is a status. */
export function isStatusKind(kind: string): kind is Status {
  return Object.hasOwn(BITS, kind);
}

/**
 * Whether a creature has a status now, be it contained in another (KZ-STAT-01, KZ-STAT-67).
 *
 * @param status one of {@link BITS}; of several, whether it has any of them
 */
export function has(creature: Creature, status: StatusBits): boolean {
  return isHeld(creature.has, status);
}

/** Whether a status that a creature has forbids something. */
export function isForbidden(creature: Creature, deed: Deed): boolean {
  return isHeld(creature.has, FORBIDDING[deed]);
}

/** Whether it was Taken Out and stays as a Shade: nothing targets, hurts or changes it (KM-SOUL-02, D-86). */
export function isShade(creature: Creature): boolean {
  return isHeld(creature.has, BITS.shade);
}

/** Whether it is on the map for whoever would do something to it: no Shade is. */
export function isTangible(creature: Creature): boolean {
  return isOnMap(creature) && !isShade(creature);
}

/** Whether a status is a negative one (KZ-STAT-70). */
export function isHarm(status: Status): boolean {
  return recordOf(status).harms === true;
}

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
  /** See {@link Effect.innate}. */
  readonly innate?: true | undefined;
  /** What limits it, or what only its giver understands. */
  readonly data?: Effect['data'];
}

/**
 * Puts a status on a creature, and tells of it. The same status of the same source stays one entry,
 * with the larger number and the later end (KZ-STAT-02, KZ-GEN-16).
 */
export function giveStatus(t: Voice, given: NewStatus): Effect {
  const { state } = t;
  const { on, by, source, until, amount = 0 } = given;
  const kind = befalling(state, on, given.kind);
  const same = effectsOf(state, kind).find(
    (effect) =>
      effect.on === on &&
      effect.source === source &&
      // Marks of different markers stand side by side (KZ-STAT-40).
      (kind !== 'marked' || effect.by === by),
  );
  if (same !== undefined) {
    const before = { amount: same.amount, until: same.until };
    same.amount = Math.max(same.amount, amount);
    if (until.ends === 'with' && same.until.ends === 'with') {
      same.until = { ends: 'with', effects: [...same.until.effects, ...until.effects] };
    } else if (endsLater(state, until, same.until)) same.until = until;
    if (same.amount !== before.amount) tellGiven(t, same, false);
    else if (same.until !== before.until) tellGiven(t, same, true);
    return same;
  }
  const { mark, data, innate } = given;
  const more = { mark, data, innate };
  const effect = putInPlay(state, { kind, on, by, source, until, amount, ...more });
  refreshStatuses(state, on);
  tellGiven(t, effect, false);
  return effect;
}

/** What a status is on that creature: what would run wild is dazed where it takes orders (KC-SUM-06). */
function befalling({ creatures }: KazzamState, on: CreatureId, kind: Status): Status {
  const isWild = kind === 'frenzied' || kind === 'panicked';
  return isWild && itemAt(creatures, on)?.kind === 'summoned' ? 'dazed' : kind;
}

/** @param longer whether nothing but its end is new */
function tellGiven(t: Voice, given: Effect, longer: boolean): void {
  if (t.listening !== true) return;
  const { kind, on: who, by, source, amount, innate } = given;
  const status = kind as Status;
  const more = innate === true ? { innate } : {};
  const { rule } = recordOf(status);
  t.emit?.({ type: 'status', rule, who, by, status, source, amount, longer, ...more });
}

/** Ends every entry of a status on a creature. */
export function endAll(t: Voice, creature: CreatureId, status: Status, rule: string): void {
  removeEffects(t, ({ on, kind }) => on === creature && kind === status, rule);
}

/**
 * Takes out of play whatever fits, and returns what that was; of statuses that end so it tells.
 *
 * @param rule what ends it
 */
export function removeEffects(
  t: Voice,
  fits: (effect: Effect) => boolean,
  rule: string,
): readonly Effect[] {
  const { state } = t;
  const removed = state.effects.filter(fits);
  if (removed.length === 0) return removed;
  state.effects = state.effects.filter((effect) => !removed.includes(effect));
  for (const bearer of new Set(removed.map(({ on }) => on))) refreshStatuses(state, bearer);
  if (t.listening === true) for (const effect of removed) tellOver(t, effect, rule);
  removeOrphans(t, rule);
  for (const effect of removed) leaveBehind(t, effect);
  return removed;
}

/**
 * Gives its bearer what a status leaves behind, however it has ended, unless with its bearer
 * (KC-BRW-30). It comes at once: nobody can send it elsewhere.
 */
function leaveBehind(t: Voice, over: Effect): void {
  const { leaves: kind } = sharedData(over);
  const { on, by, source } = over;
  const bearer = kind === undefined ? undefined : itemAt(t.state.creatures, on);
  if (kind === undefined || bearer === undefined || !isOnMap(bearer)) return;
  if (isImmune(t.state, on, kind)) return;
  giveStatus(t, { kind, on, by, source, until: untilNextTurnEnds(t.state, on) });
}

/** Tells that a status has ended; what a Take-Out ends is told with it. */
function tellOver(t: Voice, over: Effect, rule: string): void {
  const { kind, on: who, by, source, amount, innate } = over;
  const creature = itemAt(t.state.creatures, who);
  if (creature === undefined || !isStatusKind(kind)) return;
  if (!isOnMap(creature) && !isAway(t.state, who)) return;
  const left = has(creature, BITS[kind]);
  const more = innate === true ? { innate } : {};
  t.emit?.({ type: 'status-over', rule, who, by, status: kind, source, amount, left, ...more });
}

/** Ends what was to last as long as something that has ended. */
function removeOrphans(t: Voice, rule: string): void {
  const { state } = t;
  const { effects } = state;
  const lasts = (id: number) => effects.some((effect) => effect.id === id);
  const isOrphan = ({ until }: Effect) => until.ends === 'with' && !until.effects.some(lasts);
  if (acquired(state).some(isOrphan)) removeEffects(t, isOrphan, rule);
}

/** The statuses to which a creature is immune: none of them acts on it (KZ-STAT-05). */
function immunitiesOf(state: KazzamState, id: CreatureId): StatusBits {
  let immune = NO_STATUS;
  for (const { on, data } of effectsOf(state, IMMUNITY)) {
    if (on === id) immune = anyOf(immune, BITS[data.status]);
  }
  return immune;
}

/** Whether a creature cannot be given a status now (KZ-STAT-05). */
export function isImmune(state: KazzamState, id: CreatureId, status: Status): boolean {
  if (isThing(id) || overlap(immunitiesOf(state, id), BITS[status])) return true;
  const creature = itemAt(state.creatures, id);
  return creature !== undefined && isShade(creature);
}

/** Whether it is a Grab of one that is too light to keep its victim where it is (KM-SQUID-02). */
export function isLight(effect: Pick<Effect, 'kind' | 'data'>): boolean {
  return effect.kind === 'grabbed' && dataOf(STATUS.grabbed, effect)?.light === 1;
}

/** Looks anew at what is in play on a creature, and sets what it has. */
export function refreshStatuses(state: KazzamState, id: CreatureId): void {
  const creature = itemAt(state.creatures, id);
  if (creature === undefined) return;
  const immune = immunitiesOf(state, id);
  let held = 0;
  for (const effect of state.effects) {
    const { on, kind } = effect;
    const places = on === id ? PLACES.get(kind) : undefined;
    if (places === undefined || overlap(immune, places.own)) continue;
    held = withBits(held, isLight(effect) ? places.own : places.brought);
    // Dominated athletes count as Dazed if that is strict, Creeps do not (KZ-STAT-13, KZ-CREEP-19).
    if (kind === 'dominated' && creature.kind === 'athlete' && state.options.dominated === 'strict')
      held = withBits(held, BROUGHT.dazed);
  }
  held = withoutBits(held, immune);
  for (const [status, suspended] of SUSPENDING) {
    if (isHeld(held, status)) held = withoutBits(held, suspended);
  }
  // Nothing else acts on a Shade (KM-SOUL-02).
  if (isHeld(held, BITS.shade)) held = withBits(0, BITS.shade);
  const flew = has(creature, BITS.flying);
  creature.has = held;
  if (flew !== has(creature, BITS.flying) && creature.cell !== NOWHERE) state.unsettled.push(id);
}

/**
 * The sum of a numbered status over different sources (KZ-STAT-01): each source is one entry, so
 * nothing is counted twice.
 */
export function sumOf(state: KazzamState, id: CreatureId, status: Status): number {
  const creature = itemAt(state.creatures, id);
  if (creature === undefined || !has(creature, BITS[status])) return 0;
  let sum = 0;
  for (const effect of effectsOf(state, status)) {
    if (effect.on === id) sum += effect.amount;
  }
  return sum;
}

/** The end of that creature's turn after this one, or after the one that runs (KZ-GEN-17). */
export function untilNextTurnEnds(state: KazzamState, of: CreatureId): Until {
  const keeper = timekeeperOf(state, of);
  return { ends: 'turn-end', of: keeper, turn: creatureOf(state, keeper).turns + 1 };
}

/**
 * Until a Saving Throw of that creature fails, the first of which is rolled in its next turn: none
 * in a turn of its own that runs (KC-CHM-12).
 */
export function sustained(state: KazzamState, of: CreatureId): Until {
  const keeper = timekeeperOf(state, of);
  const ends = 'failed-save';
  return state.turn?.creature === keeper
    ? { ends, from: creatureOf(state, keeper).turns + 1 }
    : { ends };
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
    until.turn - creatureOf(state, until.of).turns;
  if (one.of === other.of) {
    if (one.turn !== other.turn) return one.turn > other.turn;
    return one.ends === 'turn-end' && other.ends === 'turn-start';
  }
  if (left(one) !== left(other)) return left(one) > left(other);
  return turnsAhead(state, one.of) > turnsAhead(state, other.of);
}

/** How many turns come before the next one of a creature; its own that runs is behind it (KZ-INIT-04). */
function turnsAhead(state: KazzamState, id: CreatureId): number {
  const { order, place, turn } = state;
  const all = order.length;
  const at = placeOf(state, id);
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
