import type { ChoiceView, Text } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { textOf } from '../content-names.ts';
import type { CreatureId, KazzamState } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { grantedByStep } from '../rules/movement/safe-steps.ts';
import { dangersAt } from '../rules/terrain/zones.ts';
import { courtOf, squareNamed } from './court.ts';
import { tableFor } from './table.ts';

/** A way as far as it is drawn, with its price and risks. */
export interface WayFacts {
  /** Its squares, including the one where it starts. */
  readonly cells: readonly Cell[];
  readonly cost: number;
  readonly budget: number;
  /** Whether it may end where it ends now. */
  readonly mayEnd: boolean;
  /** Who would get an Opportunity from it, and from which squares (KZ-OPP-02). */
  readonly granted: readonly { readonly to: CreatureId; readonly from: readonly Cell[] }[];
  /** The zones that would act on its walker (KZ-ZONE-02), by their sources. */
  readonly zones: readonly { readonly source: string; readonly name: Text }[];
}

/** Kinds of ways that grant no Opportunities by leaving squares (KZ-MOVE-08). */
const SHIFTS = new Set(['way.shift', 'force.push', 'force.pull', 'force.slide']);

/**
 * The places that a way can still reach with what is left of its budget, and those that it has
 * passed.
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

/** The least cost of each place that can be reached from one within a budget. */
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

/**
 * Explains a way as far as it is drawn.
 *
 * @param choice the question for the way
 * @param ids option ids of what is drawn, in their order
 */
export function wayFacts(view: KazzamState, choice: ChoiceView, ids: readonly string[]): WayFacts {
  const { options, steps = [], costs = [], from = 0, budget = 0, ends = [], why } = choice;
  const who = Number(why.params?.who ?? -1);
  const cells = [cellOfPlace(view, choice, from)];
  const granted = new Map<CreatureId, Cell[]>();
  const zones = new Set<string>();
  let at = from;
  let cost = 0;
  for (const id of ids) {
    const to = options.findIndex((option) => option.id === id);
    if (to < 0) break;
    cost += costs[at]?.[steps[at]?.indexOf(to) ?? -1] ?? 0;
    const cell = cellOfPlace(view, choice, to);
    const left = cells.at(-1) ?? cell;
    for (const holder of grantedBy(view, who, left, cell, why.key)) {
      granted.set(holder, [...(granted.get(holder) ?? []), left]);
    }
    if (who >= 0) for (const zone of dangersAt(view, who, cell)) zones.add(zone.source);
    cells.push(cell);
    at = to;
  }
  return {
    cells,
    cost,
    budget,
    mayEnd: ends[at] === true,
    granted: [...granted].map(([to, squares]) => ({ to, from: squares })),
    zones: [...zones].map((source) => ({ source, name: textOf(source) })),
  };
}

function grantedBy(
  view: KazzamState,
  who: CreatureId,
  from: Cell,
  to: Cell,
  key: string,
): readonly CreatureId[] {
  if (who < 0 || creatureOf(view, who).cell < 0 || key.startsWith('force.')) return [];
  return grantedByStep(tableFor(view), who, from, to, SHIFTS.has(key));
}

/** The least cost of each square in which a way may end. */
export function costsTo(view: KazzamState, choice: ChoiceView): ReadonlyMap<Cell, number> {
  const { from = 0, budget = 0, ends = [] } = choice;
  const found = new Map<Cell, number>();
  for (const [place, cost] of cheapestFrom(choice, from, budget)) {
    const cell = cellOfPlace(view, choice, place);
    if (cell >= 0 && ends[place] === true) found.set(cell, cost);
  }
  return found;
}

/** The square of a place of a choice; -1 if it names none. */
function cellOfPlace(view: KazzamState, { options }: ChoiceView, place: number): Cell {
  return squareNamed(courtOf(view), String(options[place]?.names?.square ?? '')) ?? -1;
}
