import { readTexts, wrong } from '@tablewright/engine/given';
import { partOf } from '../map/court-map.ts';
import { type Creature, type CreatureId, type KazzamState, NOWHERE, type Orb } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { groundOf, mapOf } from '../rules/court/ground-now.ts';
import { orbCell } from '../rules/harm/orbs.ts';
import { orbsOf } from '../rules/match/setup.ts';
import { readList, readRecords, type Written } from './fields.ts';
import { flag, text } from './forms.ts';
import { COLOURS, colour, creature, orb, pedestal, square } from './names.ts';

const ORB_KEYS = ['name', 'colour', 'at', 'heldBy', 'loose', 'home', 'ofDungeon'] as const;

/** Every orb with its name, and where it is. */
export function writeOrbs(state: KazzamState): readonly Written[] {
  const printed = printedIn(state);
  return state.orbs.map((one, number) => ({
    name: orb.write(state, number),
    colour: colour.write(state, one.team),
    ...writePlace(state, one),
    ...(number < printed ? {} : writeOrigin(state, one)),
  }));
}

function writePlace(state: KazzamState, one: Orb): Written {
  const { place } = one;
  if (place.at === 'held') return { heldBy: creature.write(state, place.creature) };
  const cell = orbCell(state, one);
  const isLoose = place.at === 'ground' && pedestalAt(state, cell) >= 0;
  return { at: square.write(state, cell), ...(isLoose ? { loose: true } : {}) };
}

function pedestalAt({ pedestals }: KazzamState, cell: number): number {
  return pedestals.findIndex((other) => other.cell === cell);
}

/** How many orbs the map has. */
function printedIn(state: KazzamState): number {
  return orbsOf(mapOf(state), state.red).orbs.length;
}

/** Where an orb that the map does not have began, where that is not where it is. */
function writeOrigin(state: KazzamState, one: Orb): Written {
  const { home, ofDungeon, place } = one;
  return {
    ...(home === homeOf(place) ? {} : { home: home < 0 ? 'none' : pedestal.write(state, home) }),
    ...(ofDungeon === isOfDungeon(state, one) ? {} : { ofDungeon }),
  };
}

function homeOf(place: Orb['place']): number {
  return place.at === 'pedestal' ? place.pedestal : -1;
}

function isOfDungeon(state: KazzamState, one: Orb): boolean {
  const { place } = one;
  return place.at !== 'held' && partOf(mapOf(state), orbCell(state, one)).kind === 'dungeon';
}

/**
 * Orbs: the map's by their names, wherever they are now, and others that a sketched court has besides
 * (KZ-ORB-01, KZ-ORB-02).
 *
 * @param holders what creatures hold: a colour stands for one more orb
 */
export function layOrbs(
  state: KazzamState,
  value: unknown,
  holders: readonly { readonly id: CreatureId; readonly holds: unknown; readonly where: string }[],
): void {
  const held = holders.map(({ id, holds, where }) => {
    const names = (readTexts(holds, `${where}.holds`) ?? []).map((name, at) =>
      isColour(name) ? addHeld(state, id, name, `${where}.holds.${at}`) : name,
    );
    return { id, where: `${where}.holds`, names };
  });
  for (const { one, where } of readRecords(value, 'orbs', ORB_KEYS)) layOrb(state, one, where);
  for (const { id, where, names } of held) takeUp(state, id, names, where);
  for (const [number, { place }] of state.orbs.entries()) {
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

function addOrb(state: KazzamState, one: Omit<Orb, 'groups'>, key: string): string {
  const { length } = state.orbs;
  if (state.sketch === undefined) {
    wrong(
      key,
      `must name one of the ${length} orbs of the map, orb-0 to orb-${length - 1} (KZ-ORB-01)`,
    );
  }
  state.orbs.push({ ...one, groups: [] });
  return `orb-${length}`;
}

function layOrb(state: KazzamState, one: Written, where: string): void {
  const name =
    one.name === undefined
      ? `orb-${state.orbs.length}`
      : text.read(state, one.name, `${where}.name`);
  const isNew = name === `orb-${state.orbs.length}`;
  const place = placeOf(state, one, where);
  if (!isNew) {
    const known = state.orbs[orb.read(state, name, `${where}.name`)];
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
  const whole = { ...made, home, ofDungeon: false, groups: [] };
  const ofDungeon =
    one.ofDungeon === undefined
      ? isOfDungeon(state, whole)
      : flag.read(state, one.ofDungeon, `${where}.ofDungeon`);
  addOrb(state, { ...whole, ofDungeon }, where);
}

function readHome(state: KazzamState, value: unknown, key: string): number {
  return value === 'none' ? -1 : pedestal.read(state, value, key);
}

function placeOf(state: KazzamState, one: Written, where: string): Orb['place'] {
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

/** Puts the orbs of these names into its hands, in this order. */
function takeUp(state: KazzamState, id: CreatureId, names: readonly string[], where: string): void {
  const self = creatureOf(state, id);
  for (const [at, name] of names.entries()) {
    const number = orb.read(state, name, `${where}.${at}`);
    const taken = state.orbs[number];
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
    if (team !== undefined && state.orbs[number]?.team === team)
      wrong(`${where}.${at}`, 'must not be its own colour (KZ-ORB-06)');
  }
  if (kind === 'athlete' && held.length + (stowed ? 0 : 1) > 2)
    wrong(where, 'needs a hand each: two orbs only with "stowed": true (KZ-ORB-08)');
}

/** The orbs that a creep group guards: one by its name or its square, or several. */
export function layGuarded(state: KazzamState, group: number, value: unknown, key: string): void {
  if (value === undefined) return;
  const told = Array.isArray(value)
    ? readList(value, key).map((one, at) => [one, `${key}.${at}`] as const)
    : [[value, key] as const];
  for (const [one, where] of told) {
    const number = guardedAt(state, one, where);
    const found = state.orbs[number];
    if (found === undefined || found.team !== undefined)
      wrong(where, 'must be the name or the square of a neutral orb');
    state.orbs[number] = { ...found, groups: [...found.groups, group] };
  }
}

function guardedAt(state: KazzamState, value: unknown, where: string): number {
  if (typeof value === 'string' && value.startsWith('orb-')) return orb.read(state, value, where);
  const cell = square.read(state, value, where);
  return state.orbs.findIndex(
    (one) => one.team === undefined && one.place.at !== 'held' && orbCell(state, one) === cell,
  );
}

/** The orbs that a creep group guards. */
export function writeGuarded(state: KazzamState, group: number): Written {
  const guarded = [...state.orbs.entries()].filter(([, { groups }]) => groups.includes(group));
  const names = guarded.map(([number]) => orb.write(state, number));
  if (names.length === 0) return {};
  return { orb: names.length === 1 ? names[0] : names };
}
