import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, theirs } from '../../../../test/table.ts';
import { ana, BO, impsActed } from './testing/imp-court.ts';

const GRAPPLER = 'Imp Grappler';

describe('the Grappler of an Imp Team', () => {
  test('[KM-IMP-12] deals 2 damage and Grabs', () => {
    const court = impsActed({ imps: { Grappler: '3,2' } });
    expect(blows(court, 'Bo', GRAPPLER)).toEqual([2]);
    expect(court.of('Bo')).toHaveStatus('grabbed');
  });

  /** It has struck at Bo; Ana’s attack on it rolls these. */
  const attacked = (rolls: readonly number[], bo = {}): Court =>
    impsActed({
      athletes: [ana('1,2', { implement: 'wand' }), { ...BO, implement: 'wand', ...bo }],
      imps: { Grappler: '3,2' },
      rolls,
    });

  test('[KM-IMP-06] others have Disadvantage to attack it while it holds an enemy', () => {
    const court = attacked([5, 2]).answer('basic-implement-attack', GRAPPLER);
    expect(court).toHaveHeard({
      type: 'attack',
      who: 'Ana',
      disadvantages: ['KM-IMP-06'],
      result: 2,
    });
  });

  test('[KM-IMP-06] its victim has none', () => {
    const court = attacked([5]).answer('end-turn', 'basic-implement-attack', GRAPPLER);
    expect(court).toHaveHeard({ type: 'attack', who: 'Bo', disadvantages: [] });
  });

  test('[KM-IMP-06] nobody has any while it holds nobody', () => {
    const court = attacked([5], { ward: 5 });
    expect(court.of('Bo')).not.toHaveStatus('grabbed');
    court.answer('basic-implement-attack', GRAPPLER);
    expect(court).toHaveHeard({ type: 'attack', who: 'Ana', disadvantages: [] });
  });

  test('[KM-IMP-06] [KM-CRP-15] what it holds takes no Opportunities either', () => {
    const athletes = [theirs('Bo', '4,2', { hp: 20, maxHp: 20 })];
    const court = impsActed({ athletes, imps: { Grappler: '3,2' } }).answer('end-turn');
    expect(court.heard('opportunity')).toEqual([]);
  });
});
