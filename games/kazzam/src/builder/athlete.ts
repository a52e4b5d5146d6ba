import type { Chosen, Draft, DraftMember } from '@tablewright/table-kit/builder-data';
import { CONTENT } from '../content/index.ts';
import { type Build, IMPLEMENTS, type Implement, ROLES, type Role } from '../model.ts';
import { classOf, specialisationsOf } from '../rules/effects/content.ts';
import { type ClassManifest, groupsAt, type PickGroup } from '../rules/effects/manifest.ts';
import { dealtOut, implementsFor, LEVEL } from '../rules/match/faults.ts';
import { type AthleteSheet, NAMES, type TeamSheet } from '../rules/match/team-sheet.ts';

/** The content, as rules are asked about it. */
export const GAME = { content: CONTENT };

/** What is chosen for an athlete, as far as it is. */
export interface Athlete {
  readonly name: string;
  readonly role: Role | undefined;
  readonly specialisation: string | undefined;
  readonly offer: ClassManifest | undefined;
  readonly groups: readonly PickGroup[];
  /** All of its picks, group by group. */
  readonly picks: readonly string[];
  readonly implement: Implement | undefined;
}

/** The part that a group of picks is. */
export function partOf(group: string): string {
  return `pick.${group}`;
}

/** What a member of a draft is. */
export function athleteOf({ name, chosen }: DraftMember): Athlete {
  const one = (part: string) => chosen[part]?.[0];
  const offer = classOf(GAME, one('class') ?? '');
  const groups = offer === undefined ? [] : groupsAt(offer, LEVEL, Object.values(chosen).flat());
  return {
    name,
    role: ROLES.find((role) => role === one('role')),
    specialisation: one('specialisation'),
    offer,
    groups,
    picks: groups.flatMap(({ key, from }) =>
      from.filter((pick) => chosen[partOf(key)]?.includes(pick)),
    ),
    implement: IMPLEMENTS.find((implement) => implement === one('implement')),
  };
}

/** As the rules know it; what is open is empty. */
export function buildOf(member: DraftMember): Build {
  const { name, role, specialisation, offer, picks, implement } = athleteOf(member);
  return {
    name,
    role: role ?? 'striker',
    specialisation: specialisation ?? '',
    className: offer?.id ?? '',
    picks,
    implement: implement ?? 'wand',
    level: LEVEL,
  };
}

/** An athlete of a sheet in parts. */
export function memberOf(athlete: AthleteSheet): DraftMember {
  const { name, role, specialisation, class: className, picks, implement } = athlete;
  const offer = classOf(GAME, className);
  const groups = offer === undefined ? [] : groupsAt(offer, LEVEL, picks);
  const dealt = dealtOut(groups, picks) ?? [];
  return {
    name,
    chosen: {
      role: [role],
      specialisation: [specialisation],
      class: [className],
      ...Object.fromEntries(groups.map(({ key }, at) => [partOf(key), dealt[at] ?? []])),
      implement: [implement],
    },
  };
}

/** A sheet in parts. */
export function draftOf({ name, athletes }: TeamSheet): Draft {
  return { name, members: athletes.map(memberOf) };
}

/** The sheet that a draft without faults is. */
export function sheetOfDraft({ name, members }: Draft): TeamSheet {
  const athletes = members.map((member): AthleteSheet => {
    const { className, level: _, ...build } = buildOf(member);
    return { ...build, name: build.name.trim(), class: className };
  });
  return { name: name.trim(), athletes };
}

/** So many athletes of whom only names are known. */
export function emptyDraft(count: number): Draft {
  const members = NAMES.slice(0, count).map((name) => ({ name, chosen: {} }));
  return { name: '', members };
}

/** A draft with so many athletes; new ones get names that nobody has. */
export function resized(draft: Draft, count: number): Draft {
  const taken = draft.members.map(({ name }) => name);
  const names = NAMES.filter((name) => !taken.includes(name));
  const added = names
    .slice(0, Math.max(0, count - draft.members.length))
    .map((name) => ({ name, chosen: {} }));
  return { ...draft, members: [...draft.members.slice(0, count), ...added] };
}

/**
 * What is chosen, in order: what does not go with role, class or picks any more is dropped, and what
 * leaves nothing to choose is chosen.
 */
export function tidied(member: DraftMember): DraftMember {
  const { role, specialisation, offer, groups } = athleteOf(member);
  const kept: Record<string, readonly string[]> = {};
  if (role !== undefined) {
    kept.role = [role];
    const own = specialisationsOf(GAME, role);
    if (specialisation !== undefined && own.includes(specialisation)) {
      kept.specialisation = [specialisation];
    }
  }
  if (offer !== undefined) {
    kept.class = [offer.id];
    Object.assign(kept, picksKept(groups, member.chosen));
    const picks = Object.entries(kept).flatMap(([part, ids]) =>
      part.startsWith('pick.') ? ids : [],
    );
    const allowed = implementsFor(offer, picks);
    const [only] = allowed;
    const wanted = allowed.find((one) => member.chosen.implement?.includes(one));
    const implement = wanted ?? (allowed.length === 1 ? only : undefined);
    if (implement !== undefined) kept.implement = [implement];
  }
  return { ...member, chosen: kept };
}

/** The picks of each group, none twice; those of a group that has no more than it needs are all taken. */
function picksKept(groups: readonly PickGroup[], chosen: Chosen): Chosen {
  const taken = new Set<string>();
  const kept: Record<string, readonly string[]> = {};
  for (const { key, from, count } of groups) {
    const wanted = (chosen[partOf(key)] ?? []).filter(
      (pick) => from.includes(pick) && !taken.has(pick),
    );
    const picks = from.length <= count ? from : [...new Set(wanted)].slice(0, count);
    for (const pick of picks) taken.add(pick);
    kept[partOf(key)] = picks;
  }
  return kept;
}
