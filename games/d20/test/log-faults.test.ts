import { expect, test } from 'vitest';
import type { D20Event } from '../src/events.ts';
import { logFaults } from './log-faults.ts';

const ROLL = {
  type: 'rolled',
  rule: 'DT-ATK-01',
  creature: 1,
  kind: 'attack',
  faces: [4, 9],
  mode: 'advantage',
  leans: [],
  natural: 9,
  terms: [{ value: 2, rule: 'DT-ATK-02', from: 'STR' }],
  total: 11,
  success: false,
};
const rally = { value: 2, rule: 'DT-ROLE-13', from: 'rally' };
const hurt = {
  type: 'hurt',
  rule: 'DT-ATK-03',
  creature: 1,
  amount: 3,
  loss: 3,
  wound: 'hurt',
  changedBy: [],
};

/** The rules that a told event breaks. */
const broken = (event: object): readonly string[] =>
  logFaults([event as D20Event]).map((fault) => fault.slice(0, 9));

test('what is told of a roll fits together', () => {
  expect(broken(ROLL)).toEqual([]);
  expect(broken({ ...hurt, loss: 0 })).toEqual([]);
  expect(broken({ ...hurt, loss: 9, changedBy: ['DT-HER-16'] })).toEqual([]);
});

test.each([
  ['DT-INV-16', { ...ROLL, natural: 4 }],
  ['DT-INV-16', { ...ROLL, total: 12 }],
  ['DT-INV-16', { ...ROLL, faces: [4, 21], natural: 21, total: 23 }],
  ['DT-INV-17', { ...ROLL, faces: [9] }],
  ['DT-INV-17', { ...ROLL, mode: 'straight' }],
  ['DT-INV-18', { ...hurt, loss: -1 }],
  ['DT-INV-18', { ...hurt, loss: 4 }],
  ['DT-INV-18', { ...hurt, loss: 4, changedBy: ['DT-MON-05'] }],
  ['DT-INV-18', { ...hurt, loss: 10, changedBy: ['DT-HER-16'] }],
  ['DT-INV-19', { ...ROLL, faces: [1, 1], natural: 1, total: 3, success: true }],
  ['DT-INV-19', { ...ROLL, faces: [4, 20], natural: 20, total: 22 }],
  ['DT-INV-33', { ...ROLL, terms: [rally, rally], total: 13 }],
  ['DT-INV-06', { type: 'xp', rule: 'DT-LVL-01', creature: 1, xp: -5, total: 3 }],
])('[%s] what cannot be is found: %j', (rule, event) => {
  expect(broken(event)).toEqual([rule]);
});
