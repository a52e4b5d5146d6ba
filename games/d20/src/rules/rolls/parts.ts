import type { RollAt, RollPart, Term } from '../../content/trait.ts';
import type { World } from '../../d20-table.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { modifierOf } from '../numbers/scores.ts';
import { circumstanceParts } from './circumstances.ts';

/** What a d20 roll is made with: which way it leans, and the numbers that are added. */
export interface Leaning {
  readonly mode: 'advantage' | 'disadvantage' | 'straight';
  /** Every source of either kind, be it cancelled or not (DT-ADV-03). */
  readonly leans: readonly RollPart[];
  readonly terms: readonly Term[];
}

/**
 * What bears on a roll (DT-TASK-01, -06, DT-ADV-03): the modifier, the bonuses that count, advantage and disadvantage.
 *
 * @param more what the situation brings besides
 */
export function leaningOf(w: World, roll: RollAt, more: readonly RollPart[] = []): Leaning {
  const parts: RollPart[] = [...more, ...circumstanceParts(w, roll)];
  eachTrait(w, roll.roller, (trait, self) => {
    const brought = trait.roll?.(w, self, roll);
    if (brought !== undefined) parts.push(...brought);
  });
  if (roll.target !== undefined) {
    eachTrait(w, roll.target, (trait, self) => {
      const brought = trait.rollAgainst?.(w, self, roll);
      if (brought !== undefined) parts.push(...brought);
    });
  }
  const leans = parts.filter(({ is }) => is !== 'bonus');
  const up = leans.some(({ is }) => is === 'advantage');
  const down = leans.some(({ is }) => is === 'disadvantage');
  const mode = up === down ? 'straight' : up ? 'advantage' : 'disadvantage';
  return { mode, leans, terms: termsOf(w, roll, parts) };
}

/** The modifier and the bonuses that count: of each kind but `add` the highest alone (DT-TASK-06, DT-INV-33). */
function termsOf(w: World, roll: RollAt, parts: readonly RollPart[]): readonly Term[] {
  const terms: Term[] = [];
  if (roll.ability !== undefined) {
    const value = modifierOf(w, roll.roller, roll.ability);
    terms.push({ value, rule: 'DT-TASK-01', from: roll.ability });
  }
  const best = new Map<string, Term>();
  for (const part of parts) {
    if (part.is !== 'bonus') continue;
    const { value, rule, from, stack } = part;
    const term: Term = from === undefined ? { value, rule } : { value, rule, from };
    if (stack === 'add') terms.push(term);
    else if (value > (best.get(stack)?.value ?? Number.NEGATIVE_INFINITY)) best.set(stack, term);
  }
  return [...terms, ...best.values()];
}

/** The sum of terms. */
export const sumOf = (terms: readonly Term[]): number =>
  terms.reduce((sum, { value }) => sum + value, 0);
