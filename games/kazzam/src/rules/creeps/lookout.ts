import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import type { Movement } from '../effects/movement.ts';
import { shiftOf, walkOf } from '../movement/move.ts';
import { type Ways, waysOf } from '../movement/reachable.ts';
import { safeSteps } from '../movement/safe-steps.ts';
import { withFree } from '../sight/occupancy.ts';
import type { Actor, Further } from './actor.ts';
import type { Leg } from './plan.ts';

/** A Creep that looks around before it moves; what it has found out holds until anything happens. */
export interface Lookout {
  readonly t: Kazzam;
  readonly id: CreatureId;
  /** See {@link Actor.named}. */
  readonly named: readonly CreatureId[] | undefined;
  /** See {@link Actor.further}. */
  readonly further: Further | undefined;
  /** Its ways by one Move Action, once it has looked for them. */
  moves?: readonly SafeMove[];
}

/** A movement of one Move Action, and where it leads by steps that grant nobody an Opportunity. */
interface SafeMove {
  readonly movement: Movement;
  readonly ways: Ways;
}

/** Begins to look around. */
export function lookAround({ t, id, named, further }: Actor): Lookout {
  return { t, id, named, further };
}

/** By walking or by a Shift (KZ-AI-15). */
function safeMoves(t: Kazzam, id: CreatureId): readonly SafeMove[] {
  const moves: SafeMove[] = [];
  const walk = walkOf(t, id);
  const shift = shiftOf(t, id);
  if (walk !== undefined) {
    moves.push({ movement: walk, ways: waysOf(t, id, walk, safeSteps(t, id)) });
  }
  if (shift !== undefined) {
    moves.push({ movement: shift, ways: waysOf(t, id, shift, safeSteps(t, id, true)) });
  }
  return moves;
}

/**
 * Squares within one Move Action that grant nobody an Opportunity, where it stands first (KZ-AI-15).
 *
 * @param fits which of them are of interest
 */
export function safePlaces(
  lookout: Lookout,
  mayMove: boolean,
  fits: (cell: Cell) => boolean,
): readonly Place[] {
  const { t, id } = lookout;
  const { cell: start } = creatureOf(t.state, id);
  const here: readonly Place[] = fits(start) ? [{ cell: start, cost: 0, movement: undefined }] : [];
  if (!mayMove) return here;
  lookout.moves ??= safeMoves(t, id);
  const { moves } = lookout;
  const places = new Map<Cell, Place>();
  withFree(t.state, id, (isFree) => {
    for (const { movement, ways } of moves) {
      for (const cell of ways.squares) {
        if (!fits(cell) || !isFree(cell)) continue;
        const known = places.get(cell);
        const cost = ways.costTo(cell);
        if (known !== undefined && known.cost <= cost) continue;
        places.set(cell, { cell, cost, movement, ways });
      }
    }
  });
  return [...here, ...places.values()];
}

/** A square that one Move Action brings a Creep to without granting an Opportunity, and how. */
export interface Place {
  readonly cell: Cell;
  readonly cost: number;
  /** How it comes there; not at all to where it stands. */
  readonly movement: Movement | undefined;
  readonly ways?: Ways;
}

/** The movement that brings it to a place; none to where it stands. */
export function legTo(place: Place): readonly Leg[] {
  const { movement } = place;
  return movement === undefined ? [] : [{ movement, path: pathTo(place) }];
}

/** The squares that it enters on its way to a place. */
export function pathTo({ cell, ways }: Place): readonly Cell[] {
  return ways?.pathTo(cell) ?? [];
}
