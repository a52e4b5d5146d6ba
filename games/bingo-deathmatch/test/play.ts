import type { Choice, GameEvent } from '@tablewright/engine';
import type { Match } from '@tablewright/engine/host';
import { readScenario, runScenario } from '@tablewright/engine/testing';
import { bingoDeathmatch } from '../src/index.ts';
import type { BingoState, PlayerState } from '../src/model.ts';
import type { BingoOptions } from '../src/options.ts';

/** A position and what is done in it, in the terms of scenario files. */
export interface Position {
  readonly seats?: number;
  readonly options?: Partial<BingoOptions>;
  readonly given?: Readonly<Record<string, unknown>>;
  /** All must be used up; what is rolled beyond them comes from a seed. */
  readonly rolls?: readonly (string | number)[];
  /** `[seat, answer]` or `[seat, answer, key of the choice]`. */
  readonly answers?: readonly (readonly [string, unknown, string?])[];
  readonly otherwise?: 'default';
  readonly until?: Readonly<Record<string, unknown>>;
}

/** Where a position led. */
export interface Played {
  readonly state: BingoState;
  readonly match: Match;
  readonly events: readonly (GameEvent & Readonly<Record<string, unknown>>)[];
  /** The open choices, by their keys and seats: `choice.select A`. */
  readonly open: readonly string[];
  readonly choices: readonly Choice[];
  /** Everything that was asked, in the same form. */
  readonly asked: readonly string[];
  player(letter: string): PlayerState;
  /** The events of these types. */
  of(...types: string[]): readonly Readonly<Record<string, unknown>>[];
  /** The ids of the options of the open choice of that key. */
  options(key: string): readonly string[];
}

/** Plays a position; throws if an answer is refused or a roll is left over. */
export function play(position: Position): Played {
  const report = runScenario(bingoDeathmatch, scenarioOf(position));
  const { unusedResults } = report.match;
  const problems = [...report.problems, ...unusedResults.map((result) => `unused: ${result}`)];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const state = report.match.state as BingoState;
  const { choices } = report.match;
  const events = report.events as Played['events'];
  return {
    state,
    match: report.match,
    events,
    choices,
    open: choices.map((choice) => `${choice.why.key} ${'ABCDE'[choice.seat]}`),
    asked: report.asked.map(({ why, seat }) => `${why} ${'ABCDE'[seat]}`),
    player: (letter) => state.players['ABCDE'.indexOf(letter)] as PlayerState,
    of: (...types) => events.filter(({ type }) => types.includes(type)),
    options: (key) => {
      const choice = choices.find(({ why }) => why.key === key);
      if (choice === undefined || !('options' in choice)) throw new Error(`"${key}" is not open`);
      return choice.options.map(({ id }) => id);
    },
  };
}

/** What a position leads to when its last answer is refused: the code of the refusal. */
export function refusal(position: Position): string {
  const { answers = [], ...rest } = position;
  const { match } = play({ ...rest, answers: answers.slice(0, -1) });
  const [letter, choose] = answers.at(-1) ?? ['A', 'nothing'];
  const done = match.submit({ seat: 'ABCDE'.indexOf(letter), answer: choose });
  return done.ok ? 'taken' : done.error.code;
}

function scenarioOf({ seats = 4, answers = [], rolls = [], ...rest }: Position) {
  return readScenario({
    format: 'tablewright-scenario',
    formatVersion: 1,
    title: 'a position',
    game: 'bingo-deathmatch',
    seats,
    ...rest,
    seed: 'any',
    rolls,
    answers: answers.map(([seat, choose, about]) => ({
      seat,
      choose,
      ...(about === undefined ? {} : { about }),
    })),
  });
}
