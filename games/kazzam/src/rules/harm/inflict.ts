import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { giveStatus, isHarm, isImmune, type NewStatus } from '../effects/status.ts';
import { deal } from './damage.ts';
import { endMarked } from './grabs.ts';
import { knockProne } from './prone.ts';
import { provoke } from './provoke.ts';

/**
 * Gives a creature a status with all that this brings about: Ongoing Damage gained in its own turn
 * hurts at once (KZ-STAT-45), the Incapacitated fall and let go of what they keep up
 * (KZ-STAT-36, KZ-STAT-37).
 * Prone and Grabbed have their own ways: `knockProne`, `grab`.
 *
 * @returns the entry; nothing for who is off the map or immune (KZ-STAT-05)
 */
export function* inflict(t: Kazzam, given: NewStatus): Flow<Effect | undefined> {
  const { state } = t;
  const { kind, on, by } = given;
  if (!isOnMap(creatureOf(state, on)) || isImmune(state, on, kind)) return undefined;
  // Whoever does a creep harm is its enemy (KZ-AI-03).
  if (isHarm(kind)) provoke(state, on, by);
  const known = state.nextEffect;
  const effect = giveStatus(t, given);
  const isNew = state.nextEffect > known;
  if (kind === 'ongoing' && isNew && isActing(t, on)) {
    yield* deal(t, { to: on, by, kind: 'ongoing', melee: false }, effect.amount, 'KZ-STAT-45');
  }
  if (kind === 'incapacitated') {
    endMaintained(t, on);
    knockProne(t, on, by, given.source);
  }
  return effect;
}

/** Ends what a creature keeps up: its Grabs and Marks, with what came with them (KZ-STAT-37, KZ-HP-06). */
export function endMaintained(t: Kazzam, id: CreatureId): void {
  const kept = t.state.effects.filter(
    ({ kind, by }) => by === id && (kind === 'grabbed' || kind === 'marked'),
  );
  endMarked(t, kept, 'KZ-STAT-37');
}

/** Whether it is in its own turn, past its start. */
function isActing({ state: { turn } }: Kazzam, id: CreatureId): boolean {
  return turn?.creature === id && turn.phase !== 'arrival' && turn.phase !== 'start';
}
