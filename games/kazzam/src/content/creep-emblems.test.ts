import { expect, test } from 'vitest';
import { BLOCKS } from '../../test/content.ts';
import { CREEP_EMBLEMS } from './creep-emblems.ts';

test('every group of Creeps that a map can have is drawn by a picture of its own', () => {
  const creeps = [...BLOCKS.keys()];
  expect(creeps.filter((id) => CREEP_EMBLEMS[id] === undefined)).toEqual([]);
  expect(new Set(Object.values(CREEP_EMBLEMS)).size).toBe(creeps.length);
  expect(Object.keys(CREEP_EMBLEMS).filter((id) => !creeps.includes(id))).toEqual([]);
});
