import { type Decision, decide } from '@tablewright/bots';
import { GAMES } from '@tablewright/registry';
import type { ThinkTask } from './bot-thinker.ts';

/** What the bot answers; runs in a thread of its own. */
export default async function think(thought: ThinkTask): Promise<Decision | undefined> {
  const { file, seat, policy, seed, slot } = thought;
  const entry = GAMES.find(({ id }) => id === file.game);
  if (entry?.status !== 'ready') throw new Error(`"${file.game}" is not played here`);
  // Without a clock: what is decided must not depend on the machine, or nobody could check it.
  return decide(await entry.load(), file, seat, policy, { seed, slot });
}
