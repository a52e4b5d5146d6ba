import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, Effect, Item } from '../../../model.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import { spellAffects, spellSave } from '../../../rules/magic/verbs.ts';
import type { Casting } from '../../spell.ts';
import { undoes } from './undoing.ts';

/** What counts as a curse on somebody (DT-DIV-305). */
const CURSES: readonly string[] = ['cursed', 'doomed'];

/** Whether anything cursed is on a creature. */
export const hasCurse = ({ effects, items }: Creature): boolean =>
  effects.some(({ kind }) => CURSES.includes(kind)) || items.some(isCursed);

const isCursed = ({ tags }: Item): boolean => tags?.includes('cursed') === true;

/**
 * Ends one curse, or frees from one cursed thing (DT-DIV-305): of several the caster says which. A curse that somebody
 * has laid gives way to a casting total of 10 and that caster's Level.
 */
export function* removeCurse(t: D20, casting: Casting, target: Creature): Flow<void> {
  const { caster, spell } = casting;
  const options = [
    ...target.effects
      .filter(({ kind }) => CURSES.includes(kind))
      .map((effect) => ({ id: `end-${effect.id}`, names: { effect: effect.kind }, effect })),
    ...target.items
      .filter(isCursed)
      .map((item) => ({ id: `free-${item.id}`, names: { item: item.kind }, item })),
  ];
  if (options.length === 0) return;
  const question = { rule: spell.rule, params: { at: target.id }, usual: () => 0 };
  const chosen = yield* decide(t, caster, 'choice.curse', options, question);
  if ('item' in chosen) drop(t, target, chosen.item);
  else yield* end(t, casting, target, chosen.effect);
}

function* end(t: D20, casting: Casting, target: Creature, effect: Effect): Flow<void> {
  if (undoes(casting, effect)) yield* relieve(t, target, effect, 'cure', casting.spell.rule);
  else
    t.tell?.({
      type: 'unaffected',
      rule: casting.spell.rule,
      creature: target.id,
      effect: effect.kind,
    });
}

/** It falls from whoever could not let go of it. */
function drop(t: D20, target: Creature, item: Item): void {
  target.items = target.items.filter((one) => one !== item);
  target.held = target.held.filter((id) => id !== item.id);
  if (target.armor === item.id) target.armor = undefined;
  t.state.lying.push({ item, place: target.place });
  const told = { type: 'handled', rule: 'DT-DIV-305', item: item.kind, how: 'dropped' } as const;
  t.tell?.({ ...told, creature: target.id });
}

/** Lays a curse on whoever fails a CHA save (DT-DIV-305). */
export function* causeCurse(t: D20, casting: Casting, target: Creature): Flow<void> {
  if (yield* spellSave(t, casting, target, 'CHA', { tags: ['curse'] })) return;
  yield* spellAffects(t, casting, target, 'cursed', { at: 'cure' });
}
