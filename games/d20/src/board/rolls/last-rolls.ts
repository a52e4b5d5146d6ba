import type { HeardEvent } from '@tablewright/engine';
import type { D20Event } from '../../events.ts';

/** A d20 roll as it was told. */
export type Rolled = Extract<D20Event, { type: 'rolled' }>;

/** A roll that lies in the tray, with what has become of it since. */
export interface LyingRoll {
  readonly key: string;
  readonly roll: Rolled;
  /** The face that counts and the total, once a die has been thrown again. */
  readonly natural: number;
  readonly total: number;
  readonly isChanged: boolean;
}

/** Other dice that were told: of damage, or for something. */
export type Thrown = Extract<D20Event, { type: 'damage-rolled' | 'dice-rolled' }>;

/** Other dice that lie in the tray. */
export interface LyingDice {
  readonly key: string;
  readonly dice: Thrown;
}

/** So many rolls lie in the tray. */
const MOST = 6;

/** Whether the dice are those of a roll that is told next, as they are where they lie on a table of wood. */
const isSaidBy = (dice: Thrown, roll: Rolled): boolean =>
  dice.type === 'dice-rolled' &&
  dice.creature === roll.creature &&
  String(dice.faces) === String(roll.faces);

/** The last rolls, the latest first; dice that were thrown again count as they are now (DT-TOK-08). */
export function lastRolls(events: readonly HeardEvent[]): readonly (LyingRoll | LyingDice)[] {
  const found: (LyingRoll | LyingDice)[] = [];
  for (const [at, { event }] of events.entries()) {
    const told = event as D20Event;
    if (told.type === 'rolled') {
      const { natural, total } = told;
      const [before] = found;
      if (before !== undefined && 'dice' in before && isSaidBy(before.dice, told)) found.shift();
      found.unshift({ ...{ key: String(at), roll: told, natural, total }, isChanged: false });
    } else if (told.type === 'damage-rolled' || told.type === 'dice-rolled') {
      if (told.faces.length > 0) found.unshift({ key: String(at), dice: told });
    } else if (told.type === 'rerolled' || told.type === 'point-spent') {
      const changed = found.findIndex(
        (one) => 'roll' in one && one.roll.creature === told.creature,
      );
      const old = found[changed];
      if (old !== undefined && 'roll' in old)
        found[changed] = { ...old, natural: told.natural, total: told.total, isChanged: true };
    }
    if (found.length > MOST) found.pop();
  }
  return found;
}
