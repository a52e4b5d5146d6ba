import { type Flow, maybe } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, HealingWay } from '../../model.ts';
import { eachTrait, isBanned } from '../bearers/bearers.ts';
import { relieveOf } from '../effects/relieve.ts';
import { announce } from '../moments/moment.ts';
import { maxHpOf } from '../numbers/hit-points.ts';

/** Ways that Blighted does not stop (DT-COND-04). */
const UNBLIGHTED: readonly HealingWay[] = ['token', 'repair'];

/** Healing that is to come. */
export interface Healing {
  readonly amount: number;
  readonly way: HealingWay;
  readonly rule: string;
  readonly by?: Creature;
  /** Not above this; maximum if left out. */
  readonly upTo?: number;
}

/**
 * Hit Points come back (DT-HEAL-05, -06, DT-HP-11, -13, -15): not to the dead, not above maximum, and not above what
 * locked loss leaves to this way; what the way unlocks goes first. Returns how many came.
 */
export function* heal(
  t: D20,
  creature: Creature,
  { amount, way, rule, by, upTo }: Healing,
): Flow<number> {
  if (creature.life !== 'alive' || amount <= 0) return 0;
  if (isBanned(t, creature, 'heal') && !UNBLIGHTED.includes(way)) return 0;
  if (way === 'natural' && isBanned(t, creature, 'heal-naturally')) return 0;
  const all = amount + (by === undefined ? 0 : addedBy(t, by, way));
  const closed = creature.lockedLoss
    .filter(({ ways }) => !ways.includes(way) && way !== 'token')
    .reduce((sum, pool) => sum + pool.amount, 0);
  const ceiling = Math.min(maxHpOf(t, creature) - closed, upTo ?? Number.POSITIVE_INFINITY);
  const gained = Math.max(0, Math.min(all, ceiling - creature.hp));
  if (gained === 0) return 0;
  const before = creature.hp;
  creature.hp += gained;
  unlock(creature, way, gained);
  fitLocked(t, creature);
  if (t.state.combat !== undefined) t.state.combat.changed = t.state.combat.round;
  t.tell?.({ type: 'healed', rule, creature: creature.id, amount: gained, way, by: by?.id });
  if (before <= 0 && creature.hp > 0) yield* wake(t, creature);
  return gained;
}

/** What traits of whoever heals add (DT-ROLE-16). */
function addedBy(w: World, healer: Creature, way: HealingWay): number {
  let more = 0;
  eachTrait(w, healer, (trait, self) => {
    more += trait.restores?.(w, self, way) ?? 0;
  });
  return more;
}

/** Whoever comes above 0 wakes at once (DT-HP-11). */
function* wake(t: D20, creature: Creature): Flow<void> {
  t.state.dying = t.state.dying.filter((one) => one.creature !== creature.id);
  yield* relieveOf(t, creature, ['unconscious'], 'cure', 'DT-HP-11');
  t.tell?.({ type: 'woke', rule: 'DT-HP-11', creature: creature.id });
  yield* maybe(announce(t, creature, 'woke', {}));
}

/** Each point healed lowers a pool that its way unlocks by one (DT-HP-15). */
function unlock(creature: Creature, way: HealingWay, gained: number): void {
  let left = gained;
  for (const pool of creature.lockedLoss) {
    if (!pool.ways.includes(way)) continue;
    const back = Math.min(left, pool.amount);
    pool.amount -= back;
    left -= back;
  }
  creature.lockedLoss = creature.lockedLoss.filter((pool) => pool.amount > 0);
}

/**
 * A changed maximum (DT-ABIL-09, DT-HP-14): what it has risen by comes on top, except from 0 or less; current Hit
 * Points are cut to it. Nobody dies of a lower one: whoever lay further down now lies one above −maximum.
 */
export function followMaximum(t: D20, creature: Creature, before: number): void {
  const max = maxHpOf(t, creature);
  if (max > before && creature.hp > 0) creature.hp += max - before;
  creature.hp = Math.min(creature.hp, max);
  creature.hp = Math.max(creature.hp, creature.hp > -before ? 1 - max : -max);
  fitLocked(t, creature);
}

/** No more can be locked than is lost: a token brings back whatever it is (DT-HP-15, DT-TOK-05, DT-INV-22). */
function fitLocked(w: World, creature: Creature): void {
  let room = maxHpOf(w, creature) - creature.hp;
  for (const pool of creature.lockedLoss) {
    pool.amount = Math.min(pool.amount, room);
    room -= pool.amount;
  }
  creature.lockedLoss = creature.lockedLoss.filter(({ amount }) => amount > 0);
}
