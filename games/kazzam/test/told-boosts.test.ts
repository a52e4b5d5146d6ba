import { describe, expect, test } from 'vitest';
import { afterCreeps, golems } from './creep-court.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

/** What is told of Role Boosts once Ana has attacked Bo. */
function boosts(more: Told, die: number) {
  const court = begin(
    {
      court: floor(9, 3),
      athletes: [ours('Ana', '1,1', { implement: 'wand', ...more }), theirs('Bo', '6,1')],
      turn: 'Ana',
    },
    { rolls: [die] },
  ).answer('basic-implement-attack', 'Bo');
  return court.heard('boost').map(({ rule, who, of, boost }) => ({ rule, who, of, boost }));
}

describe('the log tells of a Role Boost', () => {
  const sniper = { role: 'striker', specialisation: 'sniper' };
  test('[KR-BOOST-01] with the specialisation whose it is, on a hit', () => {
    expect(boosts(sniper, 4)).toEqual([{ rule: 'KR-STRI-01', who: 0, of: 1, boost: 'sniper' }]);
    const hunter = { role: 'specialist', specialisation: 'hunter' };
    expect(boosts(hunter, 4)).toEqual([]);
  });
  test('[KR-STRI-03] on a 2 that deals its damage though it misses, and on no other miss', () => {
    expect(boosts(sniper, 2)).toEqual([{ rule: 'KR-STRI-03', who: 0, of: 1, boost: 'sniper' }]);
    expect(boosts(sniper, 1)).toEqual([]);
  });
});

test('[KR-DEF-09] the log tells of a Defender Reaction that is used, and of none that is not', () => {
  const told = (answer: 'yes' | 'no') =>
    begin(
      {
        court: floor(9, 3),
        athletes: [
          ours('Ana', '1,1', { implement: 'wand' }),
          theirs('Bo', '4,1', { role: 'defender', specialisation: 'juggernaut' }),
        ],
        turn: 'Ana',
      },
      { rolls: [4] },
    )
      .answer('basic-implement-attack', 'Bo', answer)
      .heard('reaction')
      .map(({ rule, who, reaction }) => ({ rule, who, reaction }));
  expect(told('yes')).toEqual([{ rule: 'KR-DEF-09', who: 1, reaction: 'juggernaut' }]);
  expect(told('no')).toEqual([]);
});

test('[KZ-AI-25] the log tells with what a Creep attacks', () => {
  const court = afterCreeps({
    rows: floor(5, 3),
    athletes: [ours('Ana', '1,1', { hp: 20, maxHp: 20 })],
    creeps: [golems([{ at: '2,1' }], ['Ana'])],
    rolls: [1],
  });
  expect(court.heard('creep')).toMatchObject([{ what: 'attack', of: 0, power: 'swing' }]);
});
