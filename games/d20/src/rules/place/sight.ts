import { lineBetween, type Point, SIGHT } from '@tablewright/geometry';
import type { Creature, Zone } from '../../model.ts';
import { contentOf, oneOf, type World } from '../../table.ts';
import { eachTrait, effectOn, has, isBanned } from '../bearers/bearers.ts';
import { distanceBetween, gridOf, isHere } from './distance.ts';
import { lineOnMap } from './sight-lines.ts';
import { terrainOf } from './terrain.ts';
import { isIn, isSpanned } from './zones.ts';

/** Feet that a torch or a lamp lights (DT-EQ-39, -40). */
export const LIGHT = 30;

/**
 * Whether one creature sees another (DT-MAG-19, DT-COND-05, -16, DT-TOK-09): not what is hidden from its side, what is
 * invisible, what is behind a wall, or what lies in the dark beyond its eyes. Everybody sees itself.
 */
export function sees(w: World, eye: Creature, other: Creature): boolean {
  if (eye === other) return true;
  const by = eyesOf(w, eye);
  if (by !== undefined && by !== eye) return sees(w, by, other);
  if (!isHere(eye) || !isHere(other) || isBanned(w, eye, 'see')) return false;
  if (other.isHidden && other.side !== eye.side) return false;
  if (has(other, 'invisible') && !canSeeInvisible(w, eye, other)) return false;
  if (isBlindTo(w, eye, other)) return false;
  return hasLine(w, eye, other) && !isInTheDark(w, eye, other);
}

/** By whose eyes a creature sees instead of its own. */
function eyesOf(w: World, eye: Creature): Creature | undefined {
  if (eye.effects.length === 0) return undefined;
  let by: Creature | undefined;
  eachTrait(w, eye, (trait, self) => {
    by ??= trait.eyes?.(w, self);
  });
  return by;
}

/** Whether something that it bears keeps it from seeing somebody. */
function isBlindTo(w: World, eye: Creature, other: Creature): boolean {
  let blind = false;
  eachTrait(w, eye, (trait, self) => {
    if (trait.blindTo?.(w, self, other) === true) blind = true;
  });
  return blind;
}

/** Whether nothing solid stands between two creatures, and nothing that hides. */
export function hasLine(w: World, a: Creature, b: Creature): boolean {
  if (a.place.at !== 'square' || b.place.at !== 'square')
    return !isSpanned(w, a.place, b.place, ({ hides }) => hides === true);
  const { state } = w;
  return sightOf(w, pointOf(state, a.place.cell), pointOf(state, b.place.cell)) > 0;
}

/** Whether a square can be seen from another, light left out. */
export const hasLineTo = (w: World, from: number, to: number): boolean =>
  sightOf(w, pointOf(w.state, from), pointOf(w.state, to)) > 0;

/** Whether a wall of magic stands between two creatures, though they may see each other through it (DT-ARC-411). */
export function isWalledOff(w: World, a: Creature, b: Creature): boolean {
  if (w.state.zones.length === 0) return false;
  if (a.place.at !== 'square' || b.place.at !== 'square')
    return isSpanned(w, a.place, b.place, ({ blocks }) => blocks === true);
  return isCellWalledOff(w, a.place.cell, b.place.cell);
}

function isCellWalledOff(w: World, from: number, to: number): boolean {
  const walls = zoneCells(w, 'blocks');
  if (walls.size === 0) return false;
  const { state } = w;
  const grid = gridOf(state);
  const blocks = (x: number, y: number) => walls.has(grid.cellAt(x, y));
  return lineBetween(pointOf(state, from), pointOf(state, to), blocks) === 0;
}

/** Whether magic finds a way from one square to another: nothing hides it, and nothing solid is between (DT-MAG-19). */
export const isOpenTo = (w: World, from: number, to: number): boolean =>
  hasLineTo(w, from, to) && !isCellWalledOff(w, from, to);

/** What of one square is seen from another; a wall hides more than anything else. */
function sightOf(w: World, from: Point, to: Point) {
  const { rows } = w.state.ground;
  if (w.state.zones.length === 0) return lineOnMap(rows, from, to);
  const hides = (x: number, y: number) => terrainOf(rows[y]?.[x]).hides === true;
  const hidden = zoneCells(w, 'hides');
  const opened = zoneCells(w, 'opens');
  const grid = gridOf(w.state);
  return lineBetween(from, to, (x, y) => {
    const cell = grid.cellAt(x, y);
    return hidden.has(cell) || (hides(x, y) && !opened.has(cell));
  });
}

/** All squares of zones that hide, block or open. */
function zoneCells(w: World, what: 'hides' | 'blocks' | 'opens'): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const { kind, shape } of w.state.zones) {
    if (shape.is !== 'cells' || contentOf(w).zones[kind]?.[what] !== true) continue;
    for (const cell of shape.cells) cells.add(cell);
  }
  return cells;
}

const pointOf = (state: World['state'], cell: number): Point => {
  const grid = gridOf(state);
  return { x: grid.x(cell), y: grid.y(cell) };
};

/**
 * Whether a target has partial cover from an attacker (DT-AC-07, DT-ATK-15): it is seen in part, something low or
 * somebody stands between, or it stands in cover.
 */
export function hasCover(
  w: World,
  attacker: Creature,
  target: Creature,
  isMelee: boolean,
): boolean {
  const { state } = w;
  if (attacker.place.at !== 'square' || target.place.at !== 'square') return false;
  const { rows } = state.ground;
  const from = pointOf(state, attacker.place.cell);
  const to = pointOf(state, target.place.cell);
  if (isMelee) return false;
  if (sightOf(w, from, to) === SIGHT.part) return true;
  if (terrainOf(rows[to.y]?.[to.x]).isCover === true) return true;
  const grid = gridOf(state);
  const bodies = new Set<number>();
  for (const creature of state.creatures) {
    if (creature === attacker || creature === target || creature.place.at !== 'square') continue;
    if (creature.life === 'alive' && creature.hp > 0) bodies.add(creature.place.cell);
  }
  const inTheWay = (x: number, y: number) =>
    terrainOf(rows[y]?.[x]).isCover === true || bodies.has(grid.cellAt(x, y));
  return lineBetween(from, to, inTheWay) < SIGHT.centre;
}

/** Whether it sees what is invisible, within its reach (DT-ARC-203). */
export function canSeeInvisible(w: World, eye: Creature, other: Creature): boolean {
  if (!has(eye, 'detect-invisible')) return false;
  const spell = effectOn(eye, 'detect-invisible');
  return distanceBetween(w, eye, other) <= (spell?.data?.amount ?? 0);
}

/** Whether something lies in darkness that an eye cannot pierce (DT-HER-00, DT-DIV-104). */
export function isInTheDark(w: World, eye: Creature, other: Creature): boolean {
  if (isUnderMagicDarkness(w, other) || isUnderMagicDarkness(w, eye)) return true;
  if (!w.state.ground.isDark || isLit(w, other)) return false;
  return distanceBetween(w, eye, other) > darkvisionOf(w, eye);
}

const isUnderMagicDarkness = (w: World, creature: Creature): boolean =>
  w.state.zones.some((zone) => zone.kind === 'darkness' && isIn(w, zone, creature));

/** Whether light falls on a creature in a dark place: it carries some, or is near some. */
export function isLit(w: World, creature: Creature): boolean {
  const byZone = (zone: Zone) => zone.kind === 'light' && isIn(w, zone, creature);
  if (w.state.zones.some(byZone)) return true;
  return w.state.creatures.some(
    (other) =>
      isHere(other) &&
      carriesLight(w, other) &&
      (other === creature || distanceBetween(w, other, creature) <= LIGHT),
  );
}

/** Whether a creature holds a burning light. */
export function carriesLight(w: World, { items, held, effects }: Creature): boolean {
  if (effects.some(({ kind }) => kind === 'aflame')) return true;
  return items.some(
    ({ id, kind, uses }) =>
      held.includes(id) && uses !== 0 && oneOf(w, 'gear', kind).lights === true,
  );
}

/** How far a creature sees in the dark, in feet. */
export function darkvisionOf(w: Pick<World, 'content'>, creature: Creature): number {
  let feet = 0;
  eachTrait(w, creature, ({ darkvision = 0 }) => {
    feet = Math.max(feet, darkvision);
  });
  return feet;
}
