import { scenarioOf, scenarioText } from '@tablewright/engine/testing';
import { EXIT, type ExitCode, WrongInput } from '../exit.ts';
import { type Catalogue, loadMatch, readMatch, wholeNumber } from '../input.ts';
import { type Io, writeLines } from '../io.ts';

/** Prints a moment of a match as a scenario file: the last one, or that after `at` answers. */
export async function scenarioFrom(
  io: Io,
  catalogue: Catalogue,
  path: string,
  at: string | undefined,
): Promise<ExitCode> {
  const { game, file } = await readMatch(catalogue, path);
  if (game.position === undefined) {
    throw new WrongInput(`${game.title} cannot say what its position is`);
  }
  const seq = at === undefined ? file.answers.length : wholeNumber('at', at, 0);
  if (seq > file.answers.length) {
    throw new WrongInput(`the match has ${file.answers.length} answers; --at ${seq} is beyond`);
  }
  writeLines(io.out, scenarioText(scenarioOf(loadMatch(game, file, path), seq)).trimEnd());
  return EXIT.fine;
}
