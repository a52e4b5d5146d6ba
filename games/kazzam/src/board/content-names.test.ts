import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT } from '../content/index.ts';
import { ACTIONS } from '../rules/actions/common-actions.ts';

/** Ids of all that content declares, and of what can be done by it, but for what everybody can. */
function contentIds(): ReadonlySet<string> {
  const common = new Set(ACTIONS.map(({ id }) => id));
  const ids = [
    ...CONTENT.classes.map(({ id }) => id),
    ...[...CONTENT.abilities.values()].flatMap(({ id, power, actions = [] }) => [
      id,
      power?.id ?? '',
      ...actions.map((action) => action.id),
    ]),
  ];
  const roles = CONTENT.roles.map(({ id }): string => id);
  return new Set(ids.filter((id) => id !== '' && !common.has(id) && !roles.includes(id)));
}

test.each(['board', 'bots', 'explain'])('%s names no content', (folder) => {
  const path = join(import.meta.dirname, '..', folder);
  const code = readdirSync(path)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(path, name), 'utf8'))
    .join('\n');
  expect([...contentIds()].filter((id) => code.includes(`'${id}'`))).toEqual([]);
});
