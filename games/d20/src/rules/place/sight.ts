import { lineBetween, type Point, SIGHT } from '@tablewright/geometry';
import type { Creature, Zone } from '../../model.ts';
import { oneOf, type World } from '../../table.ts';
import { eachTrait, has, isBanned } from '../numbers/bearers.ts';
import { distanceBetween, gridOf, isHere } from './distance.ts';
import { terrainOf } from './terrain.ts';
import { isIn } from './zones.ts';

/** Feet that a torch or a lamp lights (DT-EQ-39, -40). */
const LIGHT = 30;

/**
 * Whether one creature sees another (DT-MAG-19, DT-COND-05, -16, DT-TOK-09): not what is hidden from its side, what is
 * invisible, what is behind a wall, or what lies in the dark beyond its eyes. Everybody sees itself.
 */
export function sees(w: World, eye: Creature, other: Creature): boolean {
  if (eye === other) return true;
  if (!isHere(eye) || !isHere(other) || isBanned(w, eye, 'see')) return false;
  if (other.isHidden && other.side !== eye.side) return false;
  if (has(other, 'invisible') && !canSeeInvisible(w, eye, other)) return false;
  return hasLine(w, eye, other) && !isInTheDark(w, eye, other);
}

/** Whether nothing solid stands between two creatures, and nothing that hides. */
export function hasLine({ state }: Pick<World, 'state'>, a: Creature, b: Creature): boolean {
  if (a.place.at !== 'square' || b.place.at !== 'square') return true;
  return sightOf(state.ground.rows, pointOf(state, a.place.cell), pointOf(state, b.place.cell)) > 0;
}

/** What of one square is seen from another; a wall hides more than anything else. */
function sightOf(rows: readonly string[], from: Point, to: Point) {
  return lineBetween(from, to, (x, y) => terrainOf(rows[y]?.[x]).hides === true);
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
  if (sightOf(rows, from, to) === SIGHT.part) return true;
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
  const spell = eye.effects.find(({ kind }) => kind === 'detect-invisible');
  return spell !== undefined && distanceBetween(w, eye, other) <= (spell.data?.amount ?? 0);
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
function carriesLight(w: World, { items, held, effects }: Creature): boolean {
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
