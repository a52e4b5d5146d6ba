import { type Decision, decide } from '@tablewright/bots';
import { GAMES } from '@tablewright/registry';
import type { ThinkTask } from './bot-thinker.ts';

/** Decides for a bot, in a thread of its own. */
export default async function think(thought: ThinkTask): Promise<Decision | undefined> {
  const { file, seat, policy, seed, slot } = thought;
  const entry = GAMES.find(({ id }) => id === file.game);
  if (entry?.status !== 'ready') throw new Error(`"${file.game}" is not played here`);
  // Without a time limit: a decision that depended on the machine could not be verified.
  return decide(await entry.load(), file, seat, policy, { seed, slot });
}
