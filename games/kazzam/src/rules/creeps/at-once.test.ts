import { describe, expect, test } from 'vitest';
import { archers, golems } from '../../../test/creep-court.ts';
import { begin, type Court, floor, ours, row, type Told, theirs } from '../../../test/table.ts';
import { walkAtOnce } from './at-once.ts';

const A1 = 'Practice Archer 1';
const G1 = 'Practice Golem 1';

/** Bo at (8,1), an archer at (1,1), a golem at (11,1). */
function called(bo: Told = {}): Court {
  return begin(
    {
      court: floor(20, 3),
      athletes: [ours('Ana', '19,2'), theirs('Bo', '8,1', bo)],
      creeps: [archers([{ at: '1,1', statuses: ['dazed'] }]), golems(['11,1'])],
      turn: 'Ana',
    },
    { seed: 'ties' },
  );
}

const walk = (court: Court, who: string, where: 'near' | 'far') =>
  court.start(walkAtOnce(court, court.id(who), where, court.id(A1)));

describe('who has to walk at once', () => {
  test('[KM-LOVE-04] ends on a square that is as near as its speed brings it', () => {
    const court = called();
    walk(court, 'Bo', 'near');
    expect(court.ends).toEqual(['court(2,0)', 'court(2,1)', 'court(2,2)']);
  });

  test('[KM-HORROR-04] or as far, by whatever way', () => {
    const court = called();
    walk(court, 'Bo', 'far');
    expect(court.ends).toEqual(['court(14,0)', 'court(14,1)', 'court(14,2)']);
    expect(court.refusal(row(1, 9))).toBeDefined();
  });

  test('[KZ-MOVE-16] aims anew with what is left of its speed', () => {
    const court = called();
    walk(court, 'Bo', 'near');
    court.befall('Bo', 'slowed');
    court.answer(row(1, 7, 6, 5, 4, 3, 2));
    expect(court.at('Bo')).toBe('court(5,1)');
  });

  test('stays where it is nearest or farthest, Prone or unable to move (D-79)', () => {
    for (const bo of [{ at: '2,1' }, { statuses: ['prone'] }, { statuses: ['immobilized'] }]) {
      const court = called(bo);
      walk(court, 'Bo', 'near');
      expect(court.isQuiet).toBe(true);
    }
    const court = called({ at: '19,0' });
    walk(court, 'Bo', 'far');
    expect(court.isQuiet).toBe(true);
  });

  test('[KZ-AI-49] a Creep goes by itself', () => {
    const court = called({ at: '19,0' });
    court.run(walkAtOnce(court, court.id(G1), 'far', court.id(A1)));
    expect(court.at(G1)).toMatch(/court\(17,\d\)/);
  });
});
