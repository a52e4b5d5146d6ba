import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROLES, SQUARE_KINDS, STATUSES } from '../src/model.ts';
import { BLOCKS, CLASSES, GAME, SPECIALISATIONS } from './content.ts';
import { begin } from './table.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/scenarios/kazzam.md'), 'utf8');

/** Words that the page does not have. */
const missing = (words: readonly string[]) => words.filter((word) => !page.includes(`\`${word}\``));

test('the page on scenarios has every word of a position', () => {
  // So that the creep blocks are known.
  begin({});
  const picks = CLASSES.flatMap(({ groups }) => groups.flatMap(({ from }) => from));
  expect(missing(ROLES)).toEqual([]);
  expect(missing(Object.values(SPECIALISATIONS).flat())).toEqual([]);
  expect(missing(CLASSES.map(({ id }) => id))).toEqual([]);
  expect(missing(picks)).toEqual([]);
  expect(missing(STATUSES)).toEqual([]);
  expect(missing(SQUARE_KINDS)).toEqual([]);
  // Zones have a place of their own, and tests Creeps and kinds of theirs.
  expect(missing([...BLOCKS.keys()].filter((id) => !id.startsWith('test-')))).toEqual([]);
  const kinds = [...GAME.content.kinds.keys()].filter(
    (kind) => kind !== 'damaging-zone' && !kind.startsWith('test'),
  );
  expect(missing(kinds)).toEqual([]);
  const fields = kinds.flatMap((kind) => Object.keys(GAME.content.kinds.get(kind) ?? {}));
  expect(fields.filter((field) => !page.includes(`\`${field}\``) && field !== 'warp')).toEqual([]);
});
