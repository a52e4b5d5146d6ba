import { fallbackAnswer, type Policy } from '@tablewright/engine';
import type { Deed } from '../rules/actions/menu.ts';
import { bestDeed } from '../rules/npcs/tactics.ts';
import type { D20Content } from '../table.ts';
import { type D20View, worldOf } from '../view.ts';

/** How eager a player is for each kind of thing between fights. */
const EAGER: Readonly<Record<string, number>> = { task: 5, tend: 4, item: 3, exit: 2, rest: 1 };

/** How eager for each kind of way out. */
const WAYS: Readonly<Record<string, number>> = { main: 2, side: 1, retreat: 0.2 };

/** Plays a character by its sheet (DT-BOT-01 to -05): in a fight by the tactics of companions, between fights by what is left to do. */
export function heuristicOf(content: D20Content): Policy<D20View> {
  return ({ view, choice, random }) => {
    if (choice.kind !== 'one') return fallbackAnswer(choice);
    const { key } = choice.why;
    if (key === 'choice.deed') {
      const turn = view.combat?.turn;
      const creature = view.creatures.find(({ id }) => id === turn?.creature);
      if (turn === undefined || creature === undefined) return fallbackAnswer(choice);
      return bestDeed(worldOf(view, content), creature, turn, choice.options as readonly Deed[]);
    }
    if (key === 'choice.calm') return calmAnswer(view, choice.options as readonly Deed[], random);
    return fallbackAnswer(choice);
  };
}

/** A task that is open, then care for the wounded, then a way on. */
function calmAnswer(
  view: D20View,
  options: readonly Deed[],
  random: { index(count: number, purpose: string): number },
): number {
  const hurt = view.creatures.some(
    ({ character, wound }) =>
      character !== undefined && (wound === 'badly-hurt' || wound === 'down'),
  );
  const worth = ({ kind, names }: Deed) => {
    if (kind === 'rest') return hurt ? 6 : 0;
    // What has failed often is left for a way on.
    if (kind === 'task') {
      const failed = view.story?.failed[`${view.story.scene}/${String(names?.task)}`] ?? 0;
      return (EAGER[kind] ?? 0) - 2 * failed;
    }
    if (kind === 'exit') return WAYS[String(names?.way)] ?? 1;
    if (kind === 'tend' || kind === 'item') return hurt ? (EAGER[kind] ?? 0) : 0;
    return EAGER[kind] ?? 0;
  };
  const most = Math.max(...options.map(worth));
  const best = options.map((_, at) => at).filter((at) => worth(options[at] as Deed) === most);
  return best[best.length === 1 ? 0 : random.index(best.length, 'which')] ?? 0;
}
