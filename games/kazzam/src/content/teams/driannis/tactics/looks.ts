/** What the tactics of Driannis look at. */
import type { Cell } from '@tablewright/geometry';
import {
  type Creature,
  type CreatureId,
  type KazzamState,
  NOBODY,
  type Role,
} from '../../../../model.ts';
import { areAllies, areEnemies, creatureOf, isOnMap } from '../../../../rules/court/creatures.ts';
import { distanceBetween } from '../../../../rules/court/footprint.ts';
import { groundOf } from '../../../../rules/court/ground-now.ts';
import { itemAt } from '../../../../rules/court/item-at.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../../rules/effects/basic-powers.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import { abilitiesOf } from '../../../../rules/effects/content.ts';
import { ORB } from '../../../../rules/effects/item-def.ts';
import { orbsHeld } from '../../../../rules/harm/orbs.ts';
import { implementRangeOf } from '../../../../rules/sight/reach.ts';

/** Farther than anything is from anything. */
export const FAR = Number.POSITIVE_INFINITY;

/** Athletes on the map of whom something holds. */
function athletes(
  { creatures }: KazzamState,
  holds: (creature: Creature, id: CreatureId) => boolean,
): readonly CreatureId[] {
  return creatures.flatMap((creature, id) =>
    creature.kind === 'athlete' && isOnMap(creature) && holds(creature, id) ? [id] : [],
  );
}

/** Its team-mates on the map. */
export function matesOf({ t: { state }, id }: Judge): readonly CreatureId[] {
  return athletes(state, (_, other) => areAllies(state, id, other));
}

/** Its opponents on the map. */
export function opponentsOf({ t: { state }, id }: Judge): readonly CreatureId[] {
  return athletes(state, (_, other) => areEnemies(state, id, other));
}

/** How far a creature is from a square; far where it is in another part. */
export function squaresTo(state: KazzamState, creature: CreatureId, cell: Cell): number {
  return distanceBetween(groundOf(state), creatureOf(state, creature), cell) ?? FAR;
}

/** How far two creatures are from each other. */
export function squaresBetween(state: KazzamState, one: CreatureId, other: CreatureId): number {
  return distanceBetween(groundOf(state), creatureOf(state, one), creatureOf(state, other)) ?? FAR;
}

/** How far two squares are from each other. */
export function squaresApart(state: KazzamState, one: Cell, other: Cell): number {
  return groundOf(state).distance(one, other) ?? FAR;
}

/** Whether it holds an orb. */
export function carries(state: KazzamState, id: CreatureId): boolean {
  return orbsHeld(state, id).length > 0;
}

/** The role of an athlete. */
export function roleOf(state: KazzamState, id: CreatureId): Role | undefined {
  return itemAt(state.builds, creatureOf(state, id).build)?.role;
}

/** Its team-mate of that role, if it is on the map. */
export function mateOf(judge: Judge, role: Role): CreatureId | undefined {
  return matesOf(judge).find((id) => roleOf(judge.t.state, id) === role);
}

/** Of several the one with the highest number, if any has more than nothing. */
export function mostOf(
  ids: readonly CreatureId[],
  numberOf: (id: CreatureId) => number,
): CreatureId | undefined {
  let best: CreatureId = NOBODY;
  let most = 0;
  for (const id of ids) {
    const number = numberOf(id);
    if (number <= most) continue;
    best = id;
    most = number;
  }
  return best === NOBODY ? undefined : best;
}

/** What the best attack of a creature promises from where it stands. */
export function bestPromise(judge: Judge, id: CreatureId): number {
  const { t } = judge;
  const build = itemAt(t.state.builds, creatureOf(t.state, id).build);
  const own = build === undefined ? [] : abilitiesOf(t, build);
  const powers = [BASIC_IMPLEMENT_ATTACK, ...own.flatMap(({ power }) => power ?? [])];
  return Math.max(...powers.map((power) => judge.promise(id, power)));
}

/** Opponents who could come near enough to attack a creature in one turn. */
export function threatsTo(judge: Judge, id: CreatureId): readonly CreatureId[] {
  const { state } = judge.t;
  return opponentsOf(judge).filter((foe) => {
    const reach = creatureOf(state, foe).speed + implementRangeOf(state, foe);
    return squaresBetween(state, foe, id) <= reach;
  });
}

/** The squares of its own team's pedestals, or of the opponents'. */
export function pedestalCells(
  { t: { state }, id }: Judge,
  whose: 'own' | 'theirs',
): readonly Cell[] {
  const { team } = creatureOf(state, id);
  return state.pedestals.flatMap((pedestal) => {
    if (pedestal.team === undefined) return [];
    return (pedestal.team === team) === (whose === 'own') ? [pedestal.cell] : [];
  });
}

/** Squares of opponents' pedestals with an orb that no opponent is near. */
export function undefended(judge: Judge): readonly Cell[] {
  const { state } = judge.t;
  const foes = opponentsOf(judge);
  const cells = state.items.flatMap(({ kind, place }) => {
    if (kind !== ORB || place.at !== 'pedestal') return [];
    return itemAt(state.pedestals, place.pedestal)?.cell ?? [];
  });
  return pedestalCells(judge, 'theirs').filter(
    (cell) => cells.includes(cell) && foes.every((foe) => squaresTo(state, foe, cell) > GUARDED),
  );
}

/** How near an opponent guards a pedestal. */
const GUARDED = 3;

/** The square of the neutral orb on the court that is nearest to the own pedestals, if one lies there. */
export function nearerNeutralOrb(judge: Judge): Cell | undefined {
  const { state } = judge.t;
  const ground = groundOf(state);
  const own = pedestalCells(judge, 'own');
  const far = (cell: Cell) => Math.min(FAR, ...own.map((home) => squaresApart(state, home, cell)));
  const cells = state.items.flatMap(({ kind, team, place }) => {
    if (kind !== ORB || team !== undefined || place.at !== 'pedestal') return [];
    const { cell, team: owner } = itemAt(state.pedestals, place.pedestal) ?? {};
    return cell === undefined || owner !== undefined ? [] : [cell];
  });
  const onCourt = cells.filter((cell) => ground.partAt(cell).kind === 'court');
  return onCourt.toSorted((a, b) => far(a) - far(b))[0];
}

/** How far a square is from the nearest of these. */
export function nearest(state: KazzamState, cell: Cell, of: readonly Cell[]): number {
  return Math.min(FAR, ...of.map((one) => squaresApart(state, one, cell)));
}
