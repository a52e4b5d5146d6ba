import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState, Until } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { cellsOf } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { isLarge, toOneSquare } from '../court/squeeze.ts';
import { choose } from '../effects/ask.ts';
import { effectOn, effectsOf, NOTES, putInPlay } from '../effects/in-play.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import { removeEffects } from '../effects/status.ts';
import { endMarked, isApart } from '../harm/grabs.ts';
import { fitsAt } from '../sight/grow-back.ts';

/** A larger size that something gives a creature. */
export interface Growth {
  readonly by: CreatureId;
  readonly source: string;
  /** Columns and rows of it. */
  readonly side: number;
  readonly until: Until;
  readonly mark: number;
}

/**
 * Has an athlete or a companion fill a square of more squares, among them its own, which its
 * controller picks (KZ-LARGE-10). That is no movement and enters nothing. Where nothing fits it
 * stays as it is, for good.
 *
 * @returns the number of what makes it larger; nothing if it has not grown
 */
export function* grow(t: Kazzam, on: CreatureId, growth: Growth): Flow<number | undefined> {
  if (!(yield* spread(t, on, growth.side))) return undefined;
  const { side: amount, ...of } = growth;
  return putInPlay(t.state, { kind: NOTES.enlarged, on, ...of, amount }).id;
}

/** Has it fill so many columns and rows, if it can; returns whether it does. */
function* spread(t: Kazzam, id: CreatureId, side: number): Flow<boolean> {
  const { state } = t;
  const creature = creatureOf(state, id);
  if (creature.kind === 'creep' || !isOnMap(creature) || isLarge(creature)) return false;
  const corners = cornersFor(state, id, side);
  if (corners.length === 0) return false;
  const ground = groundOf(state);
  const { cell } = yield* choose(
    t,
    id,
    'grow',
    corners.map((corner) => ground.option(corner)),
    { rule: 'KZ-LARGE-10', about: { side } },
  );
  creature.cell = cell;
  creature.fullWidth = creature.width = side;
  creature.fullHeight = creature.height = side;
  endWhatCannotLast(t);
  return true;
}

/** Top left squares from which a body with so many columns and rows fits that holds its own square. */
function cornersFor(state: KazzamState, id: CreatureId, side: number): readonly Cell[] {
  const ground = groundOf(state);
  const { cell } = creatureOf(state, id);
  const corners: Cell[] = [];
  for (let y = 1 - side; y <= 0; y += 1) {
    for (let x = 1 - side; x <= 0; x += 1) {
      const corner = ground.at(cell, x, y);
      if (corner >= 0 && fitsAt(state, id, corner, side, side)) corners.push(corner);
    }
  }
  return corners;
}

/** Whoever is larger or smaller than what lies on it makes it; mostly nobody. */
export function misfits(state: KazzamState): readonly CreatureId[] {
  const larger = effectsOf(state, NOTES.enlarged).map(({ on }) => on);
  const wrong = larger.filter((id) => !isLarge(creatureOf(state, id)));
  for (let id = 0; id < state.creatures.length; id += 1) {
    const creature = creatureOf(state, id);
    if (creature.kind !== 'creep' && isLarge(creature) && !larger.includes(id)) wrong.push(id);
  }
  return wrong;
}

/**
 * Makes a creature as large as what lies on it says: it shrinks once that has ended, and grows if that
 * has come to it from another, as far as there is room (KC-SHV-12).
 */
export function* settleSize(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const larger = effectOn(state, NOTES.enlarged, id);
  if (larger === undefined) yield* shrink(t, id);
  else if (!(yield* spread(t, id, larger.amount))) {
    removeEffects(t, ({ kind, on }) => kind === NOTES.enlarged && on === id, 'KZ-LARGE-10');
  }
}

/** It comes back to its own size: its controller picks which of its squares it keeps (KZ-LARGE-10). */
function* shrink(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  if (isOnMap(creature)) {
    const ground = groundOf(state);
    const { cell } = yield* choose(
      t,
      id,
      'shrink',
      cellsOf(ground, creature).map((square) => ground.option(square)),
      { rule: 'KZ-LARGE-10' },
    );
    creature.cell = cell;
  }
  toOneSquare(creature);
  const apart = effectsOf(state, 'grabbed').filter(
    (hold) => (hold.on === id || hold.by === id) && isApart(state, hold, {}),
  );
  endMarked(t, apart, 'KZ-LARGE-10');
  endWhatCannotLast(t);
}
