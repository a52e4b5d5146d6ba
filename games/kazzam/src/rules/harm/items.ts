/** What can be held: picked up, handed over, dropped, made and used up (KZ-ORB-05 to KZ-ORB-09). */
import { choose, type Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { ItemDeed, OrbDeed } from '../../events.ts';
import { squareOption } from '../../map/court-map.ts';
import {
  type Creature,
  type CreatureId,
  type Item,
  type KazzamState,
  NOWHERE,
} from '../../model.ts';
import type { Kazzam, Moment } from '../../table.ts';
import {
  areEnemies,
  creatureOf,
  creatureOption,
  isCompanion,
  isOnMap,
  seatOf,
} from '../court/creatures.ts';
import { cellsOf } from '../court/footprint.ts';
import { groundOf } from '../court/ground-now.ts';
import { contentOf } from '../effects/content.ts';
import { ORB } from '../effects/item-def.ts';
import { BITS, has } from '../effects/status.ts';
import { consents } from '../effects/willing.ts';
import { offendGuards, offendPedestal, tellOfOrb } from './orbs.ts';

/** Hands of an athlete (KZ-ORB-08). */
const HANDS = 2;

/** How many objects it can take up: one hand holds the implement unless that is stowed (KZ-ORB-08). */
export function freeHands({ held, stowed }: Creature): number {
  return HANDS - held.length - (stowed ? 0 : 1);
}

/**
 * Whether it could take an object, stowing its implement first if need be (KZ-ORB-09, KZ-STOW-01).
 * What was brought or summoned carries nothing (KC-SUM-01).
 */
export function couldHold(creature: Creature): boolean {
  return !isCompanion(creature) && creature.held.length < HANDS;
}

/** Where an item lies, stands or is held; {@link NOWHERE} while its holder is off the map, and once it is gone. */
export function itemCell(state: KazzamState, { place }: Pick<Item, 'place'>): Cell {
  switch (place.at) {
    case 'ground':
      return place.cell;
    case 'pedestal':
      return state.pedestals[place.pedestal]?.cell ?? -1;
    case 'held':
      return creatureOf(state, place.creature).cell;
    case 'gone':
      return NOWHERE;
  }
}

/** Items that an athlete may pick up where it stands (KZ-ORB-05 to KZ-ORB-07, KZ-ORB-23). */
export function itemsInReach(state: KazzamState, id: CreatureId): number[] {
  const athlete = creatureOf(state, id);
  if (has(athlete, BITS.flying) || !couldHold(athlete)) return [];
  if (!isOnMap(athlete)) return [];
  const ground = groundOf(state);
  const own = cellsOf(ground, athlete);
  const found: number[] = [];
  for (const [number, item] of state.items.entries()) {
    const { team, place } = item;
    if (team === athlete.team || place.at === 'held' || place.at === 'gone') continue;
    const cell = itemCell(state, item);
    const near = own.filter((square) => (ground.distance(square, cell) ?? 2) <= 1);
    if (near.length === 0 || (place.at === 'pedestal' && near.includes(cell))) continue;
    if (!near.some((square) => square === cell || ground.sight(square, cell, false) > 0)) continue;
    found.push(number);
  }
  return found;
}

/** Allies beside an athlete with whom it may exchange items (KZ-ORB-13, KZ-ORB-14, KZ-ORB-23). */
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

/** Takes an item up (KZ-ORB-05); whoever holds its orb is an enemy of the group (KZ-AI-05). */
export function* pickUp(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const item = yield* askItem(t, id, 'pick-up-which', itemsInReach(state, id), 'KZ-ORB-05');
  hold(t, id, item);
  tellOfItem(t, id, 'picked-up', item, 'KZ-ORB-05');
}

/** Gives an item into a creature's hands, stowing its implement if no hand is free (KZ-ORB-09). */
export function hold({ state }: Kazzam, id: CreatureId, number: number): void {
  const creature = creatureOf(state, id);
  const item = state.items[number];
  if (item === undefined) throw new RangeError(`there is no item ${number}`);
  if (creature.kind === 'athlete' && freeHands(creature) === 0) creature.stowed = true;
  if (item.place.at === 'held') {
    const giver = creatureOf(state, item.place.creature);
    giver.held = giver.held.filter((held) => held !== number);
  }
  if (item.place.at === 'pedestal') offendPedestal(state, item.place.pedestal, id);
  creature.held.push(number);
  item.place = { at: 'held', creature: id };
  offendGuards(state, item, id);
}

/** Items that an athlete holds and may hand over with a Move Action. */
export function toHandOver(moment: Moment, id: CreatureId): readonly number[] {
  const { state } = moment;
  const { items } = contentOf(moment);
  return creatureOf(state, id).held.filter(
    (item) => items.get(state.items[item]?.kind ?? ORB)?.handsItself !== true,
  );
}

/** Hands an item to an ally beside it (KZ-ORB-13). */
export function* handOver(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const takers = alliesBeside(state, id).filter((ally) => couldHold(creatureOf(state, ally)));
  const taker = yield* askPartner(t, id, takers, HAND_OVER);
  if (taker === undefined) return;
  const item = yield* askItem(t, id, 'hand-which', toHandOver(t, id), 'KZ-ORB-13');
  hold(t, taker, item);
  tellOfItem(t, id, 'handed', item, 'KZ-ORB-13');
}

/** Takes an item from an ally beside it (KZ-ORB-14). */
export function* takeOver(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const givers = alliesBeside(state, id).filter((ally) => creatureOf(state, ally).held.length > 0);
  const giver = yield* askPartner(t, id, givers, TAKE_OVER);
  if (giver === undefined) return;
  const item = yield* askItem(t, id, 'take-which', creatureOf(state, giver).held, 'KZ-ORB-14');
  hold(t, id, item);
  tellOfItem(t, id, 'taken-over', item, 'KZ-ORB-14');
}

/** Squares onto which an item may be dropped: the own and those beside it (KZ-ORB-15). */
export function dropSquares(state: KazzamState, id: CreatureId): Cell[] {
  const { cell } = creatureOf(state, id);
  const ground = groundOf(state);
  return [cell, ...ground.neighbours(cell)].filter((square) => !ground.isFull(square));
}

/** Puts an item down on the ground (KZ-ORB-15). */
export function* drop(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const number = yield* askItem(t, id, 'drop-which', creatureOf(state, id).held, 'KZ-ORB-15');
  const { map } = groundOf(state);
  const { cell } = yield* choose(
    t,
    seatOf(state, id),
    'drop-where',
    dropSquares(state, id).map((cell) => squareOption(map, cell)),
    { rule: 'KZ-ORB-15', params: { who: id }, fallback: 0 },
  );
  release(state, id, number);
  const item = state.items[number];
  if (item !== undefined) item.place = { at: 'ground', cell };
  tellOfItem(t, id, 'dropped', number, 'KZ-ORB-15');
}

/** Takes an item out of a creature's hands; where it is then, its caller says. */
export function release(state: KazzamState, id: CreatureId, item: number): void {
  const creature = creatureOf(state, id);
  creature.held = creature.held.filter((held) => held !== item);
}

/** Asks which of some items it is; of one alone nobody is asked. */
export function* askItem(
  t: Kazzam,
  id: CreatureId,
  key: string,
  items: readonly number[],
  rule: string,
): Flow<number> {
  const { state } = t;
  // Who is commanded to do it with one orb does it with that (KZ-STAT-15).
  const wanted = state.turn?.creature === id ? state.turn.errand?.orb : undefined;
  const open = items.filter((item) => item === wanted);
  const { item } = yield* choose(
    t,
    seatOf(state, id),
    key,
    (open.length > 0 ? open : items).map((one) => itemOption(state, one)),
    { rule, params: { who: id }, fallback: 0 },
  );
  return item;
}

/** An item as an option: by what it is and its number. */
export interface ItemOption {
  readonly id: string;
  readonly names: { readonly orb: number } | { readonly item: number };
  readonly item: number;
}

/** The option that names an item. */
export function itemOption({ items }: KazzamState, item: number): ItemOption {
  const kind = items[item]?.kind ?? ORB;
  return { id: `${kind}-${item}`, names: kind === ORB ? { orb: item } : { item }, item };
}

/** Tells what somebody did with an item; an orb has the colour of that moment. */
export function tellOfItem(
  t: Kazzam,
  who: CreatureId,
  what: OrbDeed & ItemDeed,
  item: number,
  rule: string,
): void {
  if (!t.listening) return;
  const kind = t.state.items[item]?.kind ?? ORB;
  if (kind === ORB) tellOfOrb(t, who, what, item, rule);
  else t.emit({ type: 'item', rule, who, what, item, kind });
}

/** Tells of an item that is made or used up. */
function tellOfMade(
  t: Kazzam,
  who: CreatureId,
  what: 'made' | 'used',
  item: number,
  rule: string,
): void {
  const kind = t.state.items[item]?.kind;
  if (t.listening && kind !== undefined) t.emit({ type: 'item', rule, who, what, item, kind });
}

/** An item to be made. */
export type NewItem = Pick<Item, 'kind' | 'by' | 'place'>;

/**
 * Makes an item (KC-BRW-07). In somebody's hands it needs a free one, as any other does (KZ-ORB-08).
 *
 * @returns its number, which is new and stays its own once it is gone
 */
export function makeItem(t: Kazzam, { kind, by, place }: NewItem, rule: string): number {
  const { items } = t.state;
  const item = items.length;
  const lying = place.at === 'held' ? ({ at: 'gone' } as const) : place;
  items.push({ kind, team: undefined, groups: [], ofDungeon: false, home: -1, by, place: lying });
  if (place.at === 'held') hold(t, place.creature, item);
  tellOfMade(t, by, 'made', item, rule);
  return item;
}

/** An item is used up: it is nowhere any more. */
export function consume(t: Kazzam, who: CreatureId, number: number, rule: string): void {
  const { state } = t;
  const item = state.items[number];
  if (item === undefined) throw new RangeError(`there is no item ${number}`);
  if (item.place.at === 'held') release(state, item.place.creature, number);
  item.place = { at: 'gone' };
  tellOfMade(t, who, 'used', number, rule);
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
  const { creature } = yield* choose(
    t,
    seatOf(state, id),
    key,
    creatures.map((creature) => creatureOption(state, creature)),
    { rule, params: { who: id }, fallback: 0 },
  );
  return creature;
}
