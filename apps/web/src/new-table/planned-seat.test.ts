import { wards } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { paceOf, USUAL_PACE } from './planned-pace.ts';
import { newSeat, type PlannedSeat, seatProblem, wishedSeats } from './planned-seat.ts';

const seat = (number: number, part: Partial<PlannedSeat> = {}): PlannedSeat => ({
  ...newSeat(wards as never, number),
  ...part,
});

describe('seats online', () => {
  test('are told to the server as oneself, friends and bots', () => {
    const seats = [
      seat(0, { ownName: ' Johanna ' }),
      seat(1),
      seat(2, { online: 'novice', name: 'Ines' }),
    ];
    expect(seatProblem(seats, 'online')).toBeUndefined();
    expect(wishedSeats(seats)).toEqual([
      { kind: 'me', name: 'Johanna' },
      { kind: 'open' },
      { kind: 'bot', name: 'Ines', policy: 'novice' },
    ]);
  });

  test('miss one’s own name, or oneself, and names that differ in capitals alone are the same', () => {
    expect(seatProblem([seat(0), seat(1)], 'online')?.key).toBe('new.name-missing');
    expect(seatProblem([seat(0, { online: 'friend' }), seat(1)], 'online')?.key).toBe('new.no-me');
    const same = [seat(0, { ownName: 'ines' }), seat(1, { online: 'novice', name: 'Ines' })];
    expect(seatProblem(same, 'online')).toEqual({
      key: 'new.name-twice',
      params: { name: 'Ines' },
    });
  });

  test('leave seats on this device as they are', () => {
    const seats = [seat(0), seat(1)];
    expect(seatProblem(seats, 'here')).toBeUndefined();
    expect(seatProblem([seat(0, { name: 'ines' }), seat(1, { name: 'Ines' })], 'here')).toBe(
      undefined,
    );
    expect(seatProblem([seat(0, { name: 'Ines' }), seat(1, { name: 'Ines ' })], 'here')?.key).toBe(
      'new.name-twice',
    );
  });
});

test('a clock has whole numbers that the server takes', () => {
  expect(paceOf(USUAL_PACE)).toEqual({ kind: 'none' });
  expect(paceOf({ ...USUAL_PACE, kind: 'live', minutes: 5, seconds: 0 })).toEqual({
    kind: 'live',
    bank: 300,
    increment: 0,
  });
  expect(paceOf({ ...USUAL_PACE, kind: 'live', minutes: Number.NaN })).toBeUndefined();
  expect(paceOf({ ...USUAL_PACE, kind: 'days', days: 31 })).toBeUndefined();
  expect(paceOf({ ...USUAL_PACE, kind: 'days', days: 2.5 })).toBeUndefined();
});
