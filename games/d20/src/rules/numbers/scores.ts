import type { Ability } from '../../abilities.ts';
import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { eachNumber } from '../bearers/bearers.ts';

/** The first scores of DT-MOD-01 to -07; from 18 on a row has two scores (DT-MOD-08 to -15). */
const FROM = [1, 2, 4, 6, 9, 13, 16, 18] as const;
const LEAST_MODIFIER = -4;
const PAIRS_FROM = 18;
const PAIRS_MODIFIER = 3;

/** The modifier of a score (DT-MOD-01 to -15); of 0 the least there is, as nobody lives with it (DT-MOD-16). */
export function modifierFor(score: number): number {
  if (score >= PAIRS_FROM) return PAIRS_MODIFIER + Math.floor((score - PAIRS_FROM) / 2);
  let row = 0;
  while (row + 1 < FROM.length && (FROM[row + 1] ?? 0) <= score) row += 1;
  return LEAST_MODIFIER + row;
}

/** Scores of printed modifiers −4 to +5 (DT-MOD-17). */
const SCORES = [1, 3, 5, 8, 10, 14, 16, 18, 20, 22] as const;

/** The score that a printed modifier stands for (DT-MOD-17). */
export function scoreFor(modifier: number): number {
  const at = modifier - LEAST_MODIFIER;
  const last = SCORES.length - 1;
  if (at > last) return (SCORES[last] ?? 0) + 2 * (at - last);
  return SCORES[Math.max(at, 0)] ?? 1;
}

/** A creature's score as it is now; at least 1, but CON may be 0 (DT-ABIL-08). */
export function scoreOf(w: Pick<World, 'content'>, creature: Creature, ability: Ability): number {
  const { character, printed } = creature;
  const own =
    character !== undefined
      ? character.scores[ability]
      : scoreFor(printed === undefined ? 0 : printed.mods[ability]);
  let score = own;
  if (character !== undefined || creature.effects.length > 0) {
    eachNumber(w, creature, (trait, self) => {
      if (trait.score !== undefined) score = trait.score(w as World, self, ability, score);
    });
  }
  return Math.max(score, ability === 'CON' ? 0 : 1);
}

/** A creature's modifier as it is now (DT-GEN-04, DT-INV-07). */
export function modifierOf(
  w: Pick<World, 'content'>,
  creature: Creature,
  ability: Ability,
): number {
  const { printed } = creature;
  if (printed === undefined) return modifierFor(scoreOf(w, creature, ability));
  const score = scoreOf(w, creature, ability);
  const modifier = printed.mods[ability];
  return score === scoreFor(modifier) ? modifier : modifierFor(score);
}
