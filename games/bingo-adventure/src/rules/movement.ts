import { choose, choosePath, type Flow, type Option, type Seat } from '@tablewright/engine';
import { CLASSES } from '../content/classes.ts';
import { MONSTERS } from '../content/monsters.ts';
import type { AdventureState, Character } from '../model.ts';
import type { Adventure } from '../table.ts';
import { monsterName } from './control.ts';
import { markerOptions, spendMarker } from './skills.ts';

/** Squares along a side of the field (BA-RPG-12). */
const SIDE = 9;

/** The eight steps as column and row offsets: N, NE, E, SE, S, SW, W, NW (DA-11 in BA-RPG-14). */
const DIRECTIONS: readonly (readonly [column: number, row: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** A square of the field, `column/row` from 1, upper left first. */
interface FieldOption extends Option {
  readonly place: number;
}

const FIELD: readonly FieldOption[] = Array.from({ length: SIDE * SIDE }, (_, place) => ({
  id: `${(place % SIDE) + 1}/${Math.floor(place / SIDE) + 1}`,
  text: {
    key: 'option.field',
    params: { column: (place % SIDE) + 1, row: Math.floor(place / SIDE) + 1 },
  },
  place,
}));

const NEIGHBOURS: readonly (readonly number[])[] = FIELD.map(({ place }) => {
  const column = place % SIDE;
  const row = Math.floor(place / SIDE);
  return DIRECTIONS.map(([x, y]) => [column + x, row + y] as const)
    .filter(([x, y]) => x >= 0 && x < SIDE && y >= 0 && y < SIDE)
    .map(([x, y]) => x + SIDE * y);
});

/** Where the monster starts: column 5, row 5 (BA-RPG-12). */
export const MONSTER_START = 4 + SIDE * 4;

/** Where a character starts by character order: columns 2, 4, 6, 8 of row 9 (BA-RPG-12). */
export function characterStart(index: number): number {
  return 2 * index + 1 + SIDE * 8;
}

/** Whether a free move is left and a step possible (BA-RPG-10). */
export function canMove(state: AdventureState, character: Character): boolean {
  return character.moves === 0 && hasRoom(state, character);
}

/** Whether a second, paid move is possible (BA-RPG-11). */
export function canMoveAgain(state: AdventureState, character: Character): boolean {
  if (character.moves !== 1 || !hasRoom(state, character)) return false;
  return [...character.cards, ...state.team].some((card) => card.marked !== 0);
}

function hasRoom(state: AdventureState, { place }: Character): boolean {
  return (NEIGHBOURS[place] ?? []).some((to) => !isOccupied(state, to));
}

function isOccupied(state: AdventureState, place: number): boolean {
  return state.monster.place === place || state.characters.some((one) => one.place === place);
}

/** The free move of a round (BA-RPG-10). */
export function* moveFree(t: Adventure, character: Character, seat: Seat): Flow<void> {
  yield* move(t, character, seat, 'BA-RPG-10');
}

/**
 * The second move, for one marker; returns whether that was the team's (BA-RPG-11).
 *
 * @ids <class>/<space>, <class>/2/<space>, team/<space>
 */
export function* moveAgain(t: Adventure, character: Character, seat: Seat): Flow<boolean> {
  const options = markerOptions(t.state, character);
  const place = yield* choose(t, seat, 'choice.move-marker', options, {
    rule: 'BA-RPG-11',
    params: { name: character.name },
  });
  const team = spendMarker(t, character, place, 'BA-RPG-11');
  yield* move(t, character, seat, 'BA-RPG-11');
  return team;
}

/** @ids <column>/<row> */
function* move(t: Adventure, character: Character, seat: Seat, rule: string): Flow<void> {
  const { state } = t;
  const steps = NEIGHBOURS.map((list) => list.filter((to) => !isOccupied(state, to)));
  const field = {
    options: FIELD,
    from: character.place,
    steps,
    costs: steps.map((list) => list.map(() => 1)),
    ends: FIELD.map(({ place }) => place !== character.place),
  };
  const way = yield* choosePath(t, seat, 'choice.move', field, {
    rule,
    params: { name: character.name },
    budget: CLASSES[character.class].move,
  });
  character.moves += 1;
  character.place = way.at(-1)?.place ?? character.place;
  t.tell?.({
    type: 'moved',
    rule,
    sheet: character.class,
    name: character.name,
    ...where(character.place),
  });
}

function where(place: number) {
  return { column: (place % SIDE) + 1, row: Math.floor(place / SIDE) + 1 };
}

/**
 * The monster goes by a shortest way towards the nearest character and stops adjacent (BA-RPG-14);
 * of several nearest the first in the order of their letters, of several ways the first by
 * direction from N clockwise (DA-11). Damage from the Mystic's Fan holds it in place (BA-RPG-15).
 */
export function moveMonster(t: Adventure): void {
  const { state } = t;
  const { monster } = state;
  const name = monsterName(monster);
  if (monster.pinned) {
    monster.pinned = false;
    t.tell?.({ type: 'held-in-place', rule: 'BA-RPG-15', sheet: 'monster', name });
    return;
  }
  const start = monster.place;
  const way = wayToNearest(state);
  for (const place of way.slice(0, MONSTERS[monster.kind].move)) monster.place = place;
  if (monster.place === start || !t.listening) return;
  t.tell?.({ type: 'moved', rule: 'BA-RPG-14', sheet: 'monster', name, ...where(monster.place) });
}

/** The squares to enter until a character is adjacent; none if one is, or none can be reached. */
function wayToNearest(state: AdventureState): number[] {
  const start = state.monster.place;
  const byLetter = [...state.characters].sort((a, b) => a.letter - b.letter);
  let best: number[] | undefined;
  for (const { place } of byLetter) {
    const far = distances(state, place);
    const length = far[start] ?? Number.POSITIVE_INFINITY;
    if (length === Number.POSITIVE_INFINITY) continue;
    const way: number[] = [];
    for (let at = start; (far[at] ?? 0) > 1; ) {
      const next = (NEIGHBOURS[at] ?? []).find(
        (to) => !isOccupied(state, to) && far[to] === (far[at] ?? 0) - 1,
      );
      if (next === undefined) break;
      way.push(next);
      at = next;
    }
    if (best === undefined || way.length < best.length) best = way;
  }
  return best ?? [];
}

/** Steps from every free square (and the monster's) to the square of a character. */
function distances(state: AdventureState, goal: number): number[] {
  const far = FIELD.map(() => Number.POSITIVE_INFINITY);
  far[goal] = 0;
  const queue = [goal];
  for (let head = 0; head < queue.length; head += 1) {
    const at = queue[head] ?? goal;
    for (const to of NEIGHBOURS[at] ?? []) {
      if ((far[to] ?? 0) !== Number.POSITIVE_INFINITY) continue;
      if (isOccupied(state, to) && to !== state.monster.place) continue;
      far[to] = (far[at] ?? 0) + 1;
      if (to !== state.monster.place) queue.push(to);
    }
  }
  return far;
}
