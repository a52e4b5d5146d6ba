import type { ChoiceView } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../model.ts';
import { areNeighbours, courtOf, spotOf, squareNamed } from './court.ts';
import { type Going, type Risk, type RiskFacts, riskFacts, riskReader } from './risks.ts';
import { type StepTerms, safestWays, type Way } from './safest-ways.ts';

/** A way as far as it is drawn, with its price and risks. */
export interface WayFacts {
  /** Its squares, including the one where it starts. */
  readonly cells: readonly Cell[];
  readonly cost: number;
  readonly budget: number;
  /** Whether it may end where it ends now. */
  readonly mayEnd: boolean;
  /** What it would bring upon its walker, Opportunities and harm, the worst first. */
  readonly risks: readonly RiskFacts[];
}

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
  const { at, cost, cells, risks } = walkedOn(view, choice, ids);
  const { budget = 0, ends = [] } = choice;
  return { cells, cost, budget, mayEnd: ends[at] === true, risks: riskFacts(view, risks) };
}

/** How far a drawn way has come. */
interface Walked extends Pick<Way, 'cost' | 'risks'> {
  /** The place where it ends now. */
  readonly at: number;
  readonly cells: readonly Cell[];
}

function walkedOn(view: KazzamState, choice: ChoiceView, ids: readonly string[]): Walked {
  const { options, steps = [], costs = [], from = 0 } = choice;
  const { cells, terms } = surveyed(view, choice);
  const passed = [cells[from] ?? -1];
  const risks: Risk[] = [];
  let at = from;
  let cost = 0;
  for (const id of ids) {
    const to = options.findIndex((option) => option.id === id);
    if (to < 0) break;
    cost += costs[at]?.[steps[at]?.indexOf(to) ?? -1] ?? 0;
    const cell = cells[to] ?? -1;
    const met = new Set(risks.map(({ key }) => key));
    risks.push(...terms.risksOf(passed.at(-1) ?? cell, cell).filter(({ key }) => !met.has(key)));
    passed.push(cell);
    at = to;
  }
  return { at, cost, cells: passed, risks };
}

/** What a question for a way leads over, looked at once. */
interface Survey {
  /** By place, its square; -1 if it names none. */
  readonly cells: readonly Cell[];
  readonly terms: StepTerms;
  /** The safest ways on from what was drawn, by option ids joined. */
  readonly ways: Map<string, ReadonlyMap<number, Way>>;
}

const surveys = new WeakMap<ChoiceView, Survey>();

function surveyed(view: KazzamState, choice: ChoiceView): Survey {
  let survey = surveys.get(choice);
  if (survey === undefined) {
    const court = courtOf(view);
    const cells = choice.options.map(
      ({ names }) => squareNamed(court, String(names?.square ?? '')) ?? -1,
    );
    const who = Number(choice.why.params?.who ?? -1);
    survey = { cells, terms: termsFor(view, who, goingBy(choice)), ways: new Map() };
    surveys.set(choice, survey);
  }
  return survey;
}

function goingBy({ why: { key } }: ChoiceView): Going {
  if (isForced(key)) return { grants: 'none', forced: true };
  return { grants: key === 'way.shift' ? 'marker' : 'all', forced: false };
}

/** Whether others are moved, whom whoever decides may wish no safe way. */
function isForced(key: string): boolean {
  return key.startsWith('force.');
}

/** What matters of the steps of a creature. */
export function termsFor(view: KazzamState, who: CreatureId, going: Going): StepTerms {
  const court = courtOf(view);
  return {
    risksOf: riskReader(view, who, going),
    jumps: (from, to) => !areNeighbours(court, from, to),
    strays: (from, to) => {
      const a = spotOf(court, from);
      const b = spotOf(court, to);
      return a.x !== b.x && a.y !== b.y;
    },
  };
}

/** The safest ways on from what is drawn of a way, by place. */
function waysOn(
  view: KazzamState,
  choice: ChoiceView,
  begun: readonly string[],
): ReadonlyMap<number, Way> {
  const { cells, terms, ways } = surveyed(view, choice);
  const drawn = begun.join(' ');
  let found = ways.get(drawn);
  if (found === undefined) {
    const { steps = [], costs = [], budget = 0 } = choice;
    const walked = walkedOn(view, choice, begun);
    found = safestWays({ steps, costs, budget, from: walked.at, cells }, terms, walked);
    ways.set(drawn, found);
  }
  return found;
}

/**
 * How a way that is begun goes on to a place: by fewest Opportunities and least harm, then without
 * portals where there is another way, then by fewest squares; see `safestWays`. Nothing where somebody else is moved, or where it does not lead.
 *
 * @param begun option ids of what is drawn
 * @param to id of the option to come to
 */
export function wayOn(
  view: KazzamState,
  choice: ChoiceView,
  begun: readonly string[],
  to: string,
): readonly string[] | undefined {
  if (isForced(choice.why.key)) return undefined;
  const { options } = choice;
  const place = options.findIndex(({ id }) => id === to);
  const way = waysOn(view, choice, begun).get(place);
  return way?.places.map((one) => options[one]?.id ?? '');
}

/** What each square costs in which a way may end, and whether the way there brings anything about. */
export function pricesOf(
  view: KazzamState,
  choice: ChoiceView,
): ReadonlyMap<Cell, { readonly cost: number; readonly risky: boolean }> {
  const found = new Map<Cell, { readonly cost: number; readonly risky: boolean }>();
  if (isForced(choice.why.key)) {
    for (const [cell, cost] of costsTo(view, choice)) found.set(cell, { cost, risky: false });
    return found;
  }
  const { ends = [] } = choice;
  const { cells } = surveyed(view, choice);
  for (const [place, { cost, risks }] of waysOn(view, choice, [])) {
    const cell = cells[place] ?? -1;
    if (cell >= 0 && ends[place] === true) found.set(cell, { cost, risky: risks.length > 0 });
  }
  return found;
}

/** The least cost of each square in which a way may end. */
function costsTo(view: KazzamState, choice: ChoiceView): ReadonlyMap<Cell, number> {
  const { from = 0, budget = 0, ends = [] } = choice;
  const { cells } = surveyed(view, choice);
  const found = new Map<Cell, number>();
  for (const [place, cost] of cheapestFrom(choice, from, budget)) {
    const cell = cells[place] ?? -1;
    if (cell >= 0 && ends[place] === true) found.set(cell, cost);
  }
  return found;
}
