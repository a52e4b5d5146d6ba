import { type PrintProps, pagesOf } from '@tablewright/table-kit/print';
import type { ReactNode } from 'react';
import { CONTENT } from '../content/index.ts';
import { ROLES, type Role } from '../model.ts';
import { abilitiesNamed, specialisationsOf } from '../rules/effects/content.ts';
import type { PickGroup } from '../rules/effects/manifest.ts';
import { NamedPage, type NamedSection } from './named-page.tsx';
import type { PrintKey } from './texts.ts';
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
export function ClassPages({ say }: PrintProps): ReactNode {
  return CONTENT.classes.map(({ id, groups, implements: carried }) => {
    const list = carried.map((implement) => say({ key: `implement.${implement}` })).join(', ');
    const about = `${say({ key: `class.${id}.help` })} ${printText('class.implements', { list })}`;
    return (
      <NamedPage
        key={id}
        title={say({ key: `class.${id}` })}
        about={about}
        sections={groups.map((group) => picksOf(group, say))}
      />
    );
  });
}

function picksOf({ key, from, count }: PickGroup, say: Say): NamedSection {
  return {
    heading: printText(`pick.${key}` as PrintKey, { count }),
    entries: from.map((pick) => named(`power.${pick.split('/')[1]}`, say)),
  };
}

function named(key: string, say: Say): NamedSection['entries'][number] {
  return { name: say({ key }), text: say({ key: `${key}.help` }) };
}
