import {
  isSearchPolicy,
  nextMove,
  playOut,
  policyNamed,
  waitingIn,
  withinTime,
} from '@tablewright/bots';
import type { Game, OptionsSchema, OptionValues, Policy, Seat } from '@tablewright/engine';
import { Match, Runner, seededSource } from '@tablewright/engine/host';
import { type Carried, carriedBy, keptFor, NOTHING } from './campaign.ts';
import { checkedOptions, DECISION_LIMIT, PlanError, type SimulationPlan, seatsOf } from './plan.ts';
import { merge, Tallier, type Tally } from './tally.ts';

/** A simulated match that the rules or a bot could not play to its end. */
export class SimulationFault extends Error {
  override readonly name = 'SimulationFault';
  /** The number of the match: {@link recordMatch} plays it again up to the fault. */
  readonly index: number;
  /** Which game of its campaign it was; 0 is the first. */
  readonly nth: number;

  constructor(index: number, seed: string, what: string, cause?: unknown, nth = 0) {
    const which = nth === 0 ? `match ${index}` : `game ${nth + 1} of campaign ${index}`;
    super(`${which} of seed "${seed}": ${what}`, { cause });
    this.index = index;
    this.nth = nth;
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
  const games = plan.campaign ?? 1;
  const talliers = Array.from({ length: games }, () => new Tallier(plan.seats.length));
  const first = plan.from ?? 0;
  for (let index = first; index < first + plan.matches; index += 1) {
    let carried = NOTHING;
    for (const [nth, tallier] of talliers.entries()) {
      try {
        carried = playOne(game, { plan, index, nth, options, policies, tallier, carried });
      } catch (thrown) {
        const what = thrown instanceof Error ? thrown.message : String(thrown);
        throw new SimulationFault(index, plan.seed, what, thrown, nth);
      }
    }
  }
  const byGame = talliers.map((tallier) => tallier.tally());
  const all = merge(byGame);
  return plan.campaign === undefined ? all : { ...all, byGame };
}

/** One match as it is about to be played. */
interface Playing {
  readonly plan: SimulationPlan;
  readonly index: number;
  /** Which game of its campaign it is. */
  readonly nth: number;
  readonly options: OptionValues<OptionsSchema>;
  readonly policies: ReadonlyMap<string, Policy>;
  readonly tallier: Tallier;
  readonly carried: Carried;
}

/** Plays a match, counts it, and hands on what the next game of its campaign begins with. */
function playOne(game: Game, playing: Playing): Carried {
  const { plan, index, nth, options, policies, tallier, carried } = playing;
  const { measures } = game;
  const names = seatsOf(plan, index);
  const hear = plan.withoutCounters === true ? undefined : tallier.hearing(measures);
  const met = hear && ((name: string) => tallier.note(name));
  if (names.some((name) => isSearchPolicy(policies.get(name) ?? policyNamed(game, name)))) {
    const match = record(game, plan, index, nth, carried, met);
    if (match.fault !== undefined) throw match.fault;
    if (hear !== undefined) for (const { event } of match.events) hear(event);
    const { state, seq: decisions } = match;
    tallyOne(game, names, match.over ? state : undefined, decisions, tallier);
    return match.over ? keptFor(game, options, names.length, match.results) : carried;
  }
  const seed = seedOf(plan, index, nth);
  const runner = Runner.setUp(game, {
    options,
    seatCount: names.length,
    random: seededSource(seed),
    documents: carried.contents,
    hear,
    met,
  });
  runner.advance();
  const seated = names.map((name, seat) => {
    const policy = policies.get(name) ?? policyNamed(game, name);
    return hear === undefined ? policy : counted(policy, seat, runner, tallier);
  });
  const decisions = playOut(
    runner,
    seated,
    seededSource(`${seed}/bots`),
    plan.limit ?? DECISION_LIMIT,
  );
  const ended = runner.pending === undefined ? runner.state : undefined;
  tallyOne(game, names, ended, decisions, tallier);
  if (ended === undefined || plan.campaign === undefined) return carried;
  return carriedBy(game, options, names.length, ended);
}

/** The policy, with its decisions counted by whose turn it is, where the game tells. */
function counted(policy: Policy, seat: Seat, runner: Runner, tallier: Tallier): Policy {
  const { measures } = runner.game;
  if (measures.turnOf === undefined) return policy;
  const counting: Policy = (input) => {
    const turn = measures.turnOf?.(runner.state);
    if (turn !== undefined)
      tallier.count(turn === seat ? 'decision.in-own-turn' : 'decision.in-others-turn');
    return policy(input);
  };
  return Object.assign(counting, policy);
}

/** What the draws of a match come from; the later games of a campaign are numbered. */
function seedOf({ seed }: SimulationPlan, index: number, nth: number): string {
  return nth === 0 ? `${seed}/${index}` : `${seed}/${index}/game-${nth + 1}`;
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
 *
 * @param nth of a campaign, which of its games; those before it are played first
 */
export function recordMatch(game: Game, plan: SimulationPlan, index: number, nth = 0): Match {
  const options = checkedOptions(game, plan);
  let carried = NOTHING;
  for (let before = 0; before < nth; before += 1) {
    const match = record(game, plan, index, before, carried);
    if (match.over) carried = keptFor(game, options, match.seats.length, match.results);
  }
  return record(game, plan, index, nth, carried);
}

function record(
  game: Game,
  plan: SimulationPlan,
  index: number,
  nth: number,
  { documents }: Carried,
  met?: (name: string) => void,
): Match {
  const names = seatsOf(plan, index);
  const seed = seedOf(plan, index, nth);
  const setup = {
    id: seed,
    seats: names.map((name, seat) => ({ name: `Seat ${seat + 1}`, player: name })),
    options: checkedOptions(game, plan),
    documents,
    random: { kind: 'seeded', seed },
  } as const;
  const created = Match.create(game, setup, met && { met });
  if (!created.ok) throw new PlanError(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const { think } = plan;
  const policies = names.map((name) => {
    const policy = policyNamed(game, name);
    return think === undefined ? policy : withinTime(policy, think, () => performance.now());
  });
  const random = seededSource(`${seed}/bots`);
  const limit = plan.limit ?? DECISION_LIMIT;
  while (!match.over && match.seq < limit) {
    const move = nextMove(waitingIn(match), policies, random);
    if (move === undefined) break;
    if (!match.submitAnswer(move.seat, move.slot, move.answer).ok) break;
  }
  return match;
}
