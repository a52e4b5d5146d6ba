import { SPECTATOR } from '@tablewright/engine';
import { Match } from '@tablewright/engine/host';
import { wards } from '@tablewright/engine/testing';
import { expect, test } from 'vitest';
import { secretPick } from '../../test/toys/secret-pick.ts';
import { whyUntold } from './why-untold.ts';

const setup = {
  id: 'untold',
  seats: ['Lya', 'Tom'].map((name) => ({ name, player: 'human' })),
  random: { kind: 'seeded', seed: 'untold' },
} as const;

function picking(...answers: readonly string[]): Match {
  const made = Match.create(secretPick, setup);
  if (!made.ok) throw new Error('secret pick takes two seats');
  for (const [at, answer] of answers.entries()) {
    made.value.submit({ seat: at % 2, answer });
  }
  return made.value;
}

test('what another seat has chosen in secret is not told until all is revealed', () => {
  expect(whyUntold(picking(), 0, 0)).toBeUndefined();
  const one = picking('stone');
  expect(whyUntold(one, 1, 1)).toBe('secret');
  expect(whyUntold(one, 1, SPECTATOR)).toBe('secret');
  expect(whyUntold(picking('stone', 'paper'), 2, 1)).toBeUndefined();
});

test('one may tell what one has chosen oneself, and moments before the secret', () => {
  const match = picking('stone', 'paper', 'scissors');
  expect(whyUntold(match, 3, 0)).toBeUndefined();
  expect(whyUntold(match, 3, 1)).toBe('secret');
  expect(whyUntold(match, 2, 1)).toBeUndefined();
});

test('with settings that hide nothing everything is told', () => {
  const open = { ...wards, hides: () => false };
  const made = Match.create(open, setup);
  if (!made.ok) throw new Error('wards takes two seats');
  expect(whyUntold(made.value, 0, 0)).toBeUndefined();
});

test('where seats hide things from each other nothing is told before the end', () => {
  const made = Match.create(wards, setup);
  if (!made.ok) throw new Error('wards takes two seats');
  const match = made.value;
  expect(whyUntold(match, 0, 0)).toBe('hidden');
  while (!match.over) {
    const { seat, kind } = match.choices[0] ?? { seat: 0, kind: 'none' };
    expect(kind).toBe('one');
    match.submitAnswer(seat, 0, 0);
  }
  expect(whyUntold(match, match.seq, 0)).toBeUndefined();
});
