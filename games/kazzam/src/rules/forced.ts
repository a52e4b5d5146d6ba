import { askOne, askPath, type Flow, NO_YES } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { SquareOption } from '../map/court-map.ts';
import type { CreatureId } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { creatureOf, isOnMap, seatOf } from './creatures.ts';
import type { Total } from './damage.ts';
import { distanceBetween, type Place } from './footprint.ts';
import { groundOf } from './ground-now.ts';
import { knockProne } from './prone.ts';
import { savingThrow } from './saves.ts';
import { wayFrom } from './way.ts';
import { dangersAt, enterZones } from './zones.ts';

/** A push, pull or slide (KZ-FORCE-01). */
export interface Force {
  readonly how: 'push' | 'pull' | 'slide';
  /** Squares, after what the victim takes off them (KZ-FORCE-20). */
  readonly squares: number;
  /** Whose effect it is: its controller picks the way (KZ-FORCE-02). */
  readonly by: CreatureId;
  /** The printed power or trait. */
  readonly source: string;
  /** What pushes and pulls are measured from (KZ-FORCE-06). */
  readonly from: Place;
  readonly rule: string;
  /** The total of the attack that forces it, which terrain damage belongs to (KZ-DMG-01). */
  readonly total?: Total;
}

/**
 * Moves a creature against its will, up to so many squares along a way that the effect's owner
 * picks (KZ-FORCE-02 to KZ-FORCE-05). It grants no Opportunities (KZ-FORCE-01) and may roll to
 * safety once before a danger (KZ-FORCE-08 to KZ-FORCE-11). Returns how many squares it went.
 */
export function* force(t: Kazzam, victim: CreatureId, forced: Force): Flow<number> {
  const { state } = t;
  const creature = creatureOf(state, victim);
  const { how, by, rule, source } = forced;
  if (forced.squares < 1 || !isOnMap(creature)) return 0;
  const way = wayFrom(state, t.options, victim, {
    budget: forced.squares,
    step: (from, to) => isAlong(t, victim, forced, from, to),
  });
  if (way === undefined) return 0;
  const why = { key: `force.${how}`, params: { who: victim, by }, rule };
  const path = (yield* askPath({
    ...way,
    seat: seatOf(state, by),
    why,
    about: { who: victim, by },
  })) as unknown as readonly SquareOption[];
  const safety: Safety = { rolled: false };
  const entered: Cell[] = [];
  let last = creature.cell;
  for (const { cell } of path) {
    if (yield* stopsBefore(t, victim, cell, safety)) break;
    creature.cell = cell;
    entered.push(cell);
    enterZones(t, victim, last, forced.total);
    last = cell;
    if (!isOnMap(creature)) break;
  }
  if (entered.length > 0 && t.listening) {
    t.emit({ type: 'forced', rule, who: victim, by, how, path: entered });
  }
  if (safety.rolled) knockProne(t, victim, by, source);
  return entered.length;
}

/** One roll to safety for each forced movement, at a danger of the victim's choice (KZ-FORCE-11). */
interface Safety {
  rolled: boolean;
}

/**
 * Whether the victim rolls to safety and stops before the danger (KZ-FORCE-09). A victim that
 * failed goes on; either way it lies Prone in the end (KZ-FORCE-10). Creeps always roll.
 */
function* stopsBefore(t: Kazzam, victim: CreatureId, cell: Cell, safety: Safety): Flow<boolean> {
  const { state } = t;
  if (safety.rolled || dangersAt(state, victim, cell).length === 0) return false;
  if (creatureOf(state, victim).kind === 'athlete') {
    const { id } = yield* askOne({
      kind: 'one',
      seat: seatOf(state, victim),
      why: { key: 'roll-to-safety', params: { who: victim }, rule: 'KZ-FORCE-08' },
      options: NO_YES,
      fallback: 1,
      reaction: { key: 'roll-to-safety', take: 1, decline: 0 },
      about: { who: victim },
    });
    if (id === 'no') return false;
  }
  safety.rolled = true;
  const rule = 'KZ-FORCE-08';
  return yield* savingThrow(t, victim, { against: 'danger', rule, asked: true });
}

/** Whether a step goes on as the force does: away from its source, or nearer to it (KZ-FORCE-03, 04). */
function isAlong(
  { state }: Kazzam,
  victim: CreatureId,
  { how, from: source }: Force,
  from: Cell,
  to: Cell,
): boolean {
  if (how === 'slide') return true;
  const ground = groundOf(state);
  const body = creatureOf(state, victim);
  const before = distanceBetween(ground, source, { ...body, cell: from });
  const after = distanceBetween(ground, source, { ...body, cell: to });
  if (before === undefined || after === undefined) return false;
  return how === 'push' ? after > before : after < before;
}
