import type { Ranking } from '@tablewright/bots';
import type { Deed } from '../rules/actions/menu.ts';
import { deedsByWorth } from '../rules/npcs/tactics.ts';
import type { D20Content } from '../table.ts';
import { type D20View, worldOf } from '../view.ts';

/** What deserves a thought: the deeds of a fight. What lies between fights is long and known to the rules of thumb. */
export function rankedDeeds(content: D20Content): Ranking<D20View> {
  return ({ view, choice }, most) => {
    if (choice.kind !== 'one' || choice.why.key !== 'choice.deed') return [];
    const turn = view.combat?.turn;
    const creature = view.creatures.find(({ id }) => id === turn?.creature);
    if (turn === undefined || creature === undefined) return [];
    const deeds = choice.options as readonly Deed[];
    return deedsByWorth(worldOf(view, content), creature, turn, deeds).slice(0, most);
  };
}
