import type { Flow } from '@tablewright/engine';
import { type CreatureId, type KazzamState, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { effectsOf } from '../effects/in-play.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import { BITS, endAll, giveStatus, has, isImmune } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { provoke } from './provoke.ts';

/**
 * Knocks a creature Prone until it stands up (KZ-STAT-04, KZ-STAT-49). One that flies drops to the
 * ground instead and is not Prone (KZ-STAT-25). Nothing happens to who is immune (KZ-STAT-05).
 *
 * @param source the printed power or trait that does it
 */
export function* knockProne(t: Kazzam, id: CreatureId, by: CreatureId, source: string): Flow<void> {
  const { state } = t;
  if (!isOnMap(creatureOf(state, id)) || isImmune(state, id, 'prone')) return;
  yield* windows.pass(t, { type: 'inflict', status: 'prone', on: id, by }, ({ on }) => {
    const creature = creatureOf(state, on);
    if (by !== on) provoke(state, on, by);
    if (has(creature, BITS.flying)) endAll(t, on, 'flying', 'KZ-STAT-25');
    else giveStatus(t, { kind: 'prone', on, by, source, until: { ends: 'match' } });
    endWhatCannotLast(t);
    return undefined;
  });
}

/** The latest fall of a creature that lies Prone, by its entry; {@link NOBODY} for who does not. */
export function fallOf(state: KazzamState, id: CreatureId): number {
  if (!has(creatureOf(state, id), BITS.prone)) return NOBODY;
  return effectsOf(state, 'prone').findLast(({ on }) => on === id)?.id ?? NOBODY;
}
