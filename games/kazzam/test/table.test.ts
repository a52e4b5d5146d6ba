import { describe, expect, test } from 'vitest';
import { deal } from '../src/rules/harm/damage.ts';
import { begin, floor, ours, row, theirs } from './table.ts';

const duel = (rolls: readonly number[] = []) =>
  begin(
    {
      court: floor(9, 3),
      athletes: [
        ours('Ana', '1,1', { holds: ['blue'], statuses: ['slowed'] }),
        theirs('Bo', '4,1', {
          wards: [{ amount: 2 }],
          statuses: [{ status: 'ongoing', amount: 2 }],
        }),
      ],
      turn: 'Ana',
    },
    { rolls },
  );

/** What an expectation that fails says. */
function said(expectation: () => void): string {
  try {
    expectation();
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
  throw new Error('it holds');
}

describe('a position, answers and what came of them', () => {
  test('a match is played on by option ids', () => {
    const court = duel([4]);
    expect(court).toBeAskedFor('action', { of: 'Ana', rule: 'KZ-ACT-01', seat: 0 });
    expect(court).toOffer('walk', 'basic-implement-attack');
    court.answer('walk', row(1, 2), 'basic-implement-attack', 'Bo');
    expect(court.of('Ana')).toStandAt('2,1');
    expect(court).toHaveHeard({ type: 'moved', who: 'Ana', path: ['2,1'] });
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.of('Bo')).toHaveWard();
    expect(court).toBeTheTurnOf('Ana');
  });

  test('a single flow runs at the same table', () => {
    const court = duel();
    const of = { to: court.id('Bo'), by: court.id('Ana'), kind: 'other', melee: false } as const;
    court.run(deal(court, of, 3, 'KZ-GEN-14'));
    expect(court.of('Bo')).toHaveHp(7);
    expect(court).toHaveHeard({ type: 'damage', who: 'Bo', by: 'Ana', amount: 3, ward: 2 });
  });
});

describe('a failed expectation says what is wrong in the game’s words', () => {
  test('of a creature', () => {
    const court = duel();
    const [ana, bo] = [court.of('Ana'), court.of('Bo')];
    expect(said(() => expect(bo).toHaveHp(6))).toBe('Bo should have 6 HP, but has 8');
    expect(said(() => expect(bo).toStandAt('court(3,1)'))).toBe(
      'Bo should stand at 3,1, but stands at 4,1',
    );
    expect(said(() => expect(bo).toHaveStatus('prone'))).toBe(
      'Bo should be prone, but has on it ongoing 2',
    );
    expect(said(() => expect(bo).toHaveStatus('ongoing', 1))).toBe(
      'Bo should be ongoing 1, but has on it ongoing 2',
    );
    expect(said(() => expect(ana).not.toHaveStatus('slowed'))).toBe(
      'Ana should not be slowed, but does',
    );
    expect(said(() => expect(ana).toHoldOrbs())).toBe('Ana should hold nothing, but holds orb-0');
    expect(said(() => expect(bo).toHoldOrb('orb-0'))).toBe(
      'Bo should hold orb-0, but holds nothing',
    );
  });

  test('of the table', () => {
    const court = duel();
    expect(said(() => expect(court).toBeAskedFor('opportunity', { of: 'Bo' }))).toBe(
      'the table should be asked for opportunity of Bo, but is asked for action (KZ-ACT-01) of Ana at seat 0 (Ana)',
    );
    expect(said(() => expect(court).toOffer('fly'))).toMatch(
      /^action \(KZ-ACT-01\) of Ana should offer fly, but offers .*walk/,
    );
    expect(said(() => expect(court).not.toOffer('fly', 'walk'))).toBe(
      'action (KZ-ACT-01) of Ana should not offer walk, but does',
    );
    expect(said(() => expect(court).toBeTheTurnOf('Bo'))).toBe(
      'the turn should be Bo’s, but is Ana’s',
    );
    expect(said(() => expect(court).toHaveHeard({ type: 'damage', who: 'Bo' }))).toBe(
      'the table should have heard {"type":"damage","who":"Bo"}, but has heard no damage',
    );
    expect(said(() => court.of('Cy'))).toBe('nobody is called Cy; there are Ana, Bo');
    expect(said(() => court.answer('fly'))).toMatch('"action KZ-ACT-01 seat 0" takes no "fly"');
  });
});
