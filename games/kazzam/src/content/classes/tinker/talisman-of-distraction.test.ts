import { describe, expect, test } from 'vitest';
import { row, theirs } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { BOTH, type Setting, tricked, workshop } from './testing/tricks.ts';

const hung = (setting: Setting = {}) => tricked('talisman-of-distraction', setting);

describe('Talisman of Distraction', () => {
  test('[KC-TNK-36] its bearer is Distracted, and no save ends that', () => {
    const court = hung();
    expect(court.of('Bo')).toHaveStatus('distracted');
    expect(court.of('Bo')).not.toHaveStatus('dazed');
    court.answer('end-turn', 'end-turn');
    expect(court.heard('save')).toEqual([]);
    expect(court.of('Bo')).toHaveStatus('distracted');
  });

  test('[KC-TNK-36] an Attack Action of its own turn ends it, and it moves on', () => {
    const court = hung().answer('end-turn', 'remove-effect');
    expect(court.of('Bo')).not.toHaveStatus('distracted');
    expect(court).not.toOffer('basic-implement-attack');
    court.answer('walk', row(3, 6), 'end-turn');
    expect(court.of('Bo')).not.toHaveStatus('dazed');
    expect(court.inPlay('talisman-of-distraction')).toEqual([]);
  });

  test('[KC-TNK-36] a turn that ends without that leaves it Dazed as well', () => {
    const court = hung().answer('end-turn', 'walk', row(3, 6), 'end-turn');
    expect(court.of('Bo')).toHaveStatus('dazed');
    expect(court).toHaveHeard({ type: 'status', who: 'Bo', status: 'dazed' });
    court.answer('end-turn', 'end-turn');
    expect(court.of('Bo')).toHaveStatus('dazed');
  });

  test('[KC-TNK-36] [D-60] [KZ-STAT-09] the Attack Action then ends both, and is all of that turn', () => {
    const court = hung().answer('end-turn', 'end-turn', 'end-turn', 'remove-effect');
    expect(court.of('Bo')).not.toHaveStatus('dazed');
    expect(court.of('Bo')).not.toHaveStatus('distracted');
    expect(court).not.toOffer('walk');
    expect(court).not.toOffer('basic-implement-attack');
    court.answer('end-turn', 'end-turn');
    expect(court).toOffer('walk', 'basic-implement-attack');
  });

  test('[KC-TNK-36] [KC-DIV-11] a bond may turn it to somebody else', () => {
    const bond = { kind: 'empathic-bond', on: 'Bo', by: 'Bo', target: 'Cy' };
    const more = { effects: [bond] };
    const court = workshop({ others: [theirs('Cy', '9,3')], more, rolls: [4] });
    court.answer('bag-of-tricks', 'Bo', 'Bo', BOTH, 'talisman-of-distraction');
    expect(court).toBeAskedFor('bond-status', { rule: 'KC-DIV-11' });
    court.answer('Cy');
    expect(court.of('Cy')).toHaveStatus('distracted');
    expect(court.of('Bo')).not.toHaveStatus('distracted');
    expect(court.inPlay('talisman-of-distraction', 'Cy')).toHaveLength(1);
  });

  test('[KC-TNK-36] it goes with its bearer, and stays when the Tinker is Taken Out', () => {
    const court = hung();
    takeOut(court, court.id('Tin'), court.id('Bo'));
    expect(court.of('Bo')).toHaveStatus('distracted');
    takeOut(court, court.id('Bo'), court.id('Tin'));
    expect(court.inPlay('talisman-of-distraction')).toEqual([]);
  });

  test('[KC-TNK-36] [KZ-ACT-07] of several things that stick to it, it says which it takes off', () => {
    const flare = { status: 'revealed', by: 'Tin', source: 'clinging-flare', removable: true };
    const court = hung({ bo: { statuses: [flare] } }).answer('end-turn', 'remove-effect');
    expect(court).toBeAskedFor('take-off-what', { rule: 'KZ-ACT-07' });
    court.answer(court.offered.find((id) => id.startsWith('talisman')) ?? '');
    expect(court.of('Bo')).toHaveStatus('revealed');
    expect(court.of('Bo')).not.toHaveStatus('distracted');
  });
});
