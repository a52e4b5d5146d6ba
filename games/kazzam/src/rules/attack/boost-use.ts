import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { placeNow } from '../court/footprint.ts';
import { itemAt } from '../court/item-at.ts';
import { abilitiesOf } from '../effects/content.ts';
import type { HitEvent } from '../effects/moments.ts';
import type { AttackPower, Rider } from '../effects/power.ts';
import { windows } from '../effects/windows.ts';
import { beginTotal, complete, foresee } from '../harm/damage.ts';
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

function* useRiders(t: Kazzam, event: HitEvent, riders: readonly Rider[]): Flow<void> {
  const { attacker, target, total } = event;
  const used = yield* weighed(t, attacker, target, riders);
  const damage = used.reduce((sum, rider) => sum + rider.damage, 0);
  if (damage > 0) yield* foresee(t, total, damage);
  for (const rider of used) {
    if (rider.applies?.() === false) continue;
    tellBoost(t, attacker, target, rider.rule);
    const flow = rider.run();
    if (flow !== undefined) yield* flow;
  }
  yield* complete(t, total);
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
