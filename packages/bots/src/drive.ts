import type {
  Answer,
  Choice,
  Game,
  OffersInput,
  Playout,
  Policy,
  PolicyInput,
  RandomSource,
  Seat,
} from '@tablewright/engine';
import { checkAnswer, type Match, type Pending } from '@tablewright/engine/host';
import { imaginationOf } from './imagination.ts';
import { PolicyFault } from './policy-fault.ts';

type Chance = Pick<RandomSource, 'index'>;

/** Policies by seat; a seat without one is somebody else's to answer for. */
export type Policies = readonly (Policy | undefined)[];

/** What a policy decided. */
export interface Move {
  readonly slot: number;
  readonly seat: Seat;
  readonly answer: Answer;
}

/**
 * What a policy is shown. One object serves all decisions of a driver, and the view is made only
 * for a policy that looks at it, so a policy must not keep its input after it has answered.
 */
class Prompt implements PolicyInput, OffersInput {
  readonly random: Chance;
  seat: Seat = 0;
  offers: readonly Choice[] = [];
  #game: Pick<Game, 'view'>;
  #state: object = {};
  #choice: Choice | undefined;
  #view: unknown;
  #viewed = false;
  imagine?: NonNullable<PolicyInput['imagine']>;

  constructor(game: Pick<Game, 'view'>, random: Chance) {
    this.#game = game;
    this.random = random;
  }

  show(state: object, seat: Seat, choice: Choice): this {
    this.#state = state;
    this.#choice = choice;
    this.seat = seat;
    this.#viewed = false;
    return this;
  }

  showOffers(state: object, seat: Seat, offers: readonly Choice[]): this {
    this.#state = state;
    this.#choice = undefined;
    this.offers = offers;
    this.seat = seat;
    this.#viewed = false;
    return this;
  }

  get choice(): Choice {
    if (this.#choice === undefined) throw new Error('no decision is open');
    return this.#choice;
  }

  get view(): unknown {
    if (!this.#viewed) {
      this.#view = this.#game.view(this.#state, this.seat);
      this.#viewed = true;
    }
    return this.#view;
  }
}

/**
 * Plays on to the end with a policy for every seat, and returns how many decisions that took.
 * Which of several open choices is answered first, and by which of several seats that share one,
 * is drawn from `random`: the same source, the same match. Before each decision the policies that
 * look at standing offers may make use of one, which counts as a decision.
 * @param random for the policies and the order only; the match draws from its own source
 * @param limit most decisions to take; with fewer the match is over, otherwise it may go on
 * @throws PolicyFault when a policy breaks the rules of its choice
 */
export function playOut(
  runner: Playout,
  policies: readonly Policy[],
  random: Chance,
  limit = Number.POSITIVE_INFINITY,
): number {
  const prompt = new Prompt(runner.game, random);
  const lookers = policies.some(({ offers }) => offers !== undefined);
  let decisions = 0;
  for (; decisions < limit; decisions += 1) {
    const pending: Pending | undefined = runner.pending;
    if (pending === undefined) break;
    if (lookers && runner.hasOffers) {
      const standingFor = (seat: Seat) => runner.standingFor(seat);
      const used = useIn(runner.state, standingFor, policies, prompt);
      if (used !== undefined) {
        runner.give(used.slot, used.answer, used.seat);
        continue;
      }
    }
    let slot = 0;
    let choice: Choice | undefined;
    if (pending.kind === 'many') {
      const { choices } = pending;
      slot = choices.length > 1 ? random.index(choices.length, 'slot') : 0;
      choice = choices[slot];
      if (choice === undefined) throw new Error(`${runner.game.id} waits for no choice at all`);
    } else {
      choice = pending;
    }
    const seat = answerer(choice, random);
    const policy = policies[seat];
    if (policy === undefined) throw new Error(`seat ${seat} has no policy`);
    runner.give(slot, answerOf(policy, prompt.show(runner.state, seat, choice)));
  }
  return decisions;
}

/** A moment at which policies are asked. */
export interface Waiting {
  readonly game: Pick<Game, 'view'>;
  readonly state: object;
  readonly choices: readonly Choice[];
  /** What a seat may do beside them at any time. */
  readonly standingFor?: (seat: Seat) => readonly Choice[];
  /** What the policy of a seat looks ahead with; see {@link waitingIn}. */
  readonly imagining?: (seat: Seat) => NonNullable<PolicyInput['imagine']>;
}

/** The present moment of a match, with what policies need that look ahead. */
export function waitingIn(match: Match): Waiting {
  const { game, state, choices } = match;
  return {
    game,
    state,
    choices,
    standingFor: (seat) => match.standingFor(seat),
    imagining: (seat) => imaginationOf(match, seat),
  };
}

/**
 * What the policies do next at a table that they share with people: a standing offer that one makes
 * use of, or one open choice of a seat with a policy and its answer, or nothing if only others can go
 * on. Order as in {@link playOut}.
 */
export function nextMove(
  { game, state, choices, standingFor, imagining }: Waiting,
  policies: Policies,
  random: Chance,
): Move | undefined {
  if (standingFor !== undefined) {
    const used = useIn(state, standingFor, policies, new Prompt(game, random), imagining);
    if (used !== undefined) return used;
  }
  const open: { slot: number; choice: Choice; seats: readonly Seat[] }[] = [];
  choices.forEach((choice, slot) => {
    const seats = (choice.seats ?? [choice.seat]).filter((seat) => policies[seat] !== undefined);
    // A choice that a person shares is left to the person.
    if (seats.length === (choice.seats?.length ?? 1)) open.push({ slot, choice, seats });
  });
  const taken = open[open.length > 1 ? random.index(open.length, 'slot') : 0];
  if (taken === undefined) return undefined;
  const { slot, choice, seats } = taken;
  const seat = seats[seats.length > 1 ? random.index(seats.length, 'seat') : 0];
  const policy = seat === undefined ? undefined : policies[seat];
  if (seat === undefined || policy === undefined) return undefined;
  const prompt = new Prompt(game, random).show(state, seat, choice);
  if (imagining !== undefined) prompt.imagine = imagining(seat);
  return { slot, seat, answer: answerOf(policy, prompt) };
}

/**
 * What a policy answers for a seat to one open choice of a match.
 * @throws PolicyFault when it breaks the rules of the choice
 */
export function answerIn(
  match: Match,
  seat: Seat,
  choice: Choice,
  policy: Policy,
  random: Chance,
): Answer {
  const prompt = new Prompt(match.game, random).show(match.state, seat, choice);
  prompt.imagine = imaginationOf(match, seat);
  return answerOf(policy, prompt);
}

/**
 * The standing offer that the policy of one seat makes use of at this moment of a match, if any.
 * @throws PolicyFault when it breaks the rules of the offer
 */
export function offerUsed(
  match: Match,
  seat: Seat,
  policy: Policy,
  random: Chance,
): Move | undefined {
  const prompt = new Prompt(match.game, random);
  prompt.imagine = imaginationOf(match, seat);
  return useOf(policy, prompt.showOffers(match.state, seat, match.standingFor(seat)));
}

/** The first use that a policy makes of a standing offer, by seat. */
function useIn(
  state: object,
  standingFor: (seat: Seat) => readonly Choice[],
  policies: Policies,
  prompt: Prompt,
  imagining?: Waiting['imagining'],
): Move | undefined {
  for (let seat = 0; seat < policies.length; seat += 1) {
    const policy = policies[seat];
    if (policy?.offers === undefined) continue;
    if (imagining !== undefined) prompt.imagine = imagining(seat);
    const used = useOf(policy, prompt.showOffers(state, seat, standingFor(seat)));
    if (used !== undefined) return used;
  }
  return undefined;
}

function useOf(policy: Policy, prompt: Prompt): Move | undefined {
  const { offers, seat } = prompt;
  const used = offers.length === 0 ? undefined : policy.offers?.(prompt);
  if (used === undefined) return undefined;
  const offer = offers[used.place];
  const wrong = offer === undefined ? undefined : checkAnswer(offer, used.answer);
  if (offer === undefined || wrong !== undefined) {
    const why = wrong?.message ?? `there are ${offers.length} offers, and no number ${used.place}`;
    throw new PolicyFault(`the policy of seat ${seat} made use of an offer: ${why}`);
  }
  return { slot: -1 - used.place, seat, answer: used.answer };
}

function answerer(choice: Choice, random: Chance): Seat {
  const { seats } = choice;
  if (seats === undefined || seats.length < 2) return choice.seat;
  return seats[random.index(seats.length, 'seat')] ?? choice.seat;
}

function answerOf(policy: Policy, prompt: Prompt): Answer {
  const answer = policy(prompt);
  const wrong = checkAnswer(prompt.choice, answer);
  if (wrong === undefined) return answer;
  const what = `"${prompt.choice.why.key}" with ${JSON.stringify(answer)}: ${wrong.message}`;
  throw new PolicyFault(`the policy of seat ${prompt.seat} answered ${what}`);
}
