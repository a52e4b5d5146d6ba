import { readTexts, wrong } from '@tablewright/engine/given';
import { partOf } from '../map/court-map.ts';
import {
  type Creature,
  type CreatureId,
  type Item,
  type KazzamState,
  NOBODY,
  NOWHERE,
} from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { groundOf, mapOf } from '../rules/court/ground-now.ts';
import { ORB } from '../rules/effects/item-def.ts';
import { itemCell } from '../rules/harm/items.ts';
import { orbsOf } from '../rules/match/setup.ts';
import type { Moment } from '../table.ts';
import { readList, readRecords, type Written } from './fields.ts';
import { flag, text } from './forms.ts';
import { layItems } from './items.ts';
import { COLOURS, colour, creature, item, orb, pedestal, square } from './names.ts';

const ORB_KEYS = ['name', 'colour', 'at', 'heldBy', 'loose', 'home', 'ofDungeon'] as const;

/** Every orb with its name, and where it is. */
export function writeOrbs(state: KazzamState): readonly Written[] {
  const printed = printedIn(state);
  const orbs = state.items.filter(({ kind }) => kind === ORB);
  return orbs.map((one, number) => ({
    name: orb.write(state, number),
    colour: colour.write(state, one.team),
    ...writePlace(state, one),
    ...(number < printed ? {} : writeOrigin(state, one)),
  }));
}

function writePlace(state: KazzamState, one: Item): Written {
  const { place } = one;
  if (place.at === 'held') return { heldBy: creature.write(state, place.creature) };
  const cell = itemCell(state, one);
  const isLoose = place.at === 'ground' && pedestalAt(state, cell) >= 0;
  return { at: square.write(state, cell), ...(isLoose ? { loose: true } : {}) };
}

function pedestalAt({ pedestals }: KazzamState, cell: number): number {
  return pedestals.findIndex((other) => other.cell === cell);
}

/** How many orbs the map has. */
function printedIn(state: KazzamState): number {
  return orbsOf(mapOf(state), state.red).items.length;
}

/** Where an orb that the map does not have began, where that is not where it is. */
function writeOrigin(state: KazzamState, one: Item): Written {
  const { home, ofDungeon, place } = one;
  return {
    ...(home === homeOf(place) ? {} : { home: home < 0 ? 'none' : pedestal.write(state, home) }),
    ...(ofDungeon === isOfDungeon(state, one) ? {} : { ofDungeon }),
  };
}

function homeOf(place: Item['place']): number {
  return place.at === 'pedestal' ? place.pedestal : -1;
}

function isOfDungeon(state: KazzamState, one: Pick<Item, 'place'>): boolean {
  const { place } = one;
  return place.at !== 'held' && partOf(mapOf(state), itemCell(state, one)).kind === 'dungeon';
}

/**
 * Orbs: the map's by their names, wherever they are now, and others that a sketched court has besides
 * (KZ-ORB-01, KZ-ORB-02); then other items.
 *
 * @param holders what creatures hold: a colour stands for one more orb
 */
export function layOrbs(
  moment: Moment,
  { orbs: value, items }: { readonly orbs: unknown; readonly items: unknown },
  holders: readonly { readonly id: CreatureId; readonly holds: unknown; readonly where: string }[],
): void {
  const { state } = moment;
  const held = holders.map(({ id, holds, where }) => {
    const names = (readTexts(holds, `${where}.holds`) ?? []).map((name, at) =>
      isColour(name) ? addHeld(state, id, name, `${where}.holds.${at}`) : name,
    );
    return { id, where: `${where}.holds`, names };
  });
  for (const { one, where } of readRecords(value, 'orbs', ORB_KEYS)) layOrb(state, one, where);
  layItems(moment, items);
  for (const { id, where, names } of held) takeUp(state, id, names, where);
  for (const [number, { place }] of state.items.entries()) {
    if (place.at !== 'held') continue;
    const { held: own } = creatureOf(state, place.creature);
    if (!own.includes(number)) own.push(number);
  }
  for (const { id, where } of held) checkHeld(state, creatureOf(state, id), where);
}

function isColour(name: string): boolean {
  return COLOURS.some((one) => one === name);
}

/** One more orb in its hands; its name. */
function addHeld(state: KazzamState, id: CreatureId, name: string, key: string): string {
  const place = { at: 'held', creature: id } as const;
  return addOrb(
    state,
    { team: colour.read(state, name, key), place, home: -1, ofDungeon: false },
    key,
  );
}

function addOrb(
  state: KazzamState,
  one: Pick<Item, 'team' | 'place' | 'home' | 'ofDungeon'>,
  key: string,
): string {
  const { length } = state.items;
  if (state.sketch === undefined) {
    wrong(
      key,
      `must name one of the ${length} orbs of the map, orb-0 to orb-${length - 1} (KZ-ORB-01)`,
    );
  }
  state.items.push({ ...one, kind: ORB, groups: [], by: NOBODY });
  return `orb-${length}`;
}

function layOrb(state: KazzamState, one: Written, where: string): void {
  const name =
    one.name === undefined
      ? `orb-${state.items.length}`
      : text.read(state, one.name, `${where}.name`);
  const isNew = name === `orb-${state.items.length}`;
  const place = placeOf(state, one, where);
  if (!isNew) {
    const known = state.items[orb.read(state, name, `${where}.name`)];
    if (known === undefined) return;
    for (const key of ['home', 'ofDungeon'])
      if (one[key] !== undefined)
        wrong(`${where}.${key}`, 'is told of orbs besides the map’s only');
    if (one.colour !== undefined && one.colour !== colour.write(state, known.team))
      wrong(`${where}.colour`, `must be ${colour.write(state, known.team)}, as ${name} is`);
    known.place = place;
    return;
  }
  const made = { team: colour.read(state, one.colour ?? 'neutral', `${where}.colour`), place };
  const home = one.home === undefined ? homeOf(place) : readHome(state, one.home, `${where}.home`);
  const whole = { ...made, home, ofDungeon: false };
  const ofDungeon =
    one.ofDungeon === undefined
      ? isOfDungeon(state, whole)
      : flag.read(state, one.ofDungeon, `${where}.ofDungeon`);
  addOrb(state, { ...whole, ofDungeon }, where);
}

function readHome(state: KazzamState, value: unknown, key: string): number {
  return value === 'none' ? -1 : pedestal.read(state, value, key);
}

function placeOf(state: KazzamState, one: Written, where: string): Item['place'] {
  if (one.heldBy !== undefined) {
    if (one.at !== undefined) wrong(`${where}.at`, 'does not go with "heldBy"');
    return { at: 'held', creature: creature.read(state, one.heldBy, `${where}.heldBy`) };
  }
  const cell = square.read(state, one.at, `${where}.at`);
  if (cell === NOWHERE) wrong(`${where}.at`, 'must be a square, or "heldBy" say who has it');
  if (groundOf(state).isFull(cell)) wrong(`${where}.at`, 'must not be Blocking Terrain');
  const number = pedestalAt(state, cell);
  const isLoose = one.loose !== undefined && flag.read(state, one.loose, `${where}.loose`);
  return number >= 0 && !isLoose ? { at: 'pedestal', pedestal: number } : { at: 'ground', cell };
}

/** Puts the items of these names into its hands, in this order. */
function takeUp(state: KazzamState, id: CreatureId, names: readonly string[], where: string): void {
  const self = creatureOf(state, id);
  for (const [at, name] of names.entries()) {
    const number = item.read(state, name, `${where}.${at}`);
    const taken = state.items[number];
    if (taken === undefined) continue;
    if (taken.place.at === 'held' && taken.place.creature !== id)
      wrong(`${where}.${at}`, `is in the hands of ${creature.write(state, taken.place.creature)}`);
    if (self.held.includes(number)) wrong(`${where}.${at}`, 'must not be there twice');
    taken.place = { at: 'held', creature: id };
    self.held.push(number);
  }
}

function checkHeld(
  state: KazzamState,
  { kind, team, held, stowed }: Creature,
  where: string,
): void {
  for (const [at, number] of held.entries()) {
    if (team !== undefined && state.items[number]?.team === team)
      wrong(`${where}.${at}`, 'must not be its own colour (KZ-ORB-06)');
  }
  if (kind === 'athlete' && held.length + (stowed ? 0 : 1) > 2)
    wrong(where, 'needs a hand each: two items only with "stowed": true (KZ-ORB-08)');
}

/** The orbs that a creep group guards: one by its name or its square, or several. */
export function layGuarded(state: KazzamState, group: number, value: unknown, key: string): void {
  if (value === undefined) return;
  const told = Array.isArray(value)
    ? readList(value, key).map((one, at) => [one, `${key}.${at}`] as const)
    : [[value, key] as const];
  for (const [one, where] of told) {
    const number = guardedAt(state, one, where);
    const found = state.items[number];
    if (found === undefined || found.team !== undefined)
      wrong(where, 'must be the name or the square of a neutral orb');
    state.items[number] = { ...found, groups: [...found.groups, group] };
  }
}

function guardedAt(state: KazzamState, value: unknown, where: string): number {
  if (typeof value === 'string' && value.startsWith('orb-')) return orb.read(state, value, where);
  const cell = square.read(state, value, where);
  return state.items.findIndex(
    (one) =>
      one.kind === ORB &&
      one.team === undefined &&
      one.place.at !== 'held' &&
      itemCell(state, one) === cell,
  );
}

/** The orbs that a creep group guards. */
export function writeGuarded(state: KazzamState, group: number): Written {
  const guarded = [...state.items.entries()].filter(([, { groups }]) => groups.includes(group));
  const names = guarded.map(([number]) => orb.write(state, number));
  if (names.length === 0) return {};
  return { orb: names.length === 1 ? names[0] : names };
}
