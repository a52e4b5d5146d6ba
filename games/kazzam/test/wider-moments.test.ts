import { describe, expect, test } from 'vitest';
import { endWhatCannotLast } from '../src/rules/effects/lasting.ts';
import { deal } from '../src/rules/harm/damage.ts';
import { grantedByStep } from '../src/rules/movement/safe-steps.ts';
import { begin, type Court, floor, ours, row, type Told, theirs } from './table.ts';

/** Ana has these; it is Bo’s turn, three squares away from her. */
function table(picks: readonly string[], rolls: readonly number[] = [], bo: Told = {}): Court {
  const athletes = [
    ours('Ana', '2,2', { picks, implement: 'wand' }),
    theirs('Bo', '5,2', { implement: 'wand', ...bo }),
  ];
  return begin({ court: floor(12, 5), athletes, turn: 'Bo' }, { rolls });
}

describe('an Opportunity that something besides reach grants', () => {
  const watched = (bo: Told = {}) => table(['test/watchful'], [], bo);

  test('[KZ-OPP-17] [KZ-OPP-08] is used where its holder has the range for it', () => {
    expect(watched().answer('walk', row(2, 6)).asked).toBe('opportunity KZ-OPP-02 seat 0');
    const far = watched({ at: '9,2' }).answer('walk', row(2, 10));
    expect(far.heard('opportunity')).toEqual([]);
    expect(far.asked).toMatch(/^action/);
  });

  test('[KZ-OPP-06] beside its holder it is still one', () => {
    const court = watched({ at: '3,2' }).answer('walk', row(2, 4), 'yes');
    expect(court.heard('opportunity')).toHaveLength(1);
  });

  test('[KZ-OPP-10] is none for a Nimble one', () => {
    const court = watched({ at: '3,2', statuses: ['nimble'] }).answer('walk', row(2, 4));
    expect(court.heard('opportunity')).toEqual([]);
  });

  test('[KZ-OPP-17] may be for who stands there now alone, not for steps that are thought of', () => {
    const court = table(['test/watchful']);
    const step = (x: number) =>
      grantedByStep(court, court.id('Bo'), court.cell(x, 2), court.cell(x + 1, 2)).length;
    expect([step(5), step(6)]).toEqual([1, 0]);
  });
});

describe('what its target ignores', () => {
  test('[KZ-ATK-19] a hit does nothing, and is no miss', () => {
    const court = table(['test/shadow'], [4]).answer('basic-implement-attack', 'Ana');
    expect(court.of('Ana')).toHaveHp(8);
    expect(court).toHaveHeard({ type: 'ignored', who: 'Ana', of: 'Bo' });
    expect([court.heard('averted'), court.heard('damage')]).toEqual([[], []]);
  });

  test('[KZ-DMG-11] damage is none, whatever it passes by', () => {
    const court = table(['test/shadow']);
    const passes = ['resist', 'ward'] as const;
    const of = { to: court.id('Ana'), by: court.id('Bo'), kind: 'other', melee: false } as const;
    court.run(deal(court, { ...of, passes }, 5, 'TEST'));
    expect(court.of('Ana')).toHaveHp(8);
  });
});

describe('what reaches all who are near', () => {
  test('[KZ-GEN-14] begins for them whenever somebody stands elsewhere', () => {
    const court = table(['test/chant']);
    expect(court.of('Bo')).not.toHaveStatus('slowed');
    endWhatCannotLast(court);
    expect(court.of('Bo')).toHaveStatus('slowed');
  });
});
