import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { areEnemies, creatureOf } from '../../../rules/court/creatures.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { BITS, has, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { provoke } from '../../../rules/harm/provoke.ts';
import type { Kazzam } from '../../../table.ts';

/** The Marks that a Defender has on its enemies, but for suspended ones (KZ-STAT-05). */
export function marksBy(state: KazzamState, by: CreatureId): readonly Effect[] {
  return effectsOf(state, 'marked').filter(
    ({ by: marker, on }) =>
      marker === by && areEnemies(state, by, on) && has(creatureOf(state, on), BITS.marked),
  );
}

/** Whether an enemy is Marked by a Defender now. */
export function isMarkedBy(state: KazzamState, id: CreatureId, by: CreatureId): boolean {
  return marksBy(state, by).some(({ on }) => on === id);
}

/**
 * Marks an enemy until the end of its next turn (KR-DEF-04). Marks of several creatures stand
 * beside each other (KZ-STAT-40), so each has its maker in its source.
 *
 * @param source the printed power
 */
export function* mark(t: Kazzam, on: CreatureId, by: CreatureId, source: string): Flow<void> {
  const { state } = t;
  provoke(state, on, by);
  const until = untilNextTurnEnds(state, on);
  yield* inflict(t, { kind: 'marked', on, by, source: `${source}/${by}`, until });
}
