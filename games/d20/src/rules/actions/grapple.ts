import { type Flow, maybe } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { decide } from '../deciding/decide.ts';
import { afflict } from '../effects/afflict.ts';
import { provoke } from '../effects/attitude.ts';
import { relieveOf } from '../effects/relieve.ts';
import { announce } from '../moments/moment.ts';
import { modifierOf } from '../numbers/scores.ts';
import { tryTask } from '../tasks/task.ts';

/** With what somebody resists a grapple. */
const RESISTS = [{ id: 'STR' }, { id: 'DEX' }] as const;

/**
 * A grapple (DT-ATK-11): STR against STR or DEX, as the target likes. Who is held cannot move until it breaks free at the
 * end of one of its turns (DT-ATK-12), or is let go.
 */
export function* grapple(t: D20, creature: Creature, target: Creature): Flow<void> {
  const { id: ability } = yield* decide(t, target, 'choice.resist-grapple', RESISTS, {
    rule: 'DT-ATK-11',
    params: { by: creature.id },
    usual: () => (modifierOf(t, target, 'DEX') > modifierOf(t, target, 'STR') ? 1 : 0),
  });
  const { success } = yield* tryTask(t, creature, {
    tag: 'force',
    ability: 'STR',
    target: { by: target, ability },
    about: target,
    rule: 'DT-ATK-11',
  });
  yield* maybe(announce(t, creature, 'acted', { what: 'attack', at: target }));
  yield* maybe(announce(t, target, 'attacked', { by: creature }));
  provoke(t, creature, target);
  if (success) yield* hold(t, creature, target);
}

/** Somebody is held, without a roll. */
export function* hold(t: D20, creature: Creature, target: Creature): Flow<void> {
  yield* afflict(t, target, {
    kind: 'grappled',
    source: { rule: 'DT-ATK-11', by: creature.id },
    until: { at: 'cure' },
    save: { ability: 'STR', when: 'turn-end', target: { grappler: creature.id } },
  });
}

/** Whoever can hold nobody any more lets go of all (DT-ATK-11). */
export function* letGoAll(t: D20, creature: Creature): Flow<void> {
  for (const other of heldBy(t, creature))
    yield* relieveOf(t, other, ['grappled'], 'end', 'DT-ATK-11');
}

/** Those whom a creature holds. */
export const heldBy = ({ state }: Pick<World, 'state'>, { id }: Creature): readonly Creature[] =>
  state.creatures.filter(({ effects }) =>
    effects.some(({ kind, source }) => kind === 'grappled' && source.by === id),
  );
