import { ABILITIES, type Ability } from '../../abilities.ts';
import type { Creature } from '../../model.ts';
import type { RollAt, RollPart, Trait } from '../trait.ts';

/** Advantage on checks and saves with an ability, if a roll is one of them (DT-HER-00). */
export function advantageWith(
  rule: string,
  ability: Ability | undefined,
  roll: RollAt,
): readonly RollPart[] | undefined {
  if (ability === undefined || roll.ability !== ability) return undefined;
  if (roll.kind !== 'check' && roll.kind !== 'save') return undefined;
  return [{ is: 'advantage', rule, from: ability }];
}

/** Checks and saves with an ability with advantage: the part of a heritage trait that says so (DT-HER-00). */
export const goodAt = (rule: string, ability: Ability): Required<Pick<Trait, 'roll'>> => ({
  roll: (_w, _self, roll) => advantageWith(rule, ability, roll),
});

/** The ability chosen for a heritage (DT-CHAR-05). */
export const chosenAbility = ({ character }: Creature): Ability | undefined =>
  ABILITIES.find((ability) => ability === character?.heritageChoice);

/** Armor Class that a body adds to any armor (DT-AC-11). */
export const tougher = (rule: string, from: string): Required<Pick<Trait, 'ac'>> => ({
  ac: () => [{ value: 2, rule, from }],
});

/** Feet of those who see in the dark (DT-HER-00). */
export const DARKVISION = 60;
