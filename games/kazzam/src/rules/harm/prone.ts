import { type CreatureId, type KazzamState, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { effectsOf } from '../effects/in-play.ts';
import { BITS, endAll, giveStatus, has, isImmune } from '../effects/status.ts';
import { provoke } from './provoke.ts';

/**
 * Knocks a creature Prone until it stands up (KZ-STAT-04, KZ-STAT-49). One that flies drops to the
 * ground instead and is not Prone (KZ-STAT-25). Nothing happens to who is immune (KZ-STAT-05).
 *
 * @param source the printed power or trait that does it
 */
export function knockProne(t: Kazzam, id: CreatureId, by: CreatureId, source: string): void {
  const { state } = t;
  const creature = creatureOf(state, id);
  if (!isOnMap(creature) || isImmune(state, id, 'prone')) return;
  if (by !== id) provoke(state, id, by);
  if (has(creature, BITS.flying)) endAll(t, id, 'flying', 'KZ-STAT-25');
  else giveStatus(t, { kind: 'prone', on: id, by, source, until: { ends: 'match' } });
}

/** The latest fall of a creature that lies Prone, by its entry; {@link NOBODY} for who does not. */
export function fallOf(state: KazzamState, id: CreatureId): number {
  if (!has(creatureOf(state, id), BITS.prone)) return NOBODY;
  return effectsOf(state, 'prone').findLast(({ on }) => on === id)?.id ?? NOBODY;
}
