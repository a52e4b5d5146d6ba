import { type Game, type GameEvent, GivenError, ScriptError } from '@tablewright/engine';
import {
  fiveWays,
  readScenario,
  runScenario,
  type Scenario,
  type ScenarioReport,
} from '@tablewright/engine/testing';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Catalogue, gameNamed, readJson } from '../input.ts';
import type { Io } from '../io.ts';
import { outline } from '../outline.ts';
import { speakerFor, told, unveiled } from '../told.ts';

interface ScenarioFlags {
  readonly json: boolean;
  /** Also with undo, saving, replay and views alone. */
  readonly fiveWays: boolean;
}

/** Plays a scenario file and says whether everything came as it expects. */
export async function scenario(
  io: Io,
  catalogue: Catalogue,
  path: string,
  flags: ScenarioFlags,
): Promise<ExitCode> {
  const read = readScenario(await readJson(path));
  const game = await gameNamed(catalogue, read.game);
  let report: ScenarioReport;
  try {
    report = runScenario(game, read);
  } catch (thrown) {
    if (!(thrown instanceof ScriptError)) throw thrown;
    return scriptFailed(io, read, thrown.message, flags);
  }
  const ways = flags.fiveWays && report.ok ? fiveWays(game, read) : [];
  const problems = [...report.problems, ...ways];
  if (flags.json) io.out(JSON.stringify(asData(read, report, problems), undefined, 2));
  else show(io, game, read, report, problems);
  const { fault } = report.match;
  if (fault !== undefined && !isOfTheFile(fault.cause)) return EXIT.fault;
  return problems.length === 0 ? EXIT.fine : EXIT.checkFailed;
}

/** Whether what stopped the rules was the scenario's own dice or position. */
function isOfTheFile(cause: unknown): boolean {
  return cause instanceof ScriptError || cause instanceof GivenError;
}

function scriptFailed(io: Io, read: Scenario, message: string, { json }: ScenarioFlags): ExitCode {
  const result = { ok: false, title: read.title, problems: [message] };
  io.out(json ? JSON.stringify(result, undefined, 2) : `${read.title}\n\nFAILED: ${message}`);
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
  const name = (seat: number) => match.seats[seat]?.name ?? `seat ${seat}`;
  const happened = (seq: number) => {
    for (const { event } of match.events.filter((heard) => heard.seq === seq)) {
      const whole = unveiled(event);
      io.out(`    ${told(game, speaker, whole)}`);
      io.out(`        ${whole.type} ${fieldsOf(whole)}`.trimEnd());
    }
  };
  io.out(title);
  io.out('');
  happened(0);
  asked.forEach(({ seat, why, rule, answer, options }, i) => {
    const said = JSON.stringify(answer);
    io.out(`${i + 1}. ${name(seat)} is asked ${why} [${rule ?? '-'}] and answers ${said}`);
    if (options.length > 0) io.out(`    of: ${options.join(', ')}`);
    happened(i + 1);
  });
  for (const choice of match.choices) {
    const ids = 'options' in choice ? choice.options.map(({ id }) => id).join(', ') : choice.kind;
    io.out(`open: ${name(choice.seat)}, ${choice.why.key} [${choice.why.rule ?? '-'}]: ${ids}`);
  }
  if (match.outcome !== undefined) io.out(`outcome: ${JSON.stringify(match.outcome)}`);
  io.out('');
  io.out('The state in the end:');
  for (const line of outline(match.state, '  ')) io.out(line);
  io.out('');
  for (const problem of problems) io.out(`FAILED: ${problem}`);
  if (problems.length === 0) io.out('Everything came as expected.');
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
    state: match.state,
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
  };
}
