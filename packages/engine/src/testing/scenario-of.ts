import { type Choice, choicesIn, mayAnswer } from '../choice.ts';
import { clonePlain } from '../clone.ts';
import { readContents } from '../documents/kinds.ts';
import { canonicalJson } from '../hash.ts';
import type { Match } from '../match.ts';
import type { LoggedAnswer, SeatInfo } from '../match-file.ts';
import type { Label } from '../random/source.ts';
import { sourcesOf } from '../random/spec.ts';
import { Runner } from '../runner.ts';
import type { Seat } from '../seat.ts';
import { fromWire } from '../wire-answer.ts';
import {
  SCENARIO_FORMAT,
  SCENARIO_FORMAT_VERSION,
  type ScenarioAnswer,
  type ScenarioExpectation,
  type SeatName,
} from './scenario.ts';

/** A scenario as it is written to a file; `readScenario` reads it. */
export interface ScenarioFile {
  readonly format: typeof SCENARIO_FORMAT;
  readonly formatVersion: typeof SCENARIO_FORMAT_VERSION;
  readonly title: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly given: Readonly<Record<string, unknown>>;
  readonly rolls: readonly Label[];
  readonly answers: readonly ScenarioAnswer[];
  readonly expect: ScenarioExpectation;
}

/**
 * The moment of a match after `seq` answers as a scenario: the position at the last checkpoint
 * before it, and what was drawn and answered since. Running it ends in the very state of the
 * match at that moment. It tells everything, secret answers too.
 * Throws if the game has no `position`, and RangeError for a moment that the match does not have.
 */
export function scenarioOf(match: Match, seq = match.seq, game = match.game): ScenarioFile {
  const { seats, options } = match;
  if (game.position === undefined) throw new Error(`${game.id} cannot say what its position is`);
  if (!Number.isInteger(seq) || seq < 0 || seq > match.seq) {
    throw new RangeError(`a match at ${match.seq} has no moment ${seq}`);
  }
  const { start, rolls, answers, open } = playUpTo(match, seq);
  const names = namesOf(seats);
  const named = (seat: Seat) => names[seat] ?? seat;
  return {
    format: SCENARIO_FORMAT,
    formatVersion: SCENARIO_FORMAT_VERSION,
    title: `${game.title}: the position after ${seq} ${seq === 1 ? 'answer' : 'answers'}`,
    game: game.id,
    seats: seats.map(({ name }) => name),
    options: changedOptions(match),
    given: clonePlain(game.position(start, options)) as Readonly<Record<string, unknown>>,
    rolls,
    answers: answers.map(({ seat, ...answer }) => ({ seat: named(seat), ...answer })),
    expect: {
      over: open.length === 0,
      choices: { exactly: open.map(({ seat, why }) => ({ seat: named(seat), why: why.key })) },
    },
  };
}

/** An answer of a scenario whose seat is its number. */
type Given = ScenarioAnswer & { readonly seat: Seat };

/** What led from the last checkpoint to a moment. */
interface Since {
  readonly start: object;
  readonly rolls: readonly Label[];
  readonly answers: readonly Given[];
  readonly open: readonly Choice[];
}

/** Replays the match, whose own checkpoints are sparse near its beginning. */
function playUpTo(match: Match, seq: number): Since {
  const { game, options, seats, random, given, log } = match;
  const { forSetup, forPlay } = sourcesOf(random);
  const documents = readContents(game, options, seats.length, match.documents);
  if (!documents.ok) throw new Error('the documents do not fit the rules');
  const setup = { options, seatCount: seats.length, documents: documents.value };
  const { state } = Runner.setUp(game, { ...setup, random: forSetup });
  if (given !== undefined) game.given?.(state, clonePlain(given), options);
  let start: object = state;
  let rolls: Label[] = [];
  let answers: Given[] = [];
  const runner = Runner.from(
    game,
    {
      ...setup,
      random: forPlay,
      drawn: ({ label, index }) => rolls.push(label ?? index),
      checkpoint: () => {
        // No position begins where the match is over.
        if (game.next(runner.state) === undefined) return;
        start = clonePlain(runner.state);
        rolls = [];
        answers = [];
      },
    },
    state,
  );
  runner.advance();
  for (const entry of log.slice(0, seq)) {
    const slot = entry.slot ?? 0;
    const choice = runner.choiceAt(slot, entry.seat);
    const read = choice === undefined ? undefined : fromWire(choice, entry.answer);
    if (choice === undefined || read?.ok !== true)
      throw new Error('the log does not fit the rules');
    answers.push(scripted(runner, slot, choice, entry));
    runner.give(slot, read.value, entry.seat);
  }
  return { start, rolls, answers, open: choicesIn(runner.pending) };
}

/** The answer with the key, and the number if several have it, by which a scenario finds its choice. */
function scripted(
  runner: Runner,
  slot: number,
  choice: Choice,
  { seat, answer }: LoggedAnswer,
): Given {
  const about = choice.why.key;
  const open = choicesIn(runner.pending).map((other, at) => ({ other, at }));
  const offers = runner.standingFor(seat).map((other, place) => ({ other, at: -1 - place }));
  const alike = [...open.filter(({ other }) => mayAnswer(other, seat)), ...offers].filter(
    ({ other }) => other.why.key === about,
  );
  const nth = 1 + alike.findIndex(({ at }) => at === slot);
  return { seat, about, ...(nth > 1 ? { nth } : {}), choose: answer };
}

/** The seats' names if they tell the seats apart, else their numbers. */
function namesOf(seats: readonly SeatInfo[]): readonly SeatName[] {
  const names = seats.map(({ name }) => name);
  const different = new Set(names.map((name) => name.toLowerCase())).size === names.length;
  return different ? names : names.map((_, seat) => seat);
}

function changedOptions({ game, options }: Match): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => canonicalJson(value) !== canonicalJson(game.options[name]?.default),
    ),
  );
}
