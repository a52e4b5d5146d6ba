import * as emblems from '@tablewright/table-kit/emblems';
import { describe, expect, test } from 'vitest';
import { CLASSES, GAME, SPECIALISATIONS } from '../../test/content.ts';
import { ROLES } from '../model.ts';
import { actionsWith } from '../rules/actions/available.ts';
import { abilitiesNamed } from '../rules/effects/content.ts';
import type { ClassManifest } from '../rules/effects/manifest.ts';
import { EMBLEMS } from './emblems.ts';

const { items, maps, lent } = GAME.content;

/** What everyone can do, and what items, maps and effects allow. */
const COMMON = idsOf([
  ...actionsWith([]),
  ...[...items.values(), ...maps].flatMap(({ actions = [] }) => actions),
  ...lent,
]);

/** What roles and specialisations add: all, since any of them goes with any class. */
const ROLE_IDS = added(ROLES.flatMap((role) => [role, ...SPECIALISATIONS[role]]));

/** What a class adds, its picks by the names that their texts have. */
function classIds({ id, grants = [], groups }: ClassManifest): readonly string[] {
  const picks = groups.flatMap(({ from }) => from);
  return unique([
    ...added([id, ...grants, ...picks]),
    ...picks.map((pick) => pick.split('/').at(-1) ?? pick),
  ]);
}

/** What somebody with these can do that not everyone can, and what is told of as if it were an action. */
function added(names: readonly string[]): readonly string[] {
  const abilities = abilitiesNamed(GAME, names);
  const can = idsOf(actionsWith(abilities)).filter((id) => !COMMON.includes(id));
  return unique([...can, ...abilities.flatMap(({ deeds = [] }) => deeds)]);
}

function idsOf(things: readonly { readonly id: string }[]): readonly string[] {
  return things.map(({ id }) => id);
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}

describe.each(CLASSES)('an athlete of the class $id', (manifest) => {
  const ids = [...COMMON, ...ROLE_IDS, ...classIds(manifest)];

  test('has an emblem for everything that it can do and pick', () => {
    expect(ids.length).toBeGreaterThan(50);
    expect(ids.filter((id) => EMBLEMS[id] === undefined)).toEqual([]);
  });

  test('sees no emblem twice', () => {
    const sharing = Object.values(Object.groupBy(ids, (id) => EMBLEMS[id] ?? id));
    expect(sharing.filter((same = []) => same.length > 1)).toEqual([]);
  });
});

test('no emblem is of something that nobody can do or pick', () => {
  // What limits a pick is picked only in builds that are not dealt out by groups (KT-HAY-06).
  const limits = [...GAME.content.abilities.keys()].map((id) => id.slice(id.indexOf('/') + 1));
  const known = new Set([...COMMON, ...ROLE_IDS, ...CLASSES.flatMap(classIds), ...limits]);
  expect(Object.keys(EMBLEMS).filter((id) => !known.has(id))).toEqual([]);
});

test('every emblem is one of the kit', () => {
  const known = new Set<string>(Object.values(emblems));
  expect(Object.entries(EMBLEMS).filter(([, emblem]) => !known.has(emblem))).toEqual([]);
});
