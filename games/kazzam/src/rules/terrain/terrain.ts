import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { SquareKind } from '../../model.ts';
import { type CreatureId, type KazzamState, NOBODY } from '../../model.ts';
import type { Kazzam, Moment } from '../../table.ts';
import { creatureOf, isOnMap } from '../court/creatures.ts';
import { cellsOf } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { bodyAt } from '../court/squeeze.ts';
import { savingThrow } from '../effects/saves.ts';
import { BITS, endAll, has } from '../effects/status.ts';
import { addDamage, deal, foresee } from '../harm/damage.ts';
import { gainWard } from '../harm/gain-ward.ts';
import { knockProne } from '../harm/prone.ts';
import type { Total } from '../numbers/damage-total.ts';
import { changeSquare } from '../sight/walls.ts';
import { escapesHazard } from './hazards.ts';
import { trapsSprungAt } from './traps.ts';
import { dangersAt, hasZones } from './zones.ts';

/** Terrain that powers may make of squares at level 1 (KR-SPEC-21). */
export const LISTED_TERRAIN = ['floor', 'low-cover', 'pit', 'slick'] as const;

/** Makes a square another kind of terrain, for whose harm its maker answers (KR-SPEC-27, KR-SPEC-28). */
export function makeTerrain(
  state: KazzamState,
  cell: Cell,
  kind: SquareKind,
  by: CreatureId,
): void {
  changeSquare(state, cell, kind, { by });
  // What lies there now is another zone (KZ-ZONE-07).
  state.struck = state.struck.filter(({ zone }) => zone !== zoneAt(cell));
}

/** The record that a square of terrain has acted: each is a zone of its own (KZ-ZONE-03). */
function zoneAt(cell: Cell): number {
  return -2 - cell;
}

/** Squares with which a creature touches the ground in one place and not in the other. */
function entered(state: KazzamState, id: CreatureId, from: Cell, to: Cell): readonly Cell[] {
  const body = creatureOf(state, id);
  if (has(body, BITS.hovering)) return [];
  const ground = groundOf(state);
  const before = ground.inOnePart(from, to) ? cellsOf(ground, bodyAt(ground, body, from)) : [];
  return cellsOf(ground, bodyAt(ground, body, to)).filter((cell) => !before.includes(cell));
}

/** Whether a square would harm a creature that is forced onto it (KZ-FORCE-08, KR-SPEC-22, KR-SPEC-23). */
export function isBadGround(state: KazzamState, id: CreatureId, cell: Cell): boolean {
  return wouldAct(state, id, cell, 'pit') || wouldAct(state, id, cell, 'slick');
}

/** Whether a creature that has just come down would fall or be hurt where it is (KZ-MOVE-15). */
export function isOnBadGround(state: KazzamState, id: CreatureId): boolean {
  const ground = groundOf(state);
  return cellsOf(ground, creatureOf(state, id)).some((cell) => {
    const kind = ground.kindAt(cell);
    return (kind === 'pit' || kind === 'slick') && !hasActed(state, id, cell);
  });
}

/** Whether any ground of that kind would act on a creature that comes to a square. */
function wouldAct(state: KazzamState, id: CreatureId, to: Cell, kind: 'pit' | 'slick'): boolean {
  const ground = groundOf(state);
  return entered(state, id, creatureOf(state, id).cell, to).some(
    (cell) => ground.kindAt(cell) === kind && !hasActed(state, id, cell),
  );
}

/**
 * The ground that would act on a creature that comes to a square: Slick, and a Pit on whoever is
 * forced into it (KR-SPEC-22, KR-SPEC-23).
 */
export function badGroundAt(
  state: KazzamState,
  id: CreatureId,
  cell: Cell,
  forced: boolean,
): readonly ('pit' | 'slick')[] {
  if (!groundOf(state).hasHazards) return [];
  const kinds = forced ? (['pit', 'slick'] as const) : (['slick'] as const);
  return kinds.filter((kind) => wouldAct(state, id, cell, kind));
}

/** How many zones and traps, and Slick, would act on a creature that goes to a square by itself (KZ-AI-44). */
export function harmsAt(moment: Moment, id: CreatureId, cell: Cell): number {
  const { state } = moment;
  const slick = hasSlick(state) ? Number(wouldAct(state, id, cell, 'slick')) : 0;
  return dangersAt(state, id, cell).length + trapsSprungAt(moment, id, cell).length + slick;
}

/** {@link harmsAt} for one who looks at many squares, some of them again, while nothing changes. */
export function harmsOn(moment: Moment, id: CreatureId): (cell: Cell) => number {
  if (!hasHarms(moment.state)) return () => 0;
  const known = new Map<Cell, number>();
  return (cell) => {
    let harms = known.get(cell);
    if (harms === undefined) {
      harms = harmsAt(moment, id, cell);
      known.set(cell, harms);
    }
    return harms;
  };
}

/** Whether there is anything on the map that {@link harmsAt} could count. */
export function hasHarms(state: KazzamState): boolean {
  return hasZones(state) || state.traps.length > 0 || hasSlick(state);
}

function hasSlick({ changed }: KazzamState): boolean {
  return changed.some(({ kind }) => kind === 'slick');
}

function hasActed({ struck }: KazzamState, id: CreatureId, cell: Cell): boolean {
  return struck.some(({ zone, creature }) => creature === id && zone === zoneAt(cell));
}

/**
 * What the ground does to a creature that has come onto it: a Pit hurts whoever was forced into it
 * (KR-SPEC-22), on Slick it saves or falls (KR-SPEC-23); each square once a round (KZ-ZONE-06).
 */
export function* enterTerrain(
  t: Kazzam,
  id: CreatureId,
  from: Cell,
  { forced, total }: { readonly forced: boolean; readonly total?: Total | undefined },
): Flow<void> {
  const { state } = t;
  for (const cell of entered(state, id, from, creatureOf(state, id).cell)) {
    const kind = groundOf(state).kindAt(cell);
    const falls = kind === 'pit' && forced;
    if (!(falls || kind === 'slick') || hasActed(state, id, cell)) continue;
    state.struck.push({ zone: zoneAt(cell), creature: id });
    if (yield* escapesHazard(t, id, { trap: false })) continue;
    const by = state.changed.find((change) => change.cell === cell)?.by ?? NOBODY;
    if (falls) yield* fall(t, id, by, total);
    else yield* slip(t, id, by);
    if (!isOnMap(creatureOf(state, id))) return;
  }
}

function* fall(t: Kazzam, to: CreatureId, by: CreatureId, total?: Total | undefined): Flow<void> {
  if (total === undefined) {
    yield* deal(t, { to, by, kind: 'terrain', melee: false }, 1, 'KR-SPEC-22');
    return;
  }
  yield* foresee(t, total, 1);
  addDamage(t, total, { terrain: 1 }, 'KR-SPEC-22');
}

function* slip(t: Kazzam, id: CreatureId, by: CreatureId): Flow<void> {
  const rule = 'KR-SPEC-23';
  if (yield* savingThrow(t, id, { against: 'slick', rule })) return;
  // Who crawls or is dragged over it falls anew: that movement ends too.
  endAll(t, id, 'prone', rule);
  yield* knockProne(t, id, by, 'slick');
}

/** Whether any of its squares is a Boost Square (KR-SPEC-28). */
export function isBoosted(state: KazzamState, id: CreatureId): boolean {
  const body = creatureOf(state, id);
  const ground = groundOf(state);
  if (!ground.hasBoosts) return false;
  return isOnMap(body) && cellsOf(ground, body).some((cell) => ground.kindAt(cell) === 'boost');
}

/** Whoever ends its turn on a Boost Square gains a Ward (KR-SPEC-28). */
export function wardOnBoost(t: Kazzam, id: CreatureId): Flow<void> | undefined {
  return isBoosted(t.state, id) ? gainWard(t, { on: id, amount: 1, by: NOBODY }) : undefined;
}
