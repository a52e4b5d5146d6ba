import type { AttackForm } from '../../content/attack-form.ts';
import type { Creature } from '../../model.ts';

/** Whether a weapon that has to be loaded after each shot is (DT-EQ-16). */
export function isLoaded({ items }: Creature, { item, tags }: AttackForm): boolean {
  if (!tags.includes('loads')) return true;
  return items.find(({ id }) => id === item)?.uses !== 0;
}

/** A shot is fired: the weapon has to be loaded again. */
export function shotFired({ items }: Creature, { item, tags }: AttackForm): void {
  if (!tags.includes('loads')) return;
  const weapon = items.find(({ id }) => id === item);
  if (weapon !== undefined) weapon.uses = 0;
}
