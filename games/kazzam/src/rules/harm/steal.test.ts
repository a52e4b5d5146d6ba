import { describe, expect, test } from 'vitest';
import { golems } from '../../../test/creep-court.ts';
import { begin, type Court, ours, type Told, theirs } from '../../../test/table.ts';
import { canSteal, stealItem } from './steal.ts';
import { takeOut } from './taken-out.ts';

const FLASK = 'test-flask';
const GOLEM = 'Practice Golem 1';

/** Ana beside a golem whose orb is that of the pedestal at (0,0). */
function beside(ana: Told, more: Told = {}, golem: Told = {}): Court {
  const guards = golems([{ at: '3,1', ...golem }], ['Ana'], { orb: 'orb-0' });
  return begin({
    court: ['1.....', '......', '......'],
    athletes: [ours('Ana', '2,1', ana), theirs('Bo', '5,2')],
    creeps: [guards],
    turn: 'Ana',
    ...more,
  });
}

const rob = (court: Court, ...answers: readonly string[]): unknown =>
  court.run(stealItem(court, court.id(GOLEM), court.id('Ana')), ...answers);

const wants = (court: Court): boolean => canSteal(court.state, court.id(GOLEM), court.id('Ana'));

describe('a Creep that steals an item', () => {
  test('[KM-CRP-17] takes an orb out of the hands that hold it, and tells so', () => {
    const court = beside({ holds: ['blue'] });
    expect(wants(court)).toBe(true);
    expect(rob(court)).toBe(true);
    expect(court.of('Ana').held).toEqual([]);
    expect(court.of(GOLEM).held).toHaveLength(1);
    expect(court).toHaveHeard({ type: 'orb', who: GOLEM, what: 'stolen', rule: 'KM-CRP-17' });
  });

  test('[KM-CRP-17] the orb of its group before another orb', () => {
    const court = beside({ holds: ['blue', 'orb-0'], stowed: true });
    rob(court);
    expect(court.of(GOLEM)).toHoldOrbs('orb-0');
  });

  test('[KM-CRP-17] an orb before anything else, then that', () => {
    const items = [{ item: FLASK, heldBy: 'Ana' }];
    const court = beside({ holds: ['blue'], stowed: true }, { items });
    rob(court);
    expect(court.of('Ana').held.map((item) => court.state.items[item]?.kind)).toEqual([FLASK]);
    rob(court);
    expect(court.of(GOLEM).held.map((item) => court.state.items[item]?.kind)).toEqual([
      'orb',
      FLASK,
    ]);
    expect(court).toHaveHeard({ type: 'item', who: GOLEM, what: 'stolen', kind: FLASK });
  });

  test('[KM-CRP-17] an orb first, also where it was taken up last', () => {
    const items = [{ item: FLASK, heldBy: 'Ana' }];
    const court = beside({ holds: ['blue'], stowed: true }, { items });
    const kinds = (name: string) =>
      court.of(name).held.map((item) => court.state.items[item]?.kind);
    court.of('Ana').held.reverse();
    expect(kinds('Ana')).toEqual([FLASK, 'orb']);
    rob(court);
    expect([kinds('Ana'), kinds(GOLEM)]).toEqual([[FLASK], ['orb']]);
  });

  test('[KM-CRP-17] never the implement: with nothing else there is nothing to take', () => {
    const court = beside({});
    expect(wants(court)).toBe(false);
    expect(rob(court)).toBe(false);
    expect(court.of('Ana').stowed).toBe(false);
  });

  test('[KM-CRP-17] [KR-SPEC-09] a Runner may save what it holds', () => {
    const runner = { role: 'specialist', specialisation: 'runner', holds: ['blue'] };
    const robbed = (face: number) => {
      const guards = golems(['3,1'], ['Ana']);
      const athletes = [ours('Ana', '2,1', runner), theirs('Bo', '5,1')];
      const position = { court: ['......', '......'], athletes, creeps: [guards], turn: 'Ana' };
      return begin(position, { rolls: [face] });
    };
    const kept = robbed(4);
    expect(rob(kept, 'yes')).toBe(false);
    expect(kept.of('Ana').held).toHaveLength(1);
    const lost = robbed(3);
    expect(rob(lost, 'yes')).toBe(true);
    expect(lost.of('Ana').held).toEqual([]);
  });

  test('[KM-CRP-20] Disarmed it takes nothing', () => {
    const court = beside({ holds: ['blue'] }, {}, { statuses: ['disarmed'] });
    expect(wants(court)).toBe(false);
    expect(rob(court)).toBe(false);
    expect(court.of('Ana').held).toHaveLength(1);
  });

  test('[KM-CRP-17] drops all that it took in its square when it is Taken Out', () => {
    const court = beside({ holds: ['blue', 'blue'], stowed: true });
    rob(court);
    rob(court);
    const { held, cell } = court.of(GOLEM);
    expect(held).toHaveLength(2);
    takeOut(court, court.id(GOLEM), court.id('Bo'));
    expect(held.map((item) => court.state.items[item]?.place)).toEqual([
      { at: 'ground', cell },
      { at: 'ground', cell },
    ]);
  });
});
