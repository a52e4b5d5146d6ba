import type { CreatureId } from '../model.ts';
import type { D20View } from '../view.ts';
import { CONTENT, creatureIn } from './world.ts';

/** What spells for enemies are good for. */
const HARMFUL: readonly string[] = ['area', 'disable', 'damage'];

/** Whether a form of a spell is meant for somebody like this target: what harms for others than the party’s own. */
export function isMeantFor(
  view: D20View,
  spell: string,
  form: string,
  target: CreatureId,
): boolean {
  const good = CONTENT.spells[spell]?.good;
  if (good === undefined) return true;
  const isHarmful = HARMFUL.includes(typeof good === 'string' ? good : good(form));
  return isHarmful !== (creatureIn(view, target)?.side === 'party');
}
