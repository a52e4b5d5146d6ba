import { perft } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { begin, ours, type Told, theirs } from './table.ts';

/** Openings on a single row, where few squares leave few ways, with the leaves at each depth. */
const OPENINGS: Readonly<Record<string, readonly [Told, readonly number[]]>> = {
  'two athletes without anything': [
    { court: ['.....'], athletes: [ours('Ana', '1,0'), theirs('Bo', '3,0')], turn: 'Ana' },
    [6, 47, 225, 1363],
  ],
  'an orb between its pedestal and an enemy': [
    {
      court: ['R...B'],
      athletes: [ours('Ana', '1,0', { holds: ['blue'] }), theirs('Bo', '3,0')],
      turn: 'Ana',
    },
    [8, 43, 220, 1016],
  ],
  'a neighbour with a sword, and a Creep behind it': [
    {
      court: ['....'],
      athletes: [ours('Ana', '0,0'), theirs('Bo', '1,0', { implement: 'sword' })],
      creeps: [{ group: 'practice-golem', members: ['3,0'] }],
      turn: 'Ana',
    },
    [5, 20, 69, 256],
  ],
  'a Hexer against a Shivering Sword': [
    {
      court: ['......'],
      athletes: [
        ours('Ana', '1,0', { class: 'hexer', picks: ['hexer/lesser-confusion'] }),
        theirs('Bo', '4,0', { class: 'shivering-sword', implement: 'sword' }),
      ],
      turn: 'Ana',
    },
    [8, 81, 532],
  ],
};

// A count that changes says that some choice has gained or lost an option.
describe('the ways to decide, counted', () => {
  test.each(Object.entries(OPENINGS))('%s', (_, [given, counts]) => {
    const { match } = begin(given, { seed: 'perft' });
    expect(counts.map((_, before) => perft(match, before + 1))).toEqual(counts);
  });
});
