import { expect, test } from 'vitest';
import { STATUSES } from '../model.ts';
import { statusIcon } from './status-icons.ts';

test('every status has an icon', () => {
  expect(STATUSES.filter((status) => statusIcon(status) === undefined)).toEqual([]);
});
