import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { blockOf, bodyOf, eachTrait } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';

/** Whether a creature is of a kind, by its stat block (DT-NPC-03); characters are living persons (DT-HER-19). */
export function isA(w: Pick<World, 'content'>, creature: Creature, tag: string): boolean {
  const traits = bodyOf(w, creature)?.traits ?? creature.traits;
  if (traits.includes(`is-${tag}`)) return true;
  let isUndead = false;
  let isIt = false;
  eachTrait(w, creature, ({ is }) => {
    const kinds: readonly string[] = is ?? [];
    if (kinds.includes('undead')) isUndead = true;
    if (kinds.includes(tag)) isIt = true;
  });
  if (isIt || (tag === 'evil' && isHostileGuest(w, creature))) return true;
  if (isUndead && ALIVE.includes(tag)) return false;
  const block = blockOf(w, creature);
  if (block !== undefined) {
    const tags: readonly string[] = block.tags;
    return tags.includes(tag);
  }
  return ALIVE.includes(tag);
}

/** Whoever is here by magic and hostile is evil (DT-MAG-22). */
const isHostileGuest = (w: Pick<World, 'content'>, creature: Creature): boolean =>
  creature.attitude === 'hostile' && isA(w, creature, 'conjured');

/** What characters are (DT-HER-19), but not the undead (DT-MAG-23). */
const ALIVE: readonly string[] = ['living', 'person'];

/** Whether it may still fight: alive, above 0, in the scene. */
export const isStanding = (creature: Creature): boolean =>
  isUp(creature) && creature.place.at !== 'away';
