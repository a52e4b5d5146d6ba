import type { Ability } from '../../abilities.ts';
import type { World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { eachNumber } from '../bearers/bearers.ts';

/** Rows of scores, each by the least of them (DT-MOD-01 to -14); above the last two scores share one (DT-MOD-15). */
const ROWS = [
  { rule: 'DT-MOD-01', from: 1, modifier: -4 },
  { rule: 'DT-MOD-02', from: 2, modifier: -3 },
  { rule: 'DT-MOD-03', from: 4, modifier: -2 },
  { rule: 'DT-MOD-04', from: 6, modifier: -1 },
  { rule: 'DT-MOD-05', from: 9, modifier: 0 },
  { rule: 'DT-MOD-06', from: 13, modifier: 1 },
  { rule: 'DT-MOD-07', from: 16, modifier: 2 },
  { rule: 'DT-MOD-08', from: 18, modifier: 3 },
  { rule: 'DT-MOD-09', from: 20, modifier: 4 },
  { rule: 'DT-MOD-10', from: 22, modifier: 5 },
  { rule: 'DT-MOD-11', from: 24, modifier: 6 },
  { rule: 'DT-MOD-12', from: 26, modifier: 7 },
  { rule: 'DT-MOD-13', from: 28, modifier: 8 },
  { rule: 'DT-MOD-14', from: 30, modifier: 9 },
] as const;
const LEAST_MODIFIER = -4;
const BEYOND = { rule: 'DT-MOD-15', from: 32 } as const;
/** Nobody lives with it (DT-MOD-16). */
const NONE = { rule: 'DT-MOD-16', modifier: LEAST_MODIFIER } as const;

function rowOf(score: number): { readonly rule: string; readonly modifier: number } {
  if (score >= BEYOND.from) return { rule: BEYOND.rule, modifier: Math.floor((score - 12) / 2) };
  return ROWS.findLast(({ from }) => from <= score) ?? NONE;
}

/** The modifier of a score (DT-MOD-01 to -15); of 0 the least there is, as nobody lives with it (DT-MOD-16). */
export const modifierFor = (score: number): number => rowOf(score).modifier;

/** The row of a score. */
export const modifierRule = (score: number): string => rowOf(score).rule;

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
