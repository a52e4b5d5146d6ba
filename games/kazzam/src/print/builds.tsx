import { type PrintProps, pagesOf } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { groupText } from '../builder/words.ts';
import { CONTENT } from '../content/index.ts';
import { ROLES, type Role } from '../model.ts';
import { abilitiesNamed, specialisationsOf } from '../rules/effects/content.ts';
import type { PickGroup } from '../rules/effects/manifest.ts';
import { NamedPage, type NamedSection } from './named-page.tsx';
import { printText } from './words.ts';

const GAME = { content: CONTENT };
const ROLES_PER_PAGE = 3;

type Say = PrintProps['say'];

/** Every role with its specialisations and their Role Actions (KZ-CHAR-02). */
export function RolePages({ say }: PrintProps): ReactNode {
  return pagesOf(ROLES, ROLES_PER_PAGE).map((roles) => (
    <NamedPage
      key={roles.join()}
      title={printText('part.roles')}
      sections={roles.flatMap((role) => sectionsOf(role, say))}
    />
  ));
}

function sectionsOf(role: Role, say: Say): readonly NamedSection[] {
  const name = say({ key: `role.${role}` });
  return [
    {
      heading: name,
      note: say({ key: `role.${role}.help` }),
      entries: specialisationsOf(GAME, role).map((id) => named(`specialisation.${id}`, say)),
    },
    {
      heading: `${name}: ${printText('actions.role')}`,
      entries: roleActionsOf(role).map((id) => named(`power.${id}`, say)),
    },
  ];
}

/** Ids of the Role Actions of a role and its specialisations. */
function roleActionsOf(role: Role): readonly string[] {
  const picked = [role, ...specialisationsOf(GAME, role)];
  return abilitiesNamed(GAME, picked)
    .flatMap(({ actions = [] }) => actions)
    .filter(({ price }) => price === 'role')
    .map(({ id }) => id);
}

/** A page for each class: what its athletes pick from (KZ-CHAR-02). */
export function ClassPages(props: PrintProps): ReactNode {
  const { say } = props;
  return CONTENT.classes.map(({ id, groups, implements: carried }) => {
    const list = carried.map((implement) => say({ key: `implement.${implement}` })).join(', ');
    const about = `${say({ key: `class.${id}.help` })} ${printText('class.implements', { list })}`;
    return (
      <NamedPage
        key={id}
        title={say({ key: `class.${id}` })}
        about={about}
        sections={groups.map((group, at) => picksOf(group, groups.slice(0, at), props))}
      />
    );
  });
}

/** A list to pick from; what stands in lists before it is named alone. */
function picksOf(
  { key, from, count }: PickGroup,
  before: readonly PickGroup[],
  { say, locale }: PrintProps,
): NamedSection {
  const explained = new Set(before.flatMap((group) => group.from));
  const power = (pick: string): string => `power.${pick.split('/')[1]}`;
  const again = from.filter((pick) => explained.has(pick)).map((pick) => say({ key: power(pick) }));
  return {
    heading: printText('pick.group', { name: groupText({ locale }, key, count), count }),
    ...(again.length > 0 && { note: `${again.join(', ')}.` }),
    entries: from.filter((pick) => !explained.has(pick)).map((pick) => named(power(pick), say)),
  };
}

function named(key: string, say: Say): NamedSection['entries'][number] {
  return { name: say({ key }), text: say({ key: `${key}.help` }) };
}
