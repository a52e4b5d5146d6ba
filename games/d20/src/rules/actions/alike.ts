import type { World } from '../../d20-table.ts';
import type { Creature, Item } from '../../model.ts';

/** What somebody has, of things that are alike in everything only the first: which of them it is makes no difference. */
export function oneOfEach(w: World, { items, held, armor }: Creature): readonly Item[] {
  const laidOn = new Set<unknown>();
  for (const { effects } of w.state.creatures) {
    for (const { data } of effects) if (data?.item !== undefined) laidOn.add(data.item);
  }
  const often = new Set<string>();
  const kinds = new Set<string>();
  for (const { kind } of items) (kinds.has(kind) ? often : kinds).add(kind);
  const seen = new Set<string>();
  return items.filter(({ id, kind, uses, tags, task, isOn, borrowed }) => {
    if (!often.has(kind) || laidOn.has(id) || id === armor) return true;
    const like = JSON.stringify([kind, uses, tags, task, isOn, borrowed, held.includes(id)]);
    if (seen.has(like)) return false;
    seen.add(like);
    return true;
  });
}
