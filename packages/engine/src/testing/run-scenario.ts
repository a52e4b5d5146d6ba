import { type Choice, mayAnswer } from '../choice.ts';
import { didYouMean } from '../closest.ts';
import { type GameEvent, unveiled } from '../events.ts';
import type { Game } from '../game.ts';
import { hashPlain } from '../hash.ts';
import { fallbackAnswer } from '../list-answers.ts';
import { Match } from '../match.ts';
import type { OptionsSchema } from '../options.ts';
import { ScriptError } from '../random/scripted.ts';
import type { Refusal } from '../result.ts';
import type { Seat } from '../seat.ts';
import { fromWire, toWire } from '../wire-answer.ts';
import { asked, offerProblems, openIn } from './choice-problems.ts';
import { expectationProblems } from './expectation-problems.ts';
import { ScenarioError, shown } from './file-fields.ts';
import {
  type EventPattern,
  isAnswer,
  type Scenario,
  type ScenarioAnswer,
  type ScenarioExpectation,
  seatOf,
} from './scenario.ts';
import type { AskedChoice, Drive, ScenarioReport, UsedRoll } from './scenario-report.ts';
import { ScenarioWords } from './scenario-words.ts';

/** Default answers taken while waiting for a listed one to fit; then it counts as a problem. */
const MOST_DEFAULTS = 400;

/**
 * Plays a scenario and checks its expectations.
 * Throws {@link ScenarioError}, `GivenError` or `ScriptError` if it cannot even begin.
 */
export function runScenario<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
  game: Game<S, O, E, V>,
  scenario: Scenario,
  drive: Drive = {},
): ScenarioReport {
  if (scenario.game !== game.id) {
    throw new ScenarioError(`the scenario is for "${scenario.game}", not for "${game.id}"`);
  }
  const match = begun(game, scenario);
  const words = new ScenarioWords(match.game, scenario, match.state);
  words.check(scenario);
  const run = new Run(scenario, words, drive, match);
  run.play();
  return {
    ok: run.problems.length === 0,
    problems: run.problems,
    events: run.match.events.map(({ event }) => event),
    asked: run.asked,
    rolls: run.rolls,
    match: run.match,
  };
}

function begun<S extends object, O extends OptionsSchema, E extends GameEvent, V>(
  game: Game<S, O, E, V>,
  { seats, options, rolls, seed, given }: Scenario,
): Match {
  try {
    const created = Match.create(game, {
      id: 'scenario',
      seats,
      options,
      random: { kind: 'scripted', results: rolls, ...(seed === undefined ? {} : { seed }) },
      ...(given === undefined ? {} : { given }),
    });
    if (created.ok) return created.value;
    throw new ScenarioError(created.error.map((problem) => problem.message).join('; '));
  } catch (thrown) {
    if (!(thrown instanceof ScriptError)) throw thrown;
    throw new ScriptError(`before the first question: ${thrown.message}`);
  }
}

class Run {
  readonly problems: string[] = [];
  readonly asked: AskedChoice[] = [];
  readonly rolls: UsedRoll[] = [];
  match: Match;
  readonly #scenario: Scenario;
  readonly #words: ScenarioWords;
  readonly #drive: Drive;
  /** Events of the match before the last listed answer. */
  #before = 0;
  /** Events at which an "until" has stopped, or that are older than the last listed answer. */
  #passed = 0;

  constructor(scenario: Scenario, words: ScenarioWords, drive: Drive, match: Match) {
    this.#scenario = scenario;
    this.#words = words;
    this.#drive = drive;
    this.match = match;
    this.#noteRolls();
  }

  /** Nothing is compared after a failure, since everything would be reported as wrong. */
  play(): void {
    const { answers, until, expect } = this.#scenario;
    const done = answers.every((entry, i) => {
      if (isAnswer(entry) ? !this.#answerListed(i, entry) : !this.#stop(i, entry.until))
        return false;
      if (entry.expect !== undefined) this.#compare(entry.expect, this.#before, this.#called(i));
      return true;
    });
    if (!done || (until !== undefined && !this.#goOnUntil(until, '"until"'))) return;
    this.#compare(expect, 0);
    this.#checkRolls();
  }

  #compare(expect: ScenarioExpectation, since: number, where?: string): void {
    const found = expectationProblems(this.#scenario, this.#words, this.match, expect, since);
    this.problems.push(...found.map((one) => (where === undefined ? one : `${where}: ${one}`)));
  }

  #stop(i: number, until: EventPattern | undefined): boolean {
    return until === undefined || this.#goOnUntil(until, `answer ${i + 1}, "until"`);
  }

  #goOnUntil(wanted: EventPattern, what: string): boolean {
    const fits = this.#words.test(wanted);
    for (let count = 0; count <= MOST_DEFAULTS; count += 1) {
      const { events, over } = this.match;
      const at = events.findIndex(({ event }, i) => i >= this.#passed && fits(unveiled(event)));
      if (at >= 0) {
        this.#passed = at + 1;
        return true;
      }
      if (over)
        return this.#fail(`${what}: the match was over before an event ${shown(wanted)} came`);
      if (!this.#answerDefault(`${what} was waited for`)) return false;
    }
    return this.#fail(`${what}: no event ${shown(wanted)} came in ${MOST_DEFAULTS} defaults`);
  }

  #answerListed(i: number, listed: ScenarioAnswer): boolean {
    const seat = seatOf(this.#scenario, listed.seat);
    if (listed.refused === 'not-your-choice' || listed.refused === 'over') {
      return this.#expectRefusal(i, listed, seat);
    }
    let last: Refusal | undefined;
    for (let count = 0; count <= MOST_DEFAULTS; count += 1) {
      if (this.match.over) {
        return this.#fail(
          `${this.#called(i)}: the match was over first${because(last)}${this.#after()}`,
        );
      }
      const slots = this.#slotsFor(seat, listed);
      const [first] = slots;
      if (first !== undefined && listed.refused !== undefined) {
        return this.#expectRefusal(i, listed, seat, first);
      }
      for (const slot of slots) {
        const choice = this.match.choiceAt(slot, seat) as Choice;
        const wire = listed.choose === 'default' ? defaultOf(choice) : listed.choose;
        const read = fromWire(choice, wire);
        if (read.ok) {
          this.#checkOffer(i, listed, choice);
          return this.#submit({ seat, slot, wire, what: this.#called(i), entry: i + 1 });
        }
        if (slot === first) last = read.error;
      }
      if (this.#scenario.otherwise !== 'default') {
        const why =
          first === undefined ? `nothing is to be decided${named(listed)}` : last?.message;
        return this.#fail(
          `${this.#called(i)}: ${why}; open: ${openIn(this.#scenario, this.match)}`,
        );
      }
      if (!this.#answerDefault(`${this.#called(i)} waited`)) return false;
    }
    return this.#fail(
      `${this.#called(i)} fitted nothing in ${MOST_DEFAULTS} defaults${because(last)}; open: ${openIn(this.#scenario, this.match)}`,
    );
  }

  /** The open choices that an answer of this seat could be for; standing offers if it names one. */
  #slotsFor(seat: Seat, { about, nth }: ScenarioAnswer): readonly number[] {
    const open = this.match.choices.flatMap((choice, slot) =>
      mayAnswer(choice, seat) && (about === undefined || choice.why.key === about) ? [slot] : [],
    );
    const offers = about === undefined ? [] : this.match.standingFor(seat);
    const slots = offers.flatMap(({ why }, at) => (why.key === about ? [-1 - at] : []));
    const all = [...open, ...slots];
    return nth === undefined ? all : all.slice(nth - 1, nth);
  }

  #answerDefault(waiting: string): boolean {
    const choice = this.match.choices[0];
    if (choice === undefined) return false;
    const wire = defaultOf(choice);
    const what = `while ${waiting}, ${asked(this.#scenario, choice)} took its default ${shown(wire)}`;
    return this.#submit({ seat: choice.seat, slot: 0, wire, what });
  }

  #submit({ seat, slot, wire, what, entry }: Given): boolean {
    this.match = this.#drive.before?.(this.match) ?? this.match;
    const choice = this.match.choiceAt(slot, seat);
    if (choice === undefined) return this.#fail(`${what}: the choice is gone`);
    if (entry !== undefined) {
      this.#before = this.match.events.length;
      this.#passed = this.#before;
    }
    this.#note(choice, seat, wire, entry);
    const done = this.#drive.submit
      ? this.#drive.submit(this.match, seat, slot, wire)
      : this.match.submit({ seat, slot, answer: wire });
    this.#noteRolls();
    return done.ok || this.#fail(`${what}: ${this.#why(done.error)}`);
  }

  #noteRolls(): void {
    const { scriptedUses, seq } = this.match;
    scriptedUses.forEach(({ purpose }, at) => {
      if (purpose === undefined || this.rolls.some(({ roll }) => roll === at + 1)) return;
      this.rolls.push({ roll: at + 1, purpose, seq });
    });
  }

  #note(
    choice: Choice,
    seat: Seat,
    answer: unknown,
    entry: number | undefined,
    refused?: Refusal,
  ): void {
    this.asked.push({
      seq: this.match.seq,
      seat,
      why: choice.why.key,
      rule: choice.why.rule,
      kind: choice.kind,
      options: 'options' in choice ? choice.options.map((option) => option.id) : [],
      answer,
      ...(entry === undefined ? {} : { entry }),
      ...(refused === undefined ? {} : { refused }),
    });
  }

  #expectRefusal(i: number, listed: ScenarioAnswer, seat: Seat, slot?: number): boolean {
    const { match } = this;
    const before = hashPlain(match.state);
    const choice = slot === undefined ? undefined : match.choiceAt(slot, seat);
    if (choice !== undefined) this.#checkOffer(i, listed, choice);
    const at = slot === undefined ? {} : { slot };
    const done = match.submit({ seat, ...at, answer: listed.choose });
    if (done.ok) {
      return this.#fail(`${this.#called(i)} was taken, but should be refused (${listed.refused})`);
    }
    if (choice !== undefined) this.#note(choice, seat, listed.choose, i + 1, done.error);
    if (done.error.code !== listed.refused) {
      this.problems.push(
        `${this.#called(i)} was refused as ${done.error.code} (${done.error.message}), expected ${listed.refused}`,
      );
    }
    if (hashPlain(match.state) !== before) {
      this.problems.push(`${this.#called(i)} was refused and changed the state all the same`);
    }
    return true;
  }

  #checkOffer(i: number, { offered }: ScenarioAnswer, choice: Choice): void {
    if (offered === undefined) return;
    const found = offerProblems(this.match.game, choice, offered);
    this.problems.push(
      ...found.map((one) => `${this.#called(i)}: ${asked(this.#scenario, choice)} ${one}`),
    );
  }

  /** Rolls that are left over; with a seed only those whose draw never came. */
  #checkRolls(): void {
    const { match } = this;
    const purposes = [...new Set(match.draws.map(({ purpose }) => purpose))];
    match.scriptedUses.forEach(({ result, purpose }, at) => {
      if (purpose !== undefined) return;
      if (typeof result === 'object') {
        const like = didYouMean(result.purpose, purposes);
        this.problems.push(
          `roll ${at + 1} (${result.result}) waited for a draw for "${result.purpose}" that never came${like}; draws were for ${purposes.join(', ') || 'nothing'}`,
        );
      } else if (this.#scenario.seed === undefined) {
        this.problems.push(`roll ${at + 1} (${result}) was not used`);
      }
    });
  }

  /** An entry of `answers` as its author wrote it, with its number from 1. */
  #called(i: number): string {
    const entry = this.#scenario.answers[i];
    if (entry === undefined || !isAnswer(entry)) return `answer ${i + 1} (a stop)`;
    const { seat, choose } = entry;
    const name =
      typeof seat === 'string' ? seat : `${this.#scenario.seats[seat]?.name}, seat ${seat}`;
    return `answer ${i + 1} (${name}${named(entry)}: ${shown(choose)})`;
  }

  /** The last question before this moment. */
  #after(): string {
    const last = this.asked.at(-1);
    if (last === undefined) return '; nothing was asked';
    const name = this.#scenario.seats[last.seat]?.name;
    return `; the last question, ${this.asked.length}, was ${name} "${last.why}"`;
  }

  /** What went wrong, without the engine's own count of answers where the script failed. */
  #why(refusal: Refusal): string {
    const cause = this.match.fault?.cause;
    return cause instanceof ScriptError ? cause.message : refusal.message;
  }

  #fail(problem: string): false {
    this.problems.push(problem);
    return false;
  }
}

/** An answer on its way. */
interface Given {
  readonly seat: Seat;
  readonly slot: number;
  readonly wire: unknown;
  /** For messages: whose answer it is, and where. */
  readonly what: string;
  /** Which entry of `answers` it is, from 1. */
  readonly entry?: number;
}

/** Which choice an answer names, if it names one. */
function named({ about, nth }: ScenarioAnswer): string {
  if (about === undefined) return '';
  return ` about "${about}"${nth === undefined ? '' : `, number ${nth}`}`;
}

function defaultOf(choice: Choice): unknown {
  return toWire(choice, fallbackAnswer(choice));
}

function because(refusal: Refusal | undefined): string {
  return refusal === undefined ? '' : ` (${refusal.message})`;
}
