import { type Verdict, verify as verifyFile } from '@tablewright/engine';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Catalogue, readMatch } from '../input.ts';
import type { Io } from '../io.ts';
import { counted } from '../text-table.ts';

/** Replays a match file and says whether its answers, hashes, outcome and dice are true. */
export async function verify(
  io: Io,
  catalogue: Catalogue,
  path: string,
  { json }: { readonly json: boolean },
): Promise<ExitCode> {
  const { game, file } = await readMatch(catalogue, path);
  const verdict = verifyFile(game, file);
  if (json) {
    io.out(JSON.stringify(verdict, undefined, 2));
  } else if (verdict.ok) {
    const state = verdict.finished ? 'finished' : 'not finished';
    const answers = counted(verdict.answers, 'answer', 'answers');
    const draws = counted(verdict.draws.length, 'draw', 'draws');
    io.out(`${game.title}, ${state}: ${answers} replayed, every hash as in the file`);
    io.out(`${draws}: ${DICE[verdict.dice]}`);
  } else {
    for (const problem of verdict.problems) io.out(`wrong: ${problem}`);
  }
  return verdict.ok ? EXIT.fine : EXIT.checkFailed;
}

const DICE: Readonly<Record<Verdict['dice'], string>> = {
  proven: 'proven by the secret, which is the one promised before the first',
  seeded: 'reproduced from the seed; nothing was promised beforehand',
  scripted: 'as the file scripts them',
  unproven: 'not proven, since the secret has not been revealed',
};
