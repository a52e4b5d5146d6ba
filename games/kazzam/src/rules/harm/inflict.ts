import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { timekeeperOf } from '../court/actor-at.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import { giveStatus, isHarm, isImmune, type NewStatus } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
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
  let effect: Effect | undefined;
  yield* windows.pass(t, { type: 'inflict', status: kind, on, by }, (event) => {
    if (event.on !== on && isImmune(state, event.on, kind)) return undefined;
    // Whoever does a creep harm is its enemy (KZ-AI-03).
    if (isHarm(kind)) provoke(state, event.on, by);
    const fresh = state.nextEffect;
    effect = giveStatus(t, event.on === on ? given : sentTo(state, given, event.on));
    endWhatCannotLast(t);
    return state.nextEffect > fresh ? bringAbout(t, effect) : undefined;
  });
  return effect;
}

/** What a status brings about that was not there before. */
function bringAbout(t: Kazzam, effect: Effect): Flow<void> | undefined {
  const { kind } = effect;
  if (kind === 'ongoing' && isActing(t, effect.on)) return sufferNow(t, effect);
  return kind === 'incapacitated' ? collapse(t, effect) : undefined;
}

function* sufferNow(t: Kazzam, { on: to, by, amount }: Effect): Flow<void> {
  yield* deal(t, { to, by, kind: 'ongoing', melee: false }, amount, 'KZ-STAT-45');
}

function* collapse(t: Kazzam, { on, by, source }: Effect): Flow<void> {
  endMaintained(t, on);
  yield* knockProne(t, on, by, source);
}

/** The status on another creature: what was to end with the first one's turns ends with its own. */
function sentTo(state: KazzamState, given: NewStatus, on: CreatureId): NewStatus {
  const { until } = given;
  if (!('turn' in until) || until.of !== given.on) return { ...given, on };
  const left = until.turn - creatureOf(state, given.on).turns;
  return { ...given, on, until: { ...until, of: on, turn: creatureOf(state, on).turns + left } };
}

/** Ends what a creature keeps up: its Grabs and Marks, with what came with them (KZ-STAT-37, KZ-HP-06). */
export function endMaintained(t: Kazzam, id: CreatureId): void {
  const kept = t.state.effects.filter(
    ({ kind, by }) => by === id && (kind === 'grabbed' || kind === 'marked'),
  );
  endMarked(t, kept, 'KZ-STAT-37');
}

/** Whether it is in its own turn, or its owner's, past its start. */
function isActing({ state }: Kazzam, id: CreatureId): boolean {
  const { turn } = state;
  return (
    turn?.creature === timekeeperOf(state, id) && turn.phase !== 'arrival' && turn.phase !== 'start'
  );
}
