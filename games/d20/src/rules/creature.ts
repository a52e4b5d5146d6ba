import type { Creature, CreatureId, D20State } from '../model.ts';

/** The creature of that number. Throws Error if there is none. */
export function creatureOf({ creatures }: Pick<D20State, 'creatures'>, id: CreatureId): Creature {
  const found = creatures.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no creature ${id}`);
  return found;
}

/**
 * The order of what is due at once (DT-GEN-07): characters by their seats, then companions, then others as they came.
 * The creatures of a session stand in it.
 */
export const dueOrder = (a: Creature, b: Creature): number =>
  rankOf(a) - rankOf(b) || (a.seat ?? 0) - (b.seat ?? 0) || a.id - b.id;

const rankOf = ({ seat, character }: Creature): number =>
  seat !== undefined ? 0 : character !== undefined ? 1 : 2;

/** Whether it is alive and above 0. */
export const isUp = ({ life, hp }: Creature): boolean => life === 'alive' && hp > 0;

/** Whether two creatures are of sides that fight each other. */
export function areEnemies(a: Creature, b: Creature): boolean {
  return a.side !== b.side && a.side !== 'others' && b.side !== 'others';
}

/** Whether an enemy has been talked round: it attacks nobody while it is not attacked (DT-SOC-12). */
export const keepsPeace = ({ side, attitude, character }: Creature): boolean =>
  side === 'foes' && character === undefined && attitude !== 'hostile';

/** Whether they are of one side; nobody is its own ally. */
export const areAllies = (a: Creature, b: Creature): boolean => a !== b && a.side === b.side;
