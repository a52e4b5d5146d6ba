import { type Flow, maybe } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { isSqueezed, standOn } from '../court/squeeze.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import type { StepEvent, StepKind } from '../effects/moments.ts';
import { windows } from '../effects/windows.ts';
import { provoke } from '../harm/provoke.ts';
import type { Total } from '../numbers/damage-total.ts';
import { tellPortal, tellSqueezed } from '../sight/hidden-places.ts';
import { enterTerrain } from '../terrain/terrain.ts';
import { springTraps } from '../terrain/traps.ts';
import { enterZones, hasZones } from '../terrain/zones.ts';
import { changePart, leaveByPortal } from './dungeon.ts';

/** How a creature comes to a square. */
export interface Step {
  readonly how: StepKind;
  /** Whose doing it is; its own if left out. */
  readonly by?: CreatureId;
  /** The total of the attack that forces it, which terrain damage belongs to (KZ-DMG-01). */
  readonly total?: Total | undefined;
  /** Whether Damaging Terrain does not hurt it. */
  readonly ignoresDanger?: boolean;
  /** The entry of the portal that it leads through. */
  readonly portal?: Cell | undefined;
  /** Whether the step can still be taken once somebody has interrupted it. */
  readonly stands?: () => boolean;
}

/**
 * Brings a creature from its square to another: interrupts, the step, zones that it enters, and
 * what answers to its being there. Returns whether it was taken.
 */
export function* takeStep(t: Kazzam, creature: CreatureId, to: Cell, step: Step): Flow<boolean> {
  const { how, by = creature, portal, stands } = step;
  const body = creatureOf(t.state, creature);
  const { cell: from } = body;
  const event: StepEvent = { type: 'step', creature, from, to, how, by, done: false };
  yield* windows.pass(t, event, (_, answered) => {
    if (!isOnMap(body) || body.cell !== from) return undefined;
    if (answered && stands?.() === false) return undefined;
    return portal === undefined ? arrive(t, event, step) : arriveThrough(t, event, step);
  });
  return event.done;
}

/** Through a portal out of the Dungeon not all may come along (KM-SQUID-03). */
function* arriveThrough(t: Kazzam, event: StepEvent, step: Step): Flow<void> {
  yield* leaveByPortal(t, event.creature, event.to);
  yield* maybe(arrive(t, event, step));
}

/** It stands there; gives what the square does to it, which is mostly nothing. */
function arrive(
  t: Kazzam,
  event: StepEvent,
  { how, by = event.creature, total, portal, ignoresDanger = false }: Step,
): Flow<void> | undefined {
  const { creature, from, to } = event;
  const body = creatureOf(t.state, creature);
  const wasSqueezed = isSqueezed(body);
  standOn(t.state, body, to);
  if (t.listening && isSqueezed(body) && !wasSqueezed) tellSqueezed(t, creature);
  if (t.listening && portal !== undefined) tellPortal(t, creature, from, portal);
  event.done = true;
  // Whoever forces a creep about is its enemy (KZ-AI-03, KZ-DEF-09).
  if (by !== creature) provoke(t.state, creature, by);
  changePart(t.state, creature, from);
  endWhatCannotLast(t);
  return enter(t, creature, from, { how, by, total, ignoresDanger });
}

/** What zones, terrain and traps do to a creature that has come to a square; mostly there are none. */
function enter(t: Kazzam, id: CreatureId, from: Cell, step: Step): Flow<void> | undefined {
  const { state } = t;
  const isQuiet = state.traps.length === 0 && !hasZones(state) && !groundOf(state).hasHazards;
  return isQuiet ? undefined : comeUpon(t, id, from, step);
}

function* comeUpon(
  t: Kazzam,
  id: CreatureId,
  from: Cell,
  { how, by = id, total, ignoresDanger = false }: Step,
): Flow<void> {
  const body = creatureOf(t.state, id);
  // To be teleported by another is to be slid (KZ-FORCE-01, KZ-FORCE-12).
  const forced = how === 'forced' || (how === 'teleport' && by !== id);
  yield* enterZones(t, id, from, { total, onlyEffects: ignoresDanger, by });
  if (isOnMap(body)) yield* enterTerrain(t, id, from, { forced, total });
  if (isOnMap(body)) yield* springTraps(t, id);
}

/**
 * Two creatures come to each other's squares in one moment (KC-POR-13); what each of them enters
 * comes after that. Returns whether they did.
 */
export function* tradePlaces(
  t: Kazzam,
  one: CreatureId,
  other: CreatureId,
  { how, by = one, total }: Step,
): Flow<boolean> {
  const { state } = t;
  const { cell: first } = creatureOf(state, one);
  const { cell: second } = creatureOf(state, other);
  const there: StepEvent = {
    type: 'step',
    creature: one,
    from: first,
    to: second,
    how,
    by,
    done: false,
  };
  yield* windows.pass(t, there, (step) => {
    if (creatureOf(state, one).cell !== first || creatureOf(state, other).cell !== second)
      return undefined;
    standOn(state, creatureOf(state, one), second);
    standOn(state, creatureOf(state, other), first);
    step.done = true;
    endWhatCannotLast(t);
    return enter(t, one, first, { how, by, total });
  });
  if (!there.done || creatureOf(state, other).cell !== first) return there.done;
  const back: StepEvent = { ...there, creature: other, from: second, to: first, done: true };
  yield* windows.pass(t, back, () => enter(t, other, second, { how, by, total }));
  return true;
}
