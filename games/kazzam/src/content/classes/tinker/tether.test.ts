import { describe, expect, test } from 'vitest';
import { row } from '../../../../test/table.ts';
import { endWhatCannotLast } from '../../../rules/effects/lasting.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { force } from '../../../rules/movement/forced.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { type Setting, tricked } from './testing/tricks.ts';

const tied = (setting: Setting = {}) => tricked('tether', setting);

describe('Tether', () => {
  test('[KC-TNK-35] its target is Grabbed and stays where it is', () => {
    const court = tied().answer('end-turn');
    expect(court.of('Bo')).toHaveStatus('grabbed');
    expect(court).not.toOffer('walk');
    expect(court).toOffer('escape');
  });

  test('[KC-TNK-35] [KZ-INV-21] at any distance, whoever moves or is moved', () => {
    const court = tied({ tin: { at: '0,3' } }).answer('walk', row(4, 0));
    const by = court.id('Tin');
    const push = { how: 'push', squares: 6, by, source: 'x', rule: 'TEST' } as const;
    const way = row(3, 6, 7, 8, 9, 10, 11);
    court.run(force(court, court.id('Bo'), { ...push, from: court.of('Tin') }), way);
    expect(court.of('Bo')).toStandAt('11,3');
    expect(court.of('Bo')).toHaveStatus('grabbed');
  });

  test('[KC-TNK-35] a Move Action of the Tinker’s pulls it up to 5', () => {
    const court = tied({ bo: { at: '6,3' } }).answer('pull-tethered', 'Bo');
    expect(court.asked).toContain('force.pull KC-TNK-35');
    court.answer(row(3, 5, 4, 3, 2));
    expect(court.of('Bo')).toStandAt('2,3');
    expect(court.of('Bo')).toHaveStatus('grabbed');
    expect(court).not.toOffer('pull-tethered');
  });

  test('[KC-TNK-35] an escape ends it', () => {
    const court = tied({ rolls: [4] }).answer('end-turn', 'escape', 'roll');
    expect(court.of('Bo')).not.toHaveStatus('grabbed');
    expect(court.inPlay('tether')).toEqual([]);
    court.answer('end-turn');
    expect(court).not.toOffer('pull-tethered');
  });

  test('[KC-TNK-35] so does a teleport, and that the Tinker is Incapacitated', () => {
    const court = tied();
    const by = court.id('Bo');
    court.run(teleportTo(court, by, court.cell(9, 6), { by, rule: 'TEST' }));
    expect(court.inPlay('tether')).toEqual([]);
    const down = tied();
    down.befall('Tin', 'incapacitated');
    endWhatCannotLast(down);
    expect(down.of('Bo')).not.toHaveStatus('grabbed');
  });

  test('[KC-TNK-06] [KC-TNK-35] it stays while the Tinker is Taken Out, and pulls nobody then', () => {
    const court = tied();
    takeOut(court, court.id('Tin'), court.id('Bo'));
    expect(court.of('Bo')).toHaveStatus('grabbed');
    expect(court.inPlay('tether', 'Bo')).toHaveLength(1);
  });

  test('[KC-TNK-35] it is over with its bearer', () => {
    const court = tied();
    takeOut(court, court.id('Bo'), court.id('Tin'));
    expect(court.inPlay('tether')).toEqual([]);
  });
});
