import { expect, test } from 'vitest';
import { beforeCreeps, blows, golems, ways } from './creep-court.ts';
import { floor, theirs } from './table.ts';

const [G1, G2] = ['Practice Golem 1', 'Practice Golem 2'] as const;

test('[KZ-CREEP-04] a Creep has one attack and one move a turn, or two moves', () => {
  const turn = (at: string) => {
    const court = beforeCreeps({
      rows: floor(24, 1),
      athletes: [theirs('Bo', '0,0')],
      creeps: [golems([at], ['Bo'])],
      rolls: [1],
    }).answer('end-turn');
    return [ways(court, G1).flat().length, blows(court, 'Bo', G1).length];
  };
  expect([turn('1,0'), turn('6,0'), turn('23,0')]).toEqual([
    [0, 1],
    [5, 1],
    [12, 0],
  ]);
});

test('[KZ-AI-14] each Creep looks anew at whom it fights', () => {
  const court = beforeCreeps({
    rows: floor(9, 1),
    athletes: [theirs('Bo', '1,0', { hp: 2 }), theirs('Cy', '7,0')],
    creeps: [golems(['2,0', '3,0'], ['Bo', 'Cy'])],
    rolls: [1],
  }).answer('end-turn');
  // The first Takes Bo Out, so that the second goes for Cy.
  expect([blows(court, 'Bo', G1), blows(court, 'Bo', G2)]).toEqual([[2], []]);
  expect(court.of('Bo')).toStandAt('nowhere');
  expect(blows(court, 'Cy', G2)).toEqual([2]);
});
