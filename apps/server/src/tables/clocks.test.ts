import type { Seat } from '@tablewright/engine';
import type { Pace } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { HOST, OPENED, person, TestTable } from '../../test/live-table.ts';
import { Clocks } from './clocks.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const live = (bank: number, increment: number) => ({ kind: 'live', bank, increment }) as const;
const days = (count: number) => ({ kind: 'days', days: count }) as const;

function begun(pace: Exclude<Pace, { kind: 'none' }>, deciding: readonly Seat[], seats = 3) {
  const clocks = new Clocks(pace, seats);
  clocks.happened(0, new Set(deciding), undefined);
  return clocks;
}

/** An answer to what the match waited for. */
const by = (seat: Seat) => ({ seat, beside: false });

const left = (clocks: Clocks, now: number) => clocks.faces(now).map((face) => face.left / SECOND);
const running = (clocks: Clocks) =>
  clocks.faces(0).flatMap((face, at) => (face.running ? [at] : []));

describe('a bank of time for the whole match', () => {
  test('runs for those whom the match waits for, and for nobody else', () => {
    const clocks = begun(live(60, 0), [1]);
    expect(running(clocks)).toEqual([1]);
    expect(left(clocks, 10 * SECOND)).toEqual([60, 50, 60]);
    clocks.happened(10 * SECOND, new Set([0, 2]), by(1));
    expect(running(clocks)).toEqual([0, 2]);
    expect(left(clocks, 15 * SECOND)).toEqual([55, 50, 55]);
  });

  test('gets what an answer adds, also when the same seat goes on', () => {
    const clocks = begun(live(60, 5), [0]);
    clocks.happened(20 * SECOND, new Set([0]), by(0));
    expect(left(clocks, 20 * SECOND)).toEqual([45, 60, 60]);
    clocks.happened(25 * SECOND, new Set([1]), by(0));
    expect(left(clocks, 99 * SECOND)).toEqual([45, 0, 60]);
  });

  test('gets nothing for an answer for which nobody waited, and takes nothing back with it', () => {
    const clocks = begun(live(60, 5), [0]);
    clocks.happened(20 * SECOND, new Set([0]), { seat: 0, beside: true });
    expect(left(clocks, 20 * SECOND)).toEqual([40, 60, 60]);
    const again = Clocks.resume(live(60, 5), JSON.parse(JSON.stringify(clocks.kept(0))));
    again.takeBack(0);
    expect(left(again, 20 * SECOND)).toEqual([40, 60, 60]);
  });

  test('gets nothing for what others answer', () => {
    const clocks = begun(live(60, 5), [0, 1]);
    clocks.happened(20 * SECOND, new Set([0]), by(1));
    expect(left(clocks, 20 * SECOND)).toEqual([40, 45, 60]);
    expect(left(clocks, 30 * SECOND)).toEqual([30, 45, 60]);
  });

  test('goes on over what is no answer', () => {
    const clocks = begun(live(60, 5), [0]);
    clocks.happened(10 * SECOND, new Set([0]), undefined);
    clocks.happened(20 * SECOND, new Set([0]), undefined);
    expect(left(clocks, 30 * SECOND)).toEqual([30, 60, 60]);
    expect(clocks.next()).toEqual({ seat: 0, at: 60 * SECOND });
  });

  test('is never less than nothing, and what an answer adds comes on top of that', () => {
    const clocks = begun(live(60, 5), [0]);
    expect(left(clocks, 70 * SECOND)).toEqual([0, 60, 60]);
    clocks.happened(70 * SECOND, new Set([0]), by(0));
    expect(left(clocks, 70 * SECOND)).toEqual([5, 60, 60]);
    expect(clocks.next()).toEqual({ seat: 0, at: 75 * SECOND });
  });
});

describe('days for every decision', () => {
  test('begin anew with every decision', () => {
    const clocks = begun(days(2), [0]);
    expect(clocks.faces(DAY)[0]).toEqual({ left: DAY, running: true });
    clocks.happened(DAY, new Set([0]), by(0));
    expect(clocks.faces(DAY)[0]).toEqual({ left: 2 * DAY, running: true });
    expect(clocks.next()).toEqual({ seat: 0, at: 3 * DAY });
  });

  test('go on while others answer and the decision stays the same', () => {
    const clocks = begun(days(2), [0, 1]);
    clocks.happened(DAY, new Set([0]), by(1));
    clocks.happened(DAY + 1, new Set([0]), undefined);
    expect(clocks.next()).toEqual({ seat: 0, at: 2 * DAY });
    expect(clocks.faces(DAY)[1]).toEqual({ left: 2 * DAY, running: false });
  });

  test('begin anew for a seat that was not asked in between', () => {
    const clocks = begun(days(2), [0]);
    clocks.happened(DAY, new Set([1]), by(0));
    clocks.happened(DAY + 5, new Set([0]), by(1));
    expect(clocks.next()).toEqual({ seat: 0, at: 3 * DAY + 5 });
  });
});

describe('whose time ends first', () => {
  test('is the one with the least left, of the same the first seat', () => {
    const clocks = begun(live(60, 0), [1]);
    clocks.happened(10 * SECOND, new Set([0, 1, 2]), undefined);
    expect(clocks.next()).toEqual({ seat: 1, at: 60 * SECOND });
    clocks.happened(10 * SECOND, new Set([0, 2]), by(1));
    expect(clocks.next()).toEqual({ seat: 0, at: 70 * SECOND });
  });

  test('is nobody while nobody is asked', () => {
    const clocks = begun(live(60, 0), [1]);
    clocks.happened(10 * SECOND, new Set(), by(1));
    expect(clocks.next()).toBeUndefined();
    expect(running(clocks)).toEqual([]);
  });
});

describe('at a table', () => {
  const two = [person('Lya'), person('Tom')];
  const PACE = { kind: 'live', bank: 100, increment: 10 } as const;

  test('clocks run from the moment at which the match begins', () => {
    const table = new TestTable([person('Lya'), { kind: 'open' }], { pace: PACE });
    expect(table.live.face(OPENED, () => false).clocks).toBeUndefined();
    expect(table.live.deadline).toBeUndefined();
    table.now = OPENED + 50 * SECOND - 1;
    table.sit(1, 'Tom');
    expect(table.live.deadline).toEqual({ seat: 0, at: OPENED + 150 * SECOND });
    expect(table.live.face(OPENED + 60 * SECOND, () => false).clocks).toEqual([
      { left: 90 * SECOND, running: true },
      { left: 100 * SECOND, running: false },
    ]);
    expect(table.update(0).clocks).toEqual(table.live.face(table.now, () => false).clocks);
  });

  test('an answer stops the one clock and starts the other; talk about it does neither', () => {
    const table = new TestTable(two, { pace: PACE, phases: ['dice', 'pick'] });
    table.now = OPENED + 30 * SECOND - 1;
    table.answer(0, 'roll');
    expect(table.live.deadline).toEqual({ seat: 1, at: OPENED + 130 * SECOND });
    table.now = OPENED + 40 * SECOND - 1;
    expect(table.undo(0)).toBe('ask');
    expect(table.live.deadline).toEqual({ seat: 1, at: OPENED + 130 * SECOND });
    expect(table.live.face(table.now, () => false).clocks).toEqual([
      { left: 80 * SECOND, running: false },
      { left: 90 * SECOND, running: true },
    ]);
  });

  test('all clocks of a secret decision run, until their seats have answered', () => {
    const table = new TestTable(two, { pace: PACE, phases: ['secret', 'pick'] });
    expect(table.live.face(OPENED, () => false).clocks?.map(({ running }) => running)).toEqual([
      true,
      true,
    ]);
    table.now = OPENED + 10 * SECOND - 1;
    table.answer(0, 'red');
    expect(table.live.face(OPENED + 20 * SECOND, () => false).clocks).toEqual([
      { left: 100 * SECOND, running: false },
      { left: 80 * SECOND, running: true },
    ]);
  });

  test('time that was used stays used after taking back, and what the answer added is gone', () => {
    const table = new TestTable(two, { pace: PACE, phases: ['pick', 'pick'] });
    table.now = OPENED + 30 * SECOND - 1;
    table.answer(0, 'red');
    table.now = OPENED + 35 * SECOND - 1;
    table.undo(0);
    expect(table.live.deadline).toEqual({ seat: 0, at: OPENED + 105 * SECOND });
    expect(table.update(1).clocks?.[1]).toEqual({ left: 95 * SECOND, running: false });
  });

  test('who takes back and answers again and again gains nothing by it', () => {
    const table = new TestTable(two, { pace: PACE, phases: ['pick', 'pick'] });
    for (let round = 0; round < 20; round += 1) {
      table.now += SECOND;
      table.answer(0, 'red');
      expect(table.undo(0)).toBe('rewind');
    }
    expect(table.live.timeLeft(0, table.now)).toBeLessThanOrEqual(80 * SECOND);
    expect(table.replayed().deadline).toEqual(table.live.deadline);
  });

  test('who takes back with days to think has what was left of them, and no more', () => {
    const table = new TestTable(two, { pace: days(1), phases: ['pick', 'pick'] });
    for (const [answered, back, left] of [
      [20, 22, 4],
      [25, 28, 1],
    ] as const) {
      table.now = OPENED + answered * HOUR - 1;
      table.answer(0, 'red');
      expect(table.live.deadline).toEqual({ seat: 1, at: table.now + DAY });
      table.now = OPENED + back * HOUR - 1;
      expect(table.undo(0)).toBe('rewind');
      expect(table.live.deadline).toEqual({ seat: 0, at: table.now + left * HOUR });
      expect(table.replayed().deadline).toEqual(table.live.deadline);
    }
  });

  test('another decision has all its days, also for whom the match has waited before', () => {
    const table = new TestTable(two, { pace: days(3), phases: ['shared', 'pick', 'pick'] });
    // Both may answer the first, and Lya does on the third day; what Tom is asked then is new.
    table.now = OPENED + 3 * DAY - HOUR;
    table.answer(0, 'no');
    expect(table.choices(1).map(({ why }) => why.key)).toEqual(['pick']);
    expect(table.live.deadline).toEqual({ seat: 1, at: table.now + 3 * DAY });
    expect(table.replayed().deadline).toEqual(table.live.deadline);
  });

  test('the same decision has no further days, whatever the others answer or take back', () => {
    const table = new TestTable(two, { pace: days(3), phases: ['secret', 'pick'] });
    table.now = OPENED + DAY;
    table.answer(0, 'red');
    expect(table.live.deadline).toEqual({ seat: 1, at: OPENED + 3 * DAY });
    table.now = OPENED + 2 * DAY;
    expect(table.undo(0)).toBe('rewind');
    expect(table.live.timeLeft(1, table.now)).toBe(OPENED + 3 * DAY - table.now);
  });

  test('who is asked the same again after taking back has what was left of their days', () => {
    const three = [person('Lya'), person('Tom'), person('Ines')];
    const table = new TestTable(three, { pace: days(3), phases: ['shared', 'pick', 'pick'] });
    table.now = OPENED + 2 * DAY - 1;
    table.answer(0, 'no');
    table.now = OPENED + 2 * DAY + HOUR - 1;
    expect(table.undo(0)).toBe('rewind');
    // Tom was asked something else in between, and Ines nothing.
    for (const seat of [0, 1, 2]) expect(table.live.timeLeft(seat, table.now)).toBe(DAY);
  });

  test('nobody’s time runs once the match is over or the table closed', () => {
    const over = new TestTable(two, { pace: PACE, phases: ['pick'] });
    over.answer(0, 'red');
    const closed = new TestTable(two, { pace: PACE, phases: ['pick'] });
    closed.do(0, { kind: 'close' }, { guest: HOST });
    for (const { live: table } of [over, closed]) {
      expect(table.deadline).toBeUndefined();
      expect(table.face(OPENED + DAY, () => false).clocks?.some(({ running }) => running)).toBe(
        false,
      );
    }
  });

  test('a table without a clock shows none', () => {
    const table = new TestTable(two, { phases: ['pick'] });
    expect(table.live.face(table.now, () => false).clocks).toBeUndefined();
    expect(table.update(0).clocks).toBeUndefined();
    expect(table.live.deadline).toBeUndefined();
  });
});

describe('time that stood still', () => {
  test('is given back to those whose clock ran, and to nobody else', () => {
    const clocks = begun(live(60, 0), [1]);
    clocks.stoodStill(30 * SECOND, 20 * SECOND);
    expect(left(clocks, 30 * SECOND)).toEqual([60, 50, 60]);
    expect(running(clocks)).toEqual([1]);
  });

  test('is never more than a clock has counted since it was last looked at', () => {
    const clocks = begun(live(60, 5), [0]);
    clocks.happened(20 * SECOND, new Set([0]), undefined);
    clocks.stoodStill(30 * SECOND, 30 * SECOND);
    expect(left(clocks, 30 * SECOND)).toEqual([40, 60, 60]);
  });

  test('does not count for a decision that has days', () => {
    const clocks = begun(days(3), [0]);
    clocks.stoodStill(2 * DAY, DAY);
    expect(left(clocks, 2 * DAY)[0]).toBe((2 * DAY) / SECOND);
    expect(clocks.next()).toEqual({ seat: 0, at: 4 * DAY });
  });

  test('is in the log of a table, and short of a second it is not worth it', () => {
    const table = new TestTable([person('Lya'), person('Tom')], { pace: live(60, 0) });
    const { live: it } = table;
    expect(it.standStill(OPENED, OPENED + 999)).toBeUndefined();
    expect(it.standStill(OPENED + 5 * SECOND, OPENED + 17 * SECOND)).toEqual({
      ok: true,
      value: { kind: 'still', seconds: 20 },
    });
    // What is in the log before counts from there.
    expect(it.standStill(OPENED, OPENED + 17 * SECOND)).toBeUndefined();
    expect(it.timeLeft(0, OPENED + 17 * SECOND)).toBe(60 * SECOND);
  });
});
