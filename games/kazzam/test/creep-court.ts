import { type Beginning, begin, type Court, type Told } from './table.ts';

/** A court on which creeps are about to act. */
export interface CreepCourt extends Beginning {
  readonly rows: readonly string[];
  /** The last one listed has the turn, and is the last to have one. */
  readonly athletes: readonly Told[];
  readonly creeps: readonly Readonly<Record<string, unknown>>[];
  readonly zones?: readonly Readonly<Record<string, unknown>>[];
  readonly orbs?: readonly Readonly<Record<string, unknown>>[];
}

/** Begins a match at the turn of the athlete who acts last in a round. */
export function beforeCreeps(court: CreepCourt): Court {
  const { rows, athletes, creeps, zones, orbs, ...how } = court;
  const given = {
    court: rows,
    athletes,
    creeps,
    turn: athletes.at(-1)?.name,
    ...(zones === undefined ? {} : { zones }),
    ...(orbs === undefined ? {} : { orbs }),
  };
  return begin(given, how);
}

/** The same, once all creeps have had their turns, if nobody is asked in between. */
export function afterCreeps(court: CreepCourt): Court {
  return beforeCreeps(court).answer('end-turn');
}

/** A group of Practice Golems, plain melee Creeps. */
export function golems(
  members: readonly unknown[],
  enemies: readonly string[] = [],
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return { group: 'practice-golem', members, enemies, ...more };
}

/** A group of Practice Archers, plain ranged Creeps. */
export function archers(
  members: readonly unknown[],
  enemies: readonly string[] = [],
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  return { group: 'practice-archer', members, enemies, ...more };
}

/** How much damage a creature has taken at each blow by another, in order. */
export function blows(court: Court, to: string, by: string): readonly number[] {
  return court
    .heard('damage')
    .filter((event) => event.who === court.id(to) && event.by === court.id(by))
    .map(({ amount }) => amount);
}

/** The squares of each movement of a creature of its own, in order. */
export function ways(court: Court, who: string): readonly (readonly number[])[] {
  return court
    .heard('moved')
    .filter((event) => event.who === court.id(who))
    .map(({ path }) => path);
}
