import { chooseSome, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type CreatureId, type KazzamState, NOWHERE } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { addBoost } from '../../../rules/attack/role-boost.ts';
import {
  creatureOf,
  creaturesWhere,
  isOnMap,
  lastPlaceOf,
  seatOf,
} from '../../../rules/court/creatures.ts';
import { distanceBetween, isWithin, overlap } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import { isFilled } from '../../../rules/court/things.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { ChoiceHint } from '../../../rules/effects/bot-hint.ts';
import { endMarked, isApart } from '../../../rules/harm/grabs.ts';
import { drawFollowers } from '../../../rules/movement/dragging.ts';
import { pickSquare } from '../../../rules/movement/footing.ts';
import { takeStep } from '../../../rules/movement/step.ts';
import { isFree } from '../../../rules/sight/occupancy.ts';
import {
  changeSquare,
  isChangeable,
  raiseWall,
  removeWallSquare,
} from '../../../rules/sight/walls.ts';
import { LISTED_TERRAIN, makeTerrain } from '../../../rules/terrain/terrain.ts';
import type { Kazzam } from '../../../table.ts';
import { hasSquareInRange, RANGE, squaresInRange } from '../in-range.ts';

/** Walls that Major Terrain makes or removes (KR-SPEC-29). */
const WALLS = 2;

function* askSquare(
  t: Kazzam,
  id: CreatureId,
  key: string,
  rule: string,
  squares: readonly Cell[],
  bot: ChoiceHint = {},
): Flow<Cell> {
  const { state } = t;
  const ground = groundOf(state);
  const { cell } = yield* choose(
    t,
    id,
    key,
    squares.map((square) => ground.option(square)),
    { rule, about: { bot } },
  );
  return cell;
}

/** Squares in range that may become other terrain. */
function changeable(t: Kazzam, id: CreatureId): Cell[] {
  return squaresInRange(t, id, (cell) => isChangeable(t.state, cell));
}

/** Makes one of these squares another type of the list (KR-SPEC-27). */
function* changeTerrain(t: Kazzam, id: CreatureId, squares: readonly Cell[]): Flow<void> {
  const { state } = t;
  const cell = yield* askSquare(t, id, 'change-terrain', 'KR-SPEC-27', squares, {
    near: 'foes',
  });
  const now = groundOf(state).kindAt(cell);
  const { kind } = yield* choose(
    t,
    id,
    'terrain-kind',
    LISTED_TERRAIN.filter((kind) => kind !== now).map((kind) => ({ id: kind, kind })),
    { rule: 'KR-SPEC-21' },
  );
  makeTerrain(state, cell, kind, id);
}

/** Makes one of these squares a Boost Square (KR-SPEC-28). */
function* boostSquare(t: Kazzam, id: CreatureId, squares: readonly Cell[]): Flow<void> {
  const { state } = t;
  const plain = squares.filter((cell) => groundOf(state).kindAt(cell) !== 'boost');
  if (plain.length === 0) return;
  const cell = yield* askSquare(t, id, 'boost-square', 'KR-SPEC-28', plain, {
    near: 'allies',
  });
  makeTerrain(state, cell, 'boost', id);
}

/** Squares under a target or beside it that its Boost may change (KR-SPEC-26). */
function shapeable(state: KazzamState, target: CreatureId): Cell[] {
  const ground = groundOf(state);
  const place = lastPlaceOf(creatureOf(state, target));
  return ground
    .wholePart(place.cell)
    .filter((cell) => isWithin(ground, place, cell, 1) && isChangeable(state, cell));
}

/** Its Boost: either of the two under the target or beside it (KR-SPEC-26). */
function* shapeAround(t: Kazzam, id: CreatureId, target: CreatureId): Flow<void> {
  const { state } = t;
  const squares = shapeable(state, target);
  const { use } = yield* choose(
    t,
    id,
    'shape',
    [
      { id: 'change-terrain', use: changeTerrain },
      { id: 'boost-square', use: boostSquare },
      { id: 'none', use: undefined },
    ],
    { rule: 'KR-SPEC-26', of: { of: target } },
  );
  if (use !== undefined) yield* use(t, id, squares);
}

/** Whether somebody stands there, or an orb lies there. */
function isTaken(state: KazzamState, cell: Cell): boolean {
  return hasItem(state, cell) || standingOn(state, cell).length > 0;
}

function hasItem({ items }: KazzamState, cell: Cell): boolean {
  return items.some(({ place }) => place.at === 'ground' && place.cell === cell);
}

/** Floor in range where a pedestal could stand (KR-SPEC-30). */
function pedestalSquares(t: Kazzam, id: CreatureId): Cell[] {
  const { state } = t;
  const ground = groundOf(state);
  return changeable(t, id).filter(
    (cell) => ground.kindAt(cell) === 'floor' && !isTaken(state, cell),
  );
}

/** Pedestals of the other team in range, but its last one (KR-SPEC-30). */
function pedestalsOfOthers(t: Kazzam, id: CreatureId): number[] {
  const { state } = t;
  const { team } = creatureOf(state, id);
  const theirs = [...state.pedestals.entries()].filter(
    ([, pedestal]) =>
      pedestal.team !== undefined && pedestal.team !== team && pedestal.cell !== NOWHERE,
  );
  if (theirs.length < 2) return [];
  const reached = squaresInRange(t, id, (cell) => theirs.some(([, at]) => at.cell === cell));
  return theirs.flatMap(([number, { cell }]) => (reached.includes(cell) ? [number] : []));
}

/**
 * Squares in range that could become walls: no Boost Squares, which are Special Terrain
 * (KR-SPEC-28), nor where an orb would be walled in; whoever stands there needs room to go
 * (KR-SPEC-31).
 */
function wallSquares(t: Kazzam, id: CreatureId): Cell[] {
  const { state } = t;
  const ground = groundOf(state);
  return changeable(t, id).filter(
    (cell) =>
      ground.kindAt(cell) !== 'boost' &&
      !hasItem(state, cell) &&
      !isFilled(state, cell) &&
      standingOn(state, cell).every((creature) => refuges(state, creature, cell).length > 0),
  );
}

function standingOn(state: KazzamState, cell: Cell): CreatureId[] {
  const ground = groundOf(state);
  return creaturesWhere(state, (id) => {
    const creature = creatureOf(state, id);
    return isOnMap(creature) && overlap(ground, creature, cell);
  });
}

/** Where a creature can slide to by one square, clear of a square that becomes a wall. */
function refuges(state: KazzamState, id: CreatureId, wall: Cell): Cell[] {
  const ground = groundOf(state);
  const body = creatureOf(state, id);
  return ground
    .neighbours(body.cell)
    .filter(
      (cell) =>
        isFree(state, cell, id) && distanceBetween(ground, bodyAt(ground, body, cell), wall) !== 0,
    );
}

/** Walls in range and in sight: no border and no exit (KR-SPEC-31). */
function removableWalls(t: Kazzam, id: CreatureId): Cell[] {
  const { state } = t;
  return squaresInRange(
    t,
    id,
    (cell) => groundOf(state).kindAt(cell) === 'wall' && !isBorder(state, cell),
  );
}

/** The outermost ring of a part can never be removed (KM-LEG-01). */
function isBorder(state: KazzamState, cell: Cell): boolean {
  return groundOf(state).neighbours(cell).length < 8;
}

/**
 * Whoever stands there goes to a free square beside it, of its own choice (KR-SPEC-31); a Grab that
 * this parts is over.
 */
function* makeWay(t: Kazzam, cell: Cell, by: CreatureId): Flow<void> {
  const { state } = t;
  for (const id of standingOn(state, cell)) {
    const how = { key: 'make-way', rule: 'KR-SPEC-31' } as const;
    const to = yield* pickSquare(t, id, how, refuges(state, id, cell));
    yield* takeStep(t, id, to, { how: 'forced', by });
    yield* drawFollowers(t, id, cell);
    endMarked(
      t,
      state.effects.filter(
        (effect) =>
          effect.kind === 'grabbed' &&
          (effect.on === id || effect.by === id) &&
          isApart(state, effect, {}),
      ),
      'KR-SPEC-31',
    );
  }
}

function* makeWalls(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  for (let wall = 0; wall < WALLS; wall += 1) {
    const squares = wallSquares(t, id);
    if (squares.length === 0) return;
    const cell = yield* askSquare(t, id, 'wall-where', 'KR-SPEC-31', squares);
    yield* makeWay(t, cell, id);
    // Who fell as it made way may have left there what it held.
    const clear = standingOn(state, cell).length === 0 && !hasItem(state, cell);
    if (clear) raiseWall(t, [cell], 'KR-SPEC-31');
  }
}

function* removeWalls(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const walls = removableWalls(t, id);
  const chosen = yield* chooseSome(
    t,
    seatOf(state, id),
    'remove-walls',
    walls.map((square) => ground.option(square)),
    {
      rule: 'KR-SPEC-31',
      params: { who: id },
      about: { who: id },
      min: 1,
      max: Math.min(WALLS, walls.length),
    },
  );
  for (const { cell } of chosen) {
    removeWallSquare(state, cell);
  }
}

function* makePedestal(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const cell = yield* askSquare(t, id, 'pedestal-where', 'KR-SPEC-30', pedestalSquares(t, id), {
    near: 'carriers',
  });
  changeSquare(state, cell, 'pedestal');
  state.pedestals.push({ cell, team: creatureOf(state, id).team });
}

/** Takes a pedestal of the other team away: its orbs lie loose there (KR-SPEC-30, KZ-ORB-21). */
function* removePedestal(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const { number } = yield* choose(
    t,
    id,
    'remove-pedestal',
    pedestalsOfOthers(t, id).map((number) => ({
      ...ground.option(state.pedestals[number]?.cell ?? NOWHERE),
      number,
    })),
    { rule: 'KR-SPEC-30' },
  );
  const pedestal = state.pedestals[number];
  if (pedestal === undefined) return;
  const { cell } = pedestal;
  for (const orb of state.items) {
    const { place } = orb;
    if (place.at === 'pedestal' && place.pedestal === number) orb.place = { at: 'ground', cell };
  }
  pedestal.cell = NOWHERE;
  changeSquare(state, cell, 'floor');
}

/** What Major Terrain may be, if it has a use (KR-SPEC-29). */
const MAJOR = [
  { id: 'make-pedestal', where: pedestalSquares, run: makePedestal },
  { id: 'remove-pedestal', where: pedestalsOfOthers, run: removePedestal },
  { id: 'make-walls', where: wallSquares, run: makeWalls },
  { id: 'remove-walls', where: removableWalls, run: removeWalls },
] as const;

function* majorTerrain(t: Kazzam, id: CreatureId): Flow<void> {
  const { run } = yield* choose(
    t,
    id,
    'major-terrain',
    MAJOR.filter(({ where }) => where(t, id).length > 0),
    { rule: 'KR-SPEC-29' },
  );
  yield* run(t, id);
}

const ACTIONS: readonly Action[] = [
  {
    ...plain(
      'change-terrain',
      'role',
      'KR-SPEC-27',
      (t, id) => hasSquareInRange(t, id, (cell) => isChangeable(t.state, cell)),
      (t, id) => changeTerrain(t, id, changeable(t, id)),
    ),
    bot: { worth: ({ count }) => (count('foes', RANGE) > 0 ? 0.05 : 0) },
  },
  {
    ...plain(
      'boost-square',
      'role',
      'KR-SPEC-28',
      (t, id) => changeable(t, id).some((cell) => groundOf(t.state).kindAt(cell) !== 'boost'),
      (t, id) => boostSquare(t, id, changeable(t, id)),
    ),
    // It serves those who strike in melee.
    bot: {
      worth: ({ t, id }) => (creatureOf(t.state, id).implement === 'sword' ? 0.07 : 0.03),
    },
  },
  {
    ...plain(
      'major-terrain',
      'role',
      'KR-SPEC-29',
      (t, id) => MAJOR.some(({ where }) => where(t, id).length > 0),
      majorTerrain,
    ),
    encounter: true,
    // A pedestal where an orb is in hand.
    bot: { worth: ({ count }) => (count('carriers', RANGE) > 0 ? 0.5 : 0) },
  },
];

/** Terrain Artist: makes the court its own (KR-SPEC-20 to KR-SPEC-31). */
export const TERRAIN_ARTIST: Ability = {
  id: 'terrain-artist',
  rule: 'KR-SPEC-20',
  on: {
    way: {
      modify(_t, { on }, event) {
        if (event.mover === on) event.ignoresDifficult = true;
      },
    },
    hit: {
      modify(t, { on }, event) {
        if (!event.boosters.includes(on)) return;
        addBoost(event, on, {
          id: 'role-boost',
          rule: 'KR-SPEC-26',
          damage: 0,
          harms: false,
          applies: () => shapeable(t.state, event.target).length > 0,
          run: () => shapeAround(t, on, event.target),
        });
      },
    },
  },
  actions: ACTIONS,
};
