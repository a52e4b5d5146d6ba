import { expect, test } from 'vitest';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const ANA = {
  role: 'controller',
  specialisation: 'lockdown',
  class: 'wandslinger',
  picks: ['wandslinger/petrovs-petrification'],
  implement: 'wand',
};

/** Ana's turn, Bo so many squares to the right of her. */
function turnOf(distance: number, ana: Told = {}, rolls: readonly number[] = []): Court {
  return begin(
    {
      court: floor(12, 3),
      athletes: [ours('Ana', '0,1', { ...ANA, ...ana }), theirs('Bo', `${distance},1`)],
      turn: 'Ana',
    },
    { rolls },
  );
}

/** Why each attack or power cannot be used now. */
const closed = ({ match }: Court): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (match.choices[0]?.closed?.() ?? []).map(({ id, because }) => [
      id,
      `${because.key} ${because.rule}`,
    ]),
  );

test('what could be used on nobody from here is closed, and what everyone can do is not listed', () => {
  const far = turnOf(10);
  expect(closed(far)).toMatchObject({
    'basic-physical-attack': expect.stringMatching(/^closed\.nobody KZ-BASIC/),
    'petrovs-petrification': expect.stringMatching(/^closed\.nobody /),
    slow: expect.stringMatching(/^closed\.nothing /),
  });
  expect(Object.keys(closed(far))).not.toContain('dunk');
  expect(closed(turnOf(3))).not.toHaveProperty('petrovs-petrification');
});

test('[KZ-POWER-08] a spent Encounter power is closed as used', () => {
  const court = turnOf(3, {}, [2]).answer('petrovs-petrification', 'Bo');
  expect(closed(court)).toMatchObject({ 'petrovs-petrification': 'closed.spent KZ-POWER-08' });
});

test('[KZ-ACT-01] without its action left an attack or a Role Action is closed for that', () => {
  const court = turnOf(1, {}, [2]).answer('slow', 'Bo').answer('basic-implement-attack', 'Bo');
  expect(closed(court)).toMatchObject({
    'basic-physical-attack': 'closed.attack KZ-ACT-01',
    slow: 'closed.role KZ-ACT-01',
  });
});

test('nothing is both offered and closed', () => {
  const court = turnOf(3);
  for (const id of Object.keys(closed(court))) expect(court).not.toOffer(id);
});
