import type { RandomSource } from '@tablewright/engine';
import type { Deed } from '../rules/actions/menu.ts';
import { shareOf } from '../rules/deciding/naming.ts';
import { oneOf, type World } from '../table.ts';
import type { D20View } from '../view.ts';

/** How eager a player is for each kind of thing between fights. */
const EAGER: Readonly<Record<string, number>> = { task: 5, tend: 4, item: 3, exit: 2, rest: 1 };

/** How eager for what happens without a roll. */
const ON = 2.5;

/** How eager for each kind of way out. */
const WAYS: Readonly<Record<string, number>> = { main: 2, side: 1, retreat: 0.2 };

/** How much of its Hit Points a party wants to have, all in all, before it goes on. */
const FIT = 0.75;

/** What is worth doing between fights: a task that is open, care for the wounded, rest, then a way on (DT-SIM-02). */
export function calmWorth(w: World, view: D20View, { kind, names }: Deed): number {
  const party = w.state.creatures.filter(
    ({ character, life }) => character !== undefined && life === 'alive',
  );
  const hurt = party.some(({ id }) => isBadlyHurt(view, id));
  if (kind === 'rest') {
    const left = party.reduce((sum, one) => sum + shareOf(w, one), 0);
    return hurt || left < FIT * party.length ? 6 : 0;
  }
  // What needs no roll leads on, and comes after what may make it easier.
  if (kind === 'task' && names?.tag === '') return ON;
  // What has failed often is left for a way on, but before anybody turns back.
  if (kind === 'task') {
    const failed = view.story?.failed[`${view.story.scene}/${String(names?.task)}`] ?? 0;
    return Math.max((EAGER[kind] ?? 0) - failed, 0.5);
  }
  if (kind === 'exit') return WAYS[String(names?.way)] ?? 1;
  if (kind === 'item' && !isCure(w, String(names?.item))) return 0;
  if (kind === 'tend' || kind === 'item') return hurt ? (EAGER[kind] ?? 0) : 0;
  return EAGER[kind] ?? 0;
}

const isCure = (w: World, item: string): boolean => oneOf(w, 'gear', item).good === 'heal';

const isBadlyHurt = ({ creatures }: D20View, id: number): boolean =>
  creatures.some((one) => one.id === id && (one.wound === 'badly-hurt' || one.wound === 'down'));

/** The best of what can be done between fights; of equal ones any. */
export function calmAnswer(
  w: World,
  view: D20View,
  options: readonly Deed[],
  random: Pick<RandomSource, 'index'>,
): number {
  const worths = options.map((deed) => calmWorth(w, view, deed));
  const most = Math.max(...worths);
  const best = worths.flatMap((worth, at) => (worth === most ? [at] : []));
  return best[best.length === 1 ? 0 : random.index(best.length, 'which')] ?? 0;
}
