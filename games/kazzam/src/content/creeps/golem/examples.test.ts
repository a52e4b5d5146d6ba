import { expect, test } from 'vitest';
import { begin, ours, theirs } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { GOLEM, OWN, PLACE, paid, THRONE, wardOn } from './testing/hall.ts';

const throne = { map: 'throne', redTeam: 'players' };

test('[KM-EX-12] taxed on the throne, a point, a quest, and two points more', () => {
  const court = begin(
    {
      athletes: [
        ours('X', THRONE, { hp: 30, maxHp: 30, initiative: 5 }),
        ours('Mate', 'court(9,11)', { holds: ['orb-1'], initiative: 4 }),
        theirs('Foe', 'court(21,2)', { initiative: 3 }),
      ],
      creeps: [{ group: 'golem', members: [PLACE], orb: OWN }],
      effects: [
        {
          kind: 'quest',
          on: GOLEM,
          by: GOLEM,
          source: 'quest',
          ends: 'match',
          amount: 2,
          pedestal: 6,
          orb: 0,
          other: 1,
          rule: 'KM-GOLEM-05',
        },
      ],
      turn: 'X',
    },
    { rolls: [3, 3], seats: 3, options: throne, seed: 'ex-12' },
  );
  court.answer('end-turn');
  expect(court.state.groups[0]?.enemies).toEqual([court.id('X')]);
  const ward = wardOn(court, GOLEM);
  // The mate comes near.
  court.answer('walk', ['court(10,11)'], 'end-turn', 'end-turn');
  // The pedestal between them is Low Cover: 1 less (KZ-COVER-09, KM-CRP-08).
  expect([court.of('X').hp, wardOn(court, GOLEM) - ward]).toEqual([29, 2]);
  expect(paid(court)).toEqual([['KM-THRONE-01', 0, 1]]);
  court.answer('end-turn', 'walk', ['court(11,11)'], 'place-orb', 'end-turn', 'end-turn');
  expect(paid(court)).toEqual([
    ['KM-THRONE-01', 0, 1],
    ['KM-GOLEM-05', 0, 2],
    ['KM-THRONE-01', 0, 2],
  ]);
});

test('[KM-EX-13] two misses, a bounty of 2, and a beast that collects it for the other team', () => {
  const athletes = [
    ours('A', 'court(12,9)', { implement: 'wand', hp: 30, maxHp: 30 }),
    ours('B2', 'court(1,1)'),
    ours('B3', 'court(2,1)'),
    theirs('C', 'court(21,2)'),
    theirs('D', 'court(21,3)'),
    theirs('E', 'court(21,4)'),
  ];
  const court = begin(
    { athletes, creeps: [{ group: 'golem', members: [PLACE], orb: OWN }], turn: 'A' },
    { rolls: [2, 2, 3, 2, 2], seats: 6, options: throne, seed: 'ex-13' },
  );
  expect([court.of(GOLEM).hp, wardOn(court, GOLEM)]).toEqual([10, 10]);
  court.answer('basic-implement-attack', GOLEM);
  for (let turns = 0; turns < athletes.length; turns += 1) court.answer('end-turn');
  expect(court).toBeTheTurnOf('A');
  // The Miss Token of the first is kept.
  court.answer('basic-implement-attack', GOLEM, 0);
  expect(court.inPlay('bounty', 'A').map(({ amount }) => amount)).toEqual([2]);
  takeOut(court, court.id('A'), -1);
  expect([court.state.points, paid(court)]).toEqual([[0, 2], [['KM-GOLEM-13', 1, 2]]]);
});
