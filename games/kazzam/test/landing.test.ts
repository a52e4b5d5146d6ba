import { describe, expect, test } from 'vitest';
import { BITS, giveStatus, has } from '../src/rules/effects/status.ts';
import { takeOut } from '../src/rules/harm/taken-out.ts';
import { settleLandings } from '../src/rules/movement/landing.ts';
import { golems } from './creep-court.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

interface Around {
  readonly rows?: readonly string[];
  readonly ana?: Told;
  readonly more?: readonly Told[];
  readonly zones?: readonly Told[];
  /** When its flight ends: as its next turn begins, unless after that. */
  readonly until?: 'turn-start' | 'turn-end';
}

/** Ana’s turn is over; Bo, whose flight over a square ends then, has the next. */
function aloft(over: readonly [number, number], around: Around = {}): Court {
  const {
    rows = floor(7, 5),
    ana = {},
    more = [],
    zones = [],
    until: ends = 'turn-start',
  } = around;
  const court = begin({
    court: rows,
    athletes: [ours('Ana', '0,0', ana), theirs('Bo', '0,4'), ...more],
    zones,
    turn: 'Ana',
  });
  const bo = court.id('Bo');
  const until = { ends, of: bo, turn: 1 } as const;
  giveStatus(court, { kind: 'flying', on: bo, by: 0, source: 'test', until });
  court.of('Bo').cell = court.cell(...over);
  // It has been in the air for a while.
  court.state.unsettled = [];
  return court.answer('end-turn');
}

const LAND = 'land KZ-STAT-23 seat 1';
const BOS_TURN = 'action KZ-ACT-01 seat 1';

describe('who flies no more, by whatever way it ends', () => {
  test('[KZ-STAT-23] stays in its square if it can stand there', () => {
    const court = aloft([3, 2]);
    expect([court.asked, court.at('Bo')]).toEqual([BOS_TURN, 'court(3,2)']);
    expect(has(court.of('Bo'), BITS.flying)).toBe(false);
  });
  test('[KZ-STAT-23] over somebody it picks the nearest square, among equally near ones', () => {
    const court = aloft([0, 0]);
    expect(court.asked).toBe(LAND);
    expect(court).toOfferOnly('court(1,0)', 'court(0,1)', 'court(1,1)');
    court.answer('court(1,1)');
    expect([court.at('Bo'), court.at('Ana')]).toEqual(['court(1,1)', 'court(0,0)']);
    expect(court.of('Bo')).toHaveHp(8);
    expect(court.asked).toBe(BOS_TURN);
    expect(court.heard('opportunity')).toEqual([]);
  });
  test('[KZ-STAT-23] over a wall it does, however far the next floor is', () => {
    const rows = ['.######', '#######', '#######', '#######', '.....##'];
    const court = aloft([4, 1], { rows });
    expect(court.asked).toBe(LAND);
    expect(court).toOfferOnly('court(1,4)', 'court(2,4)', 'court(3,4)', 'court(4,4)');
  });
  test('[KZ-STAT-23] at the end of its turn too, before anybody else has one', () => {
    const court = aloft([0, 0], { until: 'turn-end' });
    // It flies on in its own turn.
    expect([court.asked, court.at('Bo')]).toEqual([BOS_TURN, 'court(0,0)']);
    court.answer('end-turn');
    expect(court.asked).toBe(LAND);
    court.answer('court(0,1)');
    expect([court.at('Bo'), court.asked]).toEqual(['court(0,1)', 'action KZ-ACT-01 seat 0']);
  });
  test('[KZ-STAT-23] what lies where it comes down acts on it', () => {
    const court = aloft([0, 0], { zones: [{ cells: ['1,1'], damage: 1 }] });
    expect(court.answer('court(1,1)').of('Bo')).toHaveHp(7);
  });
  test('[KZ-STAT-23] above somebody who flies as well it comes straight down', () => {
    const court = aloft([0, 0], { ana: { statuses: [{ status: 'flying', ends: 'match' }] } });
    expect([court.asked, court.at('Bo')]).toEqual([BOS_TURN, 'court(0,0)']);
  });
  test('[KZ-STAT-21] whoever rises to somebody who flies there is in the nearest square in the air', () => {
    const court = aloft([0, 0], { until: 'turn-end' });
    court.befall('Ana', 'flying');
    const flow = settleLandings(court);
    if (flow === undefined) throw new Error('Ana has room');
    court.start(flow);
    expect(court.asked).toBe('rise KZ-STAT-21 seat 0');
    expect(court).toOfferOnly('court(1,0)', 'court(0,1)', 'court(1,1)');
    court.answer('court(0,1)');
    expect([court.at('Ana'), court.at('Bo')]).toEqual(['court(0,1)', 'court(0,0)']);
    expect(has(court.of('Ana'), BITS.flying)).toBe(true);
  });
  test('[KZ-STAT-21] where nobody flies it rises above its own square', () => {
    const court = aloft([3, 2], { until: 'turn-end' });
    court.befall('Ana', 'flying');
    expect(settleLandings(court)?.next().done ?? true).toBe(true);
    expect(court.at('Ana')).toBe('court(0,0)');
  });
  test('[KZ-STAT-23] [KZ-JOB-02] a Creep comes down without a question', () => {
    const court = begin(
      {
        court: floor(7, 1),
        athletes: [ours('Ana', '0,0'), theirs('Bo', '6,0')],
        creeps: [golems(['3,0'])],
        turn: 'Bo',
      },
      { seed: 'lots' },
    );
    const golem = court.id('Practice Golem 1');
    const until = { ends: 'turn-start', of: golem, turn: 1 } as const;
    giveStatus(court, { kind: 'flying', on: golem, by: golem, source: 'test', until });
    court.of('Practice Golem 1').cell = court.cell(0, 0);
    court.answer('end-turn');
    expect([court.at('Practice Golem 1'), court.at('Ana')]).toEqual(['court(1,0)', 'court(0,0)']);
  });
  test('[KZ-STAT-23] [KZ-DUN-02] who is Taken Out on the wing comes down nowhere', () => {
    const t = begin({
      court: floor(7, 5),
      athletes: [ours('Ana', '0,0'), theirs('Bo', '0,4')],
      turn: 'Ana',
    });
    const until = { ends: 'match' } as const;
    giveStatus(t, { kind: 'flying', on: 1, by: 0, source: 'test', until });
    const [, bo] = t.state.creatures;
    if (bo === undefined) throw new Error('no Bo');
    bo.cell = 0;
    takeOut(t, 1, 0);
    const landings = settleLandings(t);
    if (landings !== undefined) t.run(landings);
    expect(bo.cell).toBe(-1);
  });
});
