import { chooseSome, chooseText, type Flow } from '@tablewright/engine';
import { type Build, type CreatureId, type Implement, ROLES, type Role } from '../../model.ts';
import type { Kazzam, WithContent } from '../../table.ts';
import { creatureOf, seatOf } from '../court/creatures.ts';
import { choose } from '../effects/ask.ts';
import { classOf, contentOf, specialisationsOf } from '../effects/content.ts';
import { beginAbilities } from '../effects/innate.ts';
import { groupsAt, type PickGroup } from '../effects/manifest.ts';
import { athleteOf } from './setup.ts';

/** Level of what is built here; the next levels come with the season (KZ-PROG-01). */
export const LEVEL = 1;

/**
 * What is wrong with an athlete: everything that does not fit, each with what would (KZ-CHAR-01,
 * KC-INV-01, KC-INV-02). Nothing for a legal one.
 */
export function faultsOf(
  game: WithContent,
  { role, specialisation, className, implement, picks, level }: Build,
): readonly string[] {
  const faults: string[] = [];
  const own = specialisationsOf(game, role);
  if (!own.includes(specialisation)) {
    faults.push(`"${specialisation}" is no specialisation of a ${role}: ${own.join(', ')}`);
  }
  if (level !== LEVEL) faults.push(`level ${level} is not played yet, only level ${LEVEL}`);
  const offer = classOf(game, className);
  if (offer === undefined) {
    const known = contentOf(game)
      .classes.map(({ id }) => id)
      .join(', ');
    return [...faults, `"${className}" is no class: ${known}`];
  }
  if (!offer.implements.includes(implement)) {
    faults.push(`a ${className} carries a ${offer.implements.join(' or a ')}, not a ${implement}`);
  }
  for (const [pick, needed] of Object.entries(offer.needs ?? {})) {
    if (picks.includes(pick) && !needed.includes(implement)) {
      faults.push(`${pick} needs a ${needed.join(' or a ')}, not a ${implement}`);
    }
  }
  const groups = groupsAt(offer, level);
  if (!fillsGroups(groups, picks)) {
    const wanted = groups.map(({ key, count }) => `${count} ${key}`).join(', ');
    faults.push(`the picks of a ${className} are ${wanted}, all different`);
  }
  return faults;
}

/** Whether picks can be dealt out so that each group has its number: a pick may fit two groups. */
function fillsGroups(groups: readonly PickGroup[], picks: readonly string[]): boolean {
  const [group, ...others] = groups;
  if (group === undefined) return picks.length === 0;
  return subsets(picks, group.count).some(
    (taken) =>
      taken.every((pick) => group.from.includes(pick)) &&
      fillsGroups(
        others,
        picks.filter((pick) => !taken.includes(pick)),
      ),
  );
}

function subsets(of: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return of.flatMap((first, at) =>
    subsets(of.slice(at + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

/** What is wrong with a team: doubled roles or classes, and its athletes (KZ-TEAM-01, KZ-TEAM-02). */
export function faultsOfTeam(game: WithContent, team: readonly Build[]): readonly string[] {
  const faults = team.flatMap((build) =>
    faultsOf(game, build).map((fault) => `${build.name}: ${fault}`),
  );
  for (const key of ['role', 'className', 'name'] as const) {
    const values = team.map((build) => build[key]);
    if (new Set(values).size < values.length) faults.push(`two athletes share a ${key}`);
  }
  return faults;
}

/** Names that an athlete of a team can have where nobody gives it one. */
const NAMES = [
  ['Ash', 'Briar', 'Cedar', 'Dune', 'Ember'],
  ['Frost', 'Gale', 'Haze', 'Iris', 'Jade'],
] as const;

/**
 * Builds the next athlete of the teams that are made for this match: role, specialisation, class,
 * implement, picks and name, as whoever plays it likes, with every restriction (KZ-CHAR-01).
 */
export function* buildNext(t: Kazzam): Flow<void> {
  const { state } = t;
  const id = state.builds.findIndex(({ className }) => className === '');
  if (id < 0) {
    state.step = 'deploy';
    return;
  }
  const { team = 0 } = creatureOf(state, id);
  const mates = state.builds.filter((_, at) => creatureOf(state, at).team === team);
  const role = yield* ask<Role>(
    t,
    id,
    'build-role',
    'KZ-TEAM-01',
    ROLES.filter((one) => !isDone(mates, 'role', one)),
  );
  const specialisation = yield* ask(
    t,
    id,
    'build-specialisation',
    'KZ-CHAR-01',
    specialisationsOf(t, role),
  );
  const className = yield* ask(
    t,
    id,
    'build-class',
    'KZ-TEAM-02',
    contentOf(t)
      .classes.map((offer) => offer.id)
      .filter((one) => !isDone(mates, 'className', one)),
  );
  const picks = yield* askPicks(t, id, className);
  const implement = yield* ask<Implement>(
    t,
    id,
    'build-implement',
    'KZ-CHAR-03',
    implementsFor(t, className, picks),
  );
  const fallback = NAMES[team][id % NAMES[team].length] ?? `Athlete ${id + 1}`;
  const name = yield* askName(t, id, fallback);
  const build: Build = { name, role, specialisation, className, picks, implement, level: LEVEL };
  state.builds = state.builds.map((other, at) => (at === id ? build : other));
  state.creatures = state.creatures.map((other, at) =>
    at === id ? athleteOf(t, build, id, team) : other,
  );
  beginAbilities(t);
}

/** Whether a teammate that is built already has it. */
function isDone(mates: readonly Build[], key: 'role' | 'className', value: string): boolean {
  return mates.some((mate) => mate.className !== '' && mate[key] === value);
}

function* ask<I extends string>(
  t: Kazzam,
  id: CreatureId,
  key: string,
  rule: string,
  ids: readonly I[],
): Flow<I> {
  const chosen = yield* choose(
    t,
    id,
    key,
    ids.map((one) => ({ id: one, value: one })),
    { rule },
  );
  return chosen.value;
}

function* askPicks(t: Kazzam, id: CreatureId, className: string): Flow<readonly string[]> {
  const picks: string[] = [];
  const { groups = [] } = classOf(t, className) ?? {};
  for (const { key, rule, from, count } of groupsAt({ groups }, LEVEL)) {
    const open = from.filter((pick) => !picks.includes(pick));
    const chosen = yield* chooseSome(
      t,
      seatOf(t.state, id),
      `build-${key}`,
      open.map((pick) => ({ id: pick, names: { power: pick } })),
      { rule, params: { who: id, count }, about: { who: id }, min: count, max: count },
    );
    picks.push(...chosen.map((pick) => pick.id));
  }
  return picks;
}

function implementsFor(
  game: WithContent,
  className: string,
  picks: readonly string[],
): readonly Implement[] {
  const offer = classOf(game, className);
  const needs = picks.flatMap((pick) => {
    const needed = offer?.needs?.[pick];
    return needed === undefined ? [] : [needed];
  });
  return (offer?.implements ?? []).filter((one) => needs.every((needed) => needed.includes(one)));
}

/** How anybody may be called; the words that stand for nobody and for a trap are no names. */
export const NAME = "(?!nobody$|trap-\\d+$)[\\p{L}\\p{N}][\\p{L}\\p{N} .’'-]*";

function* askName(t: Kazzam, id: CreatureId, fallback: string): Flow<string> {
  const { state } = t;
  const taken = state.creatures.flatMap(({ name }, at) => (at === id ? [] : [name]));
  const name = yield* chooseText(t, seatOf(state, id), 'build-name', {
    rule: 'KZ-CHAR-01',
    params: { who: id },
    minLength: 1,
    maxLength: 20,
    pattern: NAME,
    fallback: ownName(fallback, taken, id),
  });
  return ownName(name, taken, id);
}

/** A name is an athlete's own (KZ-SETUP-03): a doubled one gets its number. */
function ownName(name: string, taken: readonly string[], id: CreatureId): string {
  return taken.includes(name) ? ownName(`${name} ${id + 1}`, taken, id) : name;
}
