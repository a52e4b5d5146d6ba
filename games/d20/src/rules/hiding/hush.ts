import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { masterChair } from '../deciding/decide.ts';
import { sees } from '../place/sight.ts';

/** Whether any character of the party perceives a creature (DT-HID-07). Its own side always does. */
export function isPerceived(w: World, creature: Creature): boolean {
  if (creature.side === 'party') return true;
  return w.state.creatures.some(
    (eye) => eye.character !== undefined && eye.side === 'party' && sees(w, eye, creature),
  );
}

/** A creature leaves a scene. What the party has seen to its last moment there, it can name ever after (DT-HID-07). */
export function goAway(w: World, creature: Creature): void {
  if (creature.place.at !== 'away' && isPerceived(w, creature)) creature.isMet = true;
  creature.place = { at: 'away' };
}

/**
 * From here on only whoever runs the game hears of it if a creature that nobody perceives is at work; all hear of it
 * otherwise. Called when a creature begins something, and again once it has shown itself.
 */
export function hush(t: D20, creature: Creature): void {
  t.audience = isPerceived(t, creature) ? undefined : mastersOnly(t);
}

/** All hear of what comes now. */
export function unhush(t: D20): void {
  t.audience = undefined;
}

/** Whoever has the seat of the game master, or nobody where there is none. */
export function mastersOnly(t: D20): readonly number[] {
  const master = masterChair(t);
  return master === undefined ? [] : [master];
}
