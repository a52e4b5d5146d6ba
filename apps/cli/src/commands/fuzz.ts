import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, type FuzzReport, fuzz as fuzzGame } from '@tablewright/lab';
import { EXIT, type ExitCode, WrongInput } from '../exit.ts';
import { type Catalogue, gameOrToy, settings, wholeNumber } from '../input.ts';
import { type Io, outJson } from '../io.ts';
import { progressBar } from '../progress.ts';
import { unmetLines } from '../report-lines.ts';
import { counted, readable, textTable } from '../text-table.ts';

interface FuzzFlags {
  readonly json: boolean;
  readonly matches: string;
  readonly seed: string;
  readonly option: readonly string[];
  readonly limit?: string | undefined;
  readonly out?: string | undefined;
}

/** Plays at random, legally and illegally, and keeps a match file of everything that breaks. */
export async function fuzz(
  io: Io,
  catalogue: Catalogue,
  id: string,
  flags: FuzzFlags,
): Promise<ExitCode> {
  const game = await gameOrToy(catalogue, id);
  const matches = wholeNumber('matches', flags.matches, 1);
  const progress = progressBar(io, 'matches');
  const report = fuzzGame(game, {
    matches,
    seed: flags.seed,
    options: settings(flags.option),
    ...(flags.limit === undefined ? {} : { limit: wholeNumber('limit', flags.limit, 1) }),
    onMatch: (played) => progress.show(played, matches),
  });
  progress.end();
  const findings = await Promise.all(
    report.findings.map(async (finding) => ({
      verdict: finding.verdict,
      index: finding.index,
      message: finding.message,
      file: flags.out === undefined ? undefined : await keep(flags.out, id, finding),
    })),
  );
  if (flags.json) {
    outJson(io, { game: id, seed: flags.seed, ...report, findings });
  } else {
    for (const { verdict, index, message, file } of findings) {
      io.out(`match ${index}: ${verdict}: ${message}${file === undefined ? '' : ` (${file})`}`);
    }
    const played = counted(report.matches, 'match', 'matches');
    const answers = counted(report.answers, 'answer', 'answers');
    const illegal = counted(report.refusals, 'illegal one', 'illegal ones');
    const found = findings.length === 0 ? 'nothing found' : `${findings.length} found`;
    for (const line of usageLines(report)) io.out(line);
    io.out(`${game.title}: ${played}, ${answers}, ${illegal} tried; ${found}`);
  }
  return findings.length === 0 ? EXIT.fine : EXIT.checkFailed;
}

/** What content was met, the most frequent first, and what never. */
function usageLines({ usage, unmet }: FuzzReport): string[] {
  const rows = Object.entries(usage).sort(([, a], [, b]) => b - a);
  const table = rows.map(([name, times]) => [name, readable(times)]);
  return [
    ...(rows.length === 0 ? [] : textTable([['met', 'times'], ...table])),
    ...(unmet === undefined ? [] : unmetLines(unmet)),
  ];
}

async function keep(folder: string, id: string, finding: Finding): Promise<string | undefined> {
  if (finding.file === undefined) return undefined;
  const path = join(folder, `${id}-${finding.verdict}-${finding.index}.json`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, `${JSON.stringify(finding.file, undefined, 2)}\n`);
  } catch (thrown) {
    throw new WrongInput(`${path} cannot be written (${(thrown as NodeJS.ErrnoException).code})`);
  }
  return path;
}
