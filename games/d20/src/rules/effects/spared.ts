import type { Danger } from '../../content/trait.ts';
import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { isA } from './kinds.ts';

/** What undead and machines never suffer from (DT-NPC-04, DT-MAG-23). */
const NOT_FOR_UNDEAD: readonly string[] = ['poison', 'sleep', 'disease', 'suffocation', 'hunger'];
const NOT_FOR_MACHINES: readonly string[] = [
  'poison',
  'disease',
  'sleep',
  'charm',
  'esp',
  'suffocation',
  'hunger',
];
const NOT_FOR_MINDLESS: readonly string[] = ['fear', 'charm', 'sleep', 'illusion', 'esp'];

/** Whether something cannot do anything to a creature: by its kind, or by what it bears. */
export function isSpared(
  w: Pick<World, 'content'>,
  creature: Creature,
  { tags }: Pick<Danger, 'tags'>,
): boolean {
  const hasOne = (list: readonly string[]) => tags.some((tag) => list.includes(tag));
  if (hasOne(NOT_FOR_UNDEAD) && isA(w, creature, 'undead')) return true;
  if (hasOne(NOT_FOR_MACHINES) && isA(w, creature, 'machine')) return true;
  if (hasOne(NOT_FOR_MINDLESS) && isA(w, creature, 'mindless')) return true;
  let spared = false;
  eachTrait(w, creature, (trait) => {
    if (trait.spares !== undefined && hasOne(trait.spares)) spared = true;
  });
  return spared;
}
