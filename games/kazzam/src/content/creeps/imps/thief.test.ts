import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { theirs } from '../../../../test/table.ts';
import { ana, BO, impsActed, impsAt, kindsOn } from './testing/imp-court.ts';

const THIEF = 'Imp Thief';
const CARRIER = { ...BO, holds: ['red'] };
const RUNNER = { ...CARRIER, role: 'specialist', specialisation: 'runner' };

describe('the Thief of an Imp Team', () => {
  test('[KM-IMP-08] deals 2 damage and steals an item; then nobody is Disarmed', () => {
    const court = impsActed({ athletes: [CARRIER], imps: { Thief: '2,2' } });
    expect(blows(court, 'Bo', THIEF)).toEqual([2]);
    expect(court.of(THIEF)).toHoldOrbs('orb-0');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });

  test('[KM-IMP-08] Disarms whoever has nothing, until the end of its next turn', () => {
    const court = impsActed({ imps: { Thief: '2,2' } });
    expect(court.of('Bo')).toHaveStatus('disarmed');
    const until = { ends: 'turn-end', of: court.id('Bo'), turn: 2 };
    expect(court.inPlay('disarmed')).toMatchObject([{ until }]);
  });

  test('[KM-IMP-08] [KM-CRP-14] [KR-SPEC-09] a Runner that saves its item is not Disarmed', () => {
    const court = impsAt({ athletes: [RUNNER], imps: { Thief: '3,2' }, rolls: [4] });
    court.answer('end-turn', 'yes');
    expect(court.of('Bo')).toHoldOrbs('orb-0');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });

  test('[KM-IMP-08] [KM-CRP-11] nothing but its damage gets past a Ward that takes all of it', () => {
    const athletes = [{ ...CARRIER, ward: 3 }];
    const court = impsActed({ athletes, imps: { Thief: '2,2' } });
    expect(court.of('Bo')).toHoldOrbs('orb-0');
    expect(court.of('Bo')).toHaveWard(1);
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });

  test('[KM-IMP-08] [KM-CRP-20] Disarmed itself it takes nothing, and Disarms', () => {
    const imps = { Thief: { at: '3,2', statuses: ['disarmed'] } };
    const court = impsActed({ athletes: [CARRIER], imps });
    expect(court.of('Bo')).toHoldOrbs('orb-0');
    expect(court.of('Bo')).toHaveStatus('disarmed');
  });

  test('[KM-IMP-02] [KZ-AI-14] goes for who carries an item before one that is nearer', () => {
    const athletes = [ana('2,1'), { ...CARRIER, at: '7,3' }];
    const imps = { Thief: '1,3' };
    const court = impsActed({ athletes, imps, enemies: ['Ana', 'Bo'] });
    expect([blows(court, 'Ana', THIEF), blows(court, 'Bo', THIEF)]).toEqual([[], [2]]);
  });

  test('[KM-IMP-02] an implement is no such item: then the nearest', () => {
    const athletes = [ana('2,1'), { ...BO, at: '7,3', implement: 'sword' }];
    const court = impsActed({ athletes, imps: { Thief: '1,3' }, enemies: ['Ana', 'Bo'] });
    expect([blows(court, 'Ana', THIEF), blows(court, 'Bo', THIEF)]).toEqual([[2], []]);
  });

  test('[KM-IMP-02] of several carriers the nearest, as always', () => {
    const athletes = [ana('2,1', { holds: ['blue'] }), { ...CARRIER, at: '7,3' }];
    const court = impsActed({ athletes, imps: { Thief: '1,3' }, enemies: ['Ana', 'Bo'] });
    expect([blows(court, 'Ana', THIEF), blows(court, 'Bo', THIEF)]).toEqual([[2], []]);
  });

  test('[KM-IMP-02] of several carriers who has the orb of its group first', () => {
    const rows = ['1...........', ...Array.from({ length: 4 }, () => '............')];
    const athletes = [ana('2,1', { holds: ['blue'] }), theirs('Bo', '7,3', { holds: ['orb-0'] })];
    const group = { orb: 'orb-0' };
    const court = impsActed({
      rows,
      athletes,
      imps: { Thief: '1,3' },
      enemies: ['Ana', 'Bo'],
      group,
    });
    expect([blows(court, 'Ana', THIEF), blows(court, 'Bo', THIEF)]).toEqual([[], [2]]);
  });

  test('[KM-CRP-17] [KZ-AI-22] the orb of its group that it stole it brings home', () => {
    const rows = ['1...........', ...Array.from({ length: 4 }, () => '............')];
    // Prone, Bo lets it go unstruck.
    const athletes = [{ ...BO, holds: ['orb-0'], statuses: ['prone'] }];
    const court = impsActed({ rows, athletes, imps: { Thief: '3,1' }, group: { orb: 'orb-0' } });
    expect(court.of(THIEF)).toHoldOrbs('orb-0');
    court.answer('end-turn');
    expect(court.state.items[0]?.place).toEqual({ at: 'pedestal', pedestal: 0 });
  });

  test('[KM-IMP-02] [KM-CRP-22] Hidden it deals 1 more besides its Advantage, and is Hidden no more', () => {
    const hidden = { status: 'hidden', untilAttack: true };
    const court = impsActed({ imps: { Thief: { at: '3,2', statuses: [hidden] } } });
    expect(blows(court, 'Bo', THIEF)).toEqual([2 + 1 + 1]);
    expect(court.of(THIEF)).not.toHaveStatus('hidden');
  });
});
