/**
 * Blocks: loose pieces of Low Cover that their maker sets down beside itself, takes along and throws.
 * One is cover and can be gone over like any other Low Cover; no power changes its square (KM-CHUCK-04).
 */

import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { groundOn } from '../../map/ground.ts';
import type { ChangedSquare, CreatureId, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { coverOf } from '../court/cover.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { overlap } from '../court/footprint.ts';
import { groundOf, mapOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { isFilled } from '../court/things.ts';
import { settleTie, settlingTies } from '../creepmaster/ties.ts';
import { BITS, has } from '../effects/status.ts';
import { isHiddenFrom } from '../sight/found.ts';
import { changeSquare, isBlock, isChangeable, madeOf, restore } from '../sight/walls.ts';

/** The Blocks beside a square. */
export function blocksBeside(state: KazzamState, cell: Cell): readonly Cell[] {
  return groundOf(state)
    .neighbours(cell)
    .filter((square) => isBlock(state, square));
}

/** Those of them that can be taken up: nobody stands on them (KM-CHUCK-04). */
export function looseBlocks(state: KazzamState, cell: Cell): readonly Cell[] {
  return blocksBeside(state, cell).filter((square) => !isStoodOn(state, square));
}

/** Squares beside another on which a Block could be set down: nobody and no Low Cover is there. */
export function roomForBlock(state: KazzamState, cell: Cell): readonly Cell[] {
  const ground = groundOf(state);
  return ground
    .neighbours(cell)
    .filter(
      (square) => isChangeable(state, square) && !ground.isLow(square) && !isStoodOn(state, square),
    );
}

function isStoodOn(state: KazzamState, cell: Cell): boolean {
  const ground = groundOf(state);
  if (isFilled(state, cell)) return true;
  return state.creatures.some((creature) => isOnMap(creature) && overlap(ground, creature, cell));
}

/** Takes a Block away: its square is what it was before. */
export function liftBlock(state: KazzamState, cell: Cell): void {
  const under = state.changed.find((change) => change.cell === cell)?.under;
  if (under !== undefined) restore(state, cell, under);
}

/**
 * A Creep sets a Block down beside itself, where it has Cover from most of its enemies with it
 * (KM-CHUCK-02). Returns where; nothing if there is no room.
 */
export function* setDownBlock(t: Kazzam, creep: CreatureId): Flow<Cell | undefined> {
  const { state } = t;
  const { cell: at } = creatureOf(state, creep);
  const cell = yield* bestBlock(t, creep, roomForBlock(state, at), (square) => [
    ...state.changed.filter((change) => change.cell !== square),
    { cell: square, kind: 'low-cover' },
  ]);
  if (cell !== undefined)
    changeSquare(state, cell, 'low-cover', { by: creep, under: madeOf(state, cell) });
  return cell;
}

/** Of Blocks the one without which a Creep has Cover from most of its enemies (KM-CHUCK-05). */
export function* sparestBlock(
  t: Kazzam,
  creep: CreatureId,
  blocks: readonly Cell[],
): Flow<Cell | undefined> {
  const { changed } = t.state;
  return yield* bestBlock(t, creep, blocks, (square) =>
    changed.filter((change) => change.cell !== square),
  );
}

/** The square after whose change the Creep has Cover from most of its enemies. */
function* bestBlock(
  t: Kazzam,
  creep: CreatureId,
  squares: readonly Cell[],
  changedBy: (square: Cell) => readonly ChangedSquare[],
): Flow<Cell | undefined> {
  if (squares.length === 0) return undefined;
  const covers = squares.map((square) => coveredFrom(t, creep, changedBy(square)));
  const most = Math.max(...covers);
  const best = squares.filter((_, at) => covers[at] === most);
  return yield* settlingTies(t, () => settleTie(t, creep, best));
}

/** From how many of its enemies a Creep would have Cover if squares were changed so. */
function coveredFrom(
  { state, options }: Kazzam,
  creep: CreatureId,
  changed: readonly ChangedSquare[],
): number {
  const ground = groundOn(mapOf(state), changed);
  const self = creatureOf(state, creep);
  const { lowCoverIntervenes, coverVsMelee } = options;
  const enemies = itemAt(state.groups, self.group)?.enemies ?? [];
  return enemies.filter((enemy) => {
    const from = creatureOf(state, enemy);
    if (!isOnMap(from) || isHiddenFrom(state, creep, enemy)) return false;
    if (!ground.inOnePart(from.cell, self.cell)) return false;
    const cover = coverOf(ground, from, self, {
      melee: false,
      prone: has(from, BITS.prone) || has(self, BITS.prone),
      ignoreLow: has(self, BITS.hovering),
      options: { lowCoverIntervenes, coverVsMelee },
    });
    return cover !== 'clear';
  }).length;
}
