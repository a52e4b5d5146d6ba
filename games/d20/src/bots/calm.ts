import type { RandomSource } from '@tablewright/engine';
import type { Deed } from '../rules/actions/menu.ts';
import type { D20View } from '../view.ts';

/** How eager a player is for each kind of thing between fights. */
const EAGER: Readonly<Record<string, number>> = { task: 5, tend: 4, item: 3, exit: 2, rest: 1 };

/** How eager for each kind of way out. */
const WAYS: Readonly<Record<string, number>> = { main: 2, side: 1, retreat: 0.2 };

/** What is worth doing between fights: a task that is open, care for the wounded, then a way on. */
export function calmWorth(view: D20View, { kind, names }: Deed): number {
  const hurt = view.creatures.some(
    ({ character, wound }) =>
      character !== undefined && (wound === 'badly-hurt' || wound === 'down'),
  );
  if (kind === 'rest') return hurt ? 6 : 0;
  // What has failed often is left for a way on.
  if (kind === 'task') {
    const failed = view.story?.failed[`${view.story.scene}/${String(names?.task)}`] ?? 0;
    return (EAGER[kind] ?? 0) - 2 * failed;
  }
  if (kind === 'exit') return WAYS[String(names?.way)] ?? 1;
  if (kind === 'tend' || kind === 'item') return hurt ? (EAGER[kind] ?? 0) : 0;
  return EAGER[kind] ?? 0;
}

/** The best of what can be done between fights; of equal ones any. */
export function calmAnswer(
  view: D20View,
  options: readonly Deed[],
  random: Pick<RandomSource, 'index'>,
): number {
  const worths = options.map((deed) => calmWorth(view, deed));
  const most = Math.max(...worths);
  const best = worths.flatMap((worth, at) => (worth === most ? [at] : []));
  return best[best.length === 1 ? 0 : random.index(best.length, 'which')] ?? 0;
}
