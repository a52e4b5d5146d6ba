import { type BotVerdict, verifyBots } from '@tablewright/bots';
import { type Game, seatLetter } from '@tablewright/engine';
import { type MatchFile, type Verdict, verify as verifyFile } from '@tablewright/engine/host';
import { EXIT, type ExitCode } from '../exit.ts';
import { type Catalogue, readMatch } from '../input.ts';
import { type Io, outJson } from '../io.ts';
import { otherRulesLines, sharedLine } from '../other-rules.ts';
import { counted } from '../text-table.ts';

/**
 * Replays a match file and checks its answers, hashes, outcome and dice, and whether its bots
 * decided as the secret makes them.
 */
export async function verify(
  io: Io,
  catalogue: Catalogue,
  path: string,
  { json, bots: alsoBots }: { readonly json: boolean; readonly bots: boolean },
): Promise<ExitCode> {
  const { game, file } = await readMatch(catalogue, path);
  const found = verifyFile(game, file);
  const { otherRules } = found;
  // What bots of another version would decide is not known here.
  const isChecked = alsoBots && found.ok && otherRules === undefined;
  const bots = isChecked ? await botsIn(game, file) : undefined;
  const problems = [...found.problems, ...(bots?.wrong.map(saidOf) ?? [])];
  const verdict = { ...found, ok: problems.length === 0, problems };
  if (json) {
    outJson(io, { ...verdict, ...(bots === undefined ? {} : { bots }) });
  } else if (verdict.ok) {
    const state = verdict.finished ? 'finished' : 'not finished';
    const answers = counted(verdict.answers, 'answer', 'answers');
    const draws = counted(verdict.draws.length, 'draw', 'draws');
    const hashes = otherRules === undefined ? ', every hash as in the file' : '';
    io.out(`${game.title}, ${state}: ${answers} replayed${hashes}`);
    if (otherRules !== undefined) {
      for (const line of otherRulesLines(game, otherRules.version, otherRules)) io.out(line);
    }
    io.out(`${draws}: ${DICE[verdict.dice]}`);
    for (const line of botLines(bots)) io.out(line);
  } else {
    for (const problem of verdict.problems) io.out(`wrong: ${problem}`);
    if (otherRules !== undefined) {
      const { version } = otherRules;
      io.out(`played by version ${version} of the rules; here is version ${game.version}`);
      io.out(sharedLine(found.answers, file.answers.length));
    }
  }
  return verdict.ok ? EXIT.fine : EXIT.checkFailed;
}

/** Nothing if the table promised nothing about its bots: there is nothing to check. */
async function botsIn(game: Game, file: MatchFile): Promise<BotVerdict | undefined> {
  const { random, answers } = file;
  const isPromised = random.kind === 'keyed' && random.secret !== undefined;
  if (!isPromised || answers.every(({ bot }) => bot === undefined)) return undefined;
  return verifyBots(game, file);
}

function saidOf({ at, seat, policy }: BotVerdict['wrong'][number]): string {
  return `answer ${at}: the bot "${policy}" on seat ${seatLetter(seat)} would have answered something else`;
}

function botLines(bots: BotVerdict | undefined): readonly string[] {
  if (bots === undefined) return [];
  const { proven, unsaid } = bots;
  const decided = counted(proven, 'answer of a bot', 'answers of bots');
  const lines = [`${decided} decided again from the secret, with the same result`];
  if (unsaid > 0) {
    const given = counted(unsaid, 'answer', 'answers');
    lines.push(`${given} on seats of bots that no bot decided: the house or the clock gave them`);
  }
  return lines;
}

const DICE: Readonly<Record<Verdict['dice'], string>> = {
  proven: 'proven by the secret, which is the one promised before the first',
  seeded: 'reproduced from the seed; nothing was promised beforehand',
  scripted: 'as the file scripts them',
  unproven: 'not proven, since the secret has not been revealed',
};
