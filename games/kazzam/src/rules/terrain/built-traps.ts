/** Traps that fill their square and work by charges: where they may be, and what springs them. */
import type { Cell } from '@tablewright/geometry';
import type { TrapDeed } from '../../events.ts';
import type { BuiltTrap, CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam, Moment } from '../../table.ts';
import { areEnemies, creatureOf } from '../court/creatures.ts';
import { type Body, isWithin } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { trapBlockOf } from '../effects/content.ts';
import { isTangible } from '../effects/status.ts';
import { isHiddenFrom } from '../sight/found.ts';
import { couldBecomeWall } from '../sight/walls.ts';

/** What a trap is built as. */
export type Blueprint = Pick<BuiltTrap, 'block' | 'charges' | 'hp' | 'more' | 'shielded' | 'adds'>;

/** Whether a built trap could stand in a square: nobody and nothing else is there (KC-TRAP-02, KC-CONV-38). */
export function couldHoldBuilt(state: KazzamState, cell: Cell): boolean {
  return couldBecomeWall(state, cell) && !state.traps.some((trap) => trap.cell === cell);
}

/** Puts a trap on a square (KC-TRAP-02); with fewer charges than none it has none (KC-TRAP-01). */
export function buildTrap(t: Kazzam, by: CreatureId, cell: Cell, plan: Blueprint): BuiltTrap {
  const { state } = t;
  const { block } = plan;
  const charges = Math.max(0, plan.charges);
  const trap: BuiltTrap = {
    kind: 'built',
    id: state.nextEffect,
    cell,
    by,
    rule: trapBlockOf(t, plan).rule,
    block,
    hp: plan.hp,
    charges,
    full: charges,
    more: plan.more,
    shielded: plan.shielded,
    imbued: false,
    adds: plan.adds,
    sprungBy: [],
    openUntil: 0,
  };
  state.traps.push(trap);
  state.nextEffect += 1;
  tellTrap(t, trap, 'set');
  return trap;
}

/** Tells what becomes of a trap; by the rule of its block if no other is named. */
export function tellTrap(t: Kazzam, trap: BuiltTrap, what: TrapDeed, rule = trap.rule): void {
  if (!t.listening) return;
  const { by: who, block, cell, charges } = trap;
  t.emit({ type: 'trap', rule, who, what, trap: block, cell, charges });
}

/** Fully refreshes a trap: as many charges as when it was placed, or more if it has more (KC-TRAP-12). */
export function refreshTrap(t: Kazzam, trap: BuiltTrap, rule: string): void {
  if (trap.charges >= trap.full) return;
  trap.charges = trap.full;
  tellTrap(t, trap, 'reset', rule);
}

/** The built traps of a creature, in the order in which they were placed. */
export function builtBy({ traps }: KazzamState, id: CreatureId): readonly BuiltTrap[] {
  return traps.flatMap((trap) => (trap.kind === 'built' && trap.by === id ? [trap] : []));
}

/** Whether it acts without a charge now (KC-TNK-20). */
export function isOpen(state: KazzamState, { by, openUntil }: BuiltTrap): boolean {
  return creatureOf(state, by).turns < openUntil;
}

/** Whether it can act: by a charge, or while one that was spent keeps it open (KC-TRAP-03, D-44). */
export function isArmed(state: KazzamState, trap: BuiltTrap): boolean {
  return trap.charges > 0 || isOpen(state, trap);
}

/** Whether a trap could act on a creature, wherever that is: an enemy, not Hidden (KC-TRAP-06). */
export function couldActOn(moment: Moment, trap: BuiltTrap, id: CreatureId): boolean {
  const { state } = moment;
  const block = trapBlockOf(moment, trap);
  if (!isTangible(creatureOf(state, id)) || !areEnemies(state, trap.by, id)) return false;
  if (block.findsHidden !== true && isHiddenFrom(state, trap.by, id)) return false;
  return block.minds?.(moment, id) !== false;
}

/**
 * Whether a creature would spring a trap by coming to a place: it is near enough, and has not done so
 * in this turn (KC-TRAP-13).
 */
export function couldSpring(moment: Moment, trap: BuiltTrap, id: CreatureId, at: Body): boolean {
  const { state } = moment;
  const { spring } = trapBlockOf(moment, trap);
  if (spring.when !== 'entered' || !isArmed(state, trap) || trap.sprungBy.includes(id))
    return false;
  return isWithin(groundOf(state), at, trap.cell, spring.within) && couldActOn(moment, trap, id);
}

/**
 * Whether a creature is one of those whom a trap is built for: opponents and what they bring, and
 * Creeps whose group has its maker among its enemies (KC-CONV-23).
 */
export function isMeantFor(state: KazzamState, { by }: BuiltTrap, id: CreatureId): boolean {
  if (!areEnemies(state, by, id)) return false;
  const group = itemAt(state.groups, creatureOf(state, id).group);
  return group === undefined || group.enemies.includes(by);
}

/** The squares beside a trap that it could be slid to. */
export function slideSquares(state: KazzamState, { cell }: BuiltTrap): readonly Cell[] {
  return groundOf(state)
    .neighbours(cell)
    .filter((to) => couldHoldBuilt(state, to));
}

/** Where a trap would go to, and whom it would find there. */
export interface Line {
  readonly victim: CreatureId;
  readonly stop: Cell;
}

const DIRECTIONS = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) => (dx === 0 && dy === 0 ? [] : [{ dx, dy }])),
);

/**
 * Whom a trap could go straight to: in one of the eight directions, with every square between free of
 * creatures, traps and Blocking Terrain (KC-TNK-22).
 */
export function linesFrom(
  state: KazzamState,
  trap: BuiltTrap,
  isVictim: (id: CreatureId) => boolean,
): readonly Line[] {
  const ground = groundOf(state);
  const standing = standingOn(state);
  const lines = DIRECTIONS.flatMap(({ dx, dy }): readonly Line[] => {
    let stop = trap.cell;
    for (;;) {
      const next = ground.at(stop, dx, dy);
      if (next < 0 || ground.isFull(next)) return [];
      const victim = standing.get(next)?.find(isVictim);
      const isThere = stop === trap.cell || couldHoldBuilt(state, stop);
      if (victim !== undefined) return isThere ? [{ victim, stop }] : [];
      if (standing.has(next) || state.traps.some(({ cell }) => cell === next)) return [];
      stop = next;
    }
  });
  // A larger creature may lie in several of them: the shortest way will do.
  return lines.filter(
    (line, at) =>
      !lines.some(
        (other, place) =>
          other.victim === line.victim &&
          (gap(state, trap, other) - gap(state, trap, line) || place - at) < 0,
      ),
  );
}

function gap(state: KazzamState, { cell }: BuiltTrap, { stop }: Line): number {
  return groundOf(state).distance(cell, stop) ?? 0;
}

/** By square, who is there. */
function standingOn(state: KazzamState): ReadonlyMap<Cell, readonly CreatureId[]> {
  const ground = groundOf(state);
  const found = new Map<Cell, CreatureId[]>();
  for (const [id, creature] of state.creatures.entries()) {
    if (creature.cell < 0) continue;
    for (const cell of ground.squaresOf(creature.cell, creature.width, creature.height) ?? []) {
      found.set(cell, [...(found.get(cell) ?? []), id]);
    }
  }
  return found;
}
