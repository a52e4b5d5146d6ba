/** What the athletes of a house see in a target besides what every bot sees in it (KT-AI-03, KT-AI-06, KT-AI-07). */
import { type Creature, type CreatureId, type KazzamState, NOWHERE } from '../model.ts';
import { actionsOf } from '../rules/actions/available.ts';
import { areEnemies, creatureOf, isOnMap, opponentOf } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { itemAt } from '../rules/court/item-at.ts';
import type { Judge } from '../rules/effects/bot-hint.ts';
import type { AttackPower } from '../rules/effects/power.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';
import type { Kazzam } from '../table.ts';
import { planOf } from './house-plan.ts';
import { missionsOf } from './missions.ts';
import { isOfHouse, tacticOf } from './tactics.ts';

/** Points for a target beside a pedestal of its own, and what each square of distance and each HP takes off. */
const BESIDE_PEDESTAL = 0.06;
const FARTHER = 0.004;
const STRONGER = 0.003;
/** What it takes off to spend an Encounter power on what is not worth one. */
const SPARED = 0.3;
/** What it takes off to shoot with a staff beside an enemy while a step away is left. */
const EXPOSED = 0.25;
/** Nothing of the kind. */
const NEVER = -10;

/**
 * What a target is worth besides by the common tactics and by its own line; nothing to whoever is of no house.
 *
 * @param many whether the attack is made on two or more that count
 */
export function senseOf(
  judge: Judge,
  target: CreatureId,
  power: AttackPower | undefined,
  many = false,
): number {
  const { t, id } = judge;
  if (!isOfHouse(t, id)) return 0;
  const own = power && tacticOf(t, id)?.whom?.[nameOf(power.id)]?.(judge, target);
  const besides = own ?? 0;
  if (!areEnemies(t.state, id, target)) return besides;
  return besides + commonSense(t, id, target, power, many);
}

function commonSense(
  t: Kazzam,
  id: CreatureId,
  target: CreatureId,
  power: AttackPower | undefined,
  many: boolean,
): number {
  const { state } = t;
  const self = creatureOf(state, id);
  const other = creatureOf(state, target);
  if (other.kind === 'creep' && leavesAlone(t, self, other)) return NEVER;
  const ground = groundOf(state);
  let worth = -FARTHER * (ground.distance(self.cell, other.cell) ?? 0) - STRONGER * other.hp;
  const threatened = state.pedestals.some(
    ({ cell, team }) =>
      team === self.team && cell !== NOWHERE && (ground.distance(cell, other.cell) ?? 2) <= 1,
  );
  if (threatened) worth += BESIDE_PEDESTAL;
  if (power === undefined) return worth;
  if (isEncounter(t, id, power) && !deservesEncounter(state, self, other, power, many))
    worth -= SPARED;
  if (isExposed(t, id, power)) worth -= EXPOSED;
  return worth;
}

/** Creeps that know nobody of its team are left alone, unless it is after their orb (KT-AI-03). */
function leavesAlone(t: Kazzam, { team }: Creature, creep: Creature): boolean {
  const { state } = t;
  const enemies = itemAt(state.groups, creep.group)?.enemies ?? [];
  if (enemies.some((enemy) => creatureOf(state, enemy).team === team)) return false;
  if (team === undefined) return true;
  return ![...missionsOf(state, team, planOf(t, team)).values()].some(
    ({ what, orb }) => what === 'fetch' && state.items[orb]?.groups.includes(creep.group) === true,
  );
}

function isEncounter(t: Kazzam, id: CreatureId, power: AttackPower): boolean {
  return actionsOf(t, id).some((one) => one.id === power.id && one.encounter === true);
}

/** What an Encounter power is for: carriers, whoever it can be expected to take out, several, and once it is late (KT-AI-06). */
function deservesEncounter(
  state: KazzamState,
  self: Creature,
  target: Creature,
  power: AttackPower,
  many: boolean,
): boolean {
  if (many || target.held.length > 0) return true;
  if (target.hp + wardOf(target.wards) <= power.damage) return true;
  return self.team !== undefined && state.points[opponentOf(self.team)] > 0;
}

/** A staff beside an enemy, with a Move Action left to step away (KT-AI-07). */
function isExposed({ state }: Kazzam, id: CreatureId, { target }: AttackPower): boolean {
  const self = creatureOf(state, id);
  const { turn } = state;
  if (self.implement !== 'staff' || target !== 'implement') return false;
  if (turn?.creature !== id || turn.moveActions === 0) return false;
  return enemiesBeside(state, id) > 0;
}

/** How many enemies that could use an Opportunity stand beside a creature. */
export function enemiesBeside(state: KazzamState, id: CreatureId, cell?: number): number {
  const ground = groundOf(state);
  const at = cell ?? creatureOf(state, id).cell;
  return state.creatures.filter(
    (other, foe) =>
      foe !== id &&
      isOnMap(other) &&
      areEnemies(state, id, foe) &&
      (ground.distance(at, other.cell) ?? 2) <= 1,
  ).length;
}

/** The id of a power without its class. */
export function nameOf(power: string): string {
  return power.slice(power.indexOf('/') + 1);
}
