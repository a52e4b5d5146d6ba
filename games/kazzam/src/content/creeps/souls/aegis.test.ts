import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, floor, theirs } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { wholePower } from '../../../rules/effects/power.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import { ana, BO, fell, kindsOn, soulsActed, soulsAt } from './testing/soul-court.ts';

const AEGIS = 'Aegis';
const THUNDERBOLT = 'Thunderbolt';
const RAISED = 'aegis-raised';

const ward = (court: Court): number => wardOf(court.of(AEGIS).wards);
const raisedBy = (court: Court): readonly string[] =>
  kindsOn(court, AEGIS).filter((kind) => kind === RAISED);

describe('the Ward of the Aegis', () => {
  test('[KM-SOUL-04] is raised to 3 at the start of its turn', () => {
    const court = soulsActed({ souls: { Aegis: '3,2' } });
    expect(ward(court)).toBe(3);
    expect(court).toHaveHeard({ type: 'creep', who: AEGIS, what: 'itself', rule: 'KM-SOUL-04' });
  });

  test('[KM-SOUL-04] does not pile up beyond 3, and what is lost comes back', () => {
    const court = soulsActed({ souls: { Aegis: '3,2' } }).answer('end-turn');
    expect(ward(court)).toBe(3);
    const of = { to: court.id(AEGIS), by: court.id('Bo'), kind: 'other', melee: false } as const;
    court.run(deal(court, of, 2, 'TEST'));
    expect(ward(court)).toBe(1);
    expect(ward(court.answer('end-turn'))).toBe(3);
  });

  test('[KM-SOUL-04] Ward of others is its own besides', () => {
    expect(ward(soulsActed({ souls: { Aegis: { at: '3,2', ward: 2 } } }))).toBe(2 + 3);
  });

  test('[KM-SOUL-04] [KM-CRP-27] not while the group is asleep, which has no turns', () => {
    const souls = { Aegis: '9,2' };
    expect(ward(soulsActed({ souls, enemies: [] }))).toBe(0);
    expect(ward(soulsActed({ souls, enemies: [], group: { awake: true } }))).toBe(3);
  });

  test('[KM-SOUL-04] at the start of no other turn', () => {
    const court = soulsActed({ souls: { Huntress: '9,4', Aegis: '3,2' } });
    const of = { to: court.id(AEGIS), by: court.id('Bo'), kind: 'other', melee: false } as const;
    court.run(deal(court, of, 2, 'TEST'));
    expect(ward(court)).toBe(1);
  });

  test('[KM-SOUL-04] [KM-INV-16] a Shade has none', () => {
    const souls = { Shadekeeper: { at: '11,4', statuses: ['stunned'] }, Aegis: '3,2' };
    const court = fell(soulsAt({ souls }), AEGIS).answer('end-turn');
    expect(ward(court)).toBe(0);
  });
});

describe('the raised aegis', () => {
  /** The Aegis has struck at Bo; it is the turn of whoever comes first, and these are rolled. */
  const raised = (rolls: readonly number[] = [], more = {}): Court =>
    soulsActed({
      rows: floor(12, 5),
      athletes: [{ ...BO, implement: 'wand' }],
      souls: { Aegis: '3,2', Thunderbolt: { at: '9,2', statuses: ['stunned'] } },
      rolls,
      ...more,
    });
  const shootAt = (court: Court, soul: string): Court =>
    court.answer('basic-implement-attack', soul);

  test('[KM-SOUL-09] 1 damage in melee, and it is raised', () => {
    const court = raised();
    expect([blows(court, 'Bo', AEGIS), raisedBy(court)]).toEqual([[1], [RAISED]]);
  });

  test('[KM-SOUL-09] it is not cumulative', () => {
    expect(raisedBy(raised().answer('end-turn'))).toEqual([RAISED]);
  });

  test('[KM-SOUL-09] not without an attack', () => {
    const court = raised([], { athletes: [{ ...BO, at: '11,0' }], souls: { Aegis: '0,4' } });
    expect(raisedBy(court)).toEqual([]);
  });

  test('[KM-SOUL-09] negates the first hit on another member, and is lowered', () => {
    const court = shootAt(raised([5]), THUNDERBOLT);
    expect(blows(court, THUNDERBOLT, 'Bo')).toEqual([]);
    expect(raisedBy(court)).toEqual([]);
    expect(court).toHaveHeard({ type: 'ignored', who: THUNDERBOLT, of: 'Bo' });
    expect(court).toHaveHeard({ type: 'creep', who: AEGIS, of: THUNDERBOLT, rule: 'KM-SOUL-09' });
  });

  test('[KM-SOUL-09] is nothing at all for anybody: no Miss Token, no Miss Trigger, no Retaliate (D-84)', () => {
    const souls = {
      Aegis: '3,2',
      Huntress: '9,4',
      Thunderbolt: { at: '8,2', statuses: ['stunned'] },
    };
    const athletes = [BO, ana('7,0', { implement: 'wand' })];
    const court = soulsActed({ athletes, souls, rolls: [5] });
    shootAt(court, THUNDERBOLT);
    expect(raisedBy(court)).toEqual([]);
    expect([court.of('Ana').missTokens, court.heard('opportunity')]).toEqual([0, []]);
    expect(blows(court, 'Ana', THUNDERBOLT)).toEqual([]);
  });

  test('[KM-SOUL-09] of a Burst the part on that member only', () => {
    const souls = {
      Aegis: '3,2',
      Huntress: { at: '6,4', statuses: ['stunned'] },
      Thunderbolt: { at: '6,2', statuses: ['stunned'] },
    };
    const court = raised([5, 5], { souls });
    const power = wholePower({ id: 'test', rule: 'TEST', target: { burst: 5 }, damage: 2 });
    const both = [court.id('Huntress'), court.id(THUNDERBOLT)];
    court.run(attack(court, court.id('Bo'), both, power), 'Huntress');
    expect(blows(court, 'Huntress', 'Bo')).toEqual([]);
    expect([blows(court, THUNDERBOLT, 'Bo'), raisedBy(court)]).toEqual([[2], []]);
  });

  test('[KM-SOUL-09] a miss leaves it raised', () => {
    const court = shootAt(raised([2]), THUNDERBOLT);
    expect(raisedBy(court)).toEqual([RAISED]);
  });

  test('[KM-SOUL-09] a hit on the Aegis itself is none of its business', () => {
    const court = shootAt(raised([5]), AEGIS);
    expect(blows(court, AEGIS, 'Bo')).toHaveLength(1);
    expect(raisedBy(court)).toEqual([RAISED]);
  });

  test('[KM-SOUL-09] nor is one on whoever else', () => {
    const athletes = [ana('8,0'), { ...BO, implement: 'wand' }];
    const court = raised([5], { athletes }).answer('end-turn');
    shootAt(court, 'Ana');
    expect([blows(court, 'Ana', 'Bo').length, raisedBy(court)]).toEqual([1, [RAISED]]);
  });

  test('[KM-SOUL-09] Opportunities and other damage pass by it (D-84)', () => {
    const court = raised();
    for (const kind of ['opportunity', 'ongoing'] as const) {
      const of = { to: court.id(THUNDERBOLT), by: court.id('Bo'), kind, melee: false };
      court.run(deal(court, of, 1, 'TEST'));
    }
    expect(court.at(THUNDERBOLT)).toBe('nowhere');
    expect(raisedBy(court)).toEqual([RAISED]);
  });

  test('[KM-SOUL-09] [KZ-HP-07] stays raised when the Aegis becomes a Shade, and goes with it', () => {
    const souls = {
      Shadekeeper: { at: '11,4', statuses: ['stunned'] },
      Aegis: '3,2',
      Huntress: '9,2',
    };
    const court = fell(soulsActed({ souls }), AEGIS);
    expect(raisedBy(court)).toEqual([RAISED]);
    fell(court, 'Shadekeeper');
    expect(court.inPlay(RAISED)).toEqual([]);
  });

  test('[KM-SOUL-09] [KM-CRP-11] is raised behind the Ward of whom it strikes as well', () => {
    const court = raised([], { athletes: [theirs('Bo', '4,2', { ward: 3 })] });
    expect(raisedBy(court)).toEqual([RAISED]);
  });
});
