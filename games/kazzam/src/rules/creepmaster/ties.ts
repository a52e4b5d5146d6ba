import { choose, type Flow, type Seat } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId } from '../../model.ts';
import { seatWithJob } from '../../options.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { distanceBetween, type Place } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { bodyAt } from '../court/squeeze.ts';
import { itemCell } from '../harm/items.ts';
import { orbOf } from '../harm/wake.ts';
import { unseenBy } from '../sight/hidden-places.ts';
import { inTargetOrder } from './targets.ts';
import { tellLot } from './tell.ts';

/** A choice between squares that a plan has come to. */
interface Tie {
  readonly id: CreatureId;
  readonly cells: readonly Cell[];
  /** Its first target, where that is not the first of its group's enemies. */
  readonly target: CreatureId | undefined;
}

/** The ties of a plan that is being made: those settled before, and the first that is not. */
interface Ties {
  readonly settled: readonly Cell[];
  met: number;
  open: Tie | undefined;
}

/** Those of the plan that {@link settlingTies} makes now. */
let ties: Ties | undefined;

/**
 * Makes a plan in which whoever is Creepmaster settles the ties, one after another: the plan is made
 * anew with each answer until none is left (KZ-JOB-02, KZ-AI-48). Without a Creepmaster it is made
 * once.
 *
 * @param plan must change nothing
 */
export function* settlingTies<R>(t: Kazzam, plan: () => R): Flow<R> {
  const seat = seatWithJob(t.options, 'creepmaster');
  if (seat === undefined) return plan();
  const settled: Cell[] = [];
  for (;;) {
    const met: Ties = { settled, met: 0, open: undefined };
    const made = meeting(met, plan);
    if (met.open === undefined) return made;
    // Its squares would tell where it is.
    if (creepmasterOf(t, [met.open.id]) === undefined) return plan();
    settled.push(yield* askTie(t, seat, met.open));
  }
}

function meeting<R>(met: Ties, plan: () => R): R {
  ties = met;
  try {
    return plan();
  } finally {
    ties = undefined;
  }
}

/**
 * The seat that settles what the rules of Creeps leave open about these creatures. Nobody's without a
 * Creepmaster, or where a square of theirs is a secret from it: then lots are drawn as without one,
 * so that its job tells it nothing that it may not know (KZ-JOB-02, KZ-INFO-03, KM-HID-03).
 */
export function creepmasterOf(t: Kazzam, creatures: readonly CreatureId[]): Seat | undefined {
  const seat = seatWithJob(t.options, 'creepmaster');
  if (seat === undefined) return undefined;
  const unseen = unseenBy(t, seat);
  return creatures.some((id) => unseen.includes(id)) ? undefined : seat;
}

/**
 * Asks the Creepmaster; the first that the machine would consider is the default, as far as that does
 * not depend on squares that are secret from it.
 */
function* askTie(t: Kazzam, seat: Seat, { id, cells, target }: Tie): Flow<Cell> {
  const ground = groundOf(t.state);
  const [best = -1] = bestOf(t, id, cells, target, unseenBy(t, seat));
  const { cell } = yield* choose(
    t,
    seat,
    'creep-tie',
    cells.map((square) => ground.option(square)),
    {
      rule: 'KZ-AI-48',
      params: { who: id },
      about: { who: id },
      fallback: Math.max(0, cells.indexOf(best)),
    },
  );
  return cell;
}

/**
 * Picks among squares that are equally good (KZ-AI-48 to KZ-AI-50): as the Creepmaster says, or else
 * the best of them, and then by lot where they differ. Returns -1 if there is none.
 *
 * @param target whom it goes for first, where that is not the first of its group's enemies (KZ-AI-14)
 */
export function settleTie(
  t: Kazzam,
  id: CreatureId,
  tied: readonly Cell[],
  target?: CreatureId,
): Cell {
  const cells = [...new Set(tied)];
  const [first = -1] = cells;
  if (cells.length < 2) return first;
  if (ties !== undefined) {
    const known = ties.settled[ties.met];
    ties.met += 1;
    if (known !== undefined) return known;
    ties.open ??= { id, cells, target };
    return first;
  }
  const best = bestOf(t, id, cells, target);
  if (best.length === 1) return best[0] ?? first;
  const cell = best[t.index(best.length, 'creep-tie', id)] ?? first;
  tellLot(t, { who: id, what: 'creep-tie', cells: best, cell });
  return cell;
}

/**
 * Of equally good squares those that the machine takes, in order. By best judgement the ones nearest
 * to the group's first enemy, then to its orb; to help the team, the ones nearest to an athlete of
 * the team that the Creepmaster opposes, which is the player team (KZ-AI-49).
 */
function bestOf(
  t: Kazzam,
  id: CreatureId,
  cells: readonly Cell[],
  target: CreatureId | undefined,
  unseen: readonly CreatureId[] = [],
): Cell[] {
  const { state, options } = t;
  const counts = (other: CreatureId): boolean =>
    isOnMap(creatureOf(state, other)) && !unseen.includes(other);
  const creature = creatureOf(state, id);
  const ground = groundOf(state);
  const gap = (cell: Cell, to: Place): number =>
    distanceBetween(ground, bodyAt(ground, creature, cell), to) ?? Number.POSITIVE_INFINITY;
  let best = [...cells];
  const keepNearest = (places: readonly Place[]): void => {
    if (places.length === 0) return;
    const near = (cell: Cell) => Math.min(...places.map((place) => gap(cell, place)));
    const least = Math.min(...best.map(near));
    best = best.filter((cell) => near(cell) === least);
  };
  if (options.creepAmbiguity === 'help-the-team') {
    keepNearest(state.creatures.filter((other, at) => other.team === 0 && counts(at)));
  } else {
    const enemies = (itemAt(state.groups, creature.group)?.enemies ?? []).filter(counts);
    const [first] = inTargetOrder(state, id, creature.group, enemies);
    const enemy = target !== undefined && counts(target) ? target : first;
    if (enemy !== undefined) keepNearest([creatureOf(state, enemy)]);
    const orb = orbOf(state, id);
    if (orb !== undefined && (orb.place.at !== 'held' || counts(orb.place.creature)))
      keepNearest([itemCell(state, orb)].filter((cell) => cell >= 0));
  }
  return best.sort((a, b) => a - b);
}
