import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { controller } from '../testing/controllers.ts';

describe('a Protector', () => {
  const struck = (al: string, rolls: readonly number[], target = 'Al') =>
    begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Con', '3,2', controller('protector')),
          ours('Al', al),
          theirs('Bo', '6,2'),
        ],
        turn: 'Bo',
      },
      { rolls },
    ).answer('basic-implement-attack', target);
  test('[KR-CON-15] allies beside it take one less, it does not', () => {
    expect(struck('2,2', [4]).of('Al')).toHaveHp(7);
    expect(struck('1,2', [4]).of('Al')).toHaveHp(6);
    expect(struck('2,2', [4], 'Con').of('Con')).toHaveHp(6);
  });
  test('[KR-CON-15] one less besides what an ally resists itself', () => {
    const struckAt = (al: string) =>
      begin(
        {
          court: floor(12, 5),
          athletes: [
            ours('Con', '3,2', controller('protector')),
            ours('Al', al, { statuses: [{ status: 'resist', amount: 1, by: 'Al' }] }),
            theirs('Bo', '6,2', { implement: 'wand' }),
          ],
          turn: 'Bo',
        },
        { rolls: [6] },
      )
        .answer('basic-implement-attack', 'Al')
        .of('Al');
    expect(struckAt('1,2')).toHaveHp(5);
    expect(struckAt('2,2')).toHaveHp(6);
  });
  test('[KR-CON-15] beside it is at a corner too, and not two squares off', () => {
    expect(struck('2,1', [4]).of('Al')).toHaveHp(7);
    expect(struck('3,4', [4]).of('Al')).toHaveHp(6);
  });
  test('[KR-CON-15] enemies beside it do not', () => {
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Con', '3,2', controller('protector')),
          theirs('Bo', '4,2'),
          ours('Al', '4,4'),
        ],
        turn: 'Al',
      },
      { rolls: [4] },
    );
    expect(court.answer('basic-implement-attack', 'Bo').of('Bo')).toHaveHp(6);
  });
  test('[KR-CON-16] Weaken: Weakened until the end of its next turn', () => {
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [ours('Con', '1,2', controller('protector')), theirs('Bo', '5,2')],
        turn: 'Con',
      },
      { rolls: [4] },
    ).answer('weaken', 'Bo', 'end-turn', 'basic-implement-attack', 'Con');
    expect(court.of('Con')).toHaveHp(7);
    court.answer('end-turn');
    expect(court.state.effects.some(({ kind }) => kind === 'weakened')).toBe(false);
  });
  test('[KR-GEN-08] [KR-GEN-07] no Role Action while Distracted, and one in a turn', () => {
    const court = (con: Told) =>
      begin({
        court: floor(12, 5),
        athletes: [ours('Con', '1,2', controller('protector', con)), theirs('Bo', '5,2')],
        turn: 'Con',
      });
    expect(court({ statuses: ['distracted'] })).not.toOffer('weaken');
    const used = court({}).answer('weaken', 'Bo');
    expect(used).not.toOffer('weaken');
  });
});
