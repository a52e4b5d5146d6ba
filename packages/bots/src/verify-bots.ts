import { canonicalJson, type Game, type Seat } from '@tablewright/engine';
import { Match, type MatchFile } from '@tablewright/engine/host';
import { type DecideSettings, decideIn } from './decide.ts';
import { policyNames } from './policies.ts';

/** What {@link verifyBots} found; answers by their place in the file, from 0. */
export interface BotVerdict {
  /** Answers that follow from the secret, as they should. */
  readonly proven: number;
  /** Answers that the named policy would not have given. */
  readonly wrong: readonly { readonly at: number; readonly seat: Seat; readonly policy: string }[];
  /** Answers of seats that bots have from the start, of which nobody says that a bot gave them. */
  readonly unsaid: number;
}

/**
 * Lets the bots of a match decide again, each with the chance that the secret gave it, and says
 * whether they answer the same. Takes as long as they have thought.
 * @param file with its secret, of a match whose bots' chance was promised
 * @throws Error if the file does not load
 */
export async function verifyBots(
  game: Game,
  file: MatchFile,
  settings: Pick<DecideSettings, 'pause' | 'signal' | 'progress'> = {},
): Promise<BotVerdict> {
  const created = Match.create(game, file);
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const known = policyNames(game);
  const { progress, ...rest } = settings;
  let proven = 0;
  let unsaid = 0;
  const wrong: BotVerdict['wrong'][number][] = [];
  for (const [at, entry] of file.answers.entries()) {
    const { seat, slot = 0, answer, bot } = entry;
    if (bot !== undefined) {
      const chance = match.botChance(seat);
      const decided =
        chance === undefined || !known.includes(bot)
          ? undefined
          : await decideIn(match, seat, bot, { ...rest, seed: chance, slot });
      const isSame =
        decided?.slot === slot && canonicalJson(decided.answer) === canonicalJson(answer);
      if (isSame) proven += 1;
      else wrong.push({ at, seat, policy: bot });
    } else if (file.seats[seat]?.player !== 'human') unsaid += 1;
    const done = match.submit(entry);
    if (!done.ok) throw new Error(`answer ${at}: ${done.error.message}`);
    progress?.((at + 1) / file.answers.length);
  }
  return { proven, wrong, unsaid };
}
