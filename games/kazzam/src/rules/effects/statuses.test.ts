import { expect, test } from 'vitest';
import { STATUSES } from '../../model.ts';
import { STATUS_RECORDS } from '../../statuses.ts';
import { BITS } from './status.ts';
import { ROOM } from './status-bits.ts';

test('all statuses have room in what a creature has', () => {
  expect(STATUSES.length).toBeLessThanOrEqual(ROOM);
  expect(new Set(STATUSES.map((status) => JSON.stringify(BITS[status]))).size).toBe(
    STATUSES.length,
  );
});

test('[KZ-STAT-67] no status contains one that contains another, as each is looked up once', () => {
  const containers = STATUSES.filter((status) => STATUS_RECORDS[status].contains !== undefined);
  const nested = containers.filter((status) =>
    STATUS_RECORDS[status].contains?.some((other) => containers.includes(other)),
  );
  expect(nested).toEqual([]);
});
