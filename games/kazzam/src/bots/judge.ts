import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../model.ts';
import { isBurst } from '../rules/attack/aim.ts';
import { areAllies, areEnemies, creatureOf, isOnMap } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import { itemAt } from '../rules/court/item-at.ts';
import type { BotHint, Judge, Whom } from '../rules/effects/bot-hint.ts';
import type { Kazzam } from '../table.ts';
import { enemiesBeside } from './house-sense.ts';
import { type Outlook, outlookOf } from './positions.ts';
import { isOfHouse, tacticOf } from './tactics.ts';
import { worthOfAttack } from './worth.ts';

/** Whether a creature is one of those whom a bot looks for. */
function isOne(state: KazzamState, id: CreatureId, other: CreatureId, whom: Whom): boolean {
  const creature = creatureOf(state, other);
  if (!isOnMap(creature)) return false;
  if (whom !== 'foes') {
    const own = other === id || areAllies(state, id, other);
    return own && (whom === 'allies' || creature.held.length > 0);
  }
  if (creature.kind !== 'creep') return areEnemies(state, id, other);
  // Creeps leave those alone whom they do not know.
  return itemAt(state.groups, creature.group)?.enemies.includes(id) === true;
}

/** How far these are from a square, each; nothing for who is in another part. */
export function distancesTo(
  { state }: Kazzam,
  id: CreatureId,
  whom: Whom,
  cell: Cell,
): readonly number[] {
  const ground = groundOf(state);
  return state.creatures.flatMap((creature, other) => {
    if (!isOne(state, id, other, whom)) return [];
    return ground.distance(cell, creature.cell) ?? [];
  });
}

/** What squares are worth to a creature, its tactics counted (KT-AI-07). */
export function prospectOf(t: Kazzam, id: CreatureId): Outlook {
  if (!isOfHouse(t, id)) return outlookOf(t, id);
  const stands = tacticOf(t, id)?.stands?.(judgeFor(t, id));
  const shoots = creatureOf(t.state, id).implement === 'staff';
  return outlookOf(t, id, (cell) => {
    const besides = stands?.(cell) ?? 0;
    return shoots ? besides - BESIDE_ENEMY * enemiesBeside(t.state, id, cell) : besides;
  });
}

/** What an enemy beside it takes off a square for whoever shoots with a staff. */
const BESIDE_ENEMY = 0.12;

/** A bot's judgement for a creature. */
export function judgeFor(t: Kazzam, id: CreatureId): Judge {
  const outlooks = new Map<CreatureId, Outlook>();
  return {
    t,
    id,
    count(whom, squares, cell = creatureOf(t.state, id).cell) {
      return distancesTo(t, id, whom, cell).filter((distance) => distance <= squares).length;
    },
    promise(creature, power) {
      const { state } = t;
      const worths = state.creatures.flatMap((_, target) => {
        if (target === creature) return [];
        const worth = worthOfAttack(t, creature, target, power) ?? 0;
        return areEnemies(state, creature, target) ? worth : isBurst(power) ? -worth : [];
      });
      if (isBurst(power)) return worths.reduce((sum, worth) => sum + worth, 0);
      return Math.max(0, ...worths);
    },
    gainAt(creature, cell) {
      let outlook = outlooks.get(creature);
      if (outlook === undefined) {
        outlook = prospectOf(t, creature);
        outlooks.set(creature, outlook);
      }
      return outlook.worthOf(cell) - outlook.worthOf(creatureOf(t.state, creature).cell);
    },
  };
}

/** What a hint says that something is worth; nothing if it does not say. */
export function worthByHint(judge: Judge, hint: BotHint | undefined): number | undefined {
  const worth = hint?.worth;
  return typeof worth === 'function' ? worth(judge) : worth;
}
