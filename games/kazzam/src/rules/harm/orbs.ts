import { askOne, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { KazzamEvent } from '../../events.ts';
import { cellName, squareOption } from '../../map/court-map.ts';
import type { Colour, Creature, CreatureId, KazzamState, Orb } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { areEnemies, creatureOf, creatureOption, isOnMap, seatOf } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { BITS, has } from '../effects/status.ts';
import { consents } from '../effects/willing.ts';
import { provoke } from './provoke.ts';
import { score } from './scoring.ts';

/** Hands of an athlete (KZ-ORB-08). */
const HANDS = 2;

/** How many objects it can take up: one hand holds the implement unless that is stowed (KZ-ORB-08). */
export function freeHands({ held, stowed }: Creature): number {
  return HANDS - held.length - (stowed ? 0 : 1);
}

/** Whether it could take an object, stowing its implement first if need be (KZ-ORB-09, KZ-STOW-01). */
export function couldHold({ held }: Creature): boolean {
  return held.length < HANDS;
}

/** The colour of an orb: its team's, or neutral. */
export function orbColour(
  { orbs, red }: Pick<KazzamState, 'orbs' | 'red'>,
  orb: number,
): Colour | 'neutral' {
  const team = orbs[orb]?.team;
  if (team === undefined) return 'neutral';
  return team === red ? 'red' : 'blue';
}

/** Tells what somebody did with an orb, which has the colour of that moment. */
export function tellOfOrb(
  t: Kazzam,
  who: CreatureId,
  what: Extract<KazzamEvent, { type: 'orb' }>['what'],
  orb: number,
  rule: string,
): void {
  if (t.listening) {
    t.emit({ type: 'orb', rule, who, what, orb, colour: orbColour(t.state, orb) });
  }
}

/** Where an orb lies, stands or is held; -1 while its holder is off the map. */
export function orbCell(state: KazzamState, { place }: Orb): Cell {
  switch (place.at) {
    case 'ground':
      return place.cell;
    case 'pedestal':
      return state.pedestals[place.pedestal]?.cell ?? -1;
    case 'held':
      return creatureOf(state, place.creature).cell;
  }
}

/** Orbs that an athlete may pick up where it stands (KZ-ORB-05 to KZ-ORB-07, KZ-ORB-23). */
export function orbsInReach(state: KazzamState, id: CreatureId): number[] {
  const athlete = creatureOf(state, id);
  if (has(athlete, BITS.flying) || !couldHold(athlete)) return [];
  const ground = groundOf(state);
  const found: number[] = [];
  for (const [number, orb] of state.orbs.entries()) {
    if (orb.team === athlete.team || orb.place.at === 'held') continue;
    const distance = ground.distance(athlete.cell, orbCell(state, orb));
    if (distance === undefined || distance > 1) continue;
    if (distance === 0 && orb.place.at === 'pedestal') continue;
    if (distance > 0 && ground.sight(athlete.cell, orbCell(state, orb), false) === 0) continue;
    found.push(number);
  }
  return found;
}

/** Own pedestals beside an athlete that holds an orb to dunk (KZ-ORB-10). */
export function pedestalsInReach(state: KazzamState, id: CreatureId): number[] {
  const athlete = creatureOf(state, id);
  if (has(athlete, BITS.flying) || athlete.held.length === 0) return [];
  const ground = groundOf(state);
  const found: number[] = [];
  for (const [number, { cell, team }] of state.pedestals.entries()) {
    if (team === athlete.team && ground.distance(athlete.cell, cell) === 1) found.push(number);
  }
  return found;
}

/** Allies beside an athlete with whom it may exchange orbs (KZ-ORB-13, KZ-ORB-14, KZ-ORB-23). */
export function alliesBeside(state: KazzamState, id: CreatureId): CreatureId[] {
  const athlete = creatureOf(state, id);
  const ground = groundOf(state);
  const found: CreatureId[] = [];
  for (const [other, creature] of state.creatures.entries()) {
    if (other === id || creature.kind !== 'athlete' || !isOnMap(creature)) continue;
    if (areEnemies(state, id, other) || has(creature, BITS.flying) !== has(athlete, BITS.flying))
      continue;
    if (ground.distance(athlete.cell, creature.cell) === 1) found.push(other);
  }
  return found;
}

/** Takes an orb up (KZ-ORB-05); whoever holds its orb is an enemy of the group (KZ-AI-05). */
export function* pickUp(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const orb = yield* askOrb(t, id, 'pick-up', orbsInReach(state, id), 'KZ-ORB-05');
  hold(t, id, orb);
  tellOfOrb(t, id, 'picked-up', orb, 'KZ-ORB-05');
}

/** Gives an orb into a creature's hands, stowing its implement if no hand is free (KZ-ORB-09). */
export function hold({ state }: Kazzam, id: CreatureId, number: number): void {
  const creature = creatureOf(state, id);
  const orb = state.orbs[number];
  if (orb === undefined) throw new RangeError(`there is no orb ${number}`);
  if (creature.kind === 'athlete' && freeHands(creature) === 0) creature.stowed = true;
  if (orb.place.at === 'held') {
    const giver = creatureOf(state, orb.place.creature);
    giver.held = giver.held.filter((held) => held !== number);
  }
  creature.held.push(number);
  orb.place = { at: 'held', creature: id };
  offendGuards(state, orb, id);
}

/** Whoever takes a neutral orb is an enemy of the groups that guard it (KZ-AI-05). */
export function offendGuards(state: KazzamState, { groups, team }: Orb, by: CreatureId): void {
  for (const group of groups) {
    const member = state.creatures.findIndex((other) => other.group === group && isOnMap(other));
    if (team === undefined && member >= 0) provoke(state, member, by);
  }
}

/**
 * Dunks an orb on an own pedestal (KZ-ORB-10): a point for every orb there, this one included,
 * whatever their number; then it takes the team's colour (KZ-SCORE-04) and is guarded no more
 * (KZ-ORB-20).
 */
export function* dunk(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const { team, held } = creatureOf(state, id);
  if (team === undefined) return;
  const pedestals = pedestalsInReach(state, id);
  const { map } = groundOf(state);
  const { pedestal } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, id),
    why: { key: 'dunk-where', params: { who: id }, rule: 'KZ-ORB-10' },
    options: pedestals.map((pedestal) => {
      const square = cellName(map, state.pedestals[pedestal]?.cell ?? -1);
      return { id: square, names: { square }, pedestal };
    }),
    fallback: 0,
  });
  const number = yield* askOrb(t, id, 'dunk', held, 'KZ-ORB-10');
  release(state, id, number);
  const orb = state.orbs[number];
  if (orb === undefined) return;
  orb.place = { at: 'pedestal', pedestal };
  const there = state.orbs.filter(
    ({ place }) => place.at === 'pedestal' && place.pedestal === pedestal,
  ).length;
  const stats = itemAt(state.stats, id);
  if (stats !== undefined) stats.orbs += 1;
  tellOfOrb(t, id, 'dunked', number, 'KZ-ORB-10');
  score(t, team, there, id, 'KZ-SCORE-04');
  orb.team = team;
}

/** Hands an orb to an ally beside it (KZ-ORB-13). */
export function* handOver(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const takers = alliesBeside(state, id).filter((ally) => couldHold(creatureOf(state, ally)));
  const taker = yield* askPartner(t, id, takers, HAND_OVER);
  if (taker === undefined) return;
  const orb = yield* askOrb(t, id, 'hand', creatureOf(state, id).held, 'KZ-ORB-13');
  hold(t, taker, orb);
  tellOfOrb(t, id, 'handed', orb, 'KZ-ORB-13');
}

/** Takes an orb from an ally beside it (KZ-ORB-14). */
export function* takeOver(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const givers = alliesBeside(state, id).filter((ally) => creatureOf(state, ally).held.length > 0);
  const giver = yield* askPartner(t, id, givers, TAKE_OVER);
  if (giver === undefined) return;
  const orb = yield* askOrb(t, id, 'take', creatureOf(state, giver).held, 'KZ-ORB-14');
  hold(t, id, orb);
  tellOfOrb(t, id, 'taken-over', orb, 'KZ-ORB-14');
}

/** Squares onto which an orb may be dropped: the own and those beside it (KZ-ORB-15). */
export function dropSquares(state: KazzamState, id: CreatureId): Cell[] {
  const { cell } = creatureOf(state, id);
  const ground = groundOf(state);
  return [cell, ...ground.neighbours(cell)].filter((square) => !ground.isFull(square));
}

/** Puts an orb down on the ground (KZ-ORB-15). */
export function* drop(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const number = yield* askOrb(t, id, 'drop', creatureOf(state, id).held, 'KZ-ORB-15');
  const { map } = groundOf(state);
  const { cell } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, id),
    why: { key: 'drop-where', params: { who: id }, rule: 'KZ-ORB-15' },
    options: dropSquares(state, id).map((cell) => squareOption(map, cell)),
    fallback: 0,
  });
  release(state, id, number);
  const orb = state.orbs[number];
  if (orb !== undefined) orb.place = { at: 'ground', cell };
  tellOfOrb(t, id, 'dropped', number, 'KZ-ORB-15');
}

/** Takes an orb out of a creature's hands; where it is then, its caller says. */
export function release(state: KazzamState, id: CreatureId, orb: number): void {
  const creature = creatureOf(state, id);
  creature.held = creature.held.filter((held) => held !== orb);
}

function* askOrb(
  t: Kazzam,
  id: CreatureId,
  key: string,
  orbs: readonly number[],
  rule: string,
): Flow<number> {
  // Who is commanded to do it with one orb does it with that (KZ-STAT-15).
  const wanted = t.state.turn?.creature === id ? t.state.turn.errand?.orb : undefined;
  const open = orbs.filter((orb) => orb === wanted);
  const { orb } = yield* askOne({
    kind: 'one',
    seat: seatOf(t.state, id),
    why: { key: `${key}-which`, params: { who: id }, rule },
    options: (open.length > 0 ? open : orbs).map((orb) => ({
      id: `orb-${orb}`,
      names: { orb },
      orb,
    })),
    fallback: 0,
  });
  return orb;
}

/** What an ally has to be willing to, and the question that finds one. */
interface Deal {
  readonly key: string;
  readonly power: string;
  readonly rule: string;
}

const HAND_OVER: Deal = { key: 'hand-to', power: 'hand-over', rule: 'KZ-ORB-13' };
const TAKE_OVER: Deal = { key: 'take-from', power: 'take-over', rule: 'KZ-ORB-14' };

/** An ally that is willing; nobody if none of them is (KZ-ORB-13, KZ-ORB-14). */
function* askPartner(
  t: Kazzam,
  id: CreatureId,
  allies: readonly CreatureId[],
  { key, power, rule }: Deal,
): Flow<CreatureId | undefined> {
  for (let open = allies; open.length > 0; ) {
    const ally = yield* askCreature(t, id, key, open, rule);
    if (yield* consents(t, ally, { by: id, power, rule })) return ally;
    open = open.filter((other) => other !== ally);
  }
  return undefined;
}

function* askCreature(
  t: Kazzam,
  id: CreatureId,
  key: string,
  creatures: readonly CreatureId[],
  rule: string,
): Flow<CreatureId> {
  const { state } = t;
  const { creature } = yield* askOne({
    kind: 'one',
    seat: seatOf(state, id),
    why: { key, params: { who: id }, rule },
    options: creatures.map((creature) => creatureOption(state, creature)),
    fallback: 0,
  });
  return creature;
}
