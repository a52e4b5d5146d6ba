import type { Build, CreatureId, KazzamState } from '../model.ts';
import { canAttackWith, usesImplement } from '../rules/attack/aim.ts';
import { oddsOf } from '../rules/attack/odds.ts';
import { creatureOf, isCompanion, rollerOf } from '../rules/court/creatures.ts';
import { itemAt } from '../rules/court/item-at.ts';
import type { Ability } from '../rules/effects/ability.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../rules/effects/basic-powers.ts';
import { abilitiesOf, companionBlockOf } from '../rules/effects/content.ts';
import type { AttackPower } from '../rules/effects/power.ts';
import { sumOf } from '../rules/effects/status.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';
import type { Kazzam } from '../table.ts';

/** What things are worth, in points of the score. */
const WORTH = {
  /** A point of damage to an athlete that stays. */
  damage: 0.11,
  /** An athlete Taken Out: the point, and the turns it costs its team. */
  out: 1.6,
  /** The same if it carries an orb. */
  carrier: 2.6,
  /** All HP of a creep group that is awake, or asleep: its credit. */
  group: 2.4,
  asleep: 0.9,
  /** An Effect that lands. */
  effect: 0.16,
  /** A Strike: a third of a point. */
  strike: 0.33,
} as const;

/** What an attack on a target promises, in points; nothing if it cannot be made. */
export function worthOfAttack(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  power: AttackPower,
): number | undefined {
  const odds = oddsOf(t, attacker, target, power);
  if (odds === undefined) return undefined;
  const { state } = t;
  const bonus = bonusOf(t, attacker, target, power);
  let worth = -WORTH.strike * odds.strike;
  const effect = worthOfEffect(t, attacker, target, power);
  for (const [at, chance] of odds.results.entries()) {
    const result = at + 1;
    if (result < 3 || chance === 0) continue;
    const line = (result === 6 ? 2 * power.damage : power.damage) + bonus;
    const lands = result >= 4 && effect > 0 ? effect : 0;
    worth += chance * (worthOfDamage(state, target, line) + lands);
  }
  return worth;
}

/** What its Effect is worth where it lands: what the power says itself, or what one usually is. */
function worthOfEffect(
  t: Kazzam,
  attacker: CreatureId,
  target: CreatureId,
  { worth, effect, line }: AttackPower,
): number {
  if (worth !== undefined) return worth(t, { attacker, target });
  return effect === undefined && typeof line !== 'function' ? 0 : WORTH.effect;
}

/** What the implement and a Role Boost add, roughly. */
function bonusOf(t: Kazzam, attacker: CreatureId, target: CreatureId, power: AttackPower): number {
  const { state } = t;
  const from = creatureOf(state, attacker);
  const build = itemAt(state.builds, creatureOf(state, rollerOf(state, attacker)).build);
  const against = creatureOf(state, target);
  let bonus = 0;
  for (const boosts of build === undefined ? [] : boostsOf(t, build)) bonus += boosts(against);
  if (!usesImplement(power)) return bonus;
  if (from.implement === 'staff') return bonus + 0.7;
  return from.implement === 'sword' && against.implement !== 'sword' ? bonus + 1 : bonus;
}

const known = new WeakMap<Build, readonly NonNullable<Ability['boosts']>[]>();

/** What the abilities of a build add to its hits, roughly. */
function boostsOf(t: Kazzam, build: Build): readonly NonNullable<Ability['boosts']>[] {
  let boosts = known.get(build);
  if (boosts === undefined) {
    boosts = abilitiesOf(t, build).flatMap(({ boosts }) => boosts ?? []);
    known.set(build, boosts);
  }
  return boosts;
}

/** What it is worth to deal so much damage to a creature. */
export function worthOfDamage(state: KazzamState, target: CreatureId, amount: number): number {
  const creature = creatureOf(state, target);
  const ward = wardOf(creature.wards);
  const net = Math.max(
    0,
    amount + sumOf(state, target, 'vulnerable') - sumOf(state, target, 'resist'),
  );
  const harm = Math.max(0, net - ward);
  if (creature.kind === 'creep') {
    const group = itemAt(state.groups, creature.group);
    if (group === undefined || group.paid) return 0.01 * net;
    const all = group.size * creature.maxHp;
    const share = (harm + 0.4 * Math.min(net, ward)) / Math.max(1, all);
    return (group.awake ? WORTH.group : WORTH.asleep) * share;
  }
  if (isCompanion(creature)) return WORTH.damage * Math.min(harm, creature.hp);
  if (harm >= creature.hp) return creature.held.length > 0 ? WORTH.carrier : WORTH.out;
  return WORTH.damage * (harm + 0.5 * Math.min(net, ward));
}

/**
 * The best that an athlete could do with an attack from where it stands.
 *
 * @param promise what an attack on a target promises, if it can be made
 */
export function bestAttack(
  { state }: Kazzam,
  id: CreatureId,
  powers: readonly AttackPower[],
  promise: (target: CreatureId, power: AttackPower) => number | undefined,
): number {
  const { team } = creatureOf(state, id);
  let best = 0;
  for (const power of powers) {
    for (const [target, creature] of state.creatures.entries()) {
      if (creature.cell < 0 || creature.team === team) continue;
      best = Math.max(best, promise(target, power) ?? 0);
    }
  }
  return best;
}

/** What no attack on one target can be worth more than, wherever it is made from. */
export function mostOfAttack(t: Kazzam, attacker: CreatureId, power: AttackPower): number {
  if (power.worth !== undefined) return Number.POSITIVE_INFINITY;
  const { state } = t;
  let most = 0;
  for (const [target, creature] of state.creatures.entries()) {
    if (creature.cell < 0 || target === attacker) continue;
    const bonus = bonusOf(t, attacker, target, power);
    const solid = worthOfDamage(state, target, power.damage + bonus);
    most = Math.max(most, solid, worthOfDamage(state, target, 2 * power.damage + bonus));
  }
  return most + WORTH.effect;
}

/** Attack powers of an athlete that it could use now. */
export function powersOf(t: Kazzam, id: CreatureId): readonly AttackPower[] {
  const { state } = t;
  const creature = creatureOf(state, id);
  const build = itemAt(state.builds, creature.build);
  const own = build === undefined ? [] : abilitiesOf(t, build);
  const { command } = companionBlockOf(t, id) ?? {};
  if (command !== undefined) return 'power' in command ? [command.power] : [];
  return [BASIC_IMPLEMENT_ATTACK, ...own.flatMap(({ power }) => power ?? [])].filter(
    (power) => canAttackWith(creature, power) && !creature.spent.includes(power.id),
  );
}
