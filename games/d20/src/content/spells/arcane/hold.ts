import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { forMinutes, spellAffects, spellDice, spellSave } from '../../../rules/magic/verbs.ts';
import { distanceBetween } from '../../../rules/place/distance.ts';
import type { Aim, Casting } from '../../spell.ts';
import type { Fits } from './targets.ts';

/** Minutes that a hold lasts (DT-DIV-204). */
const LASTS = 10;
/** Feet within which several are held, and how many at most: half a die. */
const SPREAD = 20;
const MOST = 3;

/** What a hold is cast at: one alone, or several near each other. */
export const holdAim = (isAlone: boolean, fits: Fits): Aim =>
  isAlone
    ? { at: 'creatures', most: () => 1, fits }
    : { at: 'creatures', most: () => MOST, spread: SPREAD, fits };

/**
 * Holds one creature, which has disadvantage on its first save, or half a die of creatures, the nearest first
 * (DT-DIV-204, DT-ARC-306, -506): whoever fails is paralyzed, and saves again at the end of each own turn.
 */
export function* holdFast(t: D20, casting: Casting, isAlone: boolean): Flow<void> {
  const { caster, spell, targets } = casting;
  const near = [...targets].sort(
    (a, b) => distanceBetween(t, caster, a) - distanceBetween(t, caster, b) || a.id - b.id,
  );
  const count = isAlone ? 1 : yield* spellDice(t, casting, 1, 'held', true);
  const more = isAlone ? [{ is: 'disadvantage', rule: spell.rule } as const] : [];
  for (const target of near.slice(0, count)) {
    if (!(yield* spellSave(t, casting, target, 'WIS', { more })))
      yield* paralyze(t, casting, target);
  }
}

function* paralyze(t: D20, casting: Casting, target: Creature): Flow<void> {
  const save = { ability: 'WIS', when: 'turn-end', target: casting.saveTn } as const;
  yield* spellAffects(t, casting, target, 'paralyzed', forMinutes(t, LASTS), { save });
}
