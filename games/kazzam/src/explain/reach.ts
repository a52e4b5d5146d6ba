import type { Cell } from '@tablewright/geometry';
import type { SquareOption } from '../map/court-map.ts';
import type { Ground } from '../map/ground.ts';
import type { Creature, CreatureId, KazzamState } from '../model.ts';
import { actionsOf } from '../rules/actions/available.ts';
import { printedRange } from '../rules/attack/aim.ts';
import { burstSquares } from '../rules/court/burst-area.ts';
import { creatureOf, isOnMap } from '../rules/court/creatures.ts';
import { isWithin } from '../rules/court/footprint.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { standingAt } from '../rules/court/squeeze.ts';
import { BITS, has } from '../rules/effects/status.ts';
import { mayUseOpportunity } from '../rules/movement/opportunity.ts';
import { wayFrom } from '../rules/movement/way.ts';
import { reachOf } from '../rules/sight/reach.ts';
import { seesSquare } from '../rules/sight/sight.ts';
import type { Attack } from './odds.ts';
import { riskFacts } from './risks.ts';
import { safestWays } from './safest-ways.ts';
import { tableFor } from './table.ts';
import { termsFor, type WayFacts } from './way.ts';

/**
 * By which way an action could take a creature to each square, the safest first (as `wayOn` draws it), with
 * what it costs and brings about (KZ-MOVE-01, KZ-MOVE-09); `undefined` for an action that moves nobody.
 */
export function waysOfAction(
  view: KazzamState,
  who: CreatureId,
  action: string,
): ReadonlyMap<Cell, WayFacts> | undefined {
  const creature = view.creatures[who];
  if (creature === undefined || !isOnMap(creature)) return undefined;
  const t = tableFor(view);
  const movement = actionsOf(t, who)
    .find(({ id }) => id === action)
    ?.goes?.(t, who);
  if (movement === undefined) return undefined;
  const found = new Map<Cell, WayFacts>();
  const graph = wayFrom(t, who, movement);
  if (graph === undefined) return found;
  const { options, steps, costs, budget, from, ends } = graph;
  const cells = options.map((option) => (option as SquareOption).cell);
  const grants = movement.unanswered === true ? 'none' : movement.exposed ? 'all' : 'marker';
  const terms = termsFor(view, who, { grants, forced: false });
  const ways = safestWays({ steps, costs, budget, from, cells }, terms);
  for (const [place, { places, cost, risks }] of ways) {
    const cell = cells[place];
    if (cell === undefined || ends[place] !== true) continue;
    const passed = [creature.cell, ...places.map((one) => cells[one] ?? -1)];
    const facts = riskFacts(view, risks);
    found.set(cell, { cells: passed, cost, budget, mayEnd: true, risks: facts });
  }
  return found;
}

/**
 * For each threatened square, who gets an Opportunity if a creature walks out of it (KZ-OPP-02,
 * KZ-OPP-07).
 */
export function threatsTo(
  view: KazzamState,
  who: CreatureId,
): ReadonlyMap<Cell, readonly CreatureId[]> {
  const found = new Map<Cell, CreatureId[]>();
  const mover = view.creatures[who];
  if (mover === undefined || !isOnMap(mover) || mover.mob || has(mover, BITS.nimble)) return found;
  for (const [holder, creature] of view.creatures.entries()) {
    if (holder === who || !isOnMap(creature) || creature.mob) continue;
    if (has(creature, BITS.flying) !== has(mover, BITS.flying)) continue;
    for (const cell of threatenedBy(view, holder, who)) {
      const list = found.get(cell);
      if (list === undefined) found.set(cell, [holder]);
      else list.push(holder);
    }
  }
  return found;
}

/** The squares in which a creature would be threatened by another. */
function threatenedBy(view: KazzamState, holder: CreatureId, who: CreatureId): readonly Cell[] {
  const t = tableFor(view);
  const ground = groundOf(view);
  const creature = creatureOf(view, holder);
  const mover = creatureOf(view, who);
  if (!ground.inOnePart(creature.cell, mover.cell)) return [];
  const reach = reachOf(view, holder);
  return [...cellsAround(ground, creature, mover, reach)].filter((cell) => {
    const body = { ...mover, cell };
    if (!isWithin(ground, creature, body, reach) || isWithin(ground, creature, body, 0)) {
      return false;
    }
    return standingAt(view, who, cell, () => mayUseOpportunity(t, holder, who)) !== undefined;
  });
}

/** The open squares in which one body could be within some distance of another. */
function* cellsAround(
  ground: Ground,
  { cell: middle, width, height }: Creature,
  body: Creature,
  within: number,
): Generator<Cell> {
  for (let dy = 1 - body.height - within; dy < height + within; dy += 1) {
    for (let dx = 1 - body.width - within; dx < width + within; dx += 1) {
      const cell = ground.at(middle, dx, dy);
      if (cell >= 0 && ground.isOpen(cell)) yield cell;
    }
  }
}

/**
 * The squares that an attack reaches from where its attacker stands: in range and in line, or all of
 * a Burst (KZ-POWER-03, KZ-LOS-03). What changes the range at some targets only is not in it.
 */
export function areaOf(view: KazzamState, { who, power }: Attack): readonly Cell[] {
  const attacker = view.creatures[who];
  if (attacker === undefined || !isOnMap(attacker)) return [];
  const range = printedRange(view, who, power);
  const prone = has(attacker, BITS.prone);
  return burstSquares(groundOf(view), attacker, range, { includeOwn: false, prone });
}

/** Squares that a creature has a line to, and those that it has none to (KZ-GRID-06, KC-CONV-25). */
export interface SightFacts {
  readonly seen: ReadonlySet<Cell>;
  /** Squares of Full Cover are in neither. */
  readonly unseen: ReadonlySet<Cell>;
}

/** See {@link SightFacts}; whoever is on no square sees none. */
export function sightOf(view: KazzamState, who: CreatureId): SightFacts {
  const seen = new Set<Cell>();
  const unseen = new Set<Cell>();
  const looks = creatureOf(view, who).cell >= 0;
  const t = tableFor(view);
  const ground = groundOf(view);
  for (let cell = 0; cell < ground.map.cells; cell += 1) {
    if (ground.isFull(cell)) continue;
    if (looks && seesSquare(t, who, cell)) seen.add(cell);
    else unseen.add(cell);
  }
  return { seen, unseen };
}
