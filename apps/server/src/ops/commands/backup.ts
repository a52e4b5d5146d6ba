import { existsSync } from 'node:fs';
import { EXIT, type ExitCode, WrongUsage } from '../exit.ts';
import { makePlace, withPlace } from '../open-place.ts';
import {
  checkDatabase,
  copyDatabase,
  lackingIn,
  logProblems,
  removeBeside,
} from '../sqlite-file.ts';
import { writeWhole } from '../whole-file.ts';
import type { CommandContext } from './context.ts';
import { verifyAll } from './verify.ts';

/** How a backup is made. */
export interface BackupFlags {
  /** Whether every table in the copy is played again. */
  readonly check: boolean;
}

/**
 * Copies the database to a file, as it is at one moment, also while a server uses it, and says what
 * of it is damaged. A copy of what is damaged is better than none; it is there then as well.
 */
export async function backup(
  context: CommandContext,
  file: string,
  { check }: BackupFlags,
): Promise<ExitCode> {
  const { place, out, err } = context;
  if (place.kind === 'postgres') {
    throw new WrongUsage(
      'the tables are in PostgreSQL: back them up with pg_dump, or export them with "export <file>"',
    );
  }
  if (!existsSync(place.file)) {
    throw new Error(`there is nothing to back up: ${place.file} does not exist`);
  }
  await writeWhole(file, async (part) => {
    copyDatabase(place.file, part);
    checkDatabase(part);
  });
  out(`${place.file} is copied to ${file}`);
  const lacking = lackingIn(place.file);
  const problems = [...(lacking === undefined ? [] : [lacking]), ...logProblems(file)];
  for (const problem of problems) err(`damaged: ${problem}`);
  const broken = check ? await brokenIn(context, file) : 0;
  return problems.length + broken === 0 ? EXIT.done : EXIT.failed;
}

/** How many tables in a copy are not as their rules make them; nothing is left beside it. */
async function brokenIn(context: CommandContext, file: string): Promise<number> {
  try {
    const copy = makePlace({ kind: 'sqlite', file });
    return (await withPlace(copy, (open) => verifyAll(context, open))).broken;
  } finally {
    removeBeside(file);
  }
}
