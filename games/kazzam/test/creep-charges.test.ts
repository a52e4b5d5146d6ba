import { expect, test } from 'vitest';
import { afterCreeps, blows, ways } from './creep-court.ts';
import { floor, ours, theirs } from './table.ts';

const RAM = 'Ram 1';
const rams = (at: string, enemies = ['Bo']) => [{ group: 'test-ram', members: [at], enemies }];

test('[KZ-CREEP-28] a trait may let it strike with its row at the end of a Charge', () => {
  const court = afterCreeps({
    rows: floor(14, 1),
    athletes: [theirs('Bo', '10,0', { hp: 20, maxHp: 20 })],
    creeps: rams('0,0'),
  });
  // Six by the Move Action, three by the Charge (D-10).
  expect(ways(court, RAM).map(({ length }) => length)).toEqual([6, 3]);
  expect(blows(court, 'Bo', RAM)).toEqual([1 + 3]);
});

test('[KZ-CREEP-28] without a Charge the same row is what it is after no square', () => {
  const court = afterCreeps({
    rows: floor(14, 1),
    athletes: [theirs('Bo', '5,0')],
    creeps: rams('0,0'),
  });
  expect(blows(court, 'Bo', RAM)).toEqual([1]);
});

test('[KZ-AI-15] [KZ-AI-31] a Charge that grants no Opportunities may lead past enemies', () => {
  const past = (group: 'test-ram' | 'practice-golem') =>
    afterCreeps({
      rows: ['1.............', '..............'],
      athletes: [
        ours('Ana', '9,1', { hp: 20, maxHp: 20 }),
        theirs('Bo', '12,0', { hp: 20, maxHp: 20, holds: ['orb-0'] }),
      ],
      creeps: [{ group, members: ['1,0'], enemies: ['Ana', 'Bo'], orb: 'orb-0' }],
      seed: 'ties',
      ...(group === 'test-ram' ? {} : { rolls: [1] }),
    });
  const ram = past('test-ram');
  expect(ram.heard('opportunity')).toEqual([]);
  expect(blows(ram, 'Bo', RAM)).toEqual([1 + 4]);
  // Any other Creep turns on whoever would get one (KZ-AI-16).
  const golem = past('practice-golem');
  expect(blows(golem, 'Bo', 'Practice Golem 1')).toEqual([]);
});
