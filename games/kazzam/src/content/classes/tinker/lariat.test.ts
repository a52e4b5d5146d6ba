import { describe, expect, test } from 'vitest';
import { golems } from '../../../../test/creep-court.ts';
import { row, theirs } from '../../../../test/table.ts';
import { force } from '../../../rules/movement/forced.ts';
import { move, shiftBy } from '../../../rules/movement/move.ts';
import { teleport } from '../../../rules/movement/relocate.ts';
import { BOTH, type Setting, square, workshop } from './testing/tricks.ts';

/** Tin has caught Bo, whose turn it is now. */
function caught(saves: readonly number[] = [], setting: Setting = {}) {
  const court = workshop({ ...setting, rolls: [4, ...saves] });
  return court.answer('vokos-lariat', 'Bo', BOTH, 'end-turn');
}

describe('Voko’s Lariat', () => {
  test('[KC-TNK-23] [KC-REC-15] 2 damage, and who fails to save falls before the step', () => {
    const court = caught([3]);
    expect(court.of('Bo')).toHaveHp(6);
    court.answer('walk', 'roll');
    expect(court.of('Bo')).toHaveStatus('prone');
    expect(court.of('Bo')).toStandAt('5,3');
    expect(court).toHaveHeard({ type: 'save', who: 'Bo', rule: 'KC-TNK-23', saved: false });
    // The action is spent; the Attack Action may be traded for another.
    expect(court).toOffer('stand-up');
    court.answer('stand-up');
    expect(court).not.toOffer('walk');
  });

  test('[KC-TNK-23] it grants no Opportunity, as no step is certain yet', () => {
    const court = workshop({ tin: { at: '4,3', implement: 'sword' }, rolls: [4, 2] });
    court.answer('vokos-lariat', 'Bo', BOTH, 'walk', 'roll');
    expect(court.heard('opportunity')).toEqual([]);
    expect(court.of('Bo')).toStandAt('5,3');
  });

  test('[KC-TNK-23] who saves goes on, and [KC-VAR-13] tries once only', () => {
    const court = caught([4]).answer('walk', 'roll', row(3, 6, 7));
    expect(court.of('Bo')).toStandAt('7,3');
    court.answer('walk', row(3, 8));
    expect(court.of('Bo')).toStandAt('8,3');
    expect(court.inPlay('vokos-lariat')).toEqual([]);
  });

  test('[KC-TNK-23] the first time only: after a fall it may stand up and go', () => {
    const court = caught([1]).answer('walk', 'roll', 'walk', row(3, 6));
    expect(court.of('Bo')).toStandAt('6,3');
  });

  test('[KC-TNK-23] [D-59] a Charge that it stops is lost, but does not end the turn', () => {
    const court = caught([2], { bo: { implement: 'sword' } }).answer('charge', 'Tin', 'roll');
    expect(court.heard('attack')).toHaveLength(1);
    expect(court).toBeTheTurnOf('Bo');
    expect(court).not.toOffer('basic-physical-attack');
    expect(court).toOffer('stand-up');
  });

  test('[KC-TNK-23] [KC-CONV-26] a movement that a power lends it counts, and a teleport of its own', () => {
    const shifted = caught([2]);
    const by = shifted.id('Bo');
    const shift = shiftBy(shifted, by, 2, 'TEST');
    if (shift !== undefined) shifted.run(move(shifted, by, shift), 'roll');
    expect(shifted.of('Bo')).toHaveStatus('prone');
    const gone = caught([2]);
    const how = { squares: 3, by, rule: 'TEST' };
    gone.run(teleport(gone, by, how), square(7), 'roll');
    expect(gone.of('Bo')).toStandAt('5,3');
    expect(gone.of('Bo')).toHaveStatus('prone');
  });

  test('[KC-TNK-23] [KC-CONV-26] to be moved by others is none', () => {
    const court = caught();
    const by = court.id('Tin');
    const slide = { how: 'slide', squares: 1, by, source: 'x', rule: 'TEST' } as const;
    court.run(force(court, court.id('Bo'), { ...slide, from: court.of('Tin') }), row(3, 6));
    expect(court.inPlay('vokos-lariat', 'Bo')).toHaveLength(1);
  });

  test('[KC-TNK-23] [KC-CONV-26] who else moves in that turn is not tripped', () => {
    const court = caught([], { others: [theirs('Cy', '9,3')] });
    const by = court.id('Cy');
    const shift = shiftBy(court, by, 1, 'TEST');
    if (shift !== undefined) court.run(move(court, by, shift), row(3, 10));
    expect(court.of('Cy')).toStandAt('10,3');
    expect(court.inPlay('vokos-lariat', 'Bo')).toHaveLength(1);
  });

  test('[KC-TNK-23] in its next turn alone', () => {
    const court = caught().answer('end-turn');
    expect(court.inPlay('vokos-lariat')).toEqual([]);
    const early = workshop({ rolls: [4] }).answer('vokos-lariat', 'Bo', BOTH);
    const by = early.id('Bo');
    const shift = shiftBy(early, by, 1, 'TEST');
    if (shift !== undefined) early.run(move(early, by, shift), row(3, 6));
    expect(early.of('Bo')).toStandAt('6,3');
    expect(early.inPlay('vokos-lariat', 'Bo')).toHaveLength(1);
  });

  test('[KC-TNK-23] every Mark that the target has set ends, and no other', () => {
    const marked = (by: string) => ({ status: 'marked', by, source: 'mark', ends: 'match' });
    const court = workshop({
      tin: { statuses: [marked('Bo'), marked('Cy')] },
      others: [theirs('Cy', '12,7')],
      rolls: [4],
    });
    court.answer('vokos-lariat', 'Bo', BOTH);
    expect(court.inPlay('marked', 'Tin').map(({ by }) => by)).toEqual([court.id('Cy')]);
    expect(court).toHaveHeard({ type: 'status-over', who: 'Tin', rule: 'KC-TNK-23' });
  });

  test('[KC-TNK-23] [KC-CONV-16] Ward that holds stops it', () => {
    const court = workshop({ bo: { ward: 3 }, rolls: [4] }).answer('vokos-lariat', 'Bo', BOTH);
    expect(court.inPlay('vokos-lariat')).toEqual([]);
  });

  test('[KC-TNK-23] [KC-CONV-21] two ropes are one', () => {
    const court = workshop({ rolls: [4, 4] }).answer('vokos-lariat', 'Bo', BOTH);
    court.answer('end-turn', 'end-turn', 'vokos-lariat', 'Bo', BOTH);
    expect(court.inPlay('vokos-lariat', 'Bo')).toHaveLength(1);
  });

  test('[KC-TNK-23] a Creep loses its Move Action so too', () => {
    const court = workshop({
      bo: { at: '12,7' },
      more: { creeps: [golems([{ at: '6,3', hp: 4 }], ['Tin'])] },
      rolls: [4, 2, 1, 3],
    });
    court.answer('vokos-lariat', 'Practice Golem 1', BOTH, 'end-turn', 'end-turn');
    expect(court.of('Practice Golem 1')).toStandAt('6,3');
    expect(court.of('Practice Golem 1')).toHaveStatus('prone');
    expect(court.of('Tin')).toHaveHp(8);
  });
});
