import { policyNames } from '@tablewright/bots';
import type { Game, OptionsSchema, OptionValues } from '@tablewright/engine';
import { readOptions } from '@tablewright/engine/host';

/** What to simulate. Equal plans give equal results, on any machine and any number of workers. */
export interface SimulationPlan {
  /** How many matches; at least 1. */
  readonly matches: number;
  /** Match number `i` draws from `seed/i`, its bots from `seed/i/bots`. */
  readonly seed: string;
  /** The policy of each seat; their number is the number of seats. */
  readonly seats: readonly string[];
  /** Settings; what is not given is as the game wants it for unattended play. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The number of the first match; 0 without it. Chunks of one plan differ in this alone. */
  readonly from?: number;
  /** Policies move on by one seat from match to match, so that each plays from every seat. */
  readonly rotate?: boolean;
  /** Most decisions of one match before it counts as unfinished; 100,000 without it. */
  readonly limit?: number;
  /**
   * Milliseconds that a bot which looks ahead has for a decision, at least 1; its number of futures
   * alone without it. With it, results differ from machine to machine and from run to run.
   */
  readonly think?: number;
  /**
   * How many games each campaign has, at least 1: every match is then the first of so many, and the documents that come
   * out of each go into the next, slot by slot. For games with documents alone.
   */
  readonly campaign?: number;
  /** Leave out what is counted from events, which then need not be built. */
  readonly withoutCounters?: boolean;
}

/** A plan that cannot be carried out; the message says why, one reason a line. */
export class PlanError extends Error {
  override readonly name = 'PlanError';
}

/** Most decisions of a match if the plan does not say. */
export const DECISION_LIMIT = 100_000;

/** What is wrong with a plan, in sentences; empty if nothing. */
export function planProblems(game: Game, plan: SimulationPlan): readonly string[] {
  const problems: string[] = [];
  const whole = (what: string, value: number, least: number) => {
    if (!Number.isSafeInteger(value) || value < least) {
      problems.push(`${what} must be a whole number of at least ${least}, not ${value}`);
    }
  };
  whole('matches', plan.matches, 1);
  whole('from', plan.from ?? 0, 0);
  whole('limit', plan.limit ?? DECISION_LIMIT, 1);
  whole('think', plan.think ?? 1, 1);
  whole('campaign', plan.campaign ?? 1, 1);
  if (plan.campaign !== undefined && game.documents === undefined)
    problems.push(`${game.title} has no documents that go from one match into the next`);
  const { min, max } = game.seats;
  const seatsFit = plan.seats.length >= min && plan.seats.length <= max;
  if (!seatsFit)
    problems.push(`${game.title} takes ${min} to ${max} seats, not ${plan.seats.length}`);
  const known = policyNames(game);
  for (const name of new Set(plan.seats)) {
    if (!known.includes(name)) {
      problems.push(`${game.id} has no bot "${name}"; it has ${known.join(', ')}`);
    }
  }
  const read = readOptions(game.options, unattended(game, plan.options));
  const wrong = read.ok
    ? seatsFit
      ? (game.checkOptions?.(read.value, plan.seats.length) ?? [])
      : []
    : read.error;
  problems.push(...wrong.map(({ message }) => message));
  return problems;
}

/** The plan's settings, checked and complete. Throws {@link PlanError}. */
export function checkedOptions(game: Game, plan: SimulationPlan): OptionValues<OptionsSchema> {
  const problems = planProblems(game, plan);
  const read = readOptions(game.options, unattended(game, plan.options));
  if (problems.length > 0 || !read.ok) throw new PlanError(problems.join('; '));
  return read.value;
}

/** The policy names by seat in match number `index`. */
export function seatsOf(plan: SimulationPlan, index: number): readonly string[] {
  const { seats } = plan;
  if (plan.rotate !== true) return seats;
  return seats.map((_, seat) => seats[(seat + index) % seats.length] ?? 'random');
}

/** Settings from outside, over those that a game wants when nobody watches. */
export function unattended(
  game: Game,
  options: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> {
  return { ...game.unattended, ...options };
}
