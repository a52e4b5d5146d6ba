import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, Trap, Wall } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { burstSquares } from '../court/burst-area.ts';
import { creatureOf, creaturesWhere, isOnMap } from '../court/creatures.ts';
import { type Body, cellsOf, isWithin, placeNow } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { thingOf } from '../court/things.ts';
import type { EffectPart, Use } from '../effects/power.ts';
import { BITS, has } from '../effects/status.ts';
import { beginTotal } from '../harm/damage.ts';
import { hurtTrap } from '../harm/hurt-trap.ts';
import { provoke } from '../harm/provoke.ts';
import { afterWeakness } from '../numbers/damage-total.ts';
import { fellWall } from '../sight/walls.ts';
import { isMelee } from './aim.ts';
import { copyEffect } from './hit.ts';

/** What an attack does to everything around its target. */
export interface Splash {
  /** How far around the target. */
  readonly squares: number;
  /** Damage to each. */
  readonly damage: number;
  /** What befalls each creature besides. */
  readonly effect: readonly EffectPart[];
}

/**
 * Does something to everything near the target of an attack, wherever that fell: creatures, be they
 * Hidden, allies or the attacker, traps and walls. Nobody is rolled against, and cover counts for the
 * target only; the Ward of each creature is asked as that of a target (D-47).
 */
export function* splash(t: Kazzam, use: Use, { squares, damage, effect }: Splash): Flow<void> {
  const { state } = t;
  const { attacker, target, stood } = use;
  const ground = groundOf(state);
  const middle = isOnMap(creatureOf(state, target)) ? placeNow(creatureOf(state, target)) : stood;
  const area = burstSquares(ground, middle, squares, { includeOwn: true, prone: false });
  const inArea = (id: CreatureId): readonly Cell[] =>
    cellsOf(ground, creatureOf(state, id)).filter((cell) => area.includes(cell));
  const near = creaturesWhere(
    state,
    (id) => id !== target && isOnMap(creatureOf(state, id)) && inArea(id).length > 0,
  );
  const traps = state.traps.filter((trap) => thingOf(trap) !== target && area.includes(trap.cell));
  const walls = state.walls.filter((wall) => isNear(t, wall, middle, squares));
  for (const id of near) {
    if (!isOnMap(creatureOf(state, id))) continue;
    // An area that covers several squares of a Mob deals it double (KZ-CREEP-11).
    const factor = creatureOf(state, id).mob && inArea(id).length > 1 ? 2 : 1;
    yield* spill(t, use, id, damage * factor, effect);
  }
  const weakened = has(creatureOf(state, attacker), BITS.weakened);
  const amount = afterWeakness(damage, weakened);
  if (amount === 0) return;
  for (const trap of traps) if (state.traps.includes(trap)) yield* strikeTrap(t, use, trap, amount);
  for (const wall of walls) strikeWall(t, use, wall, amount);
}

function isNear({ state }: Kazzam, { cells }: Wall, middle: Body, squares: number): boolean {
  return cells.some((cell) => isWithin(groundOf(state), middle, cell, squares));
}

/** What befalls one creature: damage first, which its Ward may take, then the rest. */
function* spill(
  t: Kazzam,
  use: Use,
  target: CreatureId,
  damage: number,
  effect: readonly EffectPart[],
): Flow<void> {
  const { state } = t;
  const { attacker, power, from } = use;
  provoke(state, target, attacker);
  const melee = isMelee(state, attacker, power);
  const of = { to: target, by: attacker, kind: 'attack', melee, power: power.id, from } as const;
  const stood = placeNow(creatureOf(state, target));
  const hurt: EffectPart = { on: 'target', damage: () => damage };
  yield* copyEffect(t, { ...use, target, stood, total: beginTotal(t, of) }, [hurt, ...effect]);
}

function* strikeTrap(t: Kazzam, { attacker, power }: Use, trap: Trap, amount: number): Flow<void> {
  const { cell } = trap;
  const lost = yield* hurtTrap(t, trap, attacker, amount);
  tell(t, { thing: 'trap', cell, power: power.id }, attacker, lost, trap.hp);
}

function strikeWall(t: Kazzam, { attacker, power }: Use, wall: Wall, amount: number): void {
  const [cell = -1] = wall.cells;
  wall.hp -= amount;
  tell(t, { thing: 'wall', cell, power: power.id }, attacker, amount, wall.hp);
  if (wall.hp <= 0) fellWall(t.state, wall);
}

function tell(
  t: Kazzam,
  what: { readonly thing: 'trap' | 'wall'; readonly cell: Cell; readonly power: string },
  who: CreatureId,
  amount: number,
  hp: number,
): void {
  if (!t.listening) return;
  t.emit({ type: 'struck', rule: 'KZ-OBJ-01', who, ...what, amount, left: Math.max(0, hp) });
}
