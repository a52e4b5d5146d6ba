import { existsSync, rmSync } from 'node:fs';
import { exportRows, importRows } from '../../store/transfer.ts';
import { EXIT, type ExitCode } from '../exit.ts';
import { readExport, writeExport } from '../export-file.ts';
import { messageOf } from '../failure.ts';
import { makePlace, openPlace, withPlace } from '../open-place.ts';
import { removeBeside } from '../sqlite-file.ts';
import { writeWhole } from '../whole-file.ts';
import { type CommandContext, counted } from './context.ts';

/** Writes everything as lines of JSON, as it is at one moment, also while servers use it. */
export async function exportTo({ place, out }: CommandContext, file: string): Promise<ExitCode> {
  const rows = await withPlace(openPlace(place), ({ db, dialect }) =>
    writeWhole(file, (part) =>
      writeExport(part, file, (report) => exportRows(db, dialect, report)),
    ),
  );
  out(`${counted(rows, 'row')} exported to ${file}`);
  return EXIT.done;
}

/** Takes an export into an empty place, whole or not at all. */
export async function importFrom({ place, out }: CommandContext, file: string): Promise<ExitCode> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const made = place.kind === 'sqlite' && !existsSync(place.file);
  try {
    const rows = await withPlace(makePlace(place), ({ db }) => importRows(db, readExport(file)));
    out(`${counted(rows, 'row')} imported from ${file}`);
    return EXIT.done;
  } catch (thrown) {
    if (made) {
      rmSync(place.file, { force: true });
      removeBeside(place.file);
    }
    throw new Error(`nothing was imported: ${messageOf(thrown)}`, { cause: thrown });
  }
}
