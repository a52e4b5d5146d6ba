import type { Flow } from '@tablewright/engine';
import type { Ability } from '../../../abilities.ts';
import type { D20, World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { areEnemies } from '../../../rules/creature.ts';
import { isA } from '../../../rules/harm/kinds.ts';
import { spellSave } from '../../../rules/magic/verbs.ts';
import { eachTrait } from '../../../rules/numbers/bearers.ts';
import type { Aim, Casting } from '../../spell.ts';

/** Who can be aimed at. */
export type Fits = (w: World, caster: Creature, target: Creature) => boolean;

/** Alive, and neither undead nor a machine (DT-MAG-23). */
export const isLiving = (w: World, creature: Creature): boolean =>
  creature.life === 'alive' && !isA(w, creature, 'undead') && !isA(w, creature, 'machine');

/** Whether something only stands in the scene, such as a wall or a jar: no creature for spells. */
export function isThing(w: World, creature: Creature): boolean {
  let thing = false;
  eachTrait(w, creature, ({ isNoFighter }, { effect }) => {
    if (isNoFighter === true && effect === undefined) thing = true;
  });
  return thing;
}

/** One creature, of those that fit. */
export const atOne = (fits: Fits = () => true): Aim => ({
  at: 'creatures',
  most: () => 1,
  fits: (w, caster, target) => !isThing(w, target) && fits(w, caster, target),
});

/**
 * Those whom a total of Levels reaches: the lowest Level first, of equal ones the one that comes first, which is the
 * nearest; whole creatures only (DT-MAG-24).
 */
export function affordable(creatures: readonly Creature[], total: number): readonly Creature[] {
  let left = total;
  const reached: Creature[] = [];
  for (const one of [...creatures].sort((a, b) => a.level - b.level)) {
    if (one.level > left) break;
    left -= one.level;
    reached.push(one);
  }
  return reached;
}

/** Whether a spell takes hold: its target is no enemy and lets it pass (DT-SAVE-06), or fails its save. */
export function* takesHold(
  t: D20,
  casting: Casting,
  target: Creature,
  ability: Ability,
): Flow<boolean> {
  const { caster } = casting;
  if (target === caster) return true;
  if (target.side === caster.side && !areEnemies(caster, target)) {
    t.tell?.({ type: 'let-pass', rule: 'DT-SAVE-06', creature: target.id });
    return true;
  }
  return !(yield* spellSave(t, casting, target, ability));
}
