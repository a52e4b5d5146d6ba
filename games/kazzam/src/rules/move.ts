import { askPath, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { SquareOption } from '../map/court-map.ts';
import type { CreatureId } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { creatureOf, isOnMap, seatOf } from './creatures.ts';
import { wardOf } from './damage-total.ts';
import { grantedByLeaving, opportunities } from './opportunity.ts';
import { speedOf } from './speed.ts';
import { has, ROOTED } from './status.ts';
import { canGoAnywhere, isFree, wayFrom } from './way.ts';
import { enterZones } from './zones.ts';

/** A movement of one's own. */
export interface Movement {
  /** `move`, `shift`, `crawl`, …: key of the question and of the event. */
  readonly how: string;
  readonly budget: number;
  readonly rule: string;
  /** Whether leaving squares grants Opportunities (KZ-MOVE-08). */
  readonly exposed: boolean;
  /** A Shift of one square (KZ-MOVE-09). */
  readonly single?: boolean;
  /** Whom a Charge goes to (KZ-BASIC-04). */
  readonly toward?: CreatureId;
  /** Where it may end, besides. */
  readonly ends?: (cell: Cell) => boolean;
}

/** What a Move Action carries a creature on foot: a move, or a crawl while Prone (KZ-MOVE-12). */
export function walkOf(t: Kazzam, id: CreatureId): Movement | undefined {
  const creature = creatureOf(t.state, id);
  if ((creature.has & ROOTED) !== 0) return undefined;
  const prone = has(creature, 'prone');
  const budget = speedOf(creature, 0, prone);
  if (budget === 0) return undefined;
  return prone
    ? { how: 'crawl', budget, rule: 'KZ-MOVE-12', exposed: true }
    : { how: 'move', budget, rule: 'KZ-MOVE-01', exposed: true };
}

/** A Move Action's Shift; barred while Slowed, Prone or held (KZ-MOVE-09, KZ-STAT-49). */
export function shiftOf(t: Kazzam, id: CreatureId): Movement | undefined {
  const creature = creatureOf(t.state, id);
  if ((creature.has & ROOTED) !== 0 || has(creature, 'slowed') || has(creature, 'prone'))
    return undefined;
  if (creature.speed === 0) return undefined;
  return { how: 'shift', budget: 1, rule: 'KZ-MOVE-09', exposed: false, single: true };
}

/**
 * A Shift of so many squares that a power gives: Slowed ones may, and Difficult Terrain costs two
 * (KZ-MOVE-10); nobody who is Prone or held (KZ-MOVE-18, KZ-STAT-49).
 */
export function shiftBy(
  { state }: Kazzam,
  id: CreatureId,
  squares: number,
  rule: string,
): Movement | undefined {
  const creature = creatureOf(state, id);
  if ((creature.has & ROOTED) !== 0 || has(creature, 'prone') || creature.speed === 0)
    return undefined;
  return { how: 'shift', budget: squares, rule, exposed: false };
}

/** Whether there is anywhere to go. */
export function canGo(t: Kazzam, id: CreatureId, movement: Movement | undefined): boolean {
  if (movement === undefined) return false;
  return canGoAnywhere(t.state, t.options, id, movement);
}

/**
 * Moves a creature by its own choice, square by square. Where a step brought something about, the
 * rest of the way is asked anew; it ends early when the creature falls or is held (KZ-MOVE-16).
 */
export function* move(t: Kazzam, id: CreatureId, movement: Movement): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  const { how, rule, exposed } = movement;
  const wasProne = has(creature, 'prone');
  const isStopped = () => (creature.has & ROOTED) !== 0 || has(creature, 'prone') !== wasProne;
  const struck = new Set<CreatureId>();
  let left = movement.budget;
  let lastFree = creature.cell;
  for (let goesOn = true; goesOn; ) {
    const way = wayFrom(state, t.options, id, { ...movement, budget: left });
    if (way === undefined) break;
    const seat = seatOf(state, id);
    const why = { key: `way.${how}`, params: { who: id }, rule };
    const path = (yield* askPath({ ...way, seat, why })) as unknown as SquareOption[];
    const entered: Cell[] = [];
    goesOn = false;
    for (const { cell } of path) {
      const cost = costOf(way, creature.cell, cell);
      if (exposed) {
        goesOn = yield* expose(t, id, cell, struck);
        if (!isOnMap(creature)) return tellMove(t, id, entered, rule);
        // Opportunities come before the step: who is stopped by one does not take it.
        if (isStopped()) break;
      }
      const { cell: before } = creature;
      creature.cell = cell;
      left -= cost;
      entered.push(cell);
      const health = creature.hp + wardOf(creature.wards);
      enterZones(t, id, before);
      if (!isOnMap(creature)) return tellMove(t, id, entered, rule);
      goesOn ||= creature.hp + wardOf(creature.wards) !== health;
      creature.moved += 1;
      if (isFree(state, cell, id)) lastFree = cell;
      if (goesOn || isStopped()) break;
    }
    tellMove(t, id, entered, rule);
    goesOn &&= left > 0 && !isStopped();
  }
  // Not where it could not stay: back to the last square where it can (KZ-MOVE-17).
  creature.cell = lastFree;
}

/** What the step from one square to the next costs on this way. */
function costOf(way: NonNullable<ReturnType<typeof wayFrom>>, from: Cell, to: Cell): number {
  const numberOf = (cell: Cell) =>
    way.options.findIndex((option) => (option as unknown as SquareOption).cell === cell);
  const place = numberOf(from);
  const step = way.steps[place]?.indexOf(numberOf(to)) ?? -1;
  const cost = way.costs[place]?.[step];
  if (cost === undefined) throw new RangeError(`no step from square ${from} to ${to}`);
  return cost;
}

/** The Opportunities of one step; says whether they cost the mover anything. */
function* expose(t: Kazzam, id: CreatureId, to: Cell, struck: Set<CreatureId>): Flow<boolean> {
  const creature = creatureOf(t.state, id);
  const once = t.options.opportunityLimit === 'oncePerAction';
  const holders = grantedByLeaving(t.state, id, to).filter(
    (holder) => !once || !struck.has(holder),
  );
  if (holders.length === 0) return false;
  for (const holder of holders) struck.add(holder);
  const before = creature.hp + wardOf(creature.wards);
  yield* opportunities(t, holders, id, 'KZ-OPP-02');
  return creature.hp + wardOf(creature.wards) !== before;
}

function tellMove(t: Kazzam, who: CreatureId, path: readonly Cell[], rule: string): void {
  if (path.length > 0 && t.listening) t.emit({ type: 'moved', rule, who, path });
}
