import { expect, test } from 'vitest';
import { STATUSES } from '../model.ts';
import { isHarmful, statusIcon, worstFirst } from './status-icons.ts';

test('every status has an icon', () => {
  expect(STATUSES.filter((status) => statusIcon(status) === undefined)).toEqual([]);
});

test('a piece shows what harms it before what helps it (KZ-STAT-70)', () => {
  expect(worstFirst(['resist', 'prone', 'stunned', 'flying'])).toEqual([
    'stunned',
    'prone',
    'resist',
    'flying',
  ]);
  const sorted = worstFirst(STATUSES).map(isHarmful);
  expect(sorted.lastIndexOf(true)).toBeLessThan(sorted.indexOf(false));
});
