import type { ChoiceView } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CourtMap } from '../map/court-map.ts';
import type { CreatureId } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { grantedByStep } from '../rules/movement/reachable.ts';
import { dangersAt } from '../rules/terrain/zones.ts';
import type { Kazzam } from '../table.ts';
import { cellNamed } from './places.ts';

/** The way that is being drawn, with what it brings. */
export interface DrawnWay {
  /** Squares from the first to the last, where it starts included. */
  readonly cells: readonly Cell[];
  readonly cost: number;
  readonly budget: number;
  /** Whether it may end where it ends now. */
  readonly mayEnd: boolean;
  /** Who would get an Opportunity from it, and from which squares (KZ-OPP-02). */
  readonly granted: readonly { readonly to: CreatureId; readonly from: readonly Cell[] }[];
  /** Zones that it comes into: their sources (KZ-ZONE-02). */
  readonly zones: readonly string[];
}

/** What of ways grants no Opportunities by leaving squares (KZ-MOVE-08). */
const SHIFTS = new Set(['way.shift', 'force.push', 'force.pull', 'force.slide']);

/**
 * Places that the way can still come to, or back to: from where it ends so far within what is left
 * of the budget, and those that it has passed.
 *
 * @param ids option ids of what is drawn already
 */
export function reachablePlaces(
  choice: ChoiceView,
  ids: readonly string[] = [],
): ReadonlySet<number> {
  const { from = 0, steps = [], costs = [], budget = 0, options } = choice;
  const places = ids.map((id) => options.findIndex((option) => option.id === id));
  let end = from;
  let left = budget;
  for (const to of places) {
    left -= costs[end]?.[steps[end]?.indexOf(to) ?? -1] ?? 0;
    end = to;
  }
  return new Set([from, ...places, ...cheapestFrom(choice, end, left).keys()]);
}

/** What it costs at least to come to each place from one, within a budget. */
function cheapestFrom(
  { steps = [], costs = [] }: ChoiceView,
  from: number,
  budget: number,
): ReadonlyMap<number, number> {
  const best = new Map<number, number>([[from, 0]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    for (const [i, to] of (steps[at] ?? []).entries()) {
      const cost = (best.get(at) ?? 0) + (costs[at]?.[i] ?? 0);
      if (cost > budget || cost >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      best.set(to, cost);
      open.push(to);
    }
  }
  return best;
}

/** The way as far as it is drawn: `places` are its option ids in their order. */
export function drawnWay(
  t: Kazzam,
  map: CourtMap,
  choice: ChoiceView,
  ids: readonly string[],
): DrawnWay {
  const { state } = t;
  const { options, steps = [], costs = [], from = 0, budget = 0, ends = [], why } = choice;
  const who = Number(why.params?.who ?? -1);
  const cellAt = (place: number): Cell =>
    cellNamed(map, String(options[place]?.names?.square ?? '')) ?? -1;
  const cells = [cellAt(from)];
  const granted = new Map<CreatureId, Cell[]>();
  const zones = new Set<string>();
  let at = from;
  let cost = 0;
  for (const id of ids) {
    const to = options.findIndex((option) => option.id === id);
    if (to < 0) break;
    cost += costs[at]?.[steps[at]?.indexOf(to) ?? -1] ?? 0;
    const cell = cellAt(to);
    for (const holder of holdersOf(t, who, cells.at(-1) ?? cell, cell, why.key)) {
      granted.set(holder, [...(granted.get(holder) ?? []), cells.at(-1) ?? cell]);
    }
    if (who >= 0) for (const zone of dangersAt(state, who, cell)) zones.add(zone.source);
    cells.push(cell);
    at = to;
  }
  return {
    cells,
    cost,
    budget,
    mayEnd: ends[at] === true,
    granted: [...granted].map(([to, squares]) => ({ to, from: squares })),
    zones: [...zones],
  };
}

function holdersOf(
  t: Kazzam,
  who: CreatureId,
  from: Cell,
  to: Cell,
  key: string,
): readonly CreatureId[] {
  if (who < 0 || creatureOf(t.state, who).cell < 0 || key.startsWith('force.')) return [];
  return grantedByStep(t, who, from, to, SHIFTS.has(key));
}

/** What it costs to come to each square where a way may end, by the cheapest way from its start. */
export function costsTo(choice: ChoiceView, map: CourtMap): ReadonlyMap<Cell, number> {
  const { options, from = 0, budget = 0, ends = [] } = choice;
  const found = new Map<Cell, number>();
  for (const [place, cost] of cheapestFrom(choice, from, budget)) {
    const cell = cellNamed(map, String(options[place]?.names?.square ?? ''));
    if (cell !== undefined && ends[place] === true) found.set(cell, cost);
  }
  return found;
}
