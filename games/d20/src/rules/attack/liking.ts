import type { Creature } from '../../model.ts';
import type { World } from '../../table.ts';
import { has } from '../bearers/bearers.ts';
import { dueOrder } from '../creature.ts';
import { isA } from '../effects/kinds.ts';
import { woundOf } from '../harm/wound.ts';
import { distanceBetween } from '../place/distance.ts';

const WOUNDS = ['dead', 'down', 'badly-hurt', 'hurt', 'unhurt'] as const;

/**
 * Enemies as a creature goes for them, the first before all others. Beasts and mindless ones like the nearest, others
 * whoever has hurt them most (DT-AGM-04); the party whoever looks worst, as characters see no more (DT-BOT-01, -05).
 */
export function byLiking(
  w: World,
  creature: Creature,
  enemies: readonly Creature[],
): readonly Creature[] {
  const isSimple = isA(w, creature, 'beast') || isA(w, creature, 'mindless');
  const last = (one: Creature): number => {
    if (creature.side === 'party') return WOUNDS.indexOf(woundOf(w, one));
    return isSimple ? 0 : -(creature.hurtBy[one.id] ?? 0);
  };
  return [...enemies].sort(
    (a, b) =>
      last(a) - last(b) ||
      distanceBetween(w, creature, a) - distanceBetween(w, creature, b) ||
      dueOrder(a, b),
  );
}

/** Characters who lie asleep are let lie by foes who can get at others (DT-AGM-04, DT-COND-27). */
export function awakeFirst(creature: Creature, marks: readonly Creature[]): readonly Creature[] {
  if (creature.side === 'party') return marks;
  const lies = (one: Creature) => one.character !== undefined && has(one, 'asleep');
  const others = marks.filter((one) => !lies(one));
  return others.length > 0 ? others : marks;
}
