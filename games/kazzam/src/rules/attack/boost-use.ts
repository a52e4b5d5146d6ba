import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { type Body, placeNow } from '../court/footprint.ts';
import { itemAt } from '../court/item-at.ts';
import { abilitiesOf } from '../effects/content.ts';
import type { HitEvent } from '../effects/moments.ts';
import type { AttackPower, Rider } from '../effects/power.ts';
import { isTangible } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { beginTotal, complete, foresee } from '../harm/damage.ts';
import type { Total } from '../numbers/damage-total.ts';
import type { Face } from '../numbers/result.ts';
import { printedRange } from './aim.ts';
import { isRoleBoost, tellBoost, weighed } from './role-boost.ts';

/** A hit of a pseudo-attack roll. */
export interface PseudoHit {
  readonly by: CreatureId;
  /** Whom the Role Boost has for its target. */
  readonly on: CreatureId;
  readonly power: AttackPower;
  readonly result: Face;
}

/**
 * Uses the Role Boost of whoever has made a pseudo-attack roll that hit, with some creature for its
 * target (KR-BOOST-03); nothing if it has no application (KR-BOOST-07).
 */
export function boostOn(t: Kazzam, hit: PseudoHit): (() => Flow<void>) | undefined {
  const { by, on } = hit;
  const event = windows.modify(t, hitEvent(t, hit));
  const riders = event.riders.filter(
    (rider) => isRoleBoost(rider) && rider.of === undefined && rider.applies?.() !== false,
  );
  const later = afterwardsOf(t, by);
  if (riders.length === 0 && later.length === 0) return undefined;
  return function* () {
    yield* useRiders(t, event, riders);
    for (const act of later) yield* act(t, by, on);
  };
}

/** A Role Boost that a trap holds, as it comes to bear on a creature. */
export interface Imbued {
  /** What it adds to the damage of the trap. */
  readonly damage: number;
  readonly run: () => Flow<void>;
}

/**
 * The Role Boost of the maker of a trap, out of that trap: on whoever springs it, with no condition,
 * its damage part of what the trap deals (KC-TRAP-09, KC-TRAP-10).
 *
 * @param hit how the trap acts, as a hit of its maker
 */
export function* imbuedBoost(
  t: Kazzam,
  hit: Omit<PseudoHit, 'result'> & { readonly total: Total; readonly from: Body },
): Flow<Imbued> {
  const { by, on, total, from } = hit;
  const plain = hitEvent(t, { ...hit, result: 4 });
  const event = windows.modify(t, { ...plain, total, from, imbued: true });
  const own = event.riders.filter((rider) => isRoleBoost(rider) && rider.of === undefined);
  const used = yield* weighed(t, by, on, own);
  return {
    damage: used.reduce((sum, rider) => sum + rider.damage, 0),
    *run() {
      yield* runRiders(t, event, used);
      for (const act of afterwardsOf(t, by)) yield* act(t, by, on);
    },
  };
}

function* useRiders(t: Kazzam, event: HitEvent, riders: readonly Rider[]): Flow<void> {
  const { attacker, target, total } = event;
  const used = yield* weighed(t, attacker, target, riders);
  const damage = used.reduce((sum, rider) => sum + rider.damage, 0);
  if (damage > 0) yield* foresee(t, total, damage);
  yield* runRiders(t, event, used);
  yield* complete(t, total);
}

function* runRiders(
  t: Kazzam,
  { attacker, target }: HitEvent,
  riders: readonly Rider[],
): Flow<void> {
  for (const rider of riders) {
    // What harms its target is nothing to whoever was Taken Out (KZ-ATK-24).
    if (rider.harms && !isTangible(creatureOf(t.state, target))) continue;
    if (rider.applies?.() === false) continue;
    tellBoost(t, attacker, target, rider.rule);
    const flow = rider.run();
    if (flow !== undefined) yield* flow;
  }
}

function hitEvent(t: Kazzam, { by: attacker, on: target, power, result }: PseudoHit): HitEvent {
  const { state } = t;
  // It is no attack on anybody (KZ-DEF-05), and nobody whom it benefits is warded against it.
  const of = { to: target, by: attacker, kind: 'other', melee: false, power: power.id } as const;
  return {
    type: 'hit',
    attacker,
    target,
    power,
    result,
    total: beginTotal(t, of),
    from: placeNow(creatureOf(state, attacker)),
    stood: placeNow(creatureOf(state, target)),
    range: printedRange(state, attacker, power),
    roller: attacker,
    boost: true,
    boosters: [attacker],
    riders: [],
    bothOnThree: false,
    reading: { line: 0, effect: [] },
    stopped: false,
    asks: [],
  };
}

/** What Role Boosts do that wait until the attack is over (KR-BOOST-04). */
function afterwardsOf(t: Kazzam, id: CreatureId) {
  const build = itemAt(t.state.builds, creatureOf(t.state, id).build);
  if (build === undefined) return [];
  return abilitiesOf(t, build).flatMap(({ boostAfterwards: act }) =>
    act === undefined ? [] : [act],
  );
}
