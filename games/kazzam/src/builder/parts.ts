import type {
  BuilderOption,
  BuilderPart,
  Draft,
  Reader,
} from '@tablewright/table-kit/builder-data';
import { BADGES } from '../content/badge-emblems.ts';
import { EMBLEMS } from '../content/emblems.ts';
import { textOf } from '../content-names.ts';
import { ROLES } from '../model.ts';
import { contentOf, specialisationsOf } from '../rules/effects/content.ts';
import type { PickGroup } from '../rules/effects/manifest.ts';
import { implementsFor } from '../rules/match/faults.ts';
import { type Athlete, athleteOf, GAME, partOf } from './athlete.ts';
import { builderText, groupText } from './words.ts';

/** Everything that has to be chosen for an athlete, in the order in which one thinks of it (KZ-CHAR-01). */
export function partsOf(draft: Draft, at: number, reader: Reader): readonly BuilderPart[] {
  const member = draft.members[at];
  if (member === undefined) return [];
  const athlete = athleteOf(member);
  const mates = draft.members.filter((_, place) => place !== at).map(athleteOf);
  const one = (
    id: 'role' | 'specialisation' | 'class' | 'implement',
    options: readonly BuilderOption[],
  ): BuilderPart => ({
    id,
    title: builderText(reader, id),
    count: 1,
    options,
    chosen: member.chosen[id] ?? [],
  });
  return [
    one('role', rolesFor(mates, reader)),
    ...(athlete.role === undefined
      ? []
      : [one('specialisation', specialisationsFor(athlete.role, reader))]),
    one('class', classesFor(mates, reader)),
    ...athlete.groups.map((group) => ({
      id: partOf(group.key),
      title: groupText(reader, group.key, group.count),
      count: group.count,
      options: picksFor(athlete, group, member.chosen, reader),
      chosen: member.chosen[partOf(group.key)] ?? [],
    })),
    ...(athlete.offer === undefined ? [] : [one('implement', implementsOf(athlete, reader))]),
  ];
}

/** A thing of the catalogue: its name and what it gives. */
function named(key: string, id: string, { say }: Reader): Omit<BuilderOption, 'emblem'> {
  return { id, name: say({ key }), help: say({ key: `${key}.help` }) };
}

function withBadge(option: BuilderOption): BuilderOption {
  const emblem = BADGES[option.id];
  return emblem === undefined ? option : { ...option, emblem };
}

/** Roles; one that a teammate has changes hands (KZ-TEAM-01). */
function rolesFor(mates: readonly Athlete[], reader: Reader): readonly BuilderOption[] {
  return ROLES.map((role) =>
    withBadge({
      ...named(`role.${role}`, role, reader),
      ...hadBy(
        mates.find((mate) => mate.role === role),
        reader,
      ),
    }),
  );
}

function specialisationsFor(
  role: NonNullable<Athlete['role']>,
  reader: Reader,
): readonly BuilderOption[] {
  return specialisationsOf(GAME, role).map((id) =>
    withBadge(named(`specialisation.${id}`, id, reader)),
  );
}

/** Classes; one that a teammate has changes hands (KZ-TEAM-02). */
function classesFor(mates: readonly Athlete[], reader: Reader): readonly BuilderOption[] {
  return contentOf(GAME).classes.map(({ id, implements: carried, groups }) => {
    const list = new Intl.ListFormat(reader.locale, { type: 'disjunction' }).format(
      carried.map((implement) => reader.say({ key: `implement.${implement}` })),
    );
    const picks = groups.reduce(
      (sum, { count, with: by }) => sum + (by === undefined ? count : 0),
      0,
    );
    return withBadge({
      ...named(`class.${id}`, id, reader),
      mark: builderText(reader, 'brings', { picks, list }),
      ...hadBy(
        mates.find((mate) => mate.offer?.id === id),
        reader,
      ),
    });
  });
}

function hadBy(mate: Athlete | undefined, reader: Reader): Pick<BuilderOption, 'taken'> {
  if (mate === undefined) return {};
  return { taken: builderText(reader, 'taken.mate', { who: mate.name }) };
}

/** Picks of a group; those of another, and any beyond their number, are closed (KC-INV-01). */
function picksFor(
  { offer, groups, picks }: Athlete,
  { key, from, count }: PickGroup,
  chosen: Draft['members'][number]['chosen'],
  reader: Reader,
): readonly BuilderOption[] {
  const own = chosen[partOf(key)] ?? [];
  return from.map((id) => {
    const text = textOf(id).key;
    const ability = contentOf(GAME).abilities.get(id);
    const once =
      ability?.encounter === true || ability?.actions?.some(({ encounter }) => encounter);
    const needs = offer?.needs?.[id];
    const marks = [
      ...(once === true ? [builderText(reader, 'encounter')] : []),
      ...(needs === undefined ? [] : [needsText(needs, reader)]),
    ];
    const option: BuilderOption = {
      id,
      name: reader.say({ key: text }),
      help: reader.say({ key: `${text}.help` }),
      ...(marks.length === 0 ? {} : { mark: marks.join(' · ') }),
    };
    const emblem = EMBLEMS[id.split('/').at(-1) ?? id] ?? EMBLEMS[id];
    const pictured = emblem === undefined ? option : { ...option, emblem };
    if (own.includes(id)) return pictured;
    if (picks.includes(id)) {
      const holder = groups.find((group) => chosen[partOf(group.key)]?.includes(id));
      const part = groupText(reader, holder?.key ?? '', 1);
      return { ...pictured, closed: builderText(reader, 'closed.other', { part }) };
    }
    if (count > 1 && own.length >= count) {
      return { ...pictured, closed: builderText(reader, 'closed.full') };
    }
    return pictured;
  });
}

function needsText(needs: readonly string[], reader: Reader): string {
  const list = needs.map((one) => reader.say({ key: `implement.${one}` }));
  const said = new Intl.ListFormat(reader.locale, { type: 'disjunction' }).format(list);
  return builderText(reader, 'needs', { list: said });
}

/** Implements of its class; what a pick does not go with is closed (KZ-CHAR-03, KC-INV-02). */
function implementsOf({ offer, picks }: Athlete, reader: Reader): readonly BuilderOption[] {
  if (offer === undefined) return [];
  const allowed = implementsFor(offer, picks);
  return offer.implements.map((id) => {
    const option = withBadge(named(`implement.${id}`, id, reader));
    if (allowed.includes(id)) return option;
    const against = picks.find((pick) => offer.needs?.[pick]?.includes(id) === false) ?? '';
    const power = reader.say(textOf(against));
    return { ...option, closed: builderText(reader, 'closed.implement', { power }) };
  });
}
