import type { Flow } from '@tablewright/engine';
import type { Ability } from '../../../abilities.ts';
import type { D20 } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { has } from '../../../rules/bearers/bearers.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { spellSave } from '../../../rules/magic/verbs.ts';
import type { Casting } from '../../spell.ts';

/** Willing first: what is proposed to an ally. */
const ANSWERS = [{ id: 'let-pass' }, { id: 'save' }] as const;

/**
 * Whether a target lets a spell pass (DT-SAVE-06): the caster does and so does who lies unconscious on its side, others
 * of its side say so, and all others do not.
 */
export function* isWilling(
  t: D20,
  { caster, spell }: { readonly caster: Creature; readonly spell: Pick<Casting['spell'], 'id'> },
  target: Creature,
): Flow<boolean> {
  if (target === caster) return true;
  if (target.side !== caster.side) return false;
  if (has(target, 'unconscious')) return true;
  const { id } = yield* decide(t, target, 'choice.let-pass', ANSWERS, {
    rule: 'DT-SAVE-06',
    params: { spell: spell.id, by: caster.id },
    usual: () => 0,
  });
  return id === 'let-pass';
}

/** Whether a spell takes hold of a target: it is willing, or fails its save. */
export function* takesHold(
  t: D20,
  casting: Casting,
  target: Creature,
  ability: Ability,
  tags: readonly string[] = [],
): Flow<boolean> {
  if (yield* isWilling(t, casting, target)) {
    if (target !== casting.caster)
      t.tell?.({ type: 'let-pass', rule: 'DT-SAVE-06', creature: target.id });
    return true;
  }
  return !(yield* spellSave(t, casting, target, ability, { tags }));
}
