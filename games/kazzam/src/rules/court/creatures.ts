import {
  type Creature,
  type CreatureId,
  type KazzamState,
  NOBODY,
  NOWHERE,
  type Team,
  type Ward,
} from '../../model.ts';
import { timekeeperOf } from './actor-at.ts';
import type { Body } from './footprint.ts';
import { itemAt } from './item-at.ts';
import { standIn } from './things.ts';

/** The creature of that number, or what stands for a trap. @throws RangeError if there is none */
export function creatureOf(state: KazzamState, id: CreatureId): Creature {
  const creature = id < 0 ? standIn(state, id) : state.creatures[id];
  if (creature === undefined) throw new RangeError(`there is no creature ${id}`);
  return creature;
}

/** The numbers of all creatures of which something holds. */
export function creaturesWhere(
  { creatures }: KazzamState,
  holds: (id: CreatureId) => boolean,
): CreatureId[] {
  const found: CreatureId[] = [];
  for (let id = 0; id < creatures.length; id += 1) if (holds(id)) found.push(id);
  return found;
}

/** Whether it has a square (KZ-DUN-03). */
export function isOnMap(creature: Creature): boolean {
  return creature.cell !== NOWHERE;
}

/** Whether an athlete brought it into the match (KZ-TARG-01). */
export function isCompanion({ owner }: Creature): boolean {
  return owner !== NOBODY;
}

/** Who rolls for the attacks of a creature: for what an athlete has brought that athlete does (KC-SUM-03). */
export function rollerOf(state: KazzamState, id: CreatureId): CreatureId {
  const { owner } = creatureOf(state, id);
  return owner === NOBODY ? id : owner;
}

/**
 * A creature with its companions that are on the map, in the order in which they came: their time is
 * its own (KC-SUM-06).
 */
export function companyOf(state: KazzamState, id: CreatureId): readonly CreatureId[] {
  const { creatures } = state;
  const company = [id];
  for (let other = 0; other < creatures.length; other += 1) {
    const creature = creatureOf(state, other);
    if (creature.owner === id && isOnMap(creature)) company.push(other);
  }
  return company;
}

/** Where a creature stands, or where it fell if it is off the map. */
export function lastPlaceOf(creature: Creature): Body {
  const { cell, width, height } = creature;
  return { cell: isOnMap(creature) ? cell : creature.fellAt, width, height };
}

/** Whether it may be where it could not stay, as it is moving or has yet to come down (KZ-STAT-23). */
export function isOnItsWay({ underway, unsettled }: KazzamState, id: CreatureId): boolean {
  return underway.includes(id) || unsettled.includes(id);
}

/** The Ward that an athlete begins with (KZ-SETUP-05, KZ-DUN-06). */
export function startingWards({ startingWard }: Pick<Creature, 'startingWard'>): Ward[] {
  return startingWard > 0 ? [{ amount: startingWard, onTop: false, by: NOBODY }] : [];
}

/** A creature as an option: by its name, which is its own in its match. */
export interface CreatureOption {
  readonly id: string;
  readonly names: { readonly creature: CreatureId };
  readonly creature: CreatureId;
}

/** The option that names a creature. */
export function creatureOption(state: KazzamState, creature: CreatureId): CreatureOption {
  return { id: creatureOf(state, creature).name, names: { creature }, creature };
}

/** The other team. */
export function opponentOf(team: Team): Team {
  return team === 0 ? 1 : 0;
}

/**
 * The seat that decides for a creature: an athlete's own, of a companion that of its owner, or that of
 * whoever commands it, or its owner, for now.
 *
 * @throws RangeError for a Creep that no athlete commands, which decides by its own rules, and for a
 *   trap: nobody is to be asked for these
 */
export function seatOf({ seats, command, creatures }: KazzamState, id: CreatureId): number {
  const keeper = timekeeperOf({ creatures }, id);
  const commanded = command?.creature === id || command?.creature === keeper;
  const decides = command !== undefined && commanded ? command.by : keeper;
  const seat = seats[timekeeperOf({ creatures }, decides)];
  if (seat !== undefined) return seat;
  const name = itemAt(creatures, decides)?.name ?? `creature ${decides}`;
  throw new RangeError(`no seat decides for ${name}`);
}

/** The seats that play athletes of a team, in the order of these. */
export function seatsOf({ seats, creatures }: KazzamState, team: Team): readonly number[] {
  return [...new Set(seats.filter((_, id) => itemAt(creatures, id)?.team === team))];
}

/**
 * Whether two creatures are enemies where nobody is asked (KZ-TARG-06): teammates are allies,
 * everything else is an enemy; members of one creep group are allies (KZ-TARG-12).
 */
export function areEnemies(state: KazzamState, one: CreatureId, other: CreatureId): boolean {
  if (one === other) return false;
  const first = creatureOf(state, one);
  const second = creatureOf(state, other);
  if (first.team !== undefined || second.team !== undefined) return first.team !== second.team;
  return first.group !== second.group;
}

/** Whether two creatures are allies where nobody is asked: teammates, one creep group (KZ-TARG-14). */
export function areAllies(state: KazzamState, one: CreatureId, other: CreatureId): boolean {
  return one !== other && !areEnemies(state, one, other);
}

/**
 * Whether `holder` may use an Opportunity that `granter` gives (KZ-OPP-07): an athlete against its
 * opponents and any creep, a creep against whom its group lists.
 */
export function mayStrike(state: KazzamState, holder: CreatureId, granter: CreatureId): boolean {
  const { group } = creatureOf(state, holder);
  const listed = itemAt(state.groups, group)?.enemies;
  return listed === undefined ? areEnemies(state, holder, granter) : listed.includes(granter);
}
