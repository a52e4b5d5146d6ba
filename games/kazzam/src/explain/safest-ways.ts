import type { ChoiceView } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Risk } from './risks.ts';

/** A graph of squares as a path choice has it. */
export type WayGraph = Required<Pick<ChoiceView, 'steps' | 'costs' | 'budget' | 'from'>> & {
  /** By place, its square. */
  readonly cells: readonly Cell[];
};

/** What matters of a step besides its cost. */
export interface StepTerms {
  /** What it brings upon whoever takes it. */
  risksOf(from: Cell, to: Cell): readonly Risk[];
  /** Whether it leads somewhere else at once, as through a portal. */
  jumps(from: Cell, to: Cell): boolean;
  /** Whether it goes aside, so that it is not the plainest of equal ones. */
  strays(from: Cell, to: Cell): boolean;
}

/** A way to one place. */
export interface Way {
  /** Its places, without the one where it begins. */
  readonly places: readonly number[];
  readonly cost: number;
  /** Everything that it brings about, each thing as often as it would come about. */
  readonly risks: readonly Risk[];
}

/** How far a way has come, and what it has met. */
interface Label {
  readonly place: number;
  readonly cost: number;
  /** How bad it is: risks by their weight, then leaps. */
  readonly harm: number;
  /** What it costs, then how often it strays. */
  readonly price: number;
  readonly met: readonly Risk[];
  readonly before: Label | undefined;
}

/** A risk weighs more than any number of leaps, a square more than any number of steps aside. */
const MANY = 1_000;

/** So many ways to a place are kept, of which each has something for it. */
const MOST = 8;

/**
 * The way to each place that can be reached within the budget: of all ways the one that brings least
 * upon its walker, of these the one with fewest leaps, then the cheapest, then the plainest. To a
 * square beside the first it is that one step.
 *
 * @param begun what was gone already: it is not counted again, and what comes about once came about
 */
export function safestWays(
  graph: WayGraph,
  terms: StepTerms,
  begun: Pick<Way, 'cost' | 'risks'> = { cost: 0, risks: [] },
): ReadonlyMap<number, Way> {
  const { from, budget } = graph;
  const first: Label = {
    place: from,
    cost: begun.cost,
    harm: 0,
    price: 0,
    met: begun.risks,
    before: undefined,
  };
  const kept = new Map<number, Label[]>([[from, [first]]]);
  const open = [first];
  for (let label = open.shift(); label !== undefined; label = open.shift()) {
    // Something better has come here since.
    if (kept.get(label.place)?.includes(label) !== true) continue;
    for (const next of onward(graph, terms, label)) {
      if (next.cost <= budget && keep(kept, next)) open.push(next);
    }
  }
  const found = new Map<number, Way>();
  for (const [place, labels] of kept) {
    const [best] = labels.toSorted((a, b) => a.harm - b.harm || a.price - b.price);
    if (place !== from && best !== undefined) found.set(place, wayOf(best, begun.risks.length));
  }
  // The next square is stepped to, so that whoever wants another way can draw it.
  for (const next of onward(graph, terms, first)) {
    const jumps = terms.jumps(graph.cells[from] ?? -1, graph.cells[next.place] ?? -1);
    if (next.cost <= budget && !jumps) found.set(next.place, wayOf(next, begun.risks.length));
  }
  return found;
}

function onward({ steps, costs, cells }: WayGraph, terms: StepTerms, label: Label): Label[] {
  const { place } = label;
  const from = cells[place] ?? -1;
  return (steps[place] ?? []).map((next, at): Label => {
    const to = cells[next] ?? -1;
    const cost = costs[place]?.[at] ?? 0;
    const fresh = terms
      .risksOf(from, to)
      .filter(({ key }) => label.met.every((risk) => risk.key !== key));
    const jumps = terms.jumps(from, to);
    return {
      place: next,
      cost: label.cost + cost,
      harm: label.harm + MANY * weightOf(fresh) + Number(jumps),
      price: label.price + MANY * cost + Number(!jumps && terms.strays(from, to)),
      met: fresh.length === 0 ? label.met : [...label.met, ...fresh],
      before: label,
    };
  });
}

function weightOf(risks: readonly Risk[]): number {
  return risks.reduce((sum, { weight }) => sum + weight, 0);
}

/** Keeps a way unless another is as good in all that may matter further on. */
function keep(kept: Map<number, Label[]>, label: Label): boolean {
  const here = kept.get(label.place) ?? [];
  if (here.some((other) => isAsGood(other, label))) return false;
  const left = [...here.filter((other) => !isAsGood(label, other)), label];
  left.sort((a, b) => a.harm - b.harm || a.price - b.price);
  // The cheapest stays, as only it may reach what is far.
  const few = left.length > MOST ? [...new Set([...left.slice(0, MOST), cheapestOf(left)])] : left;
  kept.set(label.place, few);
  return few.includes(label);
}

function cheapestOf(labels: readonly Label[]): Label {
  return labels.reduce((best, label) => (label.price < best.price ? label : best));
}

/** Whether one way is no worse than another, though it may still meet all that the other has met. */
function isAsGood(one: Label, other: Label): boolean {
  if (one.price > other.price || one.harm > other.harm) return false;
  const ahead = other.met.filter(({ key }) => one.met.every((risk) => risk.key !== key));
  return one.harm + MANY * weightOf(ahead) <= other.harm;
}

function wayOf(label: Label, known: number): Way {
  const places: number[] = [];
  for (let at = label; at.before !== undefined; at = at.before) places.unshift(at.place);
  return { places, cost: label.cost, risks: label.met.slice(known) };
}
