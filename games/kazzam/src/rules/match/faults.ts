import type { ContentProblem } from '@tablewright/engine/documents';
import type { Build, Implement } from '../../model.ts';
import type { WithContent } from '../../table.ts';
import { classOf, contentOf, specialisationsOf } from '../effects/content.ts';
import { type ClassManifest, groupsAt, type PickGroup } from '../effects/manifest.ts';

/** Level of what is built here; the next levels come with the season (KZ-PROG-01). */
export const LEVEL = 1;

/** How anybody may be called; the words that stand for nobody and for a trap are no names. */
export const NAME = "(?!nobody$|trap-\\d+$)[\\p{L}\\p{N}][\\p{L}\\p{N} .’'-]*";
/** The longest name of an athlete or a team, in characters. */
export const LONGEST_NAME = 20;

/**
 * What is wrong with an athlete: everything that does not fit, each with what would (KZ-CHAR-01,
 * KC-INV-01, KC-INV-02), by the part of it. Nothing for a legal one.
 */
export function faultsOf(
  game: WithContent,
  { role, specialisation, className, implement, picks, level }: Build,
): readonly ContentProblem[] {
  const faults: ContentProblem[] = [];
  const fault = (path: string, message: string) => faults.push({ path, message });
  const own = specialisationsOf(game, role);
  if (!own.includes(specialisation)) {
    fault('specialisation', `"${specialisation}" is none of a ${role}: ${own.join(', ')}`);
  }
  if (level !== LEVEL) fault('level', `${level} is not played yet, only ${LEVEL}`);
  const offer = classOf(game, className);
  if (offer === undefined) {
    const known = contentOf(game).classes.map(({ id }) => id);
    fault('class', `"${className}" is no class: ${known.join(', ')}`);
    return faults;
  }
  if (!offer.implements.includes(implement)) {
    const allowed = offer.implements.join(' or a ');
    fault('implement', `a ${className} carries a ${allowed}, not a ${implement}`);
  }
  for (const [pick, needed] of Object.entries(offer.needs ?? {})) {
    if (picks.includes(pick) && !needed.includes(implement)) {
      fault('implement', `${pick} needs a ${needed.join(' or a ')}, not a ${implement}`);
    }
  }
  const groups = groupsAt(offer, level, picks);
  if (dealtOut(groups, picks) === undefined) {
    const wanted = groups.map(({ key, count }) => `${count} ${key}`).join(', ');
    fault('picks', `those of a ${className} are ${wanted}, all different`);
  }
  return faults;
}

/**
 * The picks of each group, if they can be dealt out so that each has its number: a pick may fit two
 * groups (KC-INV-01).
 */
export function dealtOut(
  groups: readonly PickGroup[],
  picks: readonly string[],
): readonly (readonly string[])[] | undefined {
  const [group, ...others] = groups;
  if (group === undefined) return picks.length === 0 ? [] : undefined;
  for (const taken of subsets(picks, group.count)) {
    if (!taken.every((pick) => group.from.includes(pick))) continue;
    const rest = dealtOut(
      others,
      picks.filter((pick) => !taken.includes(pick)),
    );
    if (rest !== undefined) return [taken, ...rest];
  }
  return undefined;
}

function subsets(of: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return of.flatMap((first, at) =>
    subsets(of.slice(at + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

/** What no two athletes of a team share, with what the rule is about (KZ-TEAM-01, KZ-TEAM-02, KZ-SETUP-03). */
const OWN = [
  ['role', 'role'],
  ['className', 'class'],
  ['name', 'name'],
] as const;

/** What is wrong with a team: doubled roles, classes or names, and its athletes (KZ-TEAM-01, KZ-TEAM-02). */
export function faultsOfTeam(game: WithContent, team: readonly Build[]): readonly ContentProblem[] {
  const faults = team.flatMap((build, at) =>
    faultsOf(game, build).map(({ path, message }) => ({ path: `${at}.${path}`, message })),
  );
  for (const [at, build] of team.entries()) {
    for (const [key, path] of OWN) {
      const first = team.findIndex((other) => other[key] === build[key]);
      if (first === at) continue;
      const message = `${team[first]?.name} has "${build[key]}" already: no ${path} twice in a team`;
      faults.push({ path: `${at}.${path}`, message });
    }
  }
  return faults;
}

/** What a class with these picks can carry (KZ-CHAR-03, KC-INV-02). */
export function implementsFor(
  { implements: all, needs }: Pick<ClassManifest, 'implements' | 'needs'>,
  picks: readonly string[],
): readonly Implement[] {
  return all.filter((one) => picks.every((pick) => needs?.[pick]?.includes(one) ?? true));
}
