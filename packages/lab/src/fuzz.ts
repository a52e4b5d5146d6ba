import { isSearchPolicy, type Move, nextMove, policyNamed, policyNames } from '@tablewright/bots';
import {
  type Choice,
  type Game,
  notPlain,
  type RandomSource,
  type Seat,
  SPECTATOR,
  sampleAnswer,
  seatLetter,
} from '@tablewright/engine';
import {
  hashPlain,
  isAnswerable,
  isAside,
  Match,
  type MatchFile,
  repeatedId,
  type Submission,
  seededSource,
  toWire,
} from '@tablewright/engine/host';
import { askedIn, Books, offerAtRandom, randomSetup, untoldDraws } from '@tablewright/engine/laws';
import { illegalSubmissions } from './illegal-submissions.ts';
import { PlanError } from './plan.ts';
import { countUsage, type Usage, unmetOf } from './usage.ts';

/** What can be wrong with the rules. */
export const VERDICTS = [
  /** Something threw: set-up, an answer, a view, or what is said of an event. */
  'crash',
  /** Nobody can go on and it is not over, or it is over and nobody knows how. */
  'dead-end',
  /** The limit of answers was reached. */
  'endless',
  /** Something that must hold after every answer did not. */
  'invariant',
  /** Something was drawn or changed that no event tells. */
  'silence',
  /** An illegal answer was taken, or was refused and left a trace. */
  'illegal-answer',
  /** The file of the match does not replay. */
  'replay',
] as const;
/** See {@link VERDICTS}. */
export type Verdict = (typeof VERDICTS)[number];

/** A match file with what was found at its end, and the submission that it was found at. */
export interface Reproducer extends MatchFile {
  readonly found: {
    readonly verdict: Verdict;
    readonly message: string;
    readonly next?: Submission;
  };
}

/** A fault of the rules. */
export interface Finding {
  readonly verdict: Verdict;
  /** The number of the match. */
  readonly index: number;
  readonly message: string;
  /** Missing only if the match could not be set up. */
  readonly file: Reproducer | undefined;
}

/** What to try. Equal plans find equal things. */
export interface FuzzPlan {
  readonly matches: number;
  readonly seed: string;
  /** The number of the first match; 0 without it. */
  readonly from?: number;
  /** Most answers before a match counts as endless; 20,000 without it. */
  readonly limit?: number;
  /** Settings that are not drawn. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Called after every match with the number of matches played. */
  readonly onMatch?: (played: number) => void;
}

/** What came of it. */
export interface FuzzReport {
  readonly matches: number;
  readonly answers: number;
  /** Illegal submissions tried. */
  readonly refusals: number;
  readonly findings: readonly Finding[];
  /** How often each content was met, by name. */
  readonly usage: Usage;
  /** Content that was never met; nothing where the game tells of none. */
  readonly unmet: readonly string[] | undefined;
}

const ANSWER_LIMIT = 20_000;
/** One in so many answers is preceded by illegal ones and by a look through every seat's eyes. */
const PROBE_EVERY = 6;
/** One in so many answers takes what random players pass by, such as giving up, where it could be. */
const ASIDE_EVERY = 300;
/** One in so many answers takes what would be met with it, where there is any: most of what is offered is to pass. */
const EAGER_EVERY = 4;
/** One in so many matches is played by the game's own bots beside random ones. */
const BOTS_EVERY = 4;
/** One in so many matches has the settings under which all of the game's content can come up. */
const VARIED_EVERY = 2;

/**
 * Plays random matches with random settings, mostly at random, and tries what must be refused
 * along the way. Throws {@link PlanError} for a plan that cannot be carried out.
 */
export function fuzz(game: Game, plan: FuzzPlan): FuzzReport {
  for (const [name, value] of [
    ['matches', plan.matches],
    ['limit', plan.limit ?? ANSWER_LIMIT],
  ] as const) {
    if (!Number.isSafeInteger(value) || value < 1) {
      throw new PlanError(`${name} must be a whole number of at least 1, not ${value}`);
    }
  }
  const findings: Finding[] = [];
  let answers = 0;
  let refusals = 0;
  const met = new Map<string, number>();
  const first = plan.from ?? 0;
  for (let index = first; index < first + plan.matches; index += 1) {
    const trial = new Trial(game, plan, index);
    const finding = trial.run();
    if (finding !== undefined) findings.push(finding);
    answers += trial.answers;
    refusals += trial.refusals;
    trial.countUsage(met);
    plan.onMatch?.(index - first + 1);
  }
  const { content } = game.measures;
  const unmet = content && unmetOf(content, new Set(met.keys()));
  const usage = Object.fromEntries([...met].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { matches: plan.matches, answers, refusals, findings, usage, unmet };
}

/** Stops a trial with what was found. */
class Found extends Error {
  readonly verdict: Verdict;
  readonly next: Submission | undefined;

  constructor(verdict: Verdict, message: string, next?: Submission) {
    super(message);
    this.verdict = verdict;
    this.next = next;
  }
}

class Trial {
  answers = 0;
  refusals = 0;
  readonly #game: Game;
  readonly #plan: FuzzPlan;
  readonly #index: number;
  readonly #random: Pick<RandomSource, 'index'>;
  #eventsSaid = 0;
  #match: Match | undefined;
  /** What its rules have noted. */
  readonly #met = new Set<string>();

  constructor(game: Game, plan: FuzzPlan, index: number) {
    this.#game = game;
    this.#plan = plan;
    this.#index = index;
    this.#random = seededSource(`${plan.seed}/${index}/fuzz`);
  }

  run(): Finding | undefined {
    const index = this.#index;
    try {
      this.#match = this.#setUp();
      this.#play(this.#match);
      return undefined;
    } catch (thrown) {
      if (thrown instanceof PlanError) throw thrown;
      const found = thrown instanceof Found ? thrown : new Found('crash', messageOf(thrown));
      const { verdict, message, next } = found;
      const about = { verdict, message, ...(next === undefined ? {} : { next }) };
      const file = this.#match && { ...this.#match.toFile(), found: about };
      return { verdict, index, message, file };
    }
  }

  /** Counts what content its match has met. */
  countUsage(into: Map<string, number>): void {
    if (this.#match === undefined) return;
    const { events, state } = this.#match;
    const told = events.map(({ event }) => event);
    countUsage(this.#game, told, state, into);
    for (const name of this.#met) into.set(name, (into.get(name) ?? 0) + 1);
  }

  #setUp(): Match {
    const { seed } = this.#plan;
    const varied = this.#index % VARIED_EVERY === 0 ? this.#game.varied : undefined;
    const fixed = { ...varied, ...this.#plan.options };
    let setup: ReturnType<typeof randomSetup>;
    try {
      setup = randomSetup(this.#game, this.#random, fixed);
    } catch (thrown) {
      throw new PlanError(messageOf(thrown));
    }
    const { seatCount, options, documents } = setup;
    // Bots that look ahead are too slow here, and play nothing that the others could not.
    const names = policyNames(this.#game).filter(
      (name) => !isSearchPolicy(policyNamed(this.#game, name)),
    );
    const ownBots = this.#index % BOTS_EVERY === BOTS_EVERY - 1;
    const player = () =>
      ownBots ? (names[this.#random.index(names.length, 'bot')] ?? 'random') : 'random';
    const plan = {
      id: `fuzz/${seed}/${this.#index}`,
      seats: Array.from({ length: seatCount }, (_, i) => ({
        name: `Seat ${i + 1}`,
        player: player(),
      })),
      options,
      documents,
      random: { kind: 'seeded', seed: `${seed}/${this.#index}` },
    } as const;
    const met = (name: string): void => void this.#met.add(name);
    const created = Match.create(this.#game, plan, { met });
    if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
    return created.value;
  }

  #play(match: Match): void {
    const game = this.#game;
    const limit = this.#plan.limit ?? ANSWER_LIMIT;
    const policies = match.seats.map(({ player }) => policyNamed(game, player));
    const books = new Books(match);
    this.#check(match);
    while (!match.over) {
      if (match.seq >= limit) throw new Found('endless', `not over after ${limit} answers`);
      if (this.#random.index(PROBE_EVERY, 'probe') === 0) this.#probe(match);
      const { state, choices } = match;
      const standingFor = (seat: Seat) => match.standingFor(seat);
      const move =
        this.#offer(match) ??
        nextMove({ game, state, choices, standingFor }, policies, this.#random);
      if (move === undefined) throw new Found('dead-end', 'the match waits, and nobody may answer');
      const { seat, slot } = move;
      const choice = choices[slot];
      const answer = this.#aside(choice) ?? this.#eager(choice) ?? move.answer;
      const done = match.submitAnswer(seat, slot, answer);
      if (!done.ok) {
        const next = { seat, slot, answer: wireOf(match, seat, slot, answer) };
        throw new Found('crash', done.error.message, next);
      }
      this.answers += 1;
      this.#check(match);
      const [silent] = books.wrong();
      if (silent !== undefined) throw new Found('silence', silent);
    }
    const wrong = Match.load(game, JSON.parse(JSON.stringify(match.toFile())) as MatchFile);
    if (!wrong.ok) throw new Found('replay', wrong.error);
  }

  /** Now and then a standing offer, where anybody has one. */
  #offer(match: Match): Move | undefined {
    const used = offerAtRandom(match, this.#random);
    if (used === undefined) return undefined;
    const { choice, slot } = used;
    return { seat: choice.seat, slot, answer: sampleAnswer(choice, this.#random) };
  }

  /** Rarely something that stands apart from the course of the game, where it is offered. */
  #aside(choice: Choice | undefined): number | undefined {
    if (choice?.kind !== 'one') return undefined;
    const asides = [...choice.options.keys()].filter((at) => isAside(choice, at));
    if (asides.length === 0 || this.#random.index(ASIDE_EVERY, 'aside') > 0) return undefined;
    return asides[this.#random.index(asides.length, 'aside')];
  }

  /** Now and then one of those that content is met with, see `Measures.chosen`. */
  #eager(choice: Choice | undefined): number | undefined {
    const { chosen } = this.#game.measures;
    if (chosen === undefined || choice?.kind !== 'one') return undefined;
    const eager = choice.options.flatMap((option, at) =>
      isAside(choice, at) || chosen(option, choice) === undefined ? [] : [at],
    );
    if (eager.length === 0 || this.#random.index(EAGER_EVERY, 'eager') > 0) return undefined;
    return eager[this.#random.index(eager.length, 'eager')];
  }

  /** What must hold at every moment. */
  #check(match: Match): void {
    const game = this.#game;
    const notData = notPlain(match.state);
    if (notData !== undefined) throw new Found('invariant', notData);
    for (const invariant of game.invariants) {
      const wrong = invariant.check(match.state);
      if (wrong !== undefined) throw new Found('invariant', `${invariant.rule}: ${wrong}`);
    }
    for (const { kind, purpose, who } of untoldDraws(match)) {
      throw new Found('silence', `nothing tells the ${kind} "${purpose}" for ${who}`);
    }
    if (match.over) {
      if (match.outcome === undefined) throw new Found('dead-end', 'it is over without an outcome');
      return;
    }
    if (match.choices.length === 0) throw new Found('dead-end', 'it waits for no choice at all');
    for (const { choice } of askedIn(match)) {
      if (!isAnswerable(choice)) {
        throw new Found(
          'dead-end',
          `"${choice.why.key}" of seat ${seatLetter(choice.seat)} has no answer`,
        );
      }
      const repeated = repeatedId(choice);
      if (repeated !== undefined) {
        throw new Found('invariant', `"${choice.why.key}" offers "${repeated}" twice`);
      }
    }
  }

  /** Looks through every seat's eyes, then tries what must be refused. */
  #probe(match: Match): void {
    for (let observer = SPECTATOR; observer < match.seats.length; observer += 1) {
      const notData = notPlain(match.seatView(observer), `view of ${observer}`);
      if (notData !== undefined) throw new Found('invariant', notData);
    }
    for (; this.#eventsSaid < match.events.length; this.#eventsSaid += 1) {
      const heard = match.events[this.#eventsSaid];
      if (heard !== undefined) this.#game.speech.event(heard.event);
    }
    const { seq } = match;
    const before = hashPlain(match.state);
    const submissions = illegalSubmissions(match);
    const from = this.#random.index(submissions.length, 'illegal');
    for (const next of [...submissions.slice(from), ...submissions.slice(0, from)].slice(0, 4)) {
      this.refusals += 1;
      if (match.submit(next).ok) {
        match.rewind(seq);
        throw new Found('illegal-answer', 'an illegal answer was taken', next);
      }
      if (match.seq !== seq || hashPlain(match.state) !== before) {
        throw new Found('illegal-answer', 'a refused answer changed the state', next);
      }
    }
  }
}

function wireOf(match: Match, seat: Seat, slot: number, answer: Parameters<typeof toWire>[1]) {
  const choice = match.choiceAt(slot, seat);
  return choice === undefined ? answer : toWire(choice, answer);
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
