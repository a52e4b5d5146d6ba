import { type CourtMap, partOf } from '../../map/court-map.ts';
import {
  type Build,
  type Creature,
  type CreepGroup,
  type Implement,
  type Item,
  type KazzamState,
  NOBODY,
  NOWHERE,
  type Pedestal,
  type Team,
} from '../../model.ts';
import type { WithContent } from '../../table.ts';
import { opponentOf, startingWards } from '../court/creatures.ts';
import { FRESH } from '../court/fresh-creature.ts';
import { contentOf } from '../effects/content.ts';
import { beginAbilities, changeByAbilities } from '../effects/innate.ts';
import { ORB } from '../effects/item-def.ts';
import type { House } from '../effects/manifest.ts';
import { creepsOf, type SetUp } from './creep-groups.ts';
import { withGuests } from './guests.ts';
import { buildsOf, type TeamSheet } from './team-sheet.ts';

/** HP and speed of an athlete where nothing else is said (KZ-HP-01, KZ-CHAR-04). */
const ATHLETE = { hp: 8, speed: 6 } as const;

/** How far implements reach; a sword as far as its bearer (KZ-IMPL-01, KZ-IMPL-04, KZ-IMPL-08). */
const RANGES: Readonly<Record<Implement, number>> = { wand: 5, staff: 6, sword: 0 };

/** Orbs and creeps in their places, athletes beside the court, nothing spent (KZ-SETUP-03, KZ-SETUP-05). */
export function setUp(t: SetUp): KazzamState {
  const { map: id, athletes: perTeam } = t.options;
  const map = contentOf(t).maps.find((one) => one.map.id === id)?.map;
  if (map === undefined) throw new RangeError(`there is no map "${id}"`);
  const red = t.options.redTeam === 'players' ? 0 : 1;
  const ours = teamOf(t, 0, perTeam);
  // Names are each athlete's own: a team that plays itself is numbered.
  const theirs = numbered(teamOf(t, 1, perTeam), ours);
  const builds = [...ours, ...theirs];
  const creatures = builds.map((build, at) => athleteOf(t, build, at, at < perTeam ? 0 : 1));
  const groups: CreepGroup[] = [];
  for (const [place, name] of map.order.entries()) {
    const { group, members } = creepsOf(t, map, name, { place, before: creatures, perTeam });
    groups.push(group);
    creatures.push(...members);
  }
  const state: KazzamState = {
    options: t.options,
    map: id,
    sketch: undefined,
    perTeam,
    red,
    builds,
    creatures,
    seats: builds.map((_, at) => seatFor(at, perTeam, t.seatCount)),
    ...orbsOf(map, red),
    groups,
    effects: [],
    nextEffect: 0,
    struck: [],
    changed: [],
    walls: [],
    traps: [],
    round: 0,
    order: [],
    place: 0,
    turn: undefined,
    assault: undefined,
    underway: [],
    unsettled: [],
    command: undefined,
    compelled: undefined,
    things: undefined,
    step: builds.some(({ className }) => className === '') ? 'build' : 'deploy',
    points: [0, 0],
    strikes: [0, 0],
    stats: builds.map(() => ({ strikes: 0, kills: 0, creeps: 0, orbs: 0, points: 0 })),
    ending: false,
    result: 'playing',
    conceded: undefined,
  };
  const called = [0, 1].map((team) => broughtOf(t, team as Team)?.name ?? '');
  if (called.some((name) => name !== '')) state.called = called as [string, string];
  beginAbilities({ state, content: t.content });
  return state;
}

/** The place of a match for the document that is a team. */
export function slotOf(team: Team): string {
  return team === 0 ? 'team/players' : 'team/opposition';
}

/** The team that was brought for a side, if any. */
function broughtOf({ documents = {} }: SetUp, team: Team): TeamSheet | undefined {
  return documents[slotOf(team)] as TeamSheet | undefined;
}

/** The other side, with a number for whoever is called as one of ours. */
function numbered(theirs: readonly Build[], ours: readonly Build[]): readonly Build[] {
  const taken = new Set([...ours, ...theirs].map(({ name }) => name));
  return theirs.map((build) => {
    if (ours.every(({ name }) => name !== build.name)) return build;
    let number = 2;
    while (taken.has(`${build.name} ${number}`)) number += 1;
    return { ...build, name: `${build.name} ${number}` };
  });
}

/** The athletes of a ready team or of one that was brought, or blanks for one that is yet to be built. */
function teamOf(t: SetUp, team: Team, perTeam: number): readonly Build[] {
  const brought = broughtOf(t, team);
  const { players, opposition } = t.options;
  if (brought !== undefined) {
    const own = buildsOf(brought, perTeam);
    const other = team === 0 ? opposition : players;
    return withGuests(t, own, perTeam, playingFor(t, other, perTeam)) ?? own;
  }
  const named = team === 0 ? players : opposition;
  const ready = contentOf(t).teams.find(({ id }) => id === named);
  if (ready !== undefined) {
    const fielded = ready.athletes.slice(0, perTeam);
    return t.options.houseNumbers === 'block' ? asPrinted(fielded, ready.house) : fielded;
  }
  return Array.from({ length: perTeam }, (_, at) => ({ ...BLANK, name: `Athlete ${at + 1}` }));
}

/** Names of those whom a ready team fields; nobody's of one that is built. */
function playingFor(t: SetUp, named: string, perTeam: number): readonly string[] {
  const ready = contentOf(t).teams.find(({ id }) => id === named);
  return (ready?.athletes ?? []).slice(0, perTeam).map(({ name }) => name);
}

/** Athletes of a house with the numbers of their stat blocks (KT-GEN-05). */
function asPrinted(athletes: readonly Build[], house: House | undefined): readonly Build[] {
  return athletes.map((build) => {
    const printed = (house?.blocks ?? []).filter(({ of }) => of === build.role);
    const picks = build.picks.map(
      (pick) => printed.find((one) => one.pick === pick)?.ability.id ?? pick,
    );
    const more = printed.flatMap(({ pick, ability }) => (pick === undefined ? ability.id : []));
    return { ...build, picks: [...picks, ...more] };
  });
}

const BLANK: Omit<Build, 'name'> = {
  role: 'striker',
  specialisation: '',
  className: '',
  picks: [],
  implement: 'wand',
  level: 1,
};

/** The last seat plays the opposition (KZ-JOB-05); the others share the player team in turn. */
export function seatFor(athlete: number, perTeam: number, seatCount: number): number {
  const last = seatCount - 1;
  return athlete < perTeam ? athlete % Math.max(1, last) : last;
}

/** An athlete beside the court at the start of a match (KZ-SETUP-05). */
export function athleteOf(game: WithContent, build: Build, at: number, team: Team): Creature {
  const athlete = plainAthlete(build, at, team);
  changeByAbilities(game, build, athlete);
  athlete.wards = startingWards(athlete);
  return athlete;
}

/** An athlete before its abilities change it (KZ-CHAR-04). */
export function plainAthlete(build: Build, at: number, team: Team): Creature {
  return {
    ...FRESH,
    wards: [],
    held: [],
    spent: [],
    kind: 'athlete',
    name: build.name,
    team,
    build: at,
    group: -1,
    block: undefined,
    type: undefined,
    mob: false,
    cell: NOWHERE,
    width: 1,
    height: 1,
    fullWidth: 1,
    fullHeight: 1,
    hp: ATHLETE.hp,
    maxHp: ATHLETE.hp,
    speed: ATHLETE.speed,
    implement: build.implement,
    implementRange: RANGES[build.implement],
  };
}

/**
 * Pedestals as printed, with their orbs: a team's own on its own, neutral ones (KZ-ORB-01, KZ-ORB-02).
 *
 * @param red the team that plays red (KM-GEN-03)
 */
export function orbsOf(
  map: CourtMap,
  red: Team,
): { readonly pedestals: Pedestal[]; readonly items: Item[] } {
  const pedestals: Pedestal[] = [];
  const items: Item[] = [];
  for (const { cell, owner, orbs: count, guards } of map.pedestals) {
    const team = owner === 'neutral' ? undefined : owner === 'red' ? red : opponentOf(red);
    const ofDungeon = partOf(map, cell).kind === 'dungeon';
    const groups = guards.map((guard) => map.order.indexOf(guard));
    for (let i = 0; i < count; i += 1) {
      const home = pedestals.length;
      const place = { at: 'pedestal', pedestal: home } as const;
      items.push({ kind: ORB, team, groups, ofDungeon, home, by: NOBODY, place });
    }
    pedestals.push({ cell, team });
  }
  return { pedestals, items };
}
