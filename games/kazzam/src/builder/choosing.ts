import { sampleOf } from '@tablewright/engine';
import { type Chance, type Draft, toggled, withMember } from '@tablewright/table-kit/builder-data';
import { ROLES } from '../model.ts';
import { contentOf, specialisationsOf } from '../rules/effects/content.ts';
import { implementsFor } from '../rules/match/faults.ts';
import { athleteOf, GAME, partOf, tidied } from './athlete.ts';
import { partsOf } from './parts.ts';

/** Only ids are looked at, so that nothing needs words. */
const WORDLESS = { locale: 'en', say: () => '' };

/** What goes along when a role or a class changes hands. */
const PACKAGES: Readonly<Record<string, (part: string) => boolean>> = {
  role: (part) => part === 'role' || part === 'specialisation',
  class: (part) => part === 'class' || part === 'implement' || part.startsWith('pick.'),
};

/**
 * Puts an option in, or takes it out again; what is closed changes nothing. A role or a class that a
 * teammate has changes hands with all that comes with it, so that no two ever have the same (KZ-TEAM-01,
 * KZ-TEAM-02).
 */
export function choose(draft: Draft, at: number, part: string, option: string): Draft {
  const member = draft.members[at];
  const asked = partsOf(draft, at, WORDLESS).find(({ id }) => id === part);
  const offered = asked?.options.find(({ id }) => id === option);
  if (member === undefined || asked === undefined || offered === undefined) return draft;
  if (offered.closed !== undefined) return draft;
  if (offered.taken !== undefined) return settled(swapped(draft, at, part, option));
  const ids = toggled(asked.chosen, option, asked.count);
  const chosen = { ...member.chosen, [part]: ids };
  return settled(withMember(draft, at, tidied({ ...member, chosen })));
}

function swapped(draft: Draft, at: number, part: string, option: string): Draft {
  const mate = draft.members.findIndex(({ chosen }) => chosen[part]?.includes(option));
  const goesAlong = PACKAGES[part];
  const [own, other] = [draft.members[at], draft.members[mate]];
  if (own === undefined || other === undefined || goesAlong === undefined) return draft;
  const taking = (from: typeof own, to: typeof own) => ({
    ...to,
    chosen: {
      ...Object.fromEntries(Object.entries(to.chosen).filter(([one]) => !goesAlong(one))),
      ...Object.fromEntries(Object.entries(from.chosen).filter(([one]) => goesAlong(one))),
    },
  });
  return withMember(withMember(draft, at, taking(other, own)), mate, taking(own, other));
}

/** The last of five has the role that is left: a single answer is not asked. */
function settled(draft: Draft): Draft {
  const roles = draft.members.map((member) => athleteOf(member).role);
  const open = ROLES.filter((role) => !roles.includes(role));
  const [only] = open;
  const at = roles.indexOf(undefined);
  if (only === undefined || open.length > 1 || at < 0) return draft;
  const { chosen = {} } = draft.members[at] ?? {};
  return withMember(draft, at, { chosen: { ...chosen, role: [only] } });
}

/** Chooses what is open of one athlete, or of all, each with the same chance. */
export function fill(draft: Draft, at: number | undefined, random: Chance): Draft {
  if (at !== undefined) return fillOne(draft, at, random);
  return draft.members.reduce((so, _, place) => fillOne(so, place, random), draft);
}

function fillOne(draft: Draft, at: number, random: Chance): Draft {
  const member = draft.members[at];
  if (member === undefined) return draft;
  const mates = draft.members.filter((_, place) => place !== at).map(athleteOf);
  const { role, specialisation, offer } = athleteOf(member);
  const roles = ROLES.filter((one) => mates.every((mate) => mate.role !== one));
  const [newRole = ROLES[0]] = role === undefined ? sampleOf(roles, 1, random) : [role];
  const special = specialisation ?? sampleOf(specialisationsOf(GAME, newRole), 1, random)[0] ?? '';
  const { classes } = contentOf(GAME);
  const open = classes.filter(({ id }) => mates.every((mate) => mate.offer?.id !== id));
  const newClass = offer ?? sampleOf(open, 1, random)[0];
  const begun = tidied({
    ...member,
    chosen: {
      ...member.chosen,
      role: [newRole],
      specialisation: [special],
      class: newClass === undefined ? [] : [newClass.id],
    },
  });
  return withMember(draft, at, fillPicks(begun, random));
}

/** Fills the groups of its class, then takes up an implement that goes with them. */
function fillPicks(member: Draft['members'][number], random: Chance): Draft['members'][number] {
  const { offer, implement } = athleteOf(member);
  if (offer === undefined) return member;
  const { groups } = offer;
  const chosen: Record<string, readonly string[]> = { ...member.chosen };
  for (const group of groups) {
    // What is picked may bring more picks.
    if (!athleteOf({ ...member, chosen }).groups.includes(group)) continue;
    const { key, from, count } = group;
    const own = chosen[partOf(key)] ?? [];
    const taken = groups.flatMap((other) => chosen[partOf(other.key)] ?? []);
    // What is carried already stays: only powers that go with it are drawn.
    const goes = (pick: string) =>
      implement === undefined || offer.needs?.[pick]?.includes(implement) !== false;
    const open = from.filter((pick) => !taken.includes(pick) && goes(pick));
    chosen[partOf(key)] = [...own, ...sampleOf(open, count - own.length, random)];
  }
  const picks = groups.flatMap(({ key }) => chosen[partOf(key)] ?? []);
  const carried = implement ?? sampleOf(implementsFor(offer, picks), 1, random)[0];
  return tidied({
    ...member,
    chosen: carried === undefined ? chosen : { ...chosen, implement: [carried] },
  });
}
