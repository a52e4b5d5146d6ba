import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { ours, row, theirs } from '../../../../test/table.ts';
import { inPlayOnSquares } from '../../../explain/index.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { BOTH, type Setting, tricked, workshop } from './testing/tricks.ts';

const armed = (setting: Setting = {}) => tricked('explosive-attachment', setting);

describe('Explosive Attachment', () => {
  test('[KC-TNK-33] goes off at the end of the Tinker’s next turn, not of this one nor of its bearer’s', () => {
    const court = armed().answer('end-turn', 'end-turn');
    expect(court.of('Bo')).toHaveHp(5);
    court.answer('end-turn');
    expect(court.of('Bo')).toHaveHp(3);
    expect(court).toHaveHeard({
      type: 'damage',
      who: 'Bo',
      by: 'Tin',
      amount: 2,
      rule: 'KC-TNK-33',
    });
    expect(court.inPlay('explosive-attachment')).toEqual([]);
    court.answer('end-turn', 'end-turn');
    expect(court.of('Bo')).toHaveHp(3);
  });

  test('[KC-TNK-33] hurts everybody beside its bearer then, without a roll: friend, foe and the Tinker', () => {
    const others = [theirs('Cy', '6,4'), ours('Al', '5,4'), theirs('Di', '7,3')];
    const court = armed({ tin: { at: '4,3' }, others });
    court.answer('end-turn', 'end-turn', 'end-turn', 'end-turn', 'end-turn', 'end-turn');
    expect(['Bo', 'Cy', 'Al', 'Tin', 'Di'].map((name) => court.of(name).hp)).toEqual([
      3, 6, 6, 6, 8,
    ]);
  });

  test('[KC-TNK-33] beside any square of a larger bearer', () => {
    const court = workshop({
      bo: { at: '8,7' },
      others: [theirs('Cy', '7,3'), theirs('Di', '4,4'), theirs('Ed', '8,3')],
      more: { creeps: [{ group: 'bears', members: [{ at: '5,3', hp: 5 }] }] },
      rolls: [4],
    });
    const bear = court.state.creatures.find(({ kind }) => kind === 'creep')?.name ?? '';
    court.answer('bag-of-tricks', bear, BOTH, 'explosive-attachment');
    takeOut(court, court.id(bear), court.id('Tin'));
    for (let turn = 0; turn < 6; turn += 1) court.answer('end-turn');
    expect(['Cy', 'Di', 'Ed', 'Bo'].map((name) => court.of(name).hp)).toEqual([6, 6, 8, 8]);
  });

  test('[KC-TNK-33] where its bearer is by then', () => {
    const others = [theirs('Cy', '6,4'), theirs('Di', '9,3')];
    const court = armed({ others }).answer('end-turn');
    court.answer('walk', row(3, 6, 7, 8), 'end-turn', 'end-turn', 'end-turn', 'end-turn');
    expect([court.of('Cy').hp, court.of('Di').hp]).toEqual([8, 6]);
  });

  test('[KC-TNK-33] in the square where its bearer was Taken Out, on whoever is there or beside it', () => {
    const golem = 'Practice Golem 1';
    const court = workshop({
      bo: { at: '8,3' },
      others: [theirs('Di', '6,4'), theirs('Ed', '3,3')],
      more: { creeps: [golems([{ at: '5,3', hp: 5 }])] },
      rolls: [4],
    });
    court.answer('bag-of-tricks', golem, BOTH, 'explosive-attachment');
    takeOut(court, court.id(golem), court.id('Tin'));
    expect(inPlayOnSquares(court.state)).toMatchObject([
      { name: { key: 'note.explosive-left' }, cells: [court.cell(5, 3)] },
    ]);
    court.answer('end-turn', 'walk', row(3, 7, 6, 5), 'end-turn', 'end-turn', 'end-turn');
    expect(court).toBeTheTurnOf('Tin');
    const left = () => ['Bo', 'Di', 'Ed'].map((name) => court.of(name).hp);
    expect(left()).toEqual([8, 8, 8]);
    court.answer('end-turn');
    expect(left()).toEqual([6, 6, 8]);
    expect(inPlayOnSquares(court.state)).toEqual([]);
  });

  test('[KC-TNK-33] [KC-CONV-40] [KC-TNK-06] also if the Tinker was Taken Out meanwhile', () => {
    const court = armed();
    takeOut(court, court.id('Tin'), court.id('Bo'));
    expect(court.inPlay('explosive-attachment', 'Bo')).toHaveLength(1);
  });

  test('[KC-TNK-33] [KC-CONV-31] the point is the Tinker’s', () => {
    const court = armed({ bo: { hp: 4 } }).answer('end-turn', 'end-turn', 'end-turn');
    expect(court.of('Bo')).toStandAt('nowhere');
    expect(court).toHaveHeard({ type: 'taken-out', who: 'Bo', by: 'Tin' });
    // It is gone with that.
    expect(court.inPlay('explosive-left')).toEqual([]);
  });

  test('[KC-TNK-33] [KC-CONV-16] Ward that holds keeps it off', () => {
    const court = tricked('none', { bo: { ward: 4 } });
    expect(court.inPlay('explosive-attachment')).toEqual([]);
  });
});
