import { expect, test } from 'vitest';
import { anyOf, isHeld, overlap, placesFor, ROOM, withBits, withoutBits } from './status-bits.ts';

const NAMES = Array.from({ length: ROOM }, (_, at) => `status-${at}`);
const PLACES = placesFor(NAMES);
const place = (name: string) => PLACES[name] ?? { low: 0, high: 0 };
const held = (number: number) => NAMES.filter((name) => isHeld(number, place(name)));

test('each of as many statuses as have room is told from all others', () => {
  for (const name of NAMES) {
    const alone = withBits(0, place(name));
    expect(held(alone)).toEqual([name]);
    expect(withoutBits(alone, place(name))).toBe(0);
  }
});

test('all of them together are one exact number, from which each can be taken', () => {
  const all = NAMES.reduce((number, name) => withBits(number, place(name)), 0);
  expect(Number.isSafeInteger(all)).toBe(true);
  expect(held(all)).toEqual(NAMES);
  for (const name of NAMES) {
    expect(held(withoutBits(all, place(name)))).toEqual(NAMES.filter((other) => other !== name));
  }
});

test('one more than have room is refused as the game is assembled', () => {
  expect(() => placesFor([...NAMES, 'one-more'])).toThrow(
    'there are 54 statuses, and Creature.has has room for 53',
  );
});

test('several are asked for at once, low and high ones', () => {
  const some = anyOf(place('status-31'), place('status-52'));
  const having = (name: string) => withBits(0, place(name));
  expect(NAMES.filter((name) => isHeld(having(name), some))).toEqual(['status-31', 'status-52']);
  expect(NAMES.filter((name) => overlap(some, place(name)))).toEqual(['status-31', 'status-52']);
});
