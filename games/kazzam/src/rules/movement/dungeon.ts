import { choose as ask, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { squareOption } from '../../map/court-map.ts';
import type { Ground } from '../../map/ground.ts';
import { type Coming, type CreatureId, type KazzamState, NOBODY, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isCompanion, isOnMap, seatOf, startingWards } from '../court/creatures.ts';
import { cellsOf, distanceBetween, overlap } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt, isSqueezed, standOn } from '../court/squeeze.ts';
import { choose } from '../effects/ask.ts';
import { effectsOf } from '../effects/in-play.ts';
import { makeReady } from '../effects/innate.ts';
import { BITS, has } from '../effects/status.ts';
import { windows } from '../effects/windows.ts';
import { letGo } from '../harm/grabs.ts';
import { makeDrop } from '../harm/loss.ts';
import { tellPlace, tellSqueezed } from '../sight/hidden-places.ts';
import { isClosedToWill, withFree } from '../sight/occupancy.ts';
import { comeUpon } from './come-upon.ts';

/** Exits whose button the athlete could hit from where it stands (KZ-DUN-11, KM-EXIT-01). */
export function buttonsInReach(state: KazzamState, id: CreatureId): number[] {
  const athlete = creatureOf(state, id);
  // What was brought or summoned uses none (KC-SUM-01).
  if (has(athlete, BITS.flying) || isCompanion(athlete)) return [];
  const ground = groundOf(state);
  const found: number[] = [];
  for (const [exit, { inside }] of ground.map.exits.entries()) {
    if (distanceBetween(ground, athlete, inside) !== 1) continue;
    const isIn = (cell: Cell) =>
      ground.distance(cell, inside) === 1 && ground.sight(cell, inside, false) > 0;
    if (cellsOf(ground, athlete).some(isIn)) found.push(exit);
  }
  return found;
}

/** Hits the button: not an attack, and nothing happens until its next turn (KZ-DUN-11, KZ-DUN-12). */
export function hitButton(t: Kazzam, id: CreatureId, exit: number): void {
  const { state } = t;
  const athlete = creatureOf(state, id);
  // The orb of the Dungeon, while it is neutral, may open every square of the court (KZ-DUN-15).
  const orb =
    athlete.held.find((held) => {
      const { team, ofDungeon = false } = state.items[held] ?? {};
      return ofDungeon && team === undefined;
    }) ?? -1;
  athlete.comes = { from: 'button', exit, orb };
}

/**
 * The arrival step (KZ-TURN-01): who was Taken Out appears fresh in the Dungeon, or outside the
 * exit whose button it had hit (KZ-DUN-04, KZ-DUN-17); who hit a button may leave (KZ-DUN-13).
 */
export function* arrive(t: Kazzam, id: CreatureId): Flow<void> {
  const athlete = creatureOf(t.state, id);
  const { comes } = athlete;
  athlete.comes = { from: 'map' };
  switch (comes.from) {
    case 'map':
      return;
    case 'taken-out':
      yield* comeBack(t, id, comes);
      return;
    case 'button':
      yield* leave(t, id, comes);
      return;
  }
}

function* comeBack(
  t: Kazzam,
  id: CreatureId,
  { exit }: Extract<Coming, { from: 'taken-out' }>,
): Flow<void> {
  const { state } = t;
  const athlete = creatureOf(state, id);
  const { map } = groundOf(state);
  const spawns = map.spawns[athlete.team === state.red ? 'red' : 'blue'];
  const isOpen = (cell: Cell) => !isClosedToWill(state, id, cell);
  const options = nearestFree(state, id, spawns, 0, isOpen);
  const outside = map.exits[exit]?.outside;
  if (outside !== undefined) options.push(...nearestFree(state, id, [outside], 1, isOpen));
  athlete.hp = athlete.maxHp;
  athlete.wards = startingWards(athlete);
  yield* appear(t, id, options, outside === undefined ? 'KZ-DUN-04' : 'KZ-DUN-17');
  yield* recharge(t, id);
  yield* makeReady(t, id);
  if (groundOf(state).partAt(athlete.cell).kind === 'court') yield* comeUpon(t, id, NOWHERE);
}

/** One spent Encounter power of its choice is recharged (KZ-DUN-07, KZ-POWER-09). */
function* recharge(t: Kazzam, id: CreatureId): Flow<void> {
  const athlete = creatureOf(t.state, id);
  if (athlete.spent.length === 0) return;
  const { id: power } = yield* ask(
    t,
    seatOf(t.state, id),
    'recharge',
    athlete.spent.map((power) => ({ id: power, names: { power } })),
    { rule: 'KZ-DUN-07', params: { who: id }, fallback: 0 },
  );
  athlete.spent = athlete.spent.filter((spent) => spent !== power);
}

function* leave(
  t: Kazzam,
  id: CreatureId,
  { exit, orb }: Extract<Coming, { from: 'button' }>,
): Flow<void> {
  const { state } = t;
  const athlete = creatureOf(state, id);
  const ground = groundOf(state);
  const { map } = ground;
  const outside = map.exits[exit]?.outside;
  if (outside === undefined || !isOnMap(athlete)) return;
  const court = map.parts.find(({ kind }) => kind === 'court');
  /** Whether what it holds opens the whole court to it (KZ-DUN-15). */
  const isFreeToChoose = () => orb >= 0 && athlete.held.includes(orb) && court !== undefined;
  const isOpen = (cell: Cell) => !isClosedToWill(state, id, cell);
  const wholeCourt = () =>
    withFree(state, id, (isFree) =>
      ground.wholePart(court?.offset ?? 0).filter((cell) => isFree(cell) && isOpen(cell)),
    );
  const strips = stripsOf(t, id);
  const ways =
    strips === undefined && isFreeToChoose()
      ? wholeCourt()
      : nearestFree(state, id, [outside], 1, isOpen);
  const out = (cells: readonly Cell[]) => cells.map((cell) => squareOption(map, cell));
  const picked = yield* choose(
    t,
    id,
    'leave-dungeon',
    [{ id: 'stay', cell: athlete.cell }, ...out(ways)],
    { rule: 'KZ-DUN-13', fallback: 1 },
  );
  let { cell } = picked;
  // Staying gives the exit up (KZ-DUN-14).
  if (cell === athlete.cell) return;
  yield* leaveBehind(t, id, strips);
  const anywhere = isFreeToChoose();
  // It has kept the orb all the same (KR-SPEC-09).
  if (anywhere && strips !== undefined)
    ({ cell } = yield* choose(t, id, 'leave-dungeon', out(wholeCourt()), { rule: 'KZ-DUN-15' }));
  const leaving = yield* comingAlong(t, { id, to: cell });
  const before = leaving.map((one) => creatureOf(state, one.id).cell);
  for (const one of leaving) {
    const creature = creatureOf(state, one.id);
    const { cell: from } = creature;
    const wasSqueezed = isSqueezed(creature);
    standOn(state, creature, one.to);
    changePart(state, one.id, from);
    if (!t.listening) continue;
    const ordinary = anywhere ? 'KZ-DUN-15' : 'KZ-DUN-13';
    const rule = one.id === id ? ordinary : 'KZ-DUN-19';
    tellPlace(t, { type: 'arrived', rule, who: one.id, cell: one.to, how: 'left' });
    if (isSqueezed(creature) && !wasSqueezed) tellSqueezed(t, one.id);
  }
  for (const [at, one] of leaving.entries()) {
    const { cell } = creatureOf(state, one.id);
    if (cell === one.to) yield* comeUpon(t, one.id, before[at] ?? cell);
  }
}

/** The rule by which a creature that leaves now leaves what it holds behind. */
function stripsOf(t: Kazzam, creature: CreatureId): string | undefined {
  return windows.modify(t, { type: 'leaving', creature, strips: undefined }).strips;
}

/** What somebody leaves behind who goes out of the Dungeon by a portal, as by an exit (KM-SQUID-03). */
export function* leaveByPortal(t: Kazzam, id: CreatureId, to: Cell): Flow<void> {
  const ground = groundOf(t.state);
  const { cell: from } = creatureOf(t.state, id);
  if (ground.inOnePart(from, to) || ground.partAt(from).kind !== 'dungeon') return;
  yield* leaveBehind(t, id, stripsOf(t, id));
}

/** What it holds stays in its square, unless it can keep it (KR-SPEC-09). */
function* leaveBehind(t: Kazzam, id: CreatureId, rule: string | undefined): Flow<void> {
  if (rule === undefined) return;
  for (const item of creatureOf(t.state, id).held) yield* makeDrop(t, id, item, rule);
}

/** Who leaves the Dungeon, and to where. */
interface Leaving {
  readonly id: CreatureId;
  readonly to: Cell;
}

/**
 * Everyone who leaves with the first. An athlete that holds one of them comes along, to the nearest
 * square of its choice, and holds on; a Creep stays and has let go (KZ-DUN-19, D-14). Whoever leaves
 * lets go of all others (KZ-DUN-20). All are asked before anybody is moved.
 */
function* comingAlong(t: Kazzam, first: Leaving): Flow<readonly Leaving[]> {
  const { state } = t;
  const leaving = [first];
  endHolds(t, first.id);
  // It grows on the way: whoever comes along may be held in turn.
  for (const { id: held, to } of leaving) {
    for (const grabber of grabbersOf(state, held)) {
      if (leaving.some(({ id }) => id === grabber)) continue;
      const cell = yield* squareBeside(t, { grabber, held, to, taken: leaving });
      if (cell === undefined) {
        letGo(t, grabber, held, 'KZ-DUN-19');
        continue;
      }
      yield* leaveBehind(t, grabber, stripsOf(t, grabber));
      endHolds(t, grabber, held);
      leaving.push({ id: grabber, to: cell });
    }
  }
  return leaving;
}

/** Lets go of everyone, but for one. */
function endHolds(t: Kazzam, id: CreatureId, but: CreatureId = NOWHERE): void {
  for (const { on, by } of effectsOf(t.state, 'grabbed'))
    if (by === id && on !== but) letGo(t, id, on, 'KZ-DUN-20');
}

/** Where one who holds a leaver comes along to; nothing if it does not. */
function* squareBeside(
  t: Kazzam,
  of: {
    readonly grabber: CreatureId;
    readonly held: CreatureId;
    readonly to: Cell;
    readonly taken: readonly Leaving[];
  },
): Flow<Cell | undefined> {
  const { state } = t;
  const { grabber, held, to, taken } = of;
  if (creatureOf(state, grabber).kind !== 'athlete') return undefined;
  const ground = groundOf(state);
  const bodyOf = (id: CreatureId, cell: Cell) => bodyAt(ground, creatureOf(state, id), cell);
  const isOpen = (cell: Cell) => {
    const own = bodyOf(grabber, cell);
    return !taken.some((one) => overlap(ground, bodyOf(one.id, one.to), own));
  };
  const squares = nearestFree(state, grabber, [to], 1, isOpen);
  if (squares.length === 0) return undefined;
  const { map } = ground;
  const { cell } = yield* choose(
    t,
    grabber,
    'come-along',
    squares.map((square) => squareOption(map, square)),
    { rule: 'KZ-DUN-19', params: { of: held } },
  );
  return cell;
}

function grabbersOf(state: KazzamState, id: CreatureId): readonly CreatureId[] {
  return [
    ...new Set(
      effectsOf(state, 'grabbed').flatMap(({ on, by }) => (on === id && by !== NOBODY ? [by] : [])),
    ),
  ];
}

/**
 * Whoever has come to another part of the map by whatever way has left the one it came from: creeps
 * forget it, and a button that it had hit is of no use any more (KZ-AI-08, KC-POR-24).
 */
export function changePart(state: KazzamState, id: CreatureId, from: Cell): void {
  const creature = creatureOf(state, id);
  if (groundOf(state).inOnePart(from, creature.cell)) return;
  forget(state, id);
  if (creature.comes.from === 'button') creature.comes = { from: 'map' };
}

/** All creeps forget whoever enters or leaves the Dungeon (KZ-AI-08). */
export function forget(state: KazzamState, id: CreatureId): void {
  for (const group of state.groups) group.enemies = group.enemies.filter((enemy) => enemy !== id);
}

function* appear(t: Kazzam, id: CreatureId, cells: readonly Cell[], rule: string): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const { map } = ground;
  const { cell } = yield* ask(
    t,
    seatOf(state, id),
    'appear',
    cells.map((cell) => squareOption(map, cell)),
    { rule, params: { who: id }, about: { who: id } },
  );
  standOn(state, creatureOf(state, id), cell);
  const how = ground.partAt(cell).kind === 'dungeon' ? 'spawned' : 'left';
  if (t.listening) tellPlace(t, { type: 'arrived', rule, who: id, cell, how });
}

/**
 * The free squares within that distance of any of these; if there are none, the nearest free ones
 * (KZ-DUN-05, KZ-DUN-13, KM-EXIT-02).
 *
 * @param fits which squares will do, besides
 */
export function nearestFree(
  state: KazzamState,
  id: CreatureId,
  to: readonly Cell[],
  within: number,
  fits: (cell: Cell) => boolean = () => true,
): Cell[] {
  const ground = groundOf(state);
  let best = Number.POSITIVE_INFINITY;
  let found: Cell[] = [];
  withFree(state, id, (isFree) => {
    const around = new Set(to.flatMap((cell) => ground.within(cell, within)));
    found = [...around].filter((cell) => isFree(cell) && fits(cell)).sort((a, b) => a - b);
    if (found.length > 0) return;
    for (let cell = 0; cell < ground.map.cells; cell += 1) {
      if (!isFree(cell)) continue;
      const distance = leastDistance(ground, cell, to);
      if (distance > best || distance === Number.POSITIVE_INFINITY) continue;
      if (!fits(cell)) continue;
      if (distance < best) found = [];
      best = distance;
      found.push(cell);
    }
  });
  return found;
}

function leastDistance(ground: Ground, from: Cell, to: readonly Cell[]): number {
  return to.reduce(
    (least, cell) => Math.min(least, ground.distance(cell, from) ?? Number.POSITIVE_INFINITY),
    Number.POSITIVE_INFINITY,
  );
}
