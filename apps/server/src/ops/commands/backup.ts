import { existsSync } from 'node:fs';
import { EXIT, type ExitCode, WrongUsage } from '../exit.ts';
import { checkDatabase, copyDatabase } from '../sqlite-file.ts';
import { writeWhole } from '../whole-file.ts';
import type { CommandContext } from './context.ts';

/** Copies the database to a file, as it is at one moment, also while a server uses it. */
export async function backup({ place, out }: CommandContext, file: string): Promise<ExitCode> {
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
  return EXIT.done;
}
