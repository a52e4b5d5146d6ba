import type { Seat } from '@tablewright/engine';
import { CORNERS, type Location, neighboursOf } from '../../bridge/layout.ts';
import { type Ground, type Place, type Step, stepsFrom } from '../../bridge/steps.ts';
import type { BridgeState, Figure } from '../../model.ts';
import { figureOf, livingFrom, locationOf } from '../standing/figures.ts';

/** What a monster prefers of two ways that are equally long (BQ-WAND-05). */
const RANK: readonly Step['kind'][] = [
  'doorway',
  'token',
  'cross',
  'from-centre',
  'to-centre',
  'turn',
];

/** A step that a monster can take; it never leaves the Bridge (BQ-WAND-04). */
export type WanderStep = Step & { readonly to: Place };

/** The step that a monster takes with its one move, and the rule that has it take it. */
export interface Wandering {
  readonly step: WanderStep;
  readonly rule: 'BQ-WAND-05' | 'BQ-WAND-06' | 'BQ-WAND-07';
}

/** What a monster can do with its one move (BQ-WAND-04), the preferred kinds first (BQ-WAND-05). */
export function wanderStepsOf(place: Place, ground: Ground): readonly WanderStep[] {
  return stepsFrom(place, ground)
    .filter((step): step is WanderStep => step.to !== undefined)
    .map((step, at) => ({ step, at }))
    .sort(
      (a, b) =>
        RANK.indexOf(a.step.kind) - RANK.indexOf(b.step.kind) ||
        a.step.to.location - b.step.to.location ||
        a.at - b.at,
    )
    .map(({ step }) => step);
}

/**
 * The move that a monster makes when a wandering-monster card takes effect (BQ-WAND-05 to -07): the first
 * step of a shortest way to the nearest player on the Bridge. One that is where a player is stays there; where no way
 * leads it comes nearer if it can, and turns if not.
 * @param from the seat from which players are counted where two are equally near (BQ-GM-13)
 */
export function wanderStep(
  state: Pick<BridgeState, 'figures' | 'heroes'>,
  place: Place,
  ground: Ground,
  from: Seat,
): Wandering | undefined {
  const steps = wanderStepsOf(place, ground);
  const goals = goalsOf(state, from);
  if (goals.includes(place.location)) return by(stays(place, steps), 'BQ-WAND-06');
  const first = towardNearest(steps, goals, ground);
  if (first !== undefined) return by(first, 'BQ-WAND-05');
  return by(closer(place, steps, goals) ?? turned(place, steps), 'BQ-WAND-07');
}

const by = (step: WanderStep | undefined, rule: Wandering['rule']): Wandering | undefined =>
  step === undefined ? undefined : { step, rule };

/** What a monster can do with its move here: one that is where a player is does not leave (BQ-WAND-04, -06). */
export function wanderOptions(
  state: Pick<BridgeState, 'figures' | 'heroes'>,
  place: Place,
  ground: Ground,
): readonly WanderStep[] {
  const steps = wanderStepsOf(place, ground);
  if (!goalsOf(state, 0).includes(place.location)) return steps;
  return steps.filter(({ to }) => to.location === place.location);
}

/** The locations of players on the Bridge, in turn order from a seat. */
function goalsOf(state: Pick<BridgeState, 'figures' | 'heroes'>, from: Seat): readonly Location[] {
  return livingFrom(state, from).flatMap((hero) => locationOf(figureOf(state, hero)) ?? []);
}

/** A monster that is where a player is uses its move there: it crosses, or turns where it looks out (BQ-WAND-06). */
function stays(place: Place, steps: readonly WanderStep[]): WanderStep | undefined {
  return (
    steps.find(({ kind }) => kind === 'cross' || kind === 'from-centre') ?? turned(place, steps)
  );
}

/** Turns to the first corner in the order of {@link CORNERS} that it does not look at. */
function turned(place: Place, steps: readonly WanderStep[]): WanderStep | undefined {
  const facing = CORNERS.find(
    (corner) => place.stand !== corner && !(place.stand !== 'CENTRE' && place.facing === corner),
  );
  return (
    steps.find(
      ({ kind, to }) => kind === 'turn' && to.stand !== 'CENTRE' && to.facing === facing,
    ) ?? steps.find(({ kind }) => kind === 'from-centre')
  );
}

/** Where no way leads: a step that comes nearer counted in worlds that touch, whatever their doorways (BQ-WAND-07). */
function closer(
  place: Place,
  steps: readonly WanderStep[],
  goals: readonly Location[],
): WanderStep | undefined {
  const far = (location: Location): number =>
    Math.min(...goals.map((goal) => neighbourSteps(location).get(goal) ?? Infinity));
  const now = far(place.location);
  return steps.find(({ to }) => far(to.location) < now);
}

/** How many worlds lie on the way to each location, if one could go from every world to all that touch it. */
function neighbourSteps(location: Location): ReadonlyMap<Location, number> {
  const steps = new Map([[location, 0]]);
  for (const [here, count] of steps) {
    for (const next of neighboursOf(here)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

/** A place that steps lead to, with the first of them and how many moves come after that. */
interface Reached {
  readonly place: Place;
  readonly first: WanderStep;
  readonly moves: number;
}

/**
 * The step of a shortest way to the nearest goal: of equally near goals to the first of them, of equally short ways by the
 * step that is preferred. All steps are followed at once in their order, so whoever comes to a place first has the best one.
 */
function towardNearest(
  steps: readonly WanderStep[],
  goals: readonly Location[],
  ground: Ground,
): WanderStep | undefined {
  const queue: Reached[] = [];
  const seen = new Set<string>();
  const enter = (place: Place, first: WanderStep, moves: number): void => {
    const key = keyOf(place);
    if (seen.has(key)) return;
    seen.add(key);
    queue.push({ place, first, moves });
  };
  for (const step of steps) enter(step.to, step, 0);
  let nearest: (Reached & { readonly rank: number }) | undefined;
  for (const here of queue) {
    if (nearest !== undefined && here.moves > nearest.moves) break;
    const rank = goals.indexOf(here.place.location);
    if (rank >= 0 && rank < (nearest?.rank ?? Infinity)) nearest = { ...here, rank };
    for (const { to } of stepsFrom(here.place, ground)) {
      if (to !== undefined) enter(to, here.first, here.moves + 1);
    }
  }
  return nearest?.first;
}

function keyOf(place: Place): string {
  const { location, stand } = place;
  return place.stand === 'CENTRE' ? `${location}` : `${location}${stand}${place.facing}`;
}

/** All that wander by one card, each with its move, decided on the position before the card (BQ-WAND-10). */
export function wanderersOf(
  state: Pick<BridgeState, 'figures' | 'heroes'>,
  wandering: readonly Figure[],
  ground: Ground,
  from: Seat,
): readonly (Wandering & { readonly figure: Figure })[] {
  return wandering.flatMap((figure) => {
    const { where } = figure;
    // In Homeworld and in Boss Mode nothing stands on corners (BQ-WAND-09).
    if (where.at !== 'bridge') return [];
    const taken = wanderStep(state, where.place, ground, from);
    return taken === undefined ? [] : [{ figure, ...taken }];
  });
}
