import { type Flow, maybe } from '@tablewright/engine';
import type { Ended } from '../../content/trait.ts';
import type { Creature, Effect } from '../../model.ts';
import { contentOf, type D20 } from '../../table.ts';
import { announceTo } from '../moments/moment.ts';
import { noteCondition } from './changes.ts';

/** Ends an effect. */
export function* relieve(
  t: D20,
  creature: Creature,
  effect: Effect,
  how: Ended,
  rule: string = effect.source.rule,
): Flow<void> {
  if (!creature.effects.includes(effect)) return;
  creature.effects = creature.effects.filter((one) => one !== effect);
  noteCondition(t, effect);
  t.tell?.({ type: 'relieved', rule, creature: creature.id, effect: effect.kind, how });
  yield* maybe(
    announceTo(t, contentOf(t).traits[effect.kind], { creature, effect }, 'ended', { how }),
  );
}

/** Ends all effects of some kinds on a creature. Returns whether there were any. */
export function* relieveOf(
  t: D20,
  creature: Creature,
  kinds: readonly string[],
  how: 'cure' | 'end',
  rule: string,
): Flow<boolean> {
  const found = creature.effects.filter(({ kind }) => kinds.includes(kind));
  for (const effect of found) yield* relieve(t, creature, effect, how, rule);
  return found.length > 0;
}
