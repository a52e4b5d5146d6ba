import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLASSES, SPECIALISATIONS } from '../content/offers.ts';
import '../index.ts';
import { ROLES } from '../model.ts';
import { ACTIONS } from '../rules/actions/common-actions.ts';
import { abilitiesOf } from '../rules/effects/ability.ts';

/** Ids of all that athletes pick, and of what they can do by it. */
function contentIds(): ReadonlySet<string> {
  const common = new Set(ACTIONS.map(({ id }) => id));
  const builds = [
    ...ROLES.flatMap((role) => SPECIALISATIONS[role].map((one) => [role, one, '', []] as const)),
    ...CLASSES.map(({ id, groups }) => {
      return ['striker', '', id, groups.flatMap(({ from }) => from)] as const;
    }),
  ];
  const ids = builds.flatMap(([role, specialisation, className, picks]) => [
    specialisation,
    className,
    ...picks,
    ...abilitiesOf({
      name: '',
      implement: 'wand',
      level: 1,
      role,
      specialisation,
      className,
      picks,
    }).flatMap(({ power, actions = [] }) => [power?.id ?? '', ...actions.map(({ id }) => id)]),
  ]);
  return new Set(ids.filter((id) => id !== '' && !common.has(id)));
}

test.each(['board', 'bots', 'explain'])('%s names no content', (folder) => {
  const path = join(import.meta.dirname, '..', folder);
  const code = readdirSync(path)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
  expect([...contentIds()].filter((id) => code.includes(`'${id}'`))).toEqual([]);
});
