import { type Choice, mayAnswer } from '../choice.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { canonicalJson, hashPlain } from '../hash.ts';
import { fallbackAnswer } from '../list-answers.ts';
import { Match } from '../match.ts';
import type { OptionsSchema } from '../options.ts';
import type { Refusal, Result } from '../result.ts';
import { type Seat, SPECTATOR } from '../seat.ts';
import type { LogEntry } from '../undo.ts';
import { fromWire, toWire } from '../wire-answer.ts';
import { type Scenario, ScenarioError, seatOf } from './scenario.ts';

/** A choice that came up in a scenario, and what was answered. */
export interface AskedChoice {
  readonly seq: number;
  readonly seat: Seat;
  readonly why: string;
  readonly rule: string | undefined;
  readonly kind: Choice['kind'];
  /** Option ids. */
  readonly options: readonly string[];
  readonly answer: unknown;
}

/** What came of a scenario. */
export interface ScenarioReport {
  readonly ok: boolean;
  /** Expectations that failed, answers that did not fit, results left over: empty if all is well. */
  readonly problems: readonly string[];
  readonly events: readonly GameEvent[];
  readonly asked: readonly AskedChoice[];
  readonly match: Match;
}

/** How a scenario is driven; {@link fiveWays} uses all of them. */
export interface Drive {
  /** Called before each answer; may return another match that is at the same moment. */
  readonly before?: (match: Match) => Match;
  /** Gives the answer; by default {@link Match.submit}. */
  readonly submit?: (match: Match, seat: Seat, slot: number, choose: unknown) => Result<LogEntry>;
}

/** Default answers allowed between two listed ones before a listed one counts as never fitting. */
const MOST_DEFAULTS = 400;

/**
 * Plays a scenario and compares what came of it with what it expects.
 * Throws {@link ScenarioError} or `GivenError` if it cannot even begin.
 */
export function runScenario<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
  game: Game<S, O, E, V>,
  scenario: Scenario,
  drive: Drive = {},
): ScenarioReport {
  if (scenario.game !== game.id) {
    throw new ScenarioError(`the scenario is for "${scenario.game}", not for "${game.id}"`);
  }
  const created = Match.create(game, {
    id: 'scenario',
    seats: scenario.seats,
    options: scenario.options,
    random: {
      kind: 'scripted',
      results: scenario.rolls,
      ...(scenario.seed === undefined ? {} : { seed: scenario.seed }),
    },
    ...(scenario.given === undefined ? {} : { given: scenario.given }),
  });
  if (!created.ok) {
    throw new ScenarioError(created.error.map((problem) => problem.message).join('; '));
  }
  const run = new Run(scenario, drive, created.value);
  run.answerAll();
  run.compare();
  return {
    ok: run.problems.length === 0,
    problems: run.problems,
    events: run.match.events.map(({ event }) => event),
    asked: run.asked,
    match: run.match,
  };
}

class Run {
  readonly problems: string[] = [];
  readonly asked: AskedChoice[] = [];
  match: Match;
  readonly #scenario: Scenario;
  readonly #drive: Drive;

  constructor(scenario: Scenario, drive: Drive, match: Match) {
    this.#scenario = scenario;
    this.#drive = drive;
    this.match = match;
  }

  answerAll(): void {
    const { answers, until } = this.#scenario;
    for (let i = 0; i < answers.length; i += 1) {
      if (!this.#answerListed(i)) return;
    }
    if (until === undefined) return;
    for (let count = 0; !this.#happened(until); count += 1) {
      if (this.match.over || count > MOST_DEFAULTS) {
        this.problems.push(`"until": no event ${JSON.stringify(until)} came`);
        return;
      }
      if (!this.#answerDefault()) return;
    }
  }

  #answerListed(i: number): boolean {
    const scenario = this.#scenario;
    const listed = scenario.answers[i];
    if (listed === undefined) return false;
    const seat = seatOf(scenario, listed.seat);
    let last: Refusal | undefined;
    for (let count = 0; count <= MOST_DEFAULTS; count += 1) {
      if (this.match.over) {
        this.problems.push(`answer ${i}: the match is over${because(last)}`);
        return false;
      }
      const slot = this.match.choices.findIndex(
        (choice) =>
          mayAnswer(choice, seat) &&
          (listed.about === undefined || choice.why.key === listed.about),
      );
      const choice = this.match.choices[slot];
      if (choice !== undefined) {
        if (listed.refused !== undefined) return this.#expectRefusal(i, seat, slot, listed);
        const wire = this.#wire(choice, listed.choose);
        const read = fromWire(choice, wire);
        if (read.ok) return this.#submit(`answer ${i}`, seat, slot, wire);
        last = read.error;
      }
      if (scenario.otherwise !== 'default') {
        const why =
          choice === undefined
            ? `seat ${listed.seat} has nothing to decide${listed.about === undefined ? '' : ` about "${listed.about}"`}`
            : (last?.message ?? '');
        this.problems.push(`answer ${i}: ${why}; open: ${this.#open()}`);
        return false;
      }
      if (!this.#answerDefault()) return false;
    }
    this.problems.push(`answer ${i} fitted no choice of seat ${listed.seat}${because(last)}`);
    return false;
  }

  #answerDefault(): boolean {
    const choice = this.match.choices[0];
    if (choice === undefined) return false;
    return this.#submit('a default', choice.seat, 0, toWire(choice, fallbackAnswer(choice)));
  }

  #submit(what: string, seat: Seat, slot: number, wire: unknown): boolean {
    this.match = this.#drive.before?.(this.match) ?? this.match;
    const choice = this.match.choices[slot];
    if (choice === undefined) {
      this.problems.push(`${what}: the choice is gone`);
      return false;
    }
    this.asked.push({
      seq: this.match.seq,
      seat,
      why: choice.why.key,
      rule: choice.why.rule,
      kind: choice.kind,
      options: 'options' in choice ? choice.options.map((option) => option.id) : [],
      answer: wire,
    });
    const done = this.#drive.submit
      ? this.#drive.submit(this.match, seat, slot, wire)
      : this.match.submit({ seat, slot, answer: wire });
    if (!done.ok) {
      this.problems.push(`${what} of seat ${seat}: ${done.error.message}`);
      return false;
    }
    return true;
  }

  #expectRefusal(
    i: number,
    seat: Seat,
    slot: number,
    listed: { readonly choose: unknown; readonly refused?: string },
  ): boolean {
    const before = hashPlain(this.match.state);
    const done = this.match.submit({ seat, slot, answer: listed.choose });
    if (done.ok) {
      this.problems.push(`answer ${i} was taken, but should be refused (${listed.refused})`);
      return false;
    }
    if (done.error.code !== listed.refused) {
      this.problems.push(
        `answer ${i} was refused as ${done.error.code} (${done.error.message}), expected ${listed.refused}`,
      );
    }
    if (hashPlain(this.match.state) !== before) {
      this.problems.push(`answer ${i} was refused and changed the state all the same`);
    }
    return true;
  }

  #wire(choice: Choice, choose: unknown): unknown {
    return choose === 'default' ? toWire(choice, fallbackAnswer(choice)) : choose;
  }

  #open(): string {
    const open = this.match.choices.map((choice) => `seat ${choice.seat} "${choice.why.key}"`);
    return open.length === 0 ? 'nothing' : open.join(', ');
  }

  #happened(wanted: Readonly<Record<string, unknown>>): boolean {
    return this.match.events.some(({ event }) => matches(event, wanted));
  }

  compare(): void {
    const { match, problems } = this;
    const { expect } = this.#scenario;
    const unused = match.unusedResults;
    if (unused.length > 0 && this.#scenario.seed === undefined) {
      problems.push(`results not used: ${JSON.stringify(unused)}`);
    }
    comparePaths(problems, 'state', match.state, expect.state ?? {});
    for (const [name, paths] of Object.entries(expect.view ?? {})) {
      const observer =
        name === 'spectator'
          ? SPECTATOR
          : seatOf(this.#scenario, /^\d+$/.test(name) ? Number(name) : name);
      comparePaths(problems, `view of ${name}`, match.seatView(observer).view, paths);
    }
    const events = match.events.map(({ event }) => event);
    let from = 0;
    for (const wanted of expect.events ?? []) {
      const at = events.findIndex((event, i) => i >= from && matches(event, wanted));
      if (at < 0) {
        const types = events.slice(from).map((event) => event.type);
        problems.push(
          `event ${JSON.stringify(wanted)} did not happen; after the ones before came: ${types.join(', ') || 'nothing'}`,
        );
        break;
      }
      from = at + 1;
    }
    for (const unwanted of expect.noEvents ?? []) {
      const found = events.find((event) => matches(event, unwanted));
      if (found !== undefined) problems.push(`event happened: ${JSON.stringify(found)}`);
    }
    for (const wanted of expect.choices ?? []) {
      const seat = seatOf(this.#scenario, wanted.seat);
      const found = match.choices.some(
        (choice) => mayAnswer(choice, seat) && choice.why.key === wanted.why,
      );
      if (!found) {
        problems.push(
          `no choice "${wanted.why}" is open for ${wanted.seat}; open: ${this.#open()}`,
        );
      }
    }
    if (expect.over !== undefined && expect.over !== match.over) {
      problems.push(`the match is ${match.over ? '' : 'not '}over`);
    }
    if (expect.outcome !== undefined) {
      comparePaths(problems, 'outcome', match.outcome ?? {}, expect.outcome);
    }
  }
}

function comparePaths(
  problems: string[],
  what: string,
  value: unknown,
  paths: Readonly<Record<string, unknown>>,
): void {
  for (const [path, wanted] of Object.entries(paths)) {
    const found = path
      .split('.')
      .reduce<unknown>(
        (at, key) => (at as Record<string, unknown> | undefined | null)?.[key],
        value,
      );
    if (canonicalJson(found) !== canonicalJson(wanted)) {
      problems.push(
        `${what} ${path} is ${JSON.stringify(found)}, expected ${JSON.stringify(wanted)}`,
      );
    }
  }
}

/** Whether everything in `wanted` stands in `found`, lists and plain values exactly. */
function matches(found: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) {
    return canonicalJson(found) === canonicalJson(wanted);
  }
  if (typeof found !== 'object' || found === null) return false;
  return Object.entries(wanted).every(([key, value]) =>
    matches((found as Record<string, unknown>)[key], value),
  );
}

function because(refusal: Refusal | undefined): string {
  return refusal === undefined ? '' : ` (${refusal.message})`;
}
