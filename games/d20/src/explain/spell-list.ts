import type { Ability } from '../abilities.ts';
import type { Spell } from '../content/spell.ts';
import { castingTn } from '../rules/bearers/known-spells.ts';
import { CONTENT } from './world.ts';

/** What stands on a spell, whoever casts it. */
export interface SpellPrint extends Pick<Spell, 'id' | 'rule' | 'level' | 'tradition'> {
  /** Feet; 0 for touch, and for what is cast on oneself. */
  readonly feet: number;
  readonly isOwn: boolean;
  readonly save: Ability | undefined;
  readonly isConcentration: boolean;
  /** What its casting roll has to reach (DT-MAG-08). */
  readonly target: number;
}

/** A spell of the game; nothing for an id that none has. */
export function spellPrint(id: string): SpellPrint | undefined {
  const spell: Spell | undefined = CONTENT.spells[id];
  if (spell === undefined) return undefined;
  const { rule, level, tradition, range, save, isConcentration, forms } = spell;
  return {
    ...{ id, rule, level, tradition, save, feet: range, target: castingTn(spell) },
    isOwn: spell.aim(forms?.[0] ?? id).at === 'self',
    isConcentration: isConcentration === true,
  };
}

/** All spells in the order of the ledger (DT-MAG-15). */
export const allSpells = (): readonly SpellPrint[] =>
  Object.keys(CONTENT.spells)
    .flatMap((id) => spellPrint(id) ?? [])
    .sort((a, b) => (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0));
