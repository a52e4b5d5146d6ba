import type { Cell } from '@tablewright/geometry';
import type { Ground } from '../map/ground.ts';
import type { CreatureId, KazzamState } from '../model.ts';
import { timekeeperOf } from '../rules/court/actor-at.ts';
import { creatureOf, isCompanion, isOnMap } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { itemAt } from '../rules/court/item-at.ts';
import { mapInPlay } from '../rules/effects/content.ts';
import { itemCell } from '../rules/harm/items.ts';
import { implementRangeOf } from '../rules/sight/reach.ts';
import type { Kazzam } from '../table.ts';
import { wayTo } from './distances.ts';
import { planOf } from './house-plan.ts';
import { hunt, type Mission, missionsOf } from './missions.ts';
import { worthOfDamage } from './worth.ts';

/** What a square nearer to its goal is worth, as a share of the goal's. */
const STEP = 0.06;
/** What an opponent who could strike there takes off. */
const THREAT = 0.05;
/** The same, for each creep that has it as an enemy. */
const CREEP = 0.09;

/** Tells how good squares are for an athlete to end in. */
export interface Outlook {
  readonly mission: Mission | undefined;
  /**
   * What a square is worth.
   *
   * @param least what is of interest: of a square that is worth no more, any number up to it is told
   */
  worthOf(cell: Cell, least?: number): number;
  /** What no square is worth more than. */
  most(): number;
}

/** Where nothing but what everybody sees counts. */
const NOTHING_BESIDES = (): number => 0;

/** What is left of the way to a goal, and still counts; and the share that arriving is worth besides. */
const FAR = 1000;
const ARRIVED = 0.35;

/**
 * What an athlete looks for in a square: nearness to its goal, somebody to strike at if it can
 * still attack, few who could strike at it, and what the map has there.
 *
 * @param besides what a square is worth to it besides
 */
export function outlookOf(
  t: Kazzam,
  id: CreatureId,
  besides: (cell: Cell) => number = NOTHING_BESIDES,
): Outlook {
  const { state } = t;
  const athlete = creatureOf(state, id);
  const ground = groundOf(state);
  const mission = missionFor(t, id);
  const field =
    mission === undefined ? undefined : wayTo(state, ground, mission.goal, athlete.team);
  const keeper = timekeeperOf(state, id);
  const own = state.turn?.creature === keeper && (keeper !== id || state.turn.attackActions > 0);
  const range = implementRangeOf(state, id);
  const prey = own && !athlete.stowed ? preyOf(state, id) : [];
  const mostPrey = Math.max(0, ...prey.map(({ worth }) => worth));
  const foes = foesOf(state, id);
  const special = mapInPlay(t)?.worthOf?.(t, id);
  return {
    mission,
    worthOf(cell, least = Number.NEGATIVE_INFINITY) {
      let worth = (special?.get(cell) ?? 0) + besides(cell);
      const left = field?.[cell];
      if (mission !== undefined && left !== undefined && left < FAR) {
        worth += mission.worth * (1 - STEP * left);
        if (left === 0) worth += ARRIVED * mission.worth;
      }
      if (worth + mostPrey <= least) return worth + mostPrey;
      worth += bestOf(ground, prey, range, cell);
      for (const { at, reach, weight } of foes) {
        const distance = ground.distance(at, cell);
        if (distance !== undefined && distance <= reach) worth -= weight;
      }
      return worth;
    },
    most() {
      if (besides !== NOTHING_BESIDES) return Number.POSITIVE_INFINITY;
      const printed = Math.max(0, ...(special?.values() ?? []));
      return printed + (1 + ARRIVED) * (mission?.worth ?? 0) + mostPrey;
    },
  };
}

/** What it is about; what an athlete has brought goes for opponents. */
function missionFor(t: Kazzam, id: CreatureId): Mission | undefined {
  const { state } = t;
  const creature = creatureOf(state, id);
  if (creature.team === undefined) return undefined;
  if (isCompanion(creature)) return isOnMap(creature) ? hunt(state, id, creature.team) : undefined;
  return missionsOf(state, creature.team, planOf(t, creature.team), id).get(id);
}

/** Squares that all ways begin with, so that the last steps to an orb do not count most. */
const LEAD = 10;
/** What a fellow nearby takes off a square to begin on, and how near that is. */
const CROWDED = 0.06;
const NEARBY = 3;

/** What a square is worth to begin on (KZ-SETUP-04): on the ways to orbs, and apart from fellows. */
export function startOf(t: Kazzam, id: CreatureId): (cell: Cell) => number {
  const { state } = t;
  const { team } = creatureOf(state, id);
  const ground = groundOf(state);
  const ways = state.items.flatMap((item) =>
    item.kind === 'orb' && item.team !== team
      ? [wayTo(state, ground, itemCell(state, item), team)]
      : [],
  );
  const fellows = state.creatures.filter(
    (other, one) => one !== id && other.team === team && isOnMap(other),
  );
  return (cell) => {
    let worth = 0;
    for (const way of ways) worth += 1 / (LEAD + (way[cell] ?? Number.POSITIVE_INFINITY));
    for (const fellow of fellows) {
      if ((ground.distance(fellow.cell, cell) ?? NEARBY) < NEARBY) worth -= CROWDED;
    }
    return worth;
  };
}

interface Prey {
  readonly at: Cell;
  readonly worth: number;
}

/** Whom it could strike at, with what a plain hit on each is worth. */
function preyOf(state: KazzamState, id: CreatureId): readonly Prey[] {
  const self = creatureOf(state, id);
  return state.creatures.flatMap((other, target) => {
    if (!isOnMap(other) || other.team === self.team || target === id) return [];
    const worth = 0.6 * worthOfDamage(state, target, self.implement === 'wand' ? 2 : 3);
    return worth > 0.02 ? [{ at: other.cell, worth }] : [];
  });
}

function bestOf(ground: Ground, prey: readonly Prey[], range: number, cell: Cell): number {
  let best = 0;
  for (const { at, worth } of prey) {
    if (worth <= best) continue;
    const distance = ground.distance(at, cell);
    if (distance === undefined || distance > range) continue;
    if (distance > 1 && ground.sight(cell, at, false) === 0) continue;
    best = worth;
  }
  return best;
}

interface Foe {
  readonly at: Cell;
  readonly reach: number;
  readonly weight: number;
}

/** Who could strike at it in the next round, from how far. */
function foesOf(state: KazzamState, id: CreatureId): readonly Foe[] {
  const self = creatureOf(state, id);
  const care = self.held.length > 0 ? 2 : self.hp <= 3 ? 1.6 : 1;
  return state.creatures.flatMap((other, foe) => {
    if (!isOnMap(other) || other.team === self.team || foe === id) return [];
    if (other.kind !== 'creep') {
      const reach = implementRangeOf(state, foe) + (other.implement === 'sword' ? 5 : 2);
      return [{ at: other.cell, reach, weight: care * THREAT }];
    }
    const listed = itemAt(state.groups, other.group)?.enemies.includes(id) === true;
    return listed ? [{ at: other.cell, reach: 6, weight: care * CREEP }] : [];
  });
}
