import type { Answer, Choice, Playout, Policy, PolicyInput, Seat } from '@tablewright/engine';
import { choicesIn, fromWire, mayAnswer, toWire } from '@tablewright/engine/host';
import { mixedPolicy } from '../mixed-policy.ts';
import type { RankingPolicy } from '../policies.ts';
import { PolicyFault } from '../policy-fault.ts';
import { AlignedSource, hashText, mixed } from './aligned-source.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { type Edge, lead, Node } from './node.ts';

/** How a search goes about its work. */
export interface SearchSettings {
  /** Most futures to look at for one decision. */
  readonly iterations: number;
  /** Most futures for each answer considered: few answers need less work. No limit without it. */
  readonly perAnswer?: number;
  /** Most time for one decision, kept only where there is a clock; see {@link SearchSettings.now}. */
  readonly milliseconds?: number;
  /** A clock in milliseconds. Without it, `iterations` alone decides, and play is repeatable. */
  readonly now?: () => number;
  /**
   * How the others decide, and the seat itself beyond what the search has explored. What it ranks is
   * what the search considers.
   */
  readonly rollout: RankingPolicy;
  /** The share of decisions in imagined play that are made at random, 0 to 1; 0.1 without it. */
  readonly wild?: number;
  /**
   * Decisions after which a future is judged by the game's `evaluate`. Without it, or in a game
   * that has none, every future is played to its end.
   */
  readonly cut?: number;
  /** Most answers to consider at one decision; 24 without it. */
  readonly candidates?: number;
  /** How much the search wanders between answers; 0.4 without it. */
  readonly exploration?: number;
  /**
   * How sure the search must be, in standard errors, to prefer another answer to the one that the
   * rollout policy would give; 1 without it.
   */
  readonly caution?: number;
}

/** Visits of an answer before the decisions behind it are explored too. */
const EXPAND_AFTER = 16;
/** The search asks after so many futures whether the usual answer is beyond doubt. */
const DOUBT_EVERY = 16;
/** Standard errors beyond which there is no doubt. */
const NO_DOUBT = 2.5;
/** Own decisions on one line that the search explores. */
const DEEPEST = 8;
/** Imaginations in a row that do not fit what is known before the search gives up. */
const MOST_MISFITS = 64;
/** A future without an end is worth a draw after so many decisions. */
const ENDLESS = 20_000;

/** An own decision within the tree. */
interface Step {
  readonly edge: Edge;
  readonly answer: Answer;
}

/**
 * Information-set Monte-Carlo tree search for one decision, as single observer: again and again
 * imagines the present as the seat may know it, follows the own decisions explored so far, and
 * plays on by the rollout policy. The n-th visits of all answers share their seed, so that they
 * meet the same dice. Work is done in steps; {@link answer} is the best so far at any time.
 */
export class Search {
  /** Futures looked at so far. */
  iterations = 0;
  readonly #choice: Choice;
  readonly #seat: Seat;
  readonly #imagine: NonNullable<PolicyInput['imagine']>;
  readonly #settings: SearchSettings;
  /** How everybody decides where the tree ends. */
  readonly #usual: Policy;
  readonly #candidates: readonly Candidate[];
  readonly #root = new Node();
  readonly #preferred: Candidate;
  readonly #seed: number;
  readonly #until: number | undefined;
  #misfits = 0;
  #settled = false;

  /** @throws PolicyFault where nobody can look ahead */
  constructor(input: PolicyInput, settings: SearchSettings) {
    if (input.imagine === undefined) {
      throw new PolicyFault('this bot looks ahead, and here it was given nothing to look at');
    }
    this.#choice = input.choice;
    this.#seat = input.seat;
    this.#imagine = input.imagine;
    this.#settings = settings;
    this.#usual = mixedPolicy(settings.rollout, settings.wild ?? 0.1);
    this.#seed = input.random.index(2 ** 31 - 1, 'search');
    const { now, milliseconds } = settings;
    const own = new AlignedSource(this.#seed);
    const { view, seat, choice } = input;
    const asked = { view, seat, choice, random: own };
    const preferred = settings.rollout(asked);
    this.#candidates = considered(asked, preferred, settings);
    this.#preferred = this.#candidates[0] ?? { key: '', answer: preferred };
    this.#until =
      now === undefined || milliseconds === undefined ? undefined : now() + milliseconds;
  }

  /** Whether there is nothing left to find out. */
  get done(): boolean {
    return this.share >= 1;
  }

  /** How far the work has come, from 0 to 1. */
  get share(): number {
    const { iterations, perAnswer = iterations, now, milliseconds = 0 } = this.#settings;
    const most = Math.min(iterations, perAnswer * this.#candidates.length);
    if (this.#settled || this.#candidates.length < 2 || this.#misfits >= MOST_MISFITS) return 1;
    const left = this.#until === undefined || now === undefined ? 1 : this.#until - now();
    const time = this.#until === undefined ? 0 : 1 - left / Math.max(milliseconds, 1);
    return Math.min(1, Math.max(this.iterations / most, time));
  }

  /** Looks at one more future. */
  step(): void {
    const edge = this.#next();
    const seed = mixed(this.#seed + Math.imul(edge.visits + 1, 0x9e3779b1) + this.#misfits);
    const runner = this.#imagine(new AlignedSource(seed));
    const given = runner !== undefined && this.#giveFirst(runner, edge);
    if (runner === undefined || !given) {
      this.#misfits += 1;
      return;
    }
    this.#misfits = 0;
    this.iterations += 1;
    const path = [edge];
    const payoff = this.#playOn(runner, path, new AlignedSource(mixed(seed + 1)));
    for (const taken of path) taken.learn(payoff);
    if (this.iterations % DOUBT_EVERY === 0) this.#settled = this.#beyondDoubt();
  }

  /** The best answer as far as it is known. */
  get answer(): Answer {
    const { caution = 1 } = this.#settings;
    const usual = this.#root.edges.get(this.#preferred.key);
    if (usual === undefined) return this.#preferred.answer;
    let best = usual;
    let most = 0;
    for (const edge of this.#root.edges.values()) {
      if (edge === usual) continue;
      const { mean, error } = lead(edge, usual);
      const sure = mean - caution * error;
      if (sure > most) {
        most = sure;
        best = edge;
      }
    }
    return best.candidate.answer;
  }

  /** What was found out about each answer considered. */
  get findings(): readonly {
    readonly key: string;
    readonly visits: number;
    readonly mean: number;
  }[] {
    return [...this.#root.edges.values()].map(({ candidate, visits, mean }) => ({
      key: candidate.key,
      visits,
      mean,
    }));
  }

  /** Whether every other answer has been tried and is surely no better than the usual one. */
  #beyondDoubt(): boolean {
    const usual = this.#root.edges.get(this.#preferred.key);
    if (usual === undefined) return false;
    for (const { key } of this.#candidates) {
      const edge = this.#root.edges.get(key);
      if (edge === usual) continue;
      if (edge === undefined || edge.visits < 3) return false;
      const { mean, error } = lead(edge, usual);
      if (mean + NO_DOUBT * error > 0) return false;
    }
    return true;
  }

  /** The answer to look at next; the usual one often enough to compare the others with it. */
  #next(): Edge {
    const edge = this.#root.select(this.#candidates, this.#settings.exploration ?? 0.4);
    const usual = this.#root.edges.get(this.#preferred.key);
    return usual !== undefined && edge.visits > usual.visits ? usual : edge;
  }

  /** Gives the answer to the decision searched; false if the imagined present has it not. */
  #giveFirst(runner: Playout, edge: Edge): boolean {
    const { why, kind } = this.#choice;
    const choices = choicesIn(runner.pending);
    const slot = choices.findIndex(
      (choice) =>
        mayAnswer(choice, this.#seat) && choice.why.key === why.key && choice.kind === kind,
    );
    const choice = choices[slot];
    if (choice === undefined) return false;
    const read = fromWire(choice, toWire(this.#choice, edge.candidate.answer));
    if (!read.ok) return false;
    runner.give(slot, read.value);
    return true;
  }

  /** Plays to the end or the cut; adds the own decisions within the tree to the path. */
  #playOn(runner: Playout, path: Edge[], random: AlignedSource): number {
    const { game } = runner;
    const cut = game.evaluate === undefined ? ENDLESS : (this.#settings.cut ?? ENDLESS);
    let leaf: Edge | undefined = path[0];
    for (let decisions = 0; runner.pending !== undefined && decisions < ENDLESS; decisions += 1) {
      if (decisions >= cut) {
        const worth = game.evaluate?.(runner.state, this.#seat);
        if (worth !== undefined) return worth;
      }
      const choices = choicesIn(runner.pending);
      const slot = choices.length > 1 ? random.index(choices.length, 'slot') : 0;
      const choice = choices[slot];
      if (choice === undefined) throw new Error(`${game.id} waits for no choice at all`);
      const seats = choice.seats ?? [choice.seat];
      const seat = seats[seats.length > 1 ? random.index(seats.length, 'seat') : 0] ?? choice.seat;
      const view = game.view(runner.state, seat);
      if (leaf !== undefined && seat === this.#seat) {
        const next: Step | undefined = this.#explore(leaf, choice, view, path.length, random);
        leaf = next?.edge;
        if (next !== undefined) {
          path.push(next.edge);
          runner.give(slot, next.answer);
          continue;
        }
      }
      runner.give(slot, this.#usual({ view, seat, choice, random }));
    }
    return game.outcome(runner.state)?.payoffs[this.#seat] ?? 0.5;
  }

  /** The answer that the tree wants to see at an own decision; nothing where the tree ends. */
  #explore(
    from: Edge,
    choice: Choice,
    view: unknown,
    depth: number,
    random: AlignedSource,
  ): Step | undefined {
    if (from.visits < EXPAND_AFTER || depth >= DEEPEST) return undefined;
    const { exploration = 0.4 } = this.#settings;
    const known = hashText(`${choice.why.key} ${JSON.stringify(view)}`);
    const node = from.children.get(known);
    if (node === undefined) {
      from.children.set(known, new Node());
      return undefined;
    }
    node.visits += 1;
    if (node.visits < EXPAND_AFTER) return undefined;
    const asked = { view, seat: this.#seat, choice, random };
    const open = considered(asked, this.#settings.rollout(asked), this.#settings);
    const edge = node.select(open, exploration);
    // Options may be listed in another order than when the answer was first seen.
    const answer = open.find(({ key }) => key === edge.candidate.key)?.answer;
    return { edge, answer: answer ?? edge.candidate.answer };
  }
}

/** The answers that a search considers, what its rules of thumb would do among them. */
function considered(
  asked: PolicyInput & { readonly random: AlignedSource },
  preferred: Answer,
  { rollout, candidates = 24 }: SearchSettings,
): readonly Candidate[] {
  const ranked = rollout.ranked?.(asked, candidates);
  return candidatesOf(asked.choice, preferred, candidates, asked.random, ranked);
}
