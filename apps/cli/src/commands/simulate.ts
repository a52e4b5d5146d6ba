import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@tablewright/engine';
import {
  PlanError,
  planProblems,
  recordMatch,
  reportOn,
  SimulationFault,
  type SimulationPlan,
} from '@tablewright/lab';
import { simulateInPool } from '@tablewright/lab/pool';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Catalogue, commaList, gameNamed, settings, wholeNumber } from '../input.ts';
import { type Io, outJson } from '../io.ts';
import { progressBar } from '../progress.ts';
import { reportLines } from '../report-lines.ts';

interface SimulateFlags {
  readonly json: boolean;
  readonly matches: string;
  readonly seed: string;
  readonly seats?: string | undefined;
  readonly option: readonly string[];
  readonly workers?: string | undefined;
  readonly limit?: string | undefined;
  readonly think?: string | undefined;
  readonly rotate: boolean;
  readonly campaign?: string | undefined;
  /** Where to write a match that breaks. */
  readonly out: string;
}

const MOST_WORKERS = 256;

/** Plays many matches between bots and shows what came of them. */
export async function simulate(
  io: Io,
  catalogue: Catalogue,
  id: string,
  flags: SimulateFlags,
): Promise<ExitCode> {
  const game = await gameNamed(catalogue, id);
  const plan: SimulationPlan = {
    matches: wholeNumber('matches', flags.matches, 1),
    seed: flags.seed,
    seats: flags.seats === undefined ? usualSeats(game) : commaList('seats', flags.seats),
    options: settings(flags.option),
    rotate: flags.rotate,
    ...(flags.limit === undefined ? {} : { limit: wholeNumber('limit', flags.limit, 1) }),
    ...(flags.campaign === undefined
      ? {}
      : { campaign: wholeNumber('campaign', flags.campaign, 1) }),
    ...(flags.think === undefined ? {} : { think: wholeNumber('think', flags.think, 1) }),
  };
  const workers =
    flags.workers === undefined
      ? availableParallelism()
      : wholeNumber('workers', flags.workers, 1, MOST_WORKERS);
  const problems = planProblems(game, plan);
  if (problems.length > 0) throw new PlanError(problems.join('; '));
  const progress = progressBar(io, plan.campaign === undefined ? 'matches' : 'campaigns');
  try {
    const tally = await simulateInPool({ module: catalogue.module, id }, plan, {
      workers,
      onProgress: progress.show,
    });
    progress.end();
    const report = reportOn(tally, game.measures);
    if (flags.json) outJson(io, { game: id, plan, ...report });
    else for (const line of reportLines(game, plan, report)) io.out(line);
    return EXIT.fine;
  } catch (thrown) {
    progress.end();
    if (thrown instanceof SimulationFault) {
      await keepReproducer(io, game, plan, thrown, flags.out);
    }
    throw thrown;
  }
}

function usualSeats(game: Game): string[] {
  const name = Object.hasOwn(game.bots, 'heuristic') ? 'heuristic' : 'random';
  return Array.from({ length: game.seats.default }, () => name);
}

async function keepReproducer(
  io: Io,
  game: Game,
  plan: SimulationPlan,
  { index, nth }: SimulationFault,
  folder: string,
): Promise<void> {
  if (plan.think !== undefined) {
    io.err('The match is not kept: its bots thought by the clock, so it cannot be played again.');
    return;
  }
  const path = join(folder, `${game.id}-fault-${index}.json`);
  try {
    const file = recordMatch(game, plan, index, nth).toFile();
    await mkdir(folder, { recursive: true });
    await writeFile(path, `${JSON.stringify(file, undefined, 2)}\n`);
    io.err(`The match up to the fault is in ${path}.`);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    io.err(`The match up to the fault could not be kept: ${why}`);
  }
}
