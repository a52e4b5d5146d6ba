import { expect, test } from 'vitest';
import { soundOf, soundsOf } from './sounds.ts';

const events = (...types: readonly string[]) =>
  types.map((type) => ({ seq: 1, event: { type, rule: 'TOY-01' } }));

test('the last word of an event says what it sounds like', () => {
  expect(soundOf('rolled')).toBe('dice');
  expect(soundOf('reward-rolled')).toBe('dice');
  expect(soundOf('power-played')).toBe('card');
  expect(soundOf('knocked-out')).toBe('hit');
  expect(soundOf('marker-placed')).toBe('piece');
  expect(soundOf('round-began')).toBeUndefined();
  expect(soundOf('unscored')).toBeUndefined();
});

test('a game has the last word on its own events', () => {
  expect(soundOf('rolled', { rolled: 'none' })).toBeUndefined();
  expect(soundOf('engulfed', { engulfed: 'hit' })).toBe('hit');
  expect(soundOf('constructor', {})).toBeUndefined();
});

test('many events at once are heard once each, the three weightiest in their order', () => {
  expect(
    soundsOf(events('bought', 'scored', 'rolled', 'scored', 'round-began', 'damaged')),
  ).toEqual(['piece', 'dice', 'hit']);
  expect(soundsOf([])).toEqual([]);
});
