import { describe, expect, test } from 'vitest';
import { blows } from '../../../../test/creep-court.ts';
import { type Court, floor, ours, type Told, theirs } from '../../../../test/table.ts';
import { den, grip, grips, S1, S2, squids } from './testing/den.ts';

const sturdy = { hp: 20, maxHp: 20 };

/** The pedestal of the squids is in the top left corner. */
const ROWS = ['1...........', ...floor(12, 5)];

interface Scene {
  readonly squid?: string;
  readonly more?: readonly unknown[];
  readonly bo?: string;
  readonly told?: Told;
  readonly others?: readonly Told[];
  readonly rows?: readonly string[];
  readonly rolls?: readonly number[];
}

/** Squids do Drag to Bo, who is hemmed in so that they stay where they are. */
function drags({
  squid = '6,2',
  more = [],
  bo = '5,2',
  told = {},
  others = [],
  rows = ROWS,
  rolls = [],
}: Scene = {}): Court {
  return den({
    rows,
    athletes: [...others, theirs('Bo', bo, { ...sturdy, ...told })],
    creeps: [squids([{ at: squid, statuses: ['immobilized'] }, ...more], ['Bo'], { orb: '0,0' })],
    rolls: [3, ...rolls],
  }).answer('end-turn');
}

/** How far somebody is from the pedestal. */
const gap = (court: Court, name: string): number =>
  Math.max(...(court.at(name).match(/\d+/g) ?? []).map(Number));

describe('Drag', () => {
  test('[KM-SQUID-05] 2 damage, and Grabbed', () => {
    const court = drags();
    expect([blows(court, 'Bo', S1), grips(court)]).toEqual([[2], [`${S1} > Bo`]]);
  });

  test('[KM-SQUID-05] slides squid and target 1 square toward the pedestal', () => {
    for (const [squid, bo] of [
      ['6,2', '5,2'],
      ['4,2', '5,2'],
      ['5,1', '5,2'],
      ['6,3', '5,2'],
    ] as const) {
      const court = drags({ squid, bo });
      const before = (at: string) => Math.max(...at.split(',').map(Number));
      expect([squid, gap(court, S1), gap(court, 'Bo')]).toEqual([
        squid,
        before(squid) - 1,
        before(bo) - 1,
      ]);
      expect(grips(court)).toEqual([`${S1} > Bo`]);
    }
  });

  test('[KM-SQUID-05] in a row with the squid in front both go, and nobody rolls to get free', () => {
    const court = drags({ rows: ['1...........'], squid: '4,0', bo: '5,0' });
    expect([court.at(S1), court.at('Bo')]).toEqual(['court(3,0)', 'court(4,0)']);
    expect(court.heard('save')).toEqual([]);
  });

  test('[KM-SQUID-05] each as far as free squares allow', () => {
    const rows = ['1...........'];
    const behind = drags({ rows, squid: '3,0', bo: '2,0', others: [ours('Ana', '1,0')] });
    expect([behind.at(S1), behind.at('Bo')]).toEqual(['court(3,0)', 'court(2,0)']);
    const front = drags({ rows, squid: '1,0', bo: '2,0' });
    expect([front.at(S1), front.at('Bo')]).toEqual(['court(1,0)', 'court(2,0)']);
  });

  test('[KM-SQUID-05] nowhere without a pedestal in that part', () => {
    const court = den({
      athletes: [theirs('Bo', '5,2', sturdy)],
      creeps: [squids(['6,2'])],
      rolls: [3],
    }).answer('end-turn');
    expect([court.at(S1), court.at('Bo'), grips(court)]).toEqual([
      'court(6,2)',
      'court(5,2)',
      [`${S1} > Bo`],
    ]);
  });

  test('[KM-SQUID-05] [KM-SQUID-02] another squid that holds the target comes along', () => {
    const court = drags({
      told: { statuses: [grip(S2)] },
      more: [{ at: '6,1', statuses: ['stunned'] }],
    });
    // Which of the nearest squares it is he says who is moved.
    expect(court).toBeAskedFor('drag', { rule: 'KM-SQUID-02', seat: 1 });
    court.answer(court.offered[0]);
    expect([gap(court, 'Bo'), grips(court).length]).toEqual([4, 2]);
    expect(gap(court, S2)).toBeLessThan(6);
  });

  test('[KM-SQUID-05] [KZ-FORCE-15] whoever else holds the target may keep it where it is', () => {
    const held = { status: 'grabbed', by: 'Ana', ends: 'escape' };
    const court = drags({
      rows: ['1...........'],
      squid: '5,0',
      bo: '6,0',
      told: { statuses: [held] },
      others: [ours('Ana', '7,0')],
      rolls: [1],
    }).answer('roll');
    expect(court.at('Bo')).toBe('court(6,0)');
  });

  test('[KM-SQUID-05] [KM-CRP-11] Ward keeps it from all but damage', () => {
    const court = drags({ told: { ward: 3 } });
    expect([court.at(S1), court.at('Bo'), grips(court)]).toEqual(['court(6,2)', 'court(5,2)', []]);
  });
});
