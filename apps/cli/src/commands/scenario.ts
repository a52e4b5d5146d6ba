import { type Game, type GameEvent, GivenError, seatLetter } from '@tablewright/engine';
import { ScriptError, unveiled } from '@tablewright/engine/host';
import {
  type AskedChoice,
  fiveWays,
  readScenario,
  runScenario,
  type Scenario,
  type ScenarioReport,
} from '@tablewright/engine/testing';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Catalogue, gameOrToy, readJson } from '../input.ts';
import { type Io, outJson } from '../io.ts';
import { outline } from '../outline.ts';
import { speakerFor, told } from '../told.ts';

interface ScenarioFlags {
  readonly json: boolean;
  /** Also with undo, saving, replay and views alone. */
  readonly fiveWays: boolean;
}

/** Plays a scenario file and says whether its expectations hold. */
export async function scenario(
  io: Io,
  catalogue: Catalogue,
  path: string,
  flags: ScenarioFlags,
): Promise<ExitCode> {
  const read = readScenario(await readJson(path));
  const game = await gameOrToy(catalogue, read.game);
  let report: ScenarioReport;
  try {
    report = runScenario(game, read);
  } catch (thrown) {
    if (!(thrown instanceof ScriptError)) throw thrown;
    return scriptFailed(io, read, thrown.message, flags);
  }
  const ways = flags.fiveWays && report.ok ? fiveWays(game, read) : [];
  const problems = [...report.problems, ...ways];
  if (flags.json) outJson(io, asData(read, report, problems));
  else show(io, game, read, report, problems);
  if (flags.fiveWays && !flags.json && report.ok) io.out(waysPlayed(ways.length));
  const { fault } = report.match;
  if (fault !== undefined && !isOfTheFile(fault.cause)) return EXIT.fault;
  return problems.length === 0 ? EXIT.fine : EXIT.checkFailed;
}

/** Says that it was played in all five ways, and how many of them failed. */
function waysPlayed(astray: number): string {
  const ways = 'played five ways: straight, with undo, from a save, as a replay, by views alone';
  return astray === 0 ? `It was ${ways}; all came to the same.` : `It was ${ways}.`;
}

/** Whether the scenario's own dice or position stopped the rules, rather than a fault of theirs. */
function isOfTheFile(cause: unknown): boolean {
  return cause instanceof ScriptError || cause instanceof GivenError;
}

function scriptFailed(io: Io, read: Scenario, message: string, { json }: ScenarioFlags): ExitCode {
  const result = { ok: false, title: read.title, problems: [message] };
  if (json) outJson(io, result);
  else for (const line of [read.title, '', `FAILED: ${message}`]) io.out(line);
  return EXIT.checkFailed;
}

function show(
  io: Io,
  game: Game,
  { title }: Scenario,
  report: ScenarioReport,
  problems: readonly string[],
): void {
  const { match, asked } = report;
  const speaker = speakerFor(game, match.seats, undefined, match);
  const name = (seat: number) => match.seats[seat]?.name ?? `seat ${seatLetter(seat)}`;
  const happened = (seq: number) => {
    const rolls = report.rolls.filter((used) => used.seq === seq);
    for (const { label, index, purpose } of match.draws.filter((draw) => draw.seq === seq)) {
      const at = rolls.findIndex((used) => used.purpose === purpose);
      const [used] = at < 0 ? [] : rolls.splice(at, 1);
      const which = used === undefined ? 'drawn' : `roll ${used.roll}`;
      io.out(`    ${which}: ${label ?? index}, for ${purpose}`);
    }
    for (const { event } of match.events.filter((heard) => heard.seq === seq)) {
      const whole = unveiled(event);
      io.out(`    ${told(game, speaker, whole)}`);
      io.out(`        ${whole.type} ${fieldsOf(whole)}`.trimEnd());
    }
  };
  io.out(title);
  io.out('');
  happened(0);
  asked.forEach((question, i) => {
    const { seq, seat, why, rule, options, refused } = question;
    io.out(`${i + 1}. ${name(seat)} is asked ${why} [${rule ?? '-'}] and ${answered(question)}`);
    if (options.length > 0) io.out(`    of: ${options.join(', ')}`);
    if (refused === undefined) happened(seq + 1);
    else io.out(`    refused as ${refused.code}: ${refused.message}`);
  });
  for (const choice of match.choices) {
    const ids = 'options' in choice ? choice.options.map(({ id }) => id).join(', ') : choice.kind;
    io.out(`open: ${name(choice.seat)}, ${choice.why.key} [${choice.why.rule ?? '-'}]: ${ids}`);
  }
  if (match.outcome !== undefined) io.out(`outcome: ${JSON.stringify(match.outcome)}`);
  io.out('');
  const position = game.position?.(match.state, match.options);
  if (position !== undefined) {
    io.out('The position in the end, in the words of "given":');
    for (const line of outline(position, '  ')) io.out(line);
    io.out('');
  }
  io.out('The state in the end:');
  for (const line of outline(match.state, '  ')) io.out(line);
  io.out('');
  for (const problem of problems) io.out(`FAILED: ${problem}`);
  if (problems.length === 0) io.out('Everything came as expected.');
}

/** What was answered, and which entry of the file it was. */
function answered({ answer, entry }: AskedChoice): string {
  const by = entry === undefined ? 'by default' : `answer ${entry} of the file`;
  return `answers ${JSON.stringify(answer)} (${by})`;
}

function fieldsOf({ type: _type, rule: _rule, ...fields }: GameEvent): string {
  return Object.keys(fields).length === 0 ? '' : JSON.stringify(fields);
}

function asData({ title }: Scenario, report: ScenarioReport, problems: readonly string[]) {
  const { match, asked } = report;
  return {
    ok: problems.length === 0,
    title,
    problems,
    asked,
    events: match.events.map(({ seq, event }) => ({ seq, ...unveiled(event) })),
    choices: match.choices.map(({ seat, why, kind }) => ({ seat, why, kind })),
    position: match.game.position?.(match.state, match.options),
    state: match.state,
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
  };
}
