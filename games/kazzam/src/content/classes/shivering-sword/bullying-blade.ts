import { chooseAmount, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Creature, CreatureId, Effect, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap, seatOf } from '../../../rules/court/creatures.ts';
import {
  areAdjacent,
  type Body,
  cellsOf,
  distanceBetween,
} from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import { isFilled } from '../../../rules/court/things.ts';
import { dataKind, isOf, withData } from '../../../rules/effects/effect-data.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { addDamage, foresee } from '../../../rules/harm/damage.ts';
import { type Force, force, forcedSquares, forcedWay } from '../../../rules/movement/forced.ts';
import { canGo, move, shiftBy } from '../../../rules/movement/move.ts';
import { squaresAt } from '../../../rules/sight/occupancy.ts';
import type { Kazzam } from '../../../table.ts';

/** Squares that may be declared (KC-SHV-25). */
const MOST = 2;

/** On the attacker between push and shift: how far that creature went (KC-SHV-25). */
export const PUSHED = dataKind('pushed', { target: 'creature' });

/** What stands in the way of one step of a push, as far as it can be seen from the squares. */
type Hindrance = 'obstacle' | 'creature' | 'none';

/** What keeps a body from a step: a wall, an edge, a corner, or whoever stands there (KZ-FORCE-07). */
function hindranceOf(
  t: Kazzam,
  body: Creature,
  victim: CreatureId,
  dx: number,
  dy: number,
): Hindrance {
  const { state, options } = t;
  const ground = groundOf(state);
  const to = ground.at(body.cell, dx, dy);
  const squares = to < 0 ? undefined : squaresAt(ground, to, body);
  if (squares === undefined || !squares.every((square) => ground.isRoom(square))) return 'obstacle';
  const corners = cellsOf(ground, body).flatMap((cell) => [
    ground.at(cell, dx, 0),
    ground.at(cell, 0, dy),
  ]);
  const diagonal = dx !== 0 && dy !== 0 && !options.cutCorners;
  if (diagonal && corners.some((cell) => cell >= 0 && ground.isFull(cell))) return 'obstacle';
  const taken = state.creatures.some(
    (other, id) =>
      id !== victim &&
      isOnMap(other) &&
      !other.mob &&
      cellsOf(ground, other).some((cell) => squares.includes(cell)),
  );
  const filled = squares.some((cell) => isFilled(state, cell));
  return taken || filled ? 'creature' : 'none';
}

/** Whether some step that a push could take from there is kept from it by an obstacle. */
function isObstructed(t: Kazzam, victim: CreatureId, { from }: Force): boolean {
  const body = creatureOf(t.state, victim);
  const ground = groundOf(t.state);
  const before = distanceBetween(ground, from, body);
  if (before === undefined) return false;
  for (let dy = -1; dy <= 1; dy += 1) {
    for (let dx = -1; dx <= 1; dx += 1) {
      if (dx === 0 && dy === 0) continue;
      if (hindranceOf(t, body, victim, dx, dy) !== 'obstacle') continue;
      if (leadsAway(t.state, body, from, dx, dy, before)) return true;
    }
  }
  return false;
}

/** Whether the step would increase the distance; beyond the edge it would as on squares (KZ-FORCE-03). */
function leadsAway(
  state: KazzamState,
  body: Body,
  from: Force['from'],
  dx: number,
  dy: number,
  before: number,
): boolean {
  const ground = groundOf(state);
  const origin = typeof from === 'number' ? { cell: from, width: 1, height: 1 } : from;
  const offset = ground.offset(origin.cell, body.cell);
  const gap = (distance: number, length: number, own: number): number =>
    Math.max(0, distance - length + 1, -distance - own + 1);
  const after = Math.max(
    gap(offset.dx + dx, origin.width, body.width),
    gap(offset.dy + dy, origin.height, body.height),
  );
  return after > before;
}

/** Pushes the target, and drives it against what is in its way (KC-SHV-25). */
function* bully(t: Kazzam, use: Use): Flow<void> {
  const { state } = t;
  const { attacker: by, target, total } = use;
  const seat = seatOf(state, by);
  const declared = yield* chooseAmount(t, seat, 'bully', {
    rule: 'KC-SHV-25',
    params: { who: by, of: target },
    about: { who: by, of: target },
    min: 0,
    max: MOST,
    fallback: MOST,
  });
  const rule = 'KC-SHV-25';
  const from = { ...creatureOf(state, by) };
  const push: Force = {
    how: 'push',
    squares: declared,
    by,
    source: 'bullying-blade',
    from,
    rule,
    total,
  };
  const light = cheapSquares(t, target, { ...push, squares: 1 });
  const moved = yield* force(t, target, push);
  noteMoved(t, by, target, moved);
  const victim = creatureOf(state, target);
  if (!isOnMap(victim) || total.kind !== 'attack' || use.power.line === 'effect') return;
  // A first square of Difficult Terrain has used up both.
  const spent = moved === 1 && !light.has(victim.cell) ? MOST : moved;
  const left = forcedSquares(t, target, declared) - spent;
  if (left < 1 || !isObstructed(t, target, push)) return;
  const extra = yield* chooseAmount(t, seat, 'bully-damage', {
    rule,
    params: { who: by, of: target },
    about: { who: by, of: target },
    min: 0,
    max: left,
    fallback: left,
  });
  yield* foresee(t, total, extra);
  addDamage(t, total, { own: extra }, rule);
}

/** Squares that the push could reach with one square of movement. */
function cheapSquares(t: Kazzam, target: CreatureId, push: Force): ReadonlySet<Cell> {
  const way = forcedWay(t, target, push);
  return new Set(
    (way?.options ?? []).map((option) => (option as unknown as { readonly cell: Cell }).cell),
  );
}

function noteMoved(t: Kazzam, on: CreatureId, target: CreatureId, amount: number): void {
  const { turn, nextEffect: mark } = t.state;
  const of = turn?.creature ?? on;
  const until = { ends: 'turn-end', of, turn: creatureOf(t.state, of).turns } as const;
  const source = 'bullying-blade';
  const pushed = withData(PUSHED, { target });
  windows.attach(t, { ...pushed, on, by: on, source, until, mark, amount });
}

/** Shifts after the target, as far as that went, to a square beside it (KC-SHV-25). */
function* followUp(t: Kazzam, { attacker, target }: Use): Flow<void> {
  const { state } = t;
  const isNote = (effect: Effect): boolean =>
    isOf(PUSHED, effect) && effect.on === attacker && effect.data.target === target;
  const [note] = removeEffects(t, isNote, 'KC-SHV-25');
  const self = creatureOf(state, attacker);
  const { cell: start } = self;
  if (note === undefined || note.amount === 0 || !isOnMap(self)) return;
  if (!isOnMap(creatureOf(state, target)) || attacker === target) return;
  const shift = shiftBy(t, attacker, note.amount, 'KC-SHV-25');
  const ends = (cell: Cell): boolean =>
    cell === start ||
    areAdjacent(groundOf(state), bodyAt(groundOf(state), self, cell), creatureOf(state, target));
  const movement = shift && { ...shift, ends };
  if (movement !== undefined && canGo(t, attacker, movement)) yield* move(t, attacker, movement);
}

/** Whether something blocks a square beside a creature. */
function hasWallBeside(state: KazzamState, id: CreatureId): boolean {
  const ground = groundOf(state);
  return ground.neighbours(creatureOf(state, id).cell).some((cell) => ground.isFull(cell));
}

/** Bullying Blade: pushes, against walls if it can, and comes after (KC-SHV-25). */
export const BULLYING_BLADE: AttackPower = {
  id: 'bullying-blade',
  rule: 'KC-SHV-25',
  target: 'implement',
  damage: 2,
  effect: [
    { on: 'target', run: bully },
    { on: 'others', run: followUp },
  ],
  // Against a wall the push is worth its damage.
  worth: ({ state }, { target }) => (hasWallBeside(state, target) ? 0.2 : 0.12),
};
