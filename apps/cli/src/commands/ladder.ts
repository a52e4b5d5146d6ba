import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { isSearchPolicy, policyNamed } from '@tablewright/bots';
import type { Game } from '@tablewright/engine';
import { climb, type Ladder, type Rung, type SimulationPlan, type Tally } from '@tablewright/lab';
import { simulateInPool } from '@tablewright/lab/pool';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Catalogue, gameNamed, settings, wholeNumber } from '../input.ts';
import { type Io, outJson } from '../io.ts';
import { progressBar } from '../progress.ts';
import { percent } from '../text-table.ts';

interface LadderFlags {
  readonly json: boolean;
  readonly matches: string;
  /** Matches in which a bot looks ahead; as many as the others if left out. */
  readonly searchMatches?: string | undefined;
  readonly seed: string;
  readonly seats?: string | undefined;
  readonly option: readonly string[];
  readonly workers?: string | undefined;
  /** A file to write the table to. */
  readonly out?: string | undefined;
}

const MOST_WORKERS = 256;

/** Lets the levels of a game's bots play each other and prints who won, as a Markdown table. */
export async function ladder(
  io: Io,
  catalogue: Catalogue,
  id: string,
  flags: LadderFlags,
): Promise<ExitCode> {
  const game = await gameNamed(catalogue, id);
  const matches = wholeNumber('matches', flags.matches, 1);
  const searched = wholeNumber('search-matches', flags.searchMatches ?? flags.matches, 1);
  const workers =
    flags.workers === undefined
      ? availableParallelism()
      : wholeNumber('workers', flags.workers, 1, MOST_WORKERS);
  const seats = flags.seats === undefined ? undefined : wholeNumber('seats', flags.seats, 1);
  const slow = ({ level, against = level }: Omit<Rung, 'wins'>) =>
    [level, against].some((name) => isSearchPolicy(policyNamed(game, name)));
  const options = settings(flags.option);
  const setup = { matches, seed: flags.seed, seats, options };
  const play = async (plan: SimulationPlan, rung: Omit<Rung, 'wins'>): Promise<Tally> => {
    const progress = progressBar(io, `matches of ${rung.level}`);
    try {
      return await simulateInPool(
        { module: catalogue.module, id },
        { ...plan, matches: slow(rung) ? searched : matches },
        { workers, onProgress: progress.show },
      );
    } finally {
      progress.end();
    }
  };
  const result = await climb(game, setup, play, (rung) => io.err(rowOf(rung)));
  const lines = markdown(game, result, flags);
  if (flags.json) outJson(io, { game: id, ...setup, ...result });
  else for (const line of lines) io.out(line);
  if (flags.out !== undefined) await writeFile(flags.out, `${lines.join('\n')}\n`);
  return EXIT.fine;
}

function markdown(game: Game, { together, seats, rungs }: Ladder, flags: LadderFlags): string[] {
  const chosen = flags.option.length === 0 ? '' : `, ${flags.option.join(', ')}`;
  const heading = `${game.title}, ${seats} ${seats === 1 ? 'seat' : 'seats'}${chosen}, seed ${flags.seed}`;
  const rows = rungs.map(rowOf);
  return together
    ? [heading, '', '| level | matches | won | between (95 %) |', '|---|--:|--:|---|', ...rows]
    : [
        heading,
        '',
        '| level | against | matches | won | between (95 %) |',
        '|---|---|--:|--:|---|',
        ...rows,
      ];
}

function rowOf({ level, against, wins }: Rung): string {
  const between = `${percent(wins.low)} to ${percent(wins.high)}`;
  const pair = against === undefined ? [level] : [level, against];
  return `| ${[...pair, String(wins.of), percent(wins.rate), between].join(' | ')} |`;
}
