import * as emblems from '@tablewright/table-kit/emblems';
import { expect, test } from 'vitest';
import { looksOf } from './looks.ts';

const athlete = (name: string) => ({ kind: 'athlete', name, block: undefined }) as const;

test('athletes have faces that differ, Creeps and companions have pictures', () => {
  const looks = looksOf([
    athlete('Torres'),
    { kind: 'creep', name: 'Love Beast 1', block: 'love' },
    athlete('Torres'),
    { kind: 'automaton', name: 'Cog', block: 'cog' },
  ]);
  expect(looks[0]?.face).toMatch(/^\/faces\/chalk\/\d+\.svg$/);
  expect(looks[2]?.face).not.toBe(looks[0]?.face);
  expect(Object.values(emblems)).toContain(looks[1]?.emblem);
  expect(Object.values(emblems)).toContain(looks[3]?.emblem);
});

test('an athlete keeps its face when others come', () => {
  const [alone] = looksOf([athlete('Torres')]);
  const [first] = looksOf([athlete('Torres'), athlete('Ottilie'), athlete('Pip')]);
  expect(first).toEqual(alone);
});

test('what only stands for a trap has letters', () => {
  expect(looksOf([{ kind: 'thing', name: 'Trap', block: undefined }])).toEqual([{}]);
});
