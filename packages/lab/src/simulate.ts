import {
  isSearchPolicy,
  nextMove,
  playOut,
  policyNamed,
  waitingIn,
  withinTime,
} from '@tablewright/bots';
import type { Game, OptionsSchema, OptionValues, Policy } from '@tablewright/engine';
import { Match, Runner, seededSource } from '@tablewright/engine/host';
import { checkedOptions, DECISION_LIMIT, PlanError, type SimulationPlan, seatsOf } from './plan.ts';
import { Tallier, type Tally } from './tally.ts';

/** A simulated match that the rules or a bot could not play to its end. */
export class SimulationFault extends Error {
  override readonly name = 'SimulationFault';
  /** The number of the match: {@link recordMatch} plays it again up to the fault. */
  readonly index: number;

  constructor(index: number, seed: string, what: string, cause?: unknown) {
    super(`match ${index} of seed "${seed}": ${what}`, { cause });
    this.index = index;
  }
}

/**
 * Plays the matches of a plan, one after another, and counts what came of them. Bots that look
 * ahead need a whole match to look at, which is slower than the bare engine and draws the same.
 * Throws {@link PlanError} for a plan that cannot be carried out, {@link SimulationFault} when a
 * match breaks.
 */
export function simulate(game: Game, plan: SimulationPlan): Tally {
  const options = checkedOptions(game, plan);
  const policies = new Map(plan.seats.map((name) => [name, policyNamed(game, name)]));
  const tallier = new Tallier(plan.seats.length);
  const first = plan.from ?? 0;
  for (let index = first; index < first + plan.matches; index += 1) {
    try {
      playOne(game, plan, index, options, policies, tallier);
    } catch (thrown) {
      const what = thrown instanceof Error ? thrown.message : String(thrown);
      throw new SimulationFault(index, plan.seed, what, thrown);
    }
  }
  return tallier.tally();
}

function playOne(
  game: Game,
  plan: SimulationPlan,
  index: number,
  options: OptionValues<OptionsSchema>,
  policies: ReadonlyMap<string, Policy>,
  tallier: Tallier,
): void {
  const { measures } = game;
  const names = seatsOf(plan, index);
  const counter =
    plan.withoutCounters === true || measures.counter === undefined
      ? undefined
      : measures.counter.bind(measures);
  if (names.some((name) => isSearchPolicy(policies.get(name) ?? policyNamed(game, name)))) {
    const match = recordMatch(game, plan, index);
    if (match.fault !== undefined) throw match.fault;
    if (counter !== undefined)
      for (const { event } of match.events) tallier.hearing(counter)?.(event);
    const { state, seq: decisions } = match;
    tallyOne(game, names, match.over ? state : undefined, decisions, tallier);
    return;
  }
  const runner = Runner.setUp(game, {
    options,
    seatCount: names.length,
    random: seededSource(`${plan.seed}/${index}`),
    hear: tallier.hearing(counter),
  });
  runner.advance();
  const seated = names.map((name) => policies.get(name) ?? policyNamed(game, name));
  const random = seededSource(`${plan.seed}/${index}/bots`);
  const decisions = playOut(runner, seated, random, plan.limit ?? DECISION_LIMIT);
  const ended = runner.pending === undefined ? runner.state : undefined;
  tallyOne(game, names, ended, decisions, tallier);
}

/** Counts a match by its last state, or as unfinished without one. */
function tallyOne(
  game: Game,
  policies: readonly string[],
  ended: object | undefined,
  decisions: number,
  tallier: Tallier,
): void {
  if (ended === undefined) {
    tallier.unfinished();
    return;
  }
  const outcome = game.outcome(ended);
  if (outcome === undefined) throw new Error('it is over without an outcome');
  const numbers = game.measures.numbers(ended);
  const facets = game.measures.facets(ended);
  const entrants = game.measures.entrants?.(ended) ?? [];
  tallier.finished({ policies, outcome, decisions, numbers, facets, entrants });
}

/**
 * Plays one match of a plan again with everything recorded: the same draws, the same decisions,
 * but with log, events and a file. Ends where the simulation ended, at a fault before it. Where
 * bots think by the clock, it is another match.
 */
export function recordMatch(game: Game, plan: SimulationPlan, index: number): Match {
  const names = seatsOf(plan, index);
  const created = Match.create(game, {
    id: `${plan.seed}/${index}`,
    seats: names.map((name, seat) => ({ name: `Seat ${seat + 1}`, player: name })),
    options: checkedOptions(game, plan),
    random: { kind: 'seeded', seed: `${plan.seed}/${index}` },
  });
  if (!created.ok) throw new PlanError(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const { think } = plan;
  const policies = names.map((name) => {
    const policy = policyNamed(game, name);
    return think === undefined ? policy : withinTime(policy, think, () => performance.now());
  });
  const random = seededSource(`${plan.seed}/${index}/bots`);
  const limit = plan.limit ?? DECISION_LIMIT;
  while (!match.over && match.seq < limit) {
    const move = nextMove(waitingIn(match), policies, random);
    if (move === undefined) break;
    if (!match.submitAnswer(move.seat, move.slot, move.answer).ok) break;
  }
  return match;
}
