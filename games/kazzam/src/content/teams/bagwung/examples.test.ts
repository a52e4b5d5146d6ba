import { describe, expect, test } from 'vitest';
import { BARNEY, foe, GERALD, LYA, olive, scene } from './testing/olives.ts';

describe('worked examples', () => {
  test('[KT-EX-01] a 3 against Barney: a miss, a Miss Token, no Strike', () => {
    const court = scene([foe('Ana', '4,4'), olive('leader', '7,4')], 'Ana', { rolls: [3] });
    court.answer('basic-implement-attack', BARNEY);
    expect(court.of(BARNEY)).toHaveHp(8);
    expect(court.of('Ana')).toHaveMissTokens(1);
    expect(court.state.strikes).toEqual([0, 0]);
  });
  test('[KT-EX-01] had it spent a Miss Token: a 4, damage and Effect', () => {
    const ana = foe('Ana', '4,4', {
      class: 'wardmaster',
      picks: ['wardmaster/shrinking-robes'],
      missTokens: 1,
    });
    const court = scene([ana, olive('leader', '7,4')], 'Ana', { rolls: [3] });
    court.answer('shrinking-robes', BARNEY);
    expect(court).toBeAskedFor('miss-tokens', { of: 'Ana' });
    court.answer(1, ['damage', 'effect']);
    expect(court.of(BARNEY)).toHaveHp(6);
    expect(court.of(BARNEY)).toHaveStatus('slowed');
  });
  test('[KT-EX-02] Lya Guarded, a 4: it becomes a 3 and stays one, damage or Effect', () => {
    const robes = { class: 'wardmaster', picks: ['wardmaster/shrinking-robes'] };
    const lya = olive('defender', '7,4', { statuses: ['guarded'], ward: 0 });
    const court = scene([foe('Ana', '4,4', robes), lya], 'Ana', { rolls: [4] });
    court.answer('shrinking-robes', LYA);
    expect(court).toBeAskedFor('glancing', { of: 'Ana', rule: 'KZ-CRIT-03' });
    expect(court.heard('attack')).toMatchObject([{ natural: 4, result: 3 }]);
  });
  test('[KT-EX-02] a Fierce enemy’s 3 against unguarded Gerald stays a 3, its 5 is a 6', () => {
    const rolled = (die: number, more = {}) => {
      const athletes = [foe('Ana', '4,4', { statuses: ['fierce'] }), olive('striker', '7,4', more)];
      const court = scene(athletes, 'Ana', { rolls: [die] });
      court.answer('basic-implement-attack', GERALD);
      return court.heard('attack')[0]?.result;
    };
    expect([rolled(3), rolled(5)]).toEqual([3, 6]);
    // Guarded as well: these cancel, and Agile makes the 3 a 2.
    expect(rolled(3, { statuses: ['guarded'] })).toBe(2);
  });
  test('[KT-EX-10] Gerald at six squares, a 2: 1 damage, no Effect, no Miss Token', () => {
    const athletes = [foe('Ana', '10,4'), olive('striker', '4,4')];
    const court = scene(athletes, GERALD, { rolls: [2] }).answer('empathic-imposition', 'Ana');
    expect(court.of('Ana')).toHaveHp(7);
    expect(court.inPlay('empathic-imposition')).toEqual([]);
    expect(court.of(GERALD)).toHaveMissTokens(0);
    expect(court.state.strikes).toEqual([0, 0]);
  });
  test('[KT-EX-10] [KT-GEN-10] against an adjacent target his shot grants it an Opportunity first', () => {
    const athletes = [foe('Ana', '5,4'), olive('striker', '4,4')];
    const court = scene(athletes, GERALD, { rolls: [4] }).answer('empathic-imposition', 'Ana');
    expect(court).toBeAskedFor('opportunity', { of: 'Ana' });
    court.answer('yes');
    expect(court.of(GERALD)).toHaveHp(6);
    expect(court).toHaveHeard({ type: 'attack', who: court.id(GERALD), of: court.id('Ana') });
  });
});
