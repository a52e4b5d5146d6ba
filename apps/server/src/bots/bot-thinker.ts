import { randomBytes } from 'node:crypto';
import { type Decision, decideIn, isSearchPolicy, policyNamed } from '@tablewright/bots';
import type { Seat } from '@tablewright/engine';
import type { Match, MatchFile } from '@tablewright/engine/host';
import type { BotThinker } from '../tables/scheduler.ts';

/** A decision that takes long, to be made in another thread. */
export interface ThinkTask {
  readonly file: MatchFile;
  readonly seat: number;
  readonly policy: string;
  readonly seed: string;
  /** Which of the open choices is to be decided. */
  readonly slot: number;
}

/**
 * Decides for bots. Rules of thumb are followed at once; bots that look ahead do so in `elsewhere`,
 * so that no table waits for another's bot.
 */
export function botThinker(
  elsewhere: (thought: ThinkTask, alone: boolean) => Promise<Decision | undefined>,
): BotThinker {
  return {
    answer: async (table, slot) => {
      const { match } = table;
      const seat = match?.choices[slot]?.seat;
      if (match === undefined || seat === undefined) throw new Error('no bot is asked here');
      const policy = table.seats[seat]?.policy ?? 'random';
      const seed = seedOf(match, seat);
      const thought = isSearchPolicy(policyNamed(match.game, policy))
        ? await elsewhere(
            { file: match.toFile({ withSecret: true }), seat, policy, seed, slot },
            table.seats.every(({ kind }) => kind !== 'person'),
          )
        : await decideIn(match, seat, policy, { seed, slot });
      if (thought === undefined) throw new Error(`the bot "${policy}" has nothing to decide`);
      return thought;
    },
    use: async (table, seat) => {
      const { match } = table;
      if (match === undefined) return undefined;
      const policy = table.seats[seat]?.policy ?? 'random';
      return decideIn(match, seat, policy, { seed: seedOf(match, seat), slot: -1 });
    },
  };
}

/** Whoever knew the seed could foresee the bot, so it follows from the secret. */
function seedOf(match: Match, seat: Seat): string {
  return match.botChance(seat) ?? randomBytes(16).toString('hex');
}
