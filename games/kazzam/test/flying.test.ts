import { describe, expect, test } from 'vitest';
import { BITS, has } from '../src/rules/effects/status.ts';
import { begin, floor, ours, theirs } from './table.ts';

describe('between the air and the ground', () => {
  test('[KZ-STAT-20] [KR-SPEC-17] whoever flies over a trap does not set it off', () => {
    const crossed = (statuses: readonly string[]) => {
      const court = begin({
        court: floor(14, 7),
        athletes: [
          ours('Tra', '3,3', { role: 'specialist', specialisation: 'trapper' }),
          theirs('Bo', '8,3', { statuses }),
        ],
        turn: 'Tra',
      }).answer('snap-trap', 'court(7,3)', 'end-turn', 'walk', ['court(7,3)', 'court(6,3)']);
      return [has(court.of('Bo'), BITS.immobilized), court.state.traps.length];
    };
    expect([crossed(['flying']), crossed([])]).toEqual([
      [false, 1],
      [true, 0],
    ]);
  });
  test('[KZ-STAT-20] [KZ-ORB-23] [KR-SPEC-13] a Runner on the wing swipes nothing from a pedestal', () => {
    const offered = (statuses: readonly string[]) =>
      begin({
        court: ['.....', '.B...', '.....', '..R..'],
        athletes: [
          ours('Run', '2,1', { role: 'specialist', specialisation: 'runner', statuses }),
          theirs('Bo', '4,0'),
        ],
        turn: 'Run',
      }).offered.includes('swipe');
    expect([offered(['flying']), offered([])]).toEqual([false, true]);
  });
  test('[KZ-STAT-20] [KZ-INV-26] nobody on the ground Charges at whoever flies', () => {
    const offered = (statuses: readonly string[]) =>
      begin({
        court: floor(9, 5),
        athletes: [ours('Ana', '3,2', { implement: 'sword' }), theirs('Bo', '4,2', { statuses })],
        turn: 'Ana',
      }).offered.includes('charge');
    expect([offered(['flying']), offered([])]).toEqual([false, true]);
  });
});
