/** The one language of Kazzam's tests; see README.md. */

import {
  type Choice,
  type Draw,
  type Flow,
  optionOf,
  Table,
  type WireAnswer,
} from '@tablewright/engine';
import type { Documents } from '@tablewright/engine/documents';
import { type LoggedDraw, Match, mayAnswer } from '@tablewright/engine/host';
import { onTestFinished } from 'vitest';
import type { KazzamEvent } from '../src/events.ts';
import { cellName, cellOf } from '../src/map/court-map.ts';
import type { Creature, Effect, KazzamState, Status } from '../src/model.ts';
import type { KazzamOptions } from '../src/options.ts';
import { mapOf } from '../src/rules/court/ground-now.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { kazzam } from './game.ts';
import { Dice } from './table/dice.ts';
import './table/matchers.ts';
import { idOf, seatedAt } from './table/names.ts';
import type { Told } from './table/position.ts';
import { RunningFlow } from './table/running-flow.ts';

export * from './table/position.ts';

/** What a match is begun with besides its position. */
export interface Beginning {
  /** Dice in the order in which they fall; every one has to be used. */
  readonly rolls?: readonly number[];
  readonly options?: Told;
  readonly seats?: number;
  /** Answers that are given at once, each by whoever is asked. */
  readonly answers?: Answers;
  /** Where dice and draws come from when those are used up; they fail without it. */
  readonly seed?: string;
  /** What somebody brings, by the place of the match that it is for. */
  readonly documents?: Documents;
}

/** Begins a match, from a position if one is given. Fails the test if a die is left over. */
export function begin(
  given: Told | undefined,
  { rolls = [], options = {}, seats = 2, answers = [], seed, documents }: Beginning = {},
): Court {
  const created = Match.create(
    kazzam,
    {
      id: 'test',
      seats: Array.from({ length: seats }, (_, at) => ({ name: `Seat ${at}`, player: 'human' })),
      options,
      random: { kind: 'scripted', results: rolls, ...(seed === undefined ? {} : { seed }) },
      ...(given === undefined ? {} : { given }),
      documents,
    },
    // What is open is listed late, then: tests change the state meanwhile.
    { unprinted: true },
  );
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const court = new Court(created.value);
  onTestFinished(() => {
    const { unused } = court;
    if (unused.length > 0) throw new Error(`dice not used: ${JSON.stringify(unused)}`);
  });
  return court.answer(...answers);
}

/** Ids of the options of a choice, without those that stand apart from the course of the game. */
export function usual(choice: Choice): readonly string[] {
  if (!('options' in choice)) return [];
  return choice.options.flatMap(({ id, aside }) => (aside ? [] : [id]));
}

/** Whether an answer is an order of what a hit does (KZ-CRIT-09). */
function isHitOrder(answer: unknown): answer is readonly string[] {
  return Array.isArray(answer) && (answer.includes('damage') || answer.includes('effect'));
}

/** The ways in which an answer is written: an option's id or name, or what another kind needs. */
export type Answers = readonly WireAnswer[];

/**
 * A table at which a test plays a match, or on which it runs single flows of the rules. It is the
 * table that those flows take: `court.run(deal(court, blow), 'yes')`.
 */
export class Court extends Table<KazzamState, KazzamOptions, KazzamEvent> {
  readonly match: Match;
  readonly #dice: Dice;
  /** What flows that ran at the table itself have told and drawn, in order. */
  readonly course: readonly (KazzamEvent | Draw)[];
  #flow: RunningFlow | undefined;
  /** Whether an answer was refused: nobody knows then which dice would have been rolled. */
  #brokenOff = false;

  constructor(match: Match) {
    const dice = new Dice(match);
    const course: (KazzamEvent | Draw)[] = [];
    const { state, options, seats } = match;
    super(
      state as KazzamState,
      options as KazzamOptions,
      seats.length,
      dice,
      (event) => course.push(event),
      (draw) => course.push(draw),
      match.game.content,
    );
    this.match = match;
    // A match has another state once something is taken back.
    Object.defineProperty(this, 'state', { get: () => match.state });
    this.#dice = dice;
    this.course = course;
  }

  /** The open choice: of the flow that runs, or of the match. */
  get open(): Choice {
    const choice = this.#flow === undefined ? this.match.choices[0] : this.#flow.open;
    if (choice === undefined) throw new Error('nothing is open');
    return choice;
  }

  /** Whether nobody is asked anything any more. */
  get isQuiet(): boolean {
    return (this.#flow === undefined ? this.match.choices[0] : this.#flow.open) === undefined;
  }

  /** What is asked now: `key` and `rule` as in `action KZ-ACT-01`, and the seat. */
  get asked(): string {
    const { why, seat } = this.open;
    return `${why.key} ${why.rule} seat ${seat}`;
  }

  /** Ids of what the open choice offers within the play; of a way, all squares on it. */
  get offered(): readonly string[] {
    return usual(this.open);
  }

  /** The id of what an answer to the open choice takes. */
  idOf(answer: unknown): string | undefined {
    const { open } = this;
    if (typeof answer !== 'number') return undefined;
    return open.kind === 'one' ? optionOf(open, answer)?.id : this.offered[answer];
  }

  /** Squares in which the way that is asked for may end, the present one left out, sorted. */
  get ends(): readonly string[] {
    const { open } = this;
    if (open.kind !== 'path') throw new Error(`a ${open.kind} is asked, not a way`);
    return open.options.flatMap(({ id }, at) => (at > 0 && open.ends[at] ? [id] : [])).sort();
  }

  /** Dice that nobody has used, unless an answer was refused. */
  get unused(): readonly unknown[] {
    return this.#brokenOff ? [] : this.#dice.unused;
  }

  /**
   * Gives answers one after another, each by whoever may answer. An order of what a hit does is passed
   * over where nobody is asked for it, since every order comes to the same.
   */
  answer(...answers: readonly unknown[]): this {
    for (const answer of answers) {
      if (isHitOrder(answer) && !this.#offersAll(answer)) continue;
      const { asked } = this;
      const refused = this.refusal(answer);
      if (refused === undefined) continue;
      this.#brokenOff = true;
      throw new Error(`"${asked}" takes no ${show(answer)}: ${refused}`);
    }
    return this;
  }

  #offersAll(ids: readonly string[]): boolean {
    if (this.isQuiet) return false;
    const { offered } = this;
    return ids.every((id) => offered.includes(id));
  }

  /** Why an answer is refused; it is given if it is not. */
  refusal(answer: unknown): string | undefined {
    if (this.#flow !== undefined) return this.#flow.refusal(answer as WireAnswer);
    if (this.#dice.rolled) throw new Error('a flow has rolled the dice of this match');
    const seat = this.match.seats.findIndex((_, at) => mayAnswer(this.open, at));
    const done = this.match.submit({ seat, answer });
    return done.ok ? undefined : done.error.message;
  }

  /** Runs a flow at this table up to its first question; the answers from here on are for it. */
  start<T>(flow: Flow<T>): RunningFlow<T> {
    const running = new RunningFlow(flow);
    this.#flow = running as RunningFlow;
    return running;
  }

  /** Runs a flow at this table to its end with these answers, and returns what it returned. */
  run<T>(flow: Flow<T>, ...answers: Answers): T {
    const running = this.start(flow);
    this.answer(...answers);
    const { returned } = running;
    this.#flow = undefined;
    return returned;
  }

  /** The creature of that name. */
  of(name: string): Creature {
    const creature = this.state.creatures[this.id(name)];
    if (creature === undefined) throw new Error(`nobody is called ${name}`);
    return seatedAt(creature, this);
  }

  /** The number of the creature of that name, as the rules call it. */
  id(name: string): number {
    return idOf(this.state, name);
  }

  /** Where a creature stands, as `court(5,3)`, or `nowhere`. */
  at(name: string): string {
    const { cell } = this.of(name);
    return cell < 0 ? 'nowhere' : cellName(mapOf(this.state), cell);
  }

  /** The number of a square of the court, or of another part of the map. */
  cell(x: number, y: number, part = 'court'): number {
    return cellOf(mapOf(this.state), part, x, y);
  }

  /** What is in play of one kind, on one creature if it is named. */
  inPlay(kind: string, on?: string): readonly Effect[] {
    const bearer = on === undefined ? undefined : this.id(on);
    return this.state.effects.filter(
      (effect) => effect.kind === kind && (bearer === undefined || effect.on === bearer),
    );
  }

  /** Everything that has happened, in order. */
  get events(): readonly KazzamEvent[] {
    const told = this.course.filter((one): one is KazzamEvent => 'type' in one);
    return [...this.match.events.map(({ event }) => event as KazzamEvent), ...told];
  }

  /** Everything of that type that has happened. */
  heard<T extends KazzamEvent['type']>(type: T): Extract<KazzamEvent, { type: T }>[] {
    return this.events.filter(
      (event): event is Extract<KazzamEvent, { type: T }> => event.type === type,
    );
  }

  /** All draws of the match. */
  get draws(): readonly LoggedDraw[] {
    return this.match.draws;
  }

  /** Puts a status on a creature behind the rules' back, as a power would while they wait. */
  befall(name: string, kind: Status): void {
    const on = this.id(name);
    giveStatus(this, { kind, on, by: -1, source: 'test', until: { ends: 'match' } });
  }
}

function show(answer: unknown): string {
  return JSON.stringify(answer);
}
