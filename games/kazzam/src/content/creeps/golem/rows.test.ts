import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, ours, theirs } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { teleportTo } from '../../../rules/movement/relocate.ts';
import { acted, GOLEM, hall, paid, THRONE, wardOn } from './testing/hall.ts';

const cy = (at: string, more = {}) =>
  theirs('Cy', at, { hp: 30, maxHp: 30, initiative: 6, ...more });
const struck = (court: Court) =>
  court
    .heard('creep')
    .filter(({ what }) => what === 'attack')
    .map(({ of }) => court.state.creatures[of]?.name);

describe('Dual Focus', () => {
  test('[KM-GOLEM-04] on 3 to 6 it strikes its two first priorities, with the row for each', () => {
    for (const face of [3, 4, 5, 6]) {
      const court = acted(face, {
        more: [cy('court(12,10)')],
        ana: { at: 'court(12,7)' },
        enemies: ['Ana', 'Bo', 'Cy'],
      });
      expect(struck(court)).toEqual(['Cy', 'Bo']);
      expect(blows(court, 'Cy', GOLEM)).toEqual(blows(court, 'Bo', GOLEM));
    }
  });

  test('[KM-GOLEM-04] a single enemy once', () => {
    const court = acted(5);
    expect([struck(court), blows(court, 'Bo', GOLEM)]).toEqual([['Bo'], [3]]);
  });

  test('[KM-GOLEM-04] [KZ-AI-42] of those that it can strike from where it stands', () => {
    const court = acted(3, {
      bo: { at: 'court(12,2)' },
      ana: { at: 'court(12,9)' },
      enemies: ['Ana', 'Bo'],
    });
    // Bo is eleven squares away.
    expect(struck(court)).toEqual(['Ana']);
  });

  test('[KM-GOLEM-04] not on 1 and 2', () => {
    for (const [face, ...more] of [[1], [2, 1]]) {
      const court = acted(face ?? 0, { rolls: more });
      expect(blows(court, 'Bo', GOLEM)).toEqual([]);
    }
  });

  test('[KM-CRP-20] Weakened it halves the first of the two', () => {
    const court = acted(5, {
      more: [cy('court(12,10)')],
      enemies: ['Bo', 'Cy'],
      golem: { statuses: ['weakened'] },
    });
    expect([blows(court, 'Cy', GOLEM), blows(court, 'Bo', GOLEM)]).toEqual([[1], [3]]);
  });
});

describe('Taxer', () => {
  test('[KM-GOLEM-09] [KM-GOLEM-03] 2 damage, and 2 Ward for each attack', () => {
    const court = acted(3, {
      more: [cy('court(12,10)')],
      enemies: ['Bo', 'Cy'],
      golem: { ward: 1 },
    });
    expect([blows(court, 'Cy', GOLEM), blows(court, 'Bo', GOLEM)]).toEqual([[2], [2]]);
    expect(wardOn(court, GOLEM)).toBe(5);
  });

  test('[KM-GOLEM-09] [KM-CRP-11] its Ward grows though the target’s takes all', () => {
    const court = acted(3, { bo: { ward: 5 } });
    expect([court.of('Bo').hp, wardOn(court, GOLEM)]).toEqual([30, 12]);
  });
});

describe('Venerated', () => {
  test('[KM-GOLEM-10] 2 damage, pulled beside the Golem and Prone', () => {
    const court = acted(4, { bo: { at: 'court(10,8)' } });
    expect(blows(court, 'Bo', GOLEM)).toEqual([2]);
    expect(court.of('Bo')).toHaveStatus('prone');
    const { cell } = court.of('Bo');
    const golem = court.of(GOLEM).cell;
    expect([1, 24, 25, 26]).toContain(Math.abs(cell - golem));
    expect(court).toHaveHeard({ type: 'forced', who: 'Bo', how: 'pull', rule: 'KM-GOLEM-10' });
  });

  test('[KM-GOLEM-10] as near as can be where there is something in the way', () => {
    const court = acted(4, {
      bo: { at: 'court(12,10)' },
      ana: { at: THRONE },
      more: [ours('Cy', 'court(11,11)'), ours('Di', 'court(13,11)')],
    });
    expect(court.of('Bo')).toStandAt('court(12,10)');
    expect(court.of('Bo')).toHaveStatus('prone');
  });

  test('[KM-GOLEM-10] [KM-CRP-11] not whose Ward takes all damage', () => {
    const court = acted(4, { bo: { ward: 5 } });
    expect(court.of('Bo')).toStandAt('court(12,9)');
    expect(court.inPlay('prone')).toEqual([]);
  });
});

describe('Oppressor', () => {
  test('[KM-GOLEM-11] 3 damage, and Ongoing 2 every turn while the Golem sees it', () => {
    const court = acted(5, { rolls: [1] });
    expect(court.of('Bo').hp).toBe(27);
    court.answer('end-turn');
    expect([court.of('Bo').hp, court.inPlay('ongoing').length]).toEqual([25, 1]);
    court.answer('end-turn', 'end-turn');
    expect(court.of('Bo').hp).toBe(23);
  });

  test('[KM-GOLEM-11] sight lost when it would tick ends it for good', () => {
    const court = acted(5);
    court.run(teleportTo(court, court.id('Bo'), court.cell(1, 2), { by: 0, rule: 'KZ-FORCE-12' }));
    court.answer('end-turn');
    expect([court.of('Bo').hp, court.inPlay('ongoing')]).toEqual([27, []]);
    expect(court).toHaveHeard({ type: 'status-over', who: 'Bo', rule: 'KM-GOLEM-11' });
  });

  test('[KM-GOLEM-11] what happens in between does not count', () => {
    const court = acted(5);
    const bo = court.id('Bo');
    const by = { by: 0, rule: 'KZ-FORCE-12' };
    court.run(teleportTo(court, bo, court.cell(1, 2), by));
    court.run(teleportTo(court, bo, court.cell(12, 9), by));
    court.answer('end-turn');
    expect(court.of('Bo').hp).toBe(25);
  });

  test('[KM-GOLEM-11] it is over with the Golem', () => {
    const court = acted(5);
    takeOut(court, court.id(GOLEM), -1);
    court.answer('end-turn');
    expect([court.of('Bo').hp, court.inPlay('ongoing')]).toEqual([27, []]);
  });
});

describe('Commander', () => {
  /** Bo, Dominated, between his mate Cy and Ana. */
  const led = (options = {}, rolls: readonly number[] = []) =>
    acted(6, {
      bo: { at: 'court(12,9)', implement: 'wand' },
      more: [cy('court(14,9)')],
      ana: { at: 'court(12,5)' },
      rolls,
      options,
    });

  test('[KM-GOLEM-12] [KM-CRP-19] 3 damage; it strikes the first of the Golem’s order, its mates among them', () => {
    const court = led({}, [4, 3]);
    expect(blows(court, 'Bo', GOLEM)).toEqual([3]);
    court.answer('end-turn', 'end-turn');
    expect(blows(court, 'Cy', 'Bo')).toEqual([2]);
    // That was his whole turn, and the end of it.
    expect(court.inPlay('dominated')).toEqual([]);
  });

  test('[KM-GOLEM-12] [KM-CRP-19] by command: its player does what the Golem demands', () => {
    const court = led({ dominated: 'text' });
    court.answer('end-turn', 'end-turn');
    expect(court).toBeTheTurnOf('Bo');
    expect(court).toBeAskedFor('action', { seat: 1 });
    expect(court).toHaveHeard({ type: 'creep', what: 'demand', who: GOLEM, of: 'Cy' });
    expect(court).toOffer('basic-implement-attack');
    expect(court).not.toOffer('end-turn');
  });

  test('[KM-GOLEM-12] [KZ-STAT-16] until its turn is over it has no Opportunities', () => {
    const court = led();
    expect(court.of('Bo')).toHaveStatus('dominated');
    expect(paid(court)).toEqual([]);
  });
});

test('[KZ-AI-29] with nobody to fight it does no row', () => {
  const court = hall({ enemies: [], group: { awake: true } }).answer('end-turn');
  expect(court.heard('group-roll')).toEqual([]);
});
