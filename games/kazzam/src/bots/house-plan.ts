import type { Creature, CreatureId, KazzamState, Team } from '../model.ts';
import { creatureOf, isOnMap, opponentOf } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { itemAt } from '../rules/court/item-at.ts';
import { itemCell } from '../rules/harm/items.ts';
import type { Kazzam } from '../table.ts';
import type { Plan } from './missions.ts';
import { isOfHouse, tacticOf } from './tactics.ts';

/** A lead, and a lack, in points that change how a house plays (KT-AI-08). */
const SAFE_LEAD = 7;
const LACK = 4;
/** How near fellows are with whom an orb is taken (KT-AI-04). */
const TOGETHER = 8;
/** What is left of the worth of an orb that it is not the moment for. */
const NOT_NOW = 0.4;
/** What a raider sees more in an orb than its fellows. */
const RAIDER = 1.3;
/** Squares that an enemy goes in a turn, about. */
const TURN = 12;

/** The plan of a house (KT-AI-04, KT-AI-05, KT-AI-08); nothing for any other team. */
export function planOf(t: Kazzam, team: Team): Plan | undefined {
  const { state } = t;
  const own = [...state.creatures.entries()].filter(
    ([id, { kind, team: its }]) => kind === 'athlete' && its === team && isOfHouse(t, id),
  );
  if (own.length === 0) return undefined;
  const lead = state.points[team] - state.points[opponentOf(team)];
  const parts = new Map(own.map(([id]) => [id, tacticOf(t, id)?.part]));
  const roleOf = (id: CreatureId) => itemAt(state.builds, creatureOf(state, id).build)?.role;
  const keeps = (id: CreatureId): boolean => {
    const role = roleOf(id);
    if (lead <= -LACK) return role === 'defender';
    if (lead >= SAFE_LEAD && (role === 'defender' || role === 'controller')) return true;
    return parts.get(id) === 'keeper';
  };
  return {
    fetchers: lead <= -LACK ? own.length - 1 : 3,
    keeps,
    weigh(worth, id, orb) {
      const raider = parts.get(id) === 'raider' ? RAIDER : 1;
      if (keeps(id) || !isMoment(state, team, id, orb)) return NOT_NOW * worth * raider;
      return worth * raider;
    },
  };
}

/** Whether it is the moment to go for an orb (KT-AI-04, KT-AI-05). */
function isMoment(state: KazzamState, team: Team, id: CreatureId, number: number): boolean {
  const ground = groundOf(state);
  const orb = state.items[number];
  if (orb === undefined) return false;
  const cell = itemCell(state, orb);
  const nearOf = (side: Team, squares: number): number =>
    state.creatures.filter((one, other) => {
      if (other === id || !isAthleteOf(one, side)) return false;
      const distance = ground.distance(one.cell, cell);
      return distance !== undefined && distance <= squares;
    }).length;
  if (ground.partAt(cell).kind === 'dungeon') {
    return nearOf(team, Number.POSITIVE_INFINITY) > 0 && guardsLeft(state, orb.groups) < 0.5;
  }
  if (orb.team === undefined) {
    return nearOf(team, TOGETHER) >= 2 || guardsLeft(state, orb.groups) <= 0.5;
  }
  return nearOf(opponentOf(team), TURN) === 0 || nearOf(team, TOGETHER) >= 1;
}

function isAthleteOf(creature: Creature, team: Team): boolean {
  return creature.kind === 'athlete' && creature.team === team && isOnMap(creature);
}

/** The share of the guards of an orb that is left. */
function guardsLeft(state: KazzamState, groups: readonly number[]): number {
  let all = 0;
  let left = 0;
  for (const group of groups) {
    all += itemAt(state.groups, group)?.size ?? 0;
    left += state.creatures.filter((one) => one.group === group && isOnMap(one)).length;
  }
  return all === 0 ? 0 : left / all;
}
