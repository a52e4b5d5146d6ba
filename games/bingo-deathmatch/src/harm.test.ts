import { happenedTo } from '@tablewright/table-kit/testing';
import { describe, expect, test } from 'vitest';
import { type Position, play } from '../test/play.ts';

const DECLINE = 'basic-battery/decline';

/** What B is told after it and three others have selected, and what others answered then. */
const toB = (
  players: Record<string, Record<string, unknown>>,
  selections: Record<string, string>,
  answers: Position['answers'] = [],
  rolls: Position['rolls'] = [],
) => {
  const selected = ['A', 'B', 'C', 'D'].map((seat) => [seat, selections[seat] ?? DECLINE] as const);
  const given = { phase: 'selection', players };
  return happenedTo(play({ given, answers: [...selected, ...answers], rolls }).match, 1);
};

describe('what happened to a player', () => {
  test('[UB-DEATH-01] [UB-DEATH-05] [UB-LAZ-05] the squares lost, the death and the item disabled, worst first', () => {
    const lines = toB(
      {
        A: { lazor: 'plasma-lazor', available: 6, powers: ['targeting-tessellator'] },
        B: { stored: 2, scored: ['N1', 'N2', 'G1'] },
        C: { lazor: 'disabling-lazor', available: 6 },
        D: { lazor: 'vampiric-lazor', available: 6 },
      },
      {
        A: 'plasma-lazor/overcharge/B',
        C: 'disabling-lazor/activate/B',
        D: 'vampiric-lazor/activate/B',
      },
      [
        ['A', 'done'],
        ['C', 'disable'],
        ['A', 'play/targeting-tessellator'],
        ['A', 'column/N'],
      ],
      ['N', 5],
    );
    expect(lines).toEqual([
      'B loses column N: N1 and N2.',
      'B dies, killed by A, C, and D.',
      'The Basic Battery of B is disabled through round 2.',
    ]);
  });

  test('[UB-LAZ-03] energy taken is told once, though its thief stores it', () => {
    const lines = toB(
      {
        A: { lazor: 'vampiric-lazor', available: 6 },
        B: { battery: 'military-battery', stored: 6 },
      },
      { A: 'vampiric-lazor/activate/B', B: 'military-battery/decline' },
      [['A', 'done']],
    );
    expect(lines).toEqual(['B takes 2 damage from A; health 1.', 'B loses 1E of 1E to A.']);
  });

  test('nothing is told of supplies, scores, payments and turns', () => {
    expect(toB({ A: { available: 6 } }, { A: 'basic-shield/activate' })).toEqual([]);
  });
});
