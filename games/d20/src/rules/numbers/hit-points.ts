import { AVERAGE_DIE } from '../../content/sheet.ts';
import type { Term } from '../../content/trait.ts';
import type { World } from '../../d20-table.ts';
import type { Character, Creature } from '../../model.ts';
import { contentOf } from '../../table.ts';
import { eachNumber, suspendedOn } from '../bearers/bearers.ts';
import { modifierOf } from './scores.ts';

/** Levels that roll a Hit Die (DT-HP-02, -05). */
export const DICE_LEVELS = 9;

/** The least maximum is the Level (DT-HP-04). */
export function maxHpOf(w: World, creature: Creature): number {
  const sum = maxHpTerms(w, creature).reduce((total, { value }) => total + value, 0);
  return Math.max(sum, creature.level, 1);
}

/** The parts of maximum Hit Points (DT-HP-02, -05, -06, DT-INV-03). */
export function maxHpTerms(w: World, creature: Creature): readonly Term[] {
  const { character, printed, level } = creature;
  const terms: Term[] = [];
  if (character !== undefined) {
    terms.push({ value: diceOf(w, character), rule: 'DT-HP-02', from: 'hit-dice' });
    const high = highLevels(w, level);
    if (high !== 0) terms.push({ value: high, rule: 'DT-HP-05', from: 'high-levels' });
    const con = level * modifierOf(w, creature, 'CON');
    if (con !== 0) terms.push({ value: con, rule: 'DT-HP-06', from: 'CON' });
  } else {
    terms.push({ value: printed?.maxHp ?? 1, rule: 'DT-NPC-01', from: 'printed' });
    const printedCon = printed?.mods.CON ?? 0;
    const change = level * (modifierOf(w, creature, 'CON') - printedCon);
    if (change !== 0) terms.push({ value: change, rule: 'DT-ABIL-09', from: 'CON' });
  }
  eachNumber(w, creature, (trait, self) => {
    const term = trait.maxHp?.(w, self);
    if (term !== undefined) terms.push(term);
  });
  // What a body has by a spell it keeps while that waits: it would be hurt by being put to rest (DT-COND-25).
  for (const effect of suspendedOn(creature)) {
    const term = contentOf(w).traits[effect.kind]?.maxHp?.(w, { creature, effect });
    if (term !== undefined) terms.push(term);
  }
  return terms;
}

/** What Hit Dice come to, rounded up where some are averages; with average Hit Dice each counts the same (DT-OPT-02). */
function diceOf({ options }: Pick<World, 'options'>, { hitDice }: Character): number {
  if (options.hpMode === 'average') return Math.ceil(hitDice.length * AVERAGE_DIE);
  return Math.ceil(hitDice.reduce((sum, face) => sum + face, 0));
}

/** What Levels above the ninth add without dice (DT-OPT-01, DT-HP-05). */
export function highLevels({ options }: Pick<World, 'options'>, level: number): number {
  if (options.highLevelHp === 'plus2') return 2 * Math.max(0, level - DICE_LEVELS);
  return Math.max(0, level - DICE_LEVELS - 1);
}

/** Everything that locks Hit Points out of other ways to heal (DT-HP-15, DT-INV-22). */
export function lockedOf({ lockedLoss }: Creature): number {
  return lockedLoss.reduce((sum, { amount }) => sum + amount, 0);
}
