import { chooseAmount, type Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam, Moment } from '../../table.ts';
import { seatOf } from '../court/creatures.ts';
import { itemAt } from '../court/item-at.ts';
import { confirm } from '../effects/ask.ts';
import { abilitiesOf } from '../effects/content.ts';
import { effectOn, effectsOf, NOTES, putInPlay } from '../effects/in-play.ts';
import type { Rider, UnappliedHit } from '../effects/power.ts';
import { removeEffects } from '../effects/status.ts';
import { addDamage } from '../harm/damage.ts';
import type { Total } from '../numbers/damage-total.ts';

/** The id of the rider that a Role Boost is. */
const ROLE_BOOST = 'role-boost';

/** The id of one that was given to the attacker by another. */
const GIVEN_BOOST = 'given-boost';

/** Whether a part of a hit is a Role Boost. */
export function isRoleBoost({ id }: Pick<Rider, 'id'>): boolean {
  return id === ROLE_BOOST || id.startsWith(GIVEN_BOOST);
}

/** Who has given a creature its Role Boost to use, each once (KC-CHM-16). */
export function givenBoosts(state: KazzamState, to: CreatureId): readonly CreatureId[] {
  const given = effectsOf(state, NOTES.givenBoost).filter(({ on, by }) => on === to && by !== to);
  return [...new Set(given.map(({ by }) => by))];
}

/**
 * Adds an athlete's Role Boost to a hit that may have it: its own hit, or that of somebody to whom it
 * was given, who uses it while it stays its owner's (KC-CHM-16).
 */
export function addBoost(event: UnappliedHit, owner: CreatureId, boost: Rider): void {
  if (owner === event.roller) event.riders.push(boost);
  else event.riders.push(given(boost, owner, event.boosters.indexOf(owner)));
}

/** One that another has given, told apart from the attacker's own and from others that were given. */
function given(boost: Rider, of: CreatureId, at: number): Rider {
  const id = at < 2 ? GIVEN_BOOST : `${GIVEN_BOOST}-${at}`;
  const { unasked } = boost;
  if (unasked === undefined) return { ...boost, id, of };
  const { points, with: fewer } = unasked;
  return { ...boost, id, of, unasked: { points, with: (left) => given(fewer(left), of, at) } };
}

/** Tells that an athlete's Role Boost comes to bear (KR-BOOST-01). */
export function tellBoost(t: Kazzam, who: CreatureId, of: CreatureId, rule: string): void {
  if (!t.listening) return;
  const build = itemAt(t.state.builds, t.state.creatures[who]?.build ?? -1);
  if (build !== undefined) t.emit({ type: 'boost', rule, who, of, boost: build.specialisation });
}

/** Whether an athlete has a Role Boost that is used in full unless it says otherwise. */
export function hasUnaskedBoost(moment: Moment, id: CreatureId): boolean {
  const { builds, creatures } = moment.state;
  const build = itemAt(builds, creatures[id]?.build ?? -1);
  return (
    build !== undefined && abilitiesOf(moment, build).some(({ boostsUnasked }) => boostsUnasked)
  );
}

/** Whether it wants to be asked about it at every roll (KR-BOOST-07). */
export function weighsBoost(state: KazzamState, id: CreatureId): boolean {
  return effectOn(state, NOTES.weighsBoost, id) !== undefined;
}

/** From now on it is asked, being Taken Out or not. */
export function weighBoost(state: KazzamState, on: CreatureId): void {
  const of = { on, by: on, source: 'role-boost', until: { ends: 'match' } } as const;
  putInPlay(state, { kind: NOTES.weighsBoost, ...of, amount: 0, innate: true });
}

/** From now on it is not asked any more. */
export function boostInFull(t: Kazzam, id: CreatureId): void {
  removeEffects(t, ({ kind, on }) => kind === NOTES.weighsBoost && on === id, 'KR-BOOST-07');
}

/** With how many of its points an athlete uses its Role Boost: all, unless it weighs them (KR-BOOST-07). */
export function* boostPoints(
  t: Kazzam,
  id: CreatureId,
  of: CreatureId,
  most: number,
): Flow<number> {
  const { state } = t;
  if (!weighsBoost(state, id)) return most;
  const rule = 'KR-BOOST-07';
  if (most === 1) {
    const used = yield* confirm(t, id, 'use-role-boost', { rule, of: { of }, usual: true });
    return used ? 1 : 0;
  }
  return yield* chooseAmount(t, seatOf(state, id), 'role-boost-points', {
    rule,
    params: { who: id, of },
    about: { who: id, of },
    min: 0,
    max: most,
    fallback: most,
  });
}

/** Extra damage of a Role Boost, of which fewer points may be used. */
export function extraDamage(t: Kazzam, total: Total, rule: string, points: number): Rider {
  return {
    id: ROLE_BOOST,
    rule,
    damage: points,
    harms: false,
    unasked: { points, with: (fewer) => extraDamage(t, total, rule, fewer) },
    run: () => void addDamage(t, total, { own: points }, rule),
  };
}

/** What a hit does besides damage line and Effect, with the Role Boost as its owner wants it (KR-BOOST-07). */
export function* weighed(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  riders: readonly Rider[],
): Flow<readonly Rider[]> {
  if (!weighsBoost(t.state, attacker)) return riders;
  const left: Rider[] = [];
  for (const rider of riders) {
    const { unasked } = rider;
    if (unasked === undefined) {
      left.push(rider);
      continue;
    }
    const points = yield* boostPoints(t, attacker, target, unasked.points);
    if (points > 0) left.push(points === unasked.points ? rider : unasked.with(points));
  }
  return left;
}
