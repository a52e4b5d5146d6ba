import type { World } from '../../d20-table.ts';
import type { Creature, Item } from '../../model.ts';

/** What somebody has, of things that are alike in everything only the first: which of them it is makes no difference. */
export function oneOfEach(w: World, { items, held, armor }: Creature): readonly Item[] {
  const laidOn = (id: number) =>
    w.state.creatures.some(({ effects }) => effects.some(({ data }) => data?.item === id));
  const seen = new Set<string>();
  return items.filter(({ id, ...item }) => {
    if (laidOn(id) || id === armor) return true;
    const { kind, uses, tags, task, isOn, borrowed } = item;
    const like = JSON.stringify([kind, uses, tags, task, isOn, borrowed, held.includes(id)]);
    if (seen.has(like)) return false;
    seen.add(like);
    return true;
  });
}
