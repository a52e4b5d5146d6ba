import type { AttackForm } from '../../content/attack-form.ts';
import type { Creature, Item } from '../../model.ts';
import { type D20, oneOf } from '../../table.ts';

/** Whether a weapon that has to be loaded after each shot is (DT-EQ-16). */
export function isLoaded({ items }: Creature, { item, tags }: AttackForm): boolean {
  if (!tags.includes('loads')) return true;
  return items.find(({ id }) => id === item)?.uses !== 0;
}

/** A shot is fired: the weapon has to be loaded again, or what was thrown is gone (DT-EQ-16, -28). */
export function shotFired(t: D20, creature: Creature, { item, tags, use }: AttackForm): void {
  const weapon = creature.items.find(({ id }) => id === item);
  if (weapon === undefined) return;
  if (tags.includes('loads')) weapon.uses = 0;
  if (use === 'thrown' && oneOf(t, 'gear', weapon.kind).weapon?.isUsedUp === true)
    consume(t, creature, weapon);
}

/** One use of a thing is spent; with the last it is gone (DT-INV-32). */
export function consume(t: D20, creature: Creature, item: Item): void {
  if (item.uses !== undefined) item.uses -= 1;
  if ((item.uses ?? 0) > 0) return;
  creature.items = creature.items.filter((one) => one !== item);
  creature.held = creature.held.filter((id) => id !== item.id);
  const { rule } = oneOf(t, 'gear', item.kind);
  t.tell?.({ type: 'used-up', rule, creature: creature.id, item: item.kind });
}
