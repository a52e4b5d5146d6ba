import type { D20 } from '../../d20-table.ts';
import type { Creature, Until } from '../../model.ts';
import { forOneRound, forRounds } from '../../rules/effects/afflict.ts';
import { modifierOf } from '../../rules/numbers/scores.ts';
import type { Danger, Trait } from '../trait.ts';

/** Special rules that several stat blocks share. */

/** A task for which the block prints the whole bonus (DT-NPC-01). */
export const printedTask = (id: string, rule: string, tag: string, total: number): Trait => ({
  id,
  rule,
  roll: (w, { creature }, roll) =>
    roll.kind === 'check' && roll.tag === tag && roll.ability !== undefined
      ? [
          {
            is: 'bonus',
            value: total - modifierOf(w, creature, roll.ability),
            stack: 'permanent',
            rule,
            from: id,
          },
        ]
      : undefined,
});

/** Weapons do half damage but for those with some tag. */
export const halvesWeapons = (id: string, rule: string, but: readonly string[]): Trait => ({
  id,
  rule,
  takes: (_w, _self, { danger: { tags } }) =>
    tags.includes('weapon') && !but.some((tag) => tags.includes(tag))
      ? [{ rule, isHalved: true }]
      : undefined,
});

/** So many rounds; one lasts to the end of the victim's next turn (DT-TURN-09). */
export const roundsFor = (t: D20, victim: Creature, rounds: number): Until =>
  rounds === 1 ? forOneRound(t, victim) : forRounds(t, rounds);

/** A magical power of a creature, saved against at its Level + 10 (DT-SAVE-04). */
export const powerOf = (rule: string, by: Creature, tags: readonly string[]): Danger => ({
  rule,
  tags,
  isMagic: true,
  by,
});

/** What a save against such a power has to reach; a stronger member of its kind is harder to resist (decision). */
export const powerTarget = ({ level }: Creature): number => 10 + level;

/** Needs no air (DT-HAZ-19). */
export const needsNoAir = (id: string, rule: string): Trait => ({
  id,
  rule,
  immune: ['suffocating'],
  spares: ['suffocation', 'vacuum'],
});
