import type { Ability } from '../../rules/effects/ability.ts';

/**
 * These abilities in the order of these ids: for a manifest whose order, which lists of all content
 * follow, is not that of its files.
 *
 * @throws RangeError for an ability without an id here, or an id without an ability
 */
export function inOrder(abilities: readonly Ability[], ids: readonly string[]): readonly Ability[] {
  const known = new Map(abilities.map((ability) => [ability.id, ability]));
  const stray = abilities.find(({ id }) => !ids.includes(id));
  if (stray !== undefined) throw new RangeError(`${stray.id} has no place`);
  return ids.map((id) => {
    const ability = known.get(id);
    if (ability === undefined) throw new RangeError(`there is no ${id}`);
    return ability;
  });
}
