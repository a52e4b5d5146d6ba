import { happenedTo } from '@tablewright/table-kit/testing';
import { describe, expect, test } from 'vitest';
import { afterCreeps, golems } from './creep-court.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

/** Bo has ended his turn, then Ana acts beside Cy, his ally, until Cy is to act. */
const anaActs = (
  answers: readonly unknown[],
  { rolls, seats = 2, cy = {} }: { rolls: readonly number[]; seats?: number; cy?: Told },
) =>
  begin(
    {
      court: floor(11, 4),
      athletes: [
        ours('Ana', '4,1'),
        theirs('Cy', '5,1', cy),
        ours('Al', '0,3'),
        theirs('Bo', '10,3'),
      ],
      orbs: [{ at: '4,2', colour: 'blue' }],
      turn: 'Bo',
    },
    { rolls, seats },
  ).answer('end-turn', ...answers, 'end-turn').match;

describe('what happened to the athletes of a seat', () => {
  test('[KZ-HP-04] [KZ-BASIC-10] [KZ-STAT-42] the three worst blows of a round of Creeps, each told once', () => {
    const court = afterCreeps({
      rows: floor(12, 5),
      athletes: [ours('Ana', '11,4'), theirs('Cy', '8,2'), theirs('Bo', '4,2', { hp: 5 })],
      creeps: [
        golems(['3,2', '5,2'], ['Bo']),
        { group: 'swarm', members: ['7,2', '8,1'], enemies: ['Cy'] },
      ],
      rolls: [3, 3],
      seed: 'ties',
    });
    expect(court.heard('status')).toMatchObject([{ status: 'ongoing' }]);
    expect(happenedTo(court.match, 1)).toEqual([
      'Practice Golem 2 takes Bo out.',
      'Bo takes 3 damage from Practice Golem 1.',
      'Cy takes 3 damage from Vampiric Swarm 1.',
    ]);
    // Six turns have begun, and nothing befell Ana.
    expect(happenedTo(court.match, 0)).toEqual([]);
  });

  test('[KZ-ORB-06] [KZ-ORB-07] an orb of the own colour in other hands is worse than a blow', () => {
    const match = anaActs(['pick-up', 'basic-physical-attack', 'Cy'], { rolls: [5] });
    expect(happenedTo(match, 1)).toEqual([
      'Ana picks up a blue orb.',
      'Cy takes 2 damage from Ana.',
    ]);
    expect(happenedTo(match, 0)).toEqual([]);
  });

  test('[KZ-HP-04] in a team of several seats a blow concerns whose athlete it hits, an orb all', () => {
    const match = anaActs(['pick-up', 'basic-physical-attack', 'Cy'], {
      rolls: [5],
      seats: 3,
      cy: { hp: 2, seat: 1 },
    });
    expect(happenedTo(match, 1)).toEqual(['Ana takes Cy out.', 'Ana picks up a blue orb.']);
    expect(happenedTo(match, 2)).toEqual(['Ana picks up a blue orb.']);
  });

  test('[KZ-STRK-01] a miss harms nobody, and the Strike for it is the own doing of who made it', () => {
    const match = anaActs(['basic-physical-attack', 'Cy'], { rolls: [1] });
    expect([happenedTo(match, 0), happenedTo(match, 1)]).toEqual([[], []]);
  });
});
