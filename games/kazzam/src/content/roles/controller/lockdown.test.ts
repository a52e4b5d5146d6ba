import { describe, expect, test } from 'vitest';
import { begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { controller } from '../testing/controllers.ts';

describe('a Lockdown', () => {
  const walked = (bo: Told, con: Told = {}) =>
    begin({
      court: floor(14, 14),
      athletes: [ours('Con', '10,10', controller('lockdown', con)), theirs('Bo', '6,10', bo)],
      turn: 'Bo',
    }).answer('walk');
  test('[KR-EX-06] [KR-CON-12] squares within two cost enemies two', () => {
    const { ends } = walked({});
    // 1 outside and 2 for each of two squares: five of six.
    expect(ends).toContain('court(9,10)');
    expect(ends).not.toContain('court(10,9)');
    expect(ends).not.toContain('court(10,11)');
  });
  test('[KR-CON-12] not its allies, nor who ignores Difficult Terrain', () => {
    expect(walked({ team: 'players' }).ends).toContain('court(11,11)');
    expect(walked({ statuses: ['hovering'] }).ends).toContain('court(11,11)');
  });
  test('[KR-CON-12] it moves with the Controller', () => {
    expect(walked({}, { at: '13,13' }).ends).toContain('court(10,10)');
  });
  test('[KR-CON-12] [KZ-TERR-04] enemies that are pushed through pay as well', () => {
    const court = begin(
      {
        court: floor(12, 5),
        athletes: [
          ours('Con', '6,2', controller('lockdown', { implement: 'wand' })),
          theirs('Bo', '9,2'),
        ],
        turn: 'Con',
      },
      { rolls: [4] },
    ).answer('basic-implement-attack', 'Bo', ['damage', 'role-boost']);
    expect(court.ends).toContain('court(8,2)');
    expect(court.ends).not.toContain('court(7,2)');
  });
  test('[KR-CON-14] [KR-GEN-06] Slow: one creature within five squares, until the end of its next turn', () => {
    const court = begin({
      court: floor(14, 5),
      athletes: [
        ours('Con', '1,2', controller('lockdown')),
        theirs('Bo', '6,2'),
        theirs('Far', '7,2'),
        ours('Al', '1,4'),
        theirs('Hid', '2,4', { statuses: ['hidden'] }),
      ],
      turn: 'Con',
    }).answer('slow');
    expect(court).toOfferOnly('Bo', 'Al');
    court.answer('Bo', 'end-turn');
    const slowed = () => court.state.effects.filter(({ kind }) => kind === 'slowed').length;
    expect(slowed()).toBe(1);
    court.answer('end-turn');
    expect(slowed()).toBe(0);
  });
});
