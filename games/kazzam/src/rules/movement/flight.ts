import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { coverOf } from '../court/cover.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { distanceBetween } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt, standingAt } from '../court/squeeze.ts';
import type { Movement } from '../effects/movement.ts';
import { BITS, has } from '../effects/status.ts';
import { isBeyondSight } from '../sight/reach.ts';
import { seesAround } from '../sight/sight.ts';
import { canGo, walkOf } from './move.ts';
import { wayFrom } from './way.ts';

/** A way to run from somebody. */
export interface Flight {
  readonly id: 'cover' | 'away';
  readonly movement: Movement;
}

/**
 * How a creature can run from another with one Move Action: to where it is in cover from it or out
 * of its sight, or ever farther away from it as far as that goes; if neither can be done it stays
 * (KZ-STAT-47).
 */
export function waysToFlee(t: Kazzam, id: CreatureId, source: CreatureId): readonly Flight[] {
  const walk = isOnMap(creatureOf(t.state, id)) ? walkOf(t, id) : undefined;
  if (walk === undefined) return [];
  const ways: readonly Flight[] = [
    { id: 'cover', movement: { ...walk, ends: coveredFrom(t, id, source) } },
    { id: 'away', movement: awayFrom(t, id, source, walk) },
  ];
  return ways.filter(({ movement }) => canGo(t, id, movement));
}

function coveredFrom(t: Kazzam, id: CreatureId, source: CreatureId): (cell: Cell) => boolean {
  const { state, options } = t;
  const ground = groundOf(state);
  const body = creatureOf(state, id);
  const from = creatureOf(state, source);
  const { cell: start } = body;
  return (cell) => {
    if (cell === start) return false;
    // From who has fallen on the way it need not hide (ruling).
    if (!isOnMap(from)) return true;
    const cover = coverOf(ground, from, bodyAt(ground, body, cell), {
      melee: false,
      prone: has(body, BITS.prone) || has(from, BITS.prone),
      ignoreLow: has(body, BITS.hovering),
      options,
    });
    // Out of sight is nothing that the source sees by other ways (KC-POR-34).
    const isInSight = () => standingAt(state, id, cell, () => seesAround(t, source, id));
    if (cover === 'cover') return true;
    const isUnseen = () => standingAt(state, id, cell, () => isBeyondSight(state, source, body));
    return cover === 'no-shot' ? !isInSight() : isUnseen();
  };
}

/** Every step farther from the source, as far as that goes. */
function awayFrom(t: Kazzam, id: CreatureId, source: CreatureId, walk: Movement): Movement {
  const { state } = t;
  const ground = groundOf(state);
  const body = creatureOf(state, id);
  const from = creatureOf(state, source);
  // From who has fallen on the way nothing is farther (ruling).
  const gap = (cell: Cell): number =>
    (isOnMap(from) && distanceBetween(ground, bodyAt(ground, body, cell), from)) || 0;
  const step = (at: Cell, to: Cell): boolean => gap(to) > gap(at);
  const narrow = ({ budget }: Movement): Movement => {
    const left = { ...walk, budget, step };
    const way = wayFrom(t, id, left);
    const reached = (way?.options ?? []).map(
      (option) => (option as unknown as { readonly cell: Cell }).cell,
    );
    const far = Math.max(0, ...reached.filter((_, at) => way?.ends[at] === true).map(gap));
    return { ...left, ends: (cell) => cell !== body.cell && gap(cell) === far };
  };
  return { ...narrow(walk), narrow };
}
