import { PolicyFault, UnknownPolicy } from '@tablewright/bots';
import { GivenError } from '@tablewright/engine';
import { RulesFault } from '@tablewright/engine/host';
import { ScenarioError } from '@tablewright/engine/testing';
import { CoverageError } from '@tablewright/game-suite/coverage';
import { PlanError, SimulationFault } from '@tablewright/lab';
import { Command, CommanderError } from 'commander';
import { fuzz } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { ladder } from './commands/ladder.ts';
import { newGame } from './commands/new-game.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { scenario } from './commands/scenario.ts';
import { scenarioFrom } from './commands/scenario-from.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { EXIT, type ExitCode, WrongInput } from './exit.ts';
import type { Catalogue } from './input.ts';
import { type Io, writeLines } from './io.ts';

const WRONG_INPUT = [
  WrongInput,
  CoverageError,
  PlanError,
  UnknownPolicy,
  ScenarioError,
  GivenError,
];
const KNOWN_FAULTS = [SimulationFault, RulesFault, PolicyFault];

/** Runs the program with these arguments and returns its exit code. Never throws. */
export async function runProgram(
  io: Io,
  catalogue: Catalogue,
  args: readonly string[],
): Promise<ExitCode> {
  let code: ExitCode = EXIT.fine;
  const program = commands(io, catalogue, (result) => {
    code = result;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (thrown) {
    if (thrown instanceof CommanderError)
      return thrown.exitCode === 0 ? EXIT.fine : EXIT.wrongInput;
    return failed(io, thrown, args.includes('--json'));
  }
}

function failed(io: Io, thrown: unknown, json: boolean): ExitCode {
  const code = WRONG_INPUT.some((kind) => thrown instanceof kind) ? EXIT.wrongInput : EXIT.fault;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (json) io.out(JSON.stringify({ error: { code, message } }));
  io.err(code === EXIT.wrongInput ? message : `This is a fault of the program: ${message}`);
  const known = KNOWN_FAULTS.some((kind) => thrown instanceof kind);
  if (code === EXIT.fault && !known && thrown instanceof Error) {
    writeLines(io.err, thrown.stack ?? '');
  }
  return code;
}

function commands(io: Io, catalogue: Catalogue, done: (code: ExitCode) => void): Command {
  const program = new Command('tablewright')
    .description('Plays tabletop games by their rules, by hand or by the thousand.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => writeLines(io.out, text.trimEnd()),
      writeErr: (text) => writeLines(io.err, text.trimEnd()),
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 fine, 1 a check failed, 2 wrong input, 3 a fault in the rules.',
    );
  const add = (name: string, description: string): Command =>
    program.command(name).description(description).option('--json', 'data instead of text', false);
  const desk: Desk = { add, io, catalogue, done };
  addPlaying(desk);
  addSimulating(desk);
  addChecking(desk);
  addMaking(desk);
  return program;
}

/** What the commands are added with, and what they run with. */
interface Desk {
  readonly add: (name: string, description: string) => Command;
  readonly io: Io;
  readonly catalogue: Catalogue;
  /** Takes the exit code of the command that was run. */
  readonly done: (code: ExitCode) => void;
}

/** The flag that sets a setting of the game. */
const OPTIONS = ['--option <name=value>', 'a setting of the game; may be repeated'] as const;
const each = (value: string, list: readonly string[]) => [...list, value];

/** What there is to play, and playing it. */
function addPlaying({ add, io, catalogue, done }: Desk): void {
  add('games', 'List the games, their bots and settings').action(async (flags) =>
    done(await games(io, catalogue, flags)),
  );
  add('play <game>', 'Play a match in the terminal')
    .option('--seats <list>', 'human or a bot for each seat, as human,heuristic,random')
    .option('--names <list>', 'what the seats are called')
    .option(...OPTIONS, each, [])
    .option('--seed <text>', 'repeatable dice, instead of secret ones that can be proven')
    .option('--save <file>', 'where to write the match file')
    .option('--language <tag>', 'the language of the game, as de', 'en')
    .action(async (game, flags) => done(await play(io, catalogue, game, flags)));
}

/** Matches by the thousand. */
function addSimulating({ add, io, catalogue, done }: Desk): void {
  add('simulate <game>', 'Play many matches between bots and count what came of them')
    .option('--matches <number>', 'how many', '1000')
    .option('--seed <text>', 'the same seed gives the same result', '1')
    .option('--seats <list>', 'a bot for each seat, as heuristic,random')
    .option('--rotate', 'move the bots on by one seat from match to match', false)
    .option(...OPTIONS, each, [])
    .option(
      '--campaign <number>',
      'play campaigns of so many games, each with what came of the last',
    )
    .option('--workers <number>', 'threads; does not change the result (default: all processors)')
    .option('--limit <number>', 'most decisions of one match (default: 100000)')
    .option('--think <ms>', 'time of a bot that looks ahead for a decision; results then vary')
    .option('--out <folder>', 'where to write a match that breaks', '.')
    .action(async (game, flags) => done(await simulate(io, catalogue, game, flags)));
  add('ladder <game>', 'Let the levels of the bots play each other and print who won')
    .option('--matches <number>', 'how many for each pairing, or for each level', '400')
    .option('--search-matches <number>', 'how many where a bot looks ahead (default: as many)')
    .option('--seed <text>', 'the same seed gives the same result', '1')
    .option('--seats <number>', 'how many play')
    .option(...OPTIONS, each, [])
    .option('--workers <number>', 'threads; does not change the result (default: all processors)')
    .option('--out <file>', 'where to write the table too')
    .action(async (game, flags) => done(await ladder(io, catalogue, game, flags)));
}

/** Files that are played again: matches and scenarios. */
function addChecking({ add, io, catalogue, done }: Desk): void {
  add('replay <file>', 'Print what happened in a match, each event with its rule')
    .option('--at <number>', 'stop after so many answers and show the position')
    .action(async (file, flags) => done(await replay(io, catalogue, file, flags)));
  add('verify <file>', 'Check every answer, hash and die of a match file, and its bots')
    .option('--no-bots', 'do not let the bots decide again, which takes as long as they thought')
    .action(async (file, flags) => done(await verify(io, catalogue, file, flags)));
  add('scenario [file]', 'Play a scenario and compare it with what it expects, or make one')
    .option('--five-ways', 'also with undo, saving, as a replay and from views alone', false)
    .option('--from <match>', 'print a moment of this match file as a scenario instead')
    .option('--at <number>', 'with --from: the moment after so many answers (default: the last)')
    .action(async (file: string | undefined, { from, at, ...flags }) => {
      if ((file === undefined) === (from === undefined)) {
        throw new WrongInput('name either a scenario file, or a match file with --from');
      }
      if (at !== undefined && from === undefined) throw new WrongInput('--at goes with --from');
      done(
        file === undefined
          ? await scenarioFrom(io, catalogue, from, at)
          : await scenario(io, catalogue, file, flags),
      );
    });
}

/** For whoever writes a game. */
function addMaking({ add, io, catalogue, done }: Desk): void {
  add('rules <game>', 'Show which code and which tests stand for each rule')
    .option('--missing', 'only rules that lack something', false)
    .action(async (game, flags) => done(await rules(io, catalogue, game, flags)));
  add('fuzz <game>', 'Play at random, legally and illegally, and keep what breaks')
    .option('--matches <number>', 'how many', '100')
    .option('--seed <text>', 'the same seed finds the same', '1')
    .option(...OPTIONS, each, [])
    .option('--limit <number>', 'most answers before a match counts as endless (default: 20000)')
    .option('--out <folder>', 'where to write a match file for each finding')
    .action(async (game, flags) => done(await fuzz(io, catalogue, game, flags)));
  add('new-game <name>', 'Write a small game that works, as a beginning')
    .option('--title <text>', 'what players call it')
    .option('--prefix <letters>', 'what its rule ids begin with, as PD')
    .action(async (name, flags) => done(await newGame(io, catalogue, name, flags)));
}
