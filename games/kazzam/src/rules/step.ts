import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { windows } from './ability.ts';
import { creatureOf, isOnMap } from './creatures.ts';
import type { Total } from './damage.ts';
import type { Manner, StepEvent } from './rules-events.ts';
import { enterZones } from './zones.ts';

/** How a creature comes to a square. */
export interface Step {
  readonly how: Manner;
  /** Whose doing it is; its own if left out. */
  readonly by?: CreatureId;
  /** The total of the attack that forces it, which terrain damage belongs to (KZ-DMG-01). */
  readonly total?: Total | undefined;
  /** Whether Damaging Terrain does not hurt it. */
  readonly ignoresDanger?: boolean;
  /** Whether the step can still be taken once what comes before it has happened. */
  readonly stands?: () => boolean;
}

/**
 * Brings a creature from its square to another: interrupts, the step, zones that it enters, and
 * what answers to its being there. Returns whether it was taken.
 */
export function* takeStep(
  t: Kazzam,
  creature: CreatureId,
  to: Cell,
  { how, by = creature, total, stands, ignoresDanger = false }: Step,
): Flow<boolean> {
  const body = creatureOf(t.state, creature);
  const { cell: from } = body;
  const event: StepEvent = { type: 'step', creature, from, to, how, by, done: false };
  yield* windows.pass(t, event, function* (step) {
    if (!isOnMap(body) || body.cell !== from || stands?.() === false) return;
    body.cell = to;
    step.done = true;
    yield* enterZones(t, creature, from, { total, onlyEffects: ignoresDanger });
  });
  return event.done;
}
