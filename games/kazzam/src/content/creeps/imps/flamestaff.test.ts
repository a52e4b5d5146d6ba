import { describe, expect, test } from 'vitest';
import { type Court, floor, ours, theirs } from '../../../../test/table.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { ana, BO, impsActed, impsAt, kindsOn } from './testing/imp-court.ts';

const STAFF = 'Imp Flamestaff';

describe('the Flamestaff of an Imp Team', () => {
  test('[KM-IMP-13] pushes each enemy beside it a square, Ongoing 2 until saved, and deals no damage', () => {
    const athletes = [ana('3,1'), BO];
    const court = impsActed({ athletes, imps: { Flamestaff: '3,2' }, enemies: ['Ana', 'Bo'] });
    expect(court.heard('damage').filter(({ by }) => by === court.id(STAFF))).toEqual([]);
    expect(court.heard('forced').map(({ path }) => path.length)).toEqual([1, 1]);
    expect(court.inPlay('ongoing')).toMatchObject([
      { amount: 2, until: { ends: 'save' } },
      { amount: 2, until: { ends: 'save' } },
    ]);
  });

  test('[KM-IMP-13] [KM-CRP-12] leaves out who is not listed, and who is Hidden', () => {
    const athletes = [ana('3,1'), ours('Al', '2,2', { statuses: ['hidden'] }), BO];
    const court = impsActed({ athletes, imps: { Flamestaff: '3,2' }, enemies: ['Al', 'Bo'] });
    expect(court.heard('forced').map(({ who }) => who)).toEqual([court.id('Bo')]);
    expect(kindsOn(court, 'Ana')).toEqual([]);
    expect(kindsOn(court, 'Al')).toEqual(['hidden']);
  });

  test('[KM-IMP-13] [KZ-AI-18] goes where it has most enemies, and counts no others', () => {
    // To the left there are Bo and two whom it has not listed, to the right Bo and Ana.
    const athletes = [
      ours('Al', '4,1', { statuses: ['prone'] }),
      ours('Cy', '4,3', { statuses: ['prone'] }),
      ana('8,2', { statuses: ['prone'] }),
      theirs('Bo', '6,2', { hp: 20, maxHp: 20, statuses: ['prone'] }),
    ];
    const court = impsActed({ athletes, imps: { Flamestaff: '5,0' }, enemies: ['Ana', 'Bo'] });
    expect(court.at(STAFF)).toMatch(/court\(7,/);
    expect(court.inPlay('ongoing').map(({ on }) => on)).toEqual([court.id('Ana'), court.id('Bo')]);
  });

  test('[KM-IMP-13] [KM-CRP-11] a Ward lets nothing of it through', () => {
    const court = impsActed({ athletes: [{ ...BO, ward: 1 }], imps: { Flamestaff: '3,2' } });
    expect([court.at('Bo'), kindsOn(court, 'Bo')]).toEqual(['court(4,2)', []]);
    expect(court.of('Bo')).toHaveWard(1);
  });

  test('[KM-IMP-13] [KZ-CREEP-19] Dominated, its enemies are those that its dominator names', () => {
    const dominated = { status: 'dominated', by: 'Bo' };
    const imps = { Thief: '3,1', Flamestaff: { at: '3,2', statuses: [dominated] } };
    const court = impsAt({ athletes: [ana('2,2'), BO], imps, enemies: ['Bo'] });
    // Only the Flamestaff’s turn matters.
    court.of('Imp Thief').has = 0;
    court.answer('end-turn', ['Ana']);
    expect(court.heard('forced').map(({ who }) => who)).toContain(court.id('Ana'));
    expect(court.inPlay('ongoing').map(({ on }) => on)).toEqual([court.id('Ana')]);
  });

  const attacked = (bo: string): Court =>
    impsAt({
      rows: floor(12, 5),
      athletes: [{ ...BO, at: bo, implement: 'wand' }],
      imps: { Flamestaff: '3,2' },
      rolls: [5],
    }).answer('basic-implement-attack', STAFF);

  test('[KM-IMP-07] is damaged by who stands beside it', () => {
    expect(attacked('4,2').of(STAFF).wounded).toBe(true);
  });

  test('[KM-IMP-07] is not by who stands farther off', () => {
    expect(attacked('5,2').of(STAFF).wounded).toBe(false);
  });

  test('[KM-IMP-07] nor by the map, whatever the damage passes by', () => {
    const court = impsAt({ imps: { Flamestaff: '3,2' } });
    const by = (who: number) => {
      const passes = ['resist', 'ward'] as const;
      const of = { to: court.id(STAFF), by: who, kind: 'other', melee: false, passes } as const;
      court.run(deal(court, of, 9, 'TEST'));
      return court.of(STAFF).wounded;
    };
    expect(by(-1)).toBe(false);
    expect(by(court.id('Bo'))).toBe(true);
  });
});
