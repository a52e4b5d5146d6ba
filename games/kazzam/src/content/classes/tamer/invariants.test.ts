import { expect, test } from 'vitest';
import { NOBODY } from '../../../model.ts';
import { INVARIANTS } from './invariants.ts';
import { kennel } from './testing/kennel.ts';

/** What the invariant says of a match with a hound that is so. */
function saidOf(hound: object, tam: object = {}): string | undefined {
  const court = kennel({ beasts: [{ companion: 'scalehound', at: '4,3' }] });
  Object.assign(court.of('Scalehound'), hound);
  Object.assign(court.of('Tam'), tam);
  const [ofSummoned] = INVARIANTS;
  expect(ofSummoned?.rule).toBe('KC-SUM-01');
  return ofSummoned?.check(court.state);
}

test('[KC-SUM-01] what was summoned belongs to an athlete of its side', () => {
  expect(saidOf({})).toBeUndefined();
  expect(saidOf({ owner: 1 })).toBe('Scalehound');
  expect(saidOf({ owner: NOBODY })).toBe('Scalehound');
  expect(saidOf({ owner: 99 })).toBe('Scalehound');
});

test('[KC-SUM-01] it holds no objects; athletes do, who belong to nobody', () => {
  expect(saidOf({ held: ['neutral'] })).toBe('Scalehound');
  expect(saidOf({}, { held: ['neutral'] })).toBeUndefined();
});
