import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../../test/table.ts';

import { savingThrow } from '../../../rules/effects/saves.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { recover } from '../../../rules/harm/recover.ts';

interface Setting {
  readonly em?: Told;
  readonly al?: Told;
  readonly bo?: Told;
  readonly rolls?: readonly number[];
}

/** Em the Empath and Al of one side, three squares from each other, and Bo. */
function table({ em = {}, al = {}, bo = {}, rolls = [] }: Setting = {}): Court {
  return begin(
    {
      court: floor(14, 5),
      athletes: [
        ours('Em', '2,2', { class: 'diviner', picks: ['diviner/empath'], hp: 3, ...em }),
        ours('Al', '5,2', { hp: 4, ...al }),
        theirs('Bo', '4,4', { hp: 4, ...bo }),
      ],
      turn: 'Em',
    },
    { rolls },
  );
}

const SLOWED = { status: 'slowed', ends: 'save', by: 'Bo' };

describe('HP that an ally regains', () => {
  const heals = (court: Court, who: string, more: object = {}) => {
    const of = court.id(who);
    return recover(court, { who: of, amount: 2, by: of, rule: 'KZ-STAT-53', ...more });
  };

  test('[KC-DIV-10] the Empath may regain as many', () => {
    const court = table();
    court.start(heals(court, 'Al'));
    expect(court).toBeAskedFor('mirror-healing', { of: 'Em', rule: 'KC-DIV-10', seat: 0 });
    court.answer('yes');
    expect([court.of('Al').hp, court.of('Em').hp]).toEqual([6, 5]);
    expect(court).toHaveHeard({ type: 'healed', who: 'Em', rule: 'KC-DIV-10', amount: 2 });
  });
  test('[KC-DIV-10] [KC-CONV-46] or not', () => {
    const court = table();
    court.run(heals(court, 'Al'), 'no');
    expect(court.of('Em')).toHaveHp(3);
  });
  test('[KC-DIV-10] as many as it truly regained, up to the Empath’s maximum', () => {
    const most = table({ al: { hp: 7 } });
    most.run(heals(most, 'Al'), 'yes');
    expect(most.of('Em')).toHaveHp(4);
    const full = table({ em: { hp: 7 } });
    full.run(heals(full, 'Al'), 'yes');
    expect(full.of('Em')).toHaveHp(8);
  });
  test('[KC-DIV-10] not beyond five squares, not an enemy, not at full HP, not if it heals both', () => {
    const far = table({ al: { at: '8,2' } });
    far.run(heals(far, 'Al'));
    const foe = table();
    foe.run(heals(foe, 'Bo'));
    const full = table({ em: { hp: 8 } });
    full.run(heals(full, 'Al'));
    const both = table();
    both.run(heals(both, 'Al', { together: [both.id('Em')] }));
    const own = table();
    own.run(heals(own, 'Em'));
    expect([far, foe, full, both].map((court) => court.of('Em').hp)).toEqual([3, 3, 8, 3]);
    expect(own.of('Em')).toHaveHp(5);
  });
  test('[KC-DIV-10] not while the Empath is off the map', () => {
    const court = table();
    court.of('Em').cell = -1;
    court.run(heals(court, 'Al'));
    expect(court.of('Em')).toHaveHp(3);
  });
});

describe('Ward that an ally gains', () => {
  const wards = (court: Court, who: string, more: object = {}) => {
    const on = court.id(who);
    return gainWard(court, { on, amount: 2, by: on, ...more });
  };

  test('[KC-DIV-10] the Empath may gain as much', () => {
    const court = table();
    court.start(wards(court, 'Al'));
    expect(court).toBeAskedFor('mirror-ward', { of: 'Em', rule: 'KC-DIV-10' });
    court.answer('yes');
    expect(court.of('Em').wards).toMatchObject([{ amount: 2, onTop: false }]);
    expect(court.of('Em')).toHaveHp(3);
  });
  test('[KC-DIV-10] of the same kind', () => {
    const court = table();
    court.run(wards(court, 'Al', { special: true }), 'yes');
    expect(court.of('Em').wards).toMatchObject([{ amount: 2, onTop: true }]);
  });
  test('[KC-DIV-10] for the HP that the ally has paid', () => {
    const court = table();
    court.run(wards(court, 'Al', { paid: 1 }), 'yes');
    expect([court.of('Em').hp, court.of('Em').wards.length]).toEqual([2, 1]);
    // It cannot pay with its last.
    const poor = table({ em: { hp: 1 } });
    poor.run(wards(poor, 'Al', { paid: 1 }));
    expect(poor.of('Em').wards).toEqual([]);
  });
  test('[KC-DIV-10] not beyond five squares, not an enemy’s, not if both gain it', () => {
    const far = table({ al: { at: '8,2' } });
    far.run(wards(far, 'Al'));
    const foe = table();
    foe.run(wards(foe, 'Bo'));
    const both = table();
    both.run(wards(both, 'Al', { together: [both.id('Em')] }));
    const no = table();
    no.run(wards(no, 'Al'), 'no');
    for (const court of [far, foe, both, no]) expect(court.of('Em').wards).toEqual([]);
  });
});

describe('a Saving Throw of an ally', () => {
  const saves = (court: Court, who: string) =>
    savingThrow(court, court.id(who), { against: 'x', rule: 'TEST' });
  const option = (court: Court) => court.offered.find((id) => id !== 'none');

  test('[KC-DIV-10] brings the Empath one, whether it succeeds or not', () => {
    for (const die of [2, 5]) {
      const court = table({ em: { statuses: [SLOWED] }, rolls: [die, 4] });
      court.start(saves(court, 'Al'));
      court.answer('roll');
      expect(court).toBeAskedFor('mirror-save', { of: 'Em', rule: 'KC-DIV-10' });
      court.answer(option(court));
      expect(court.of('Em')).not.toHaveStatus('slowed');
    }
  });
  test('[KC-DIV-10] which may fail', () => {
    const court = table({ em: { statuses: [SLOWED] }, rolls: [5, 2] });
    court.start(saves(court, 'Al'));
    court.answer('roll');
    court.answer(option(court));
    expect(court.of('Em')).toHaveStatus('slowed');
  });
  test('[KC-DIV-10] at the end of its turn too, against one status of the Empath’s choice', () => {
    const both = [SLOWED, { ...SLOWED, status: 'weakened' }];
    const court = table({
      al: { statuses: [SLOWED] },
      em: { statuses: both },
      rolls: [1, 1, 5, 4],
    });
    court.answer('end-turn', ['slowed-given-0', 'weakened-given-1'], 'roll', 'roll');
    court.answer('end-turn', 'roll');
    expect(court).toBeAskedFor('mirror-save', { of: 'Em' });
    const weakened = court.offered.find((id) => id.startsWith('weakened'));
    court.answer(weakened);
    expect(court.of('Em')).toHaveStatus('slowed');
    expect(court.of('Em')).not.toHaveStatus('weakened');
  });
  test('[KC-DIV-10] not against what no save ends, and not if it declines', () => {
    const lasting = table({ em: { statuses: [{ ...SLOWED, ends: 'next-turn' }] }, rolls: [5] });
    lasting.run(saves(lasting, 'Al'), 'roll');
    const no = table({ em: { statuses: [SLOWED] }, rolls: [5] });
    no.run(saves(no, 'Al'), 'roll', 'none');
    for (const court of [lasting, no]) expect(court.of('Em')).toHaveStatus('slowed');
  });
  test('[KC-DIV-10] [KZ-SAVE-02] nothing was rolled if it failed on purpose', () => {
    const court = table({ em: { statuses: [SLOWED] } });
    court.run(saves(court, 'Al'), 'fail');
    expect(court.of('Em')).toHaveStatus('slowed');
  });
  test('[KC-DIV-10] not of an enemy, not beyond five squares', () => {
    const foe = table({ em: { statuses: [SLOWED] }, rolls: [5] });
    foe.run(saves(foe, 'Bo'), 'roll');
    const far = table({ em: { statuses: [SLOWED] }, al: { at: '8,2' }, rolls: [5] });
    far.run(saves(far, 'Al'), 'roll');
    for (const court of [foe, far]) expect(court.of('Em')).toHaveStatus('slowed');
  });
});
