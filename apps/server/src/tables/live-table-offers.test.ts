import type { Game } from '@tablewright/engine';
import { type HeapState, heap } from '@tablewright/engine/testing';
import type { NamedChoice } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { bot, person, TestTable } from '../../test/live-table.ts';
import { toy } from '../../test/toy.ts';

/** Two people who take stones in turn and may break one with a hammer at any time. */
function heapTable(pace?: ConstructorParameters<typeof TestTable>[1]): TestTable {
  return new TestTable([person('Lya'), person('Tom')], pace, heap as unknown as Game);
}

function offersOf(table: TestTable, seat: number): readonly NamedChoice[] {
  return table.update(seat).seen.standing ?? [];
}

function nameOf(table: TestTable, seat: number): string {
  const [offer] = offersOf(table, seat);
  if (offer === undefined) throw new Error(`seat ${seat} has no offer`);
  return offer.name;
}

const stateOf = (table: TestTable) => table.live.match?.state as HeapState;

describe('standing offers at a table', () => {
  test('are told to their seat alone, and nobody is waited for', () => {
    const table = heapTable();
    expect(offersOf(table, 1)).toMatchObject([{ slot: -1, why: { key: 'break' } }]);
    expect(table.update(1).seen.choices).toEqual([]);
    expect(table.update(-1).seen).not.toHaveProperty('standing');
    expect(table.live.awaited).toEqual([0]);
    const { stones, hammers } = stateOf(table);
    hammers[1] = 0;
    expect(table.update(1).seen).not.toHaveProperty('standing');
    expect(stones).toEqual([1, 2, 3]);
  });

  test('are used by their name while another decides', () => {
    const table = heapTable();
    const entry = table.do(1, { kind: 'answer', choice: nameOf(table, 1), answer: 'stone-2' });
    expect(entry).toMatchObject({ seat: 1, slot: -1, answer: 'stone-2' });
    table.answer(0, 'no');
    expect(stateOf(table)).toMatchObject({ stones: [1, 3], hammers: [1, 0] });
    expect(table.update(0).answeredBy).toEqual([1, 0]);
  });

  test('keep their name for as long as they offer the same', () => {
    const table = heapTable();
    const name = nameOf(table, 0);
    expect(name).toMatch(/^offer\.[0-9a-f]{16}$/);
    table.do(1, { kind: 'answer', choice: nameOf(table, 1), answer: 'stone-2' });
    // Asked now whether the stone is guarded, the seat may still do the same beside it.
    expect(nameOf(table, 0)).toBe(name);
    table.answer(0, 'yes');
    expect(nameOf(table, 0)).toBe(name);
    table.answer(0, 'stone-1');
    expect(nameOf(table, 0)).not.toBe(name);
    expect(table.say(0, { kind: 'answer', choice: name, answer: 'stone-2' })).toBe('stale');
  });

  test('of another seat are not theirs to use', () => {
    const table = heapTable();
    const name = nameOf(table, 0);
    expect(table.say(1, { kind: 'answer', choice: name, answer: 'stone-1' })).toBe('stale');
    expect(table.say(-1, { kind: 'answer', choice: name, answer: 'stone-1' })).toBe('not-allowed');
    expect(table.say(0, { kind: 'answer', choice: name, answer: 'stone-9' })).toBe(
      'unknown-option',
    );
  });

  test('interrupt what another is asked, who is asked again afterwards', () => {
    const table = heapTable();
    const [asked] = table.choices(0);
    table.do(1, { kind: 'answer', choice: nameOf(table, 1), answer: 'stone-2' });
    table.answer(0, 'yes');
    expect(table.choices(0)).toEqual([{ ...asked, name: '3.0' }]);
    table.do(0, { kind: 'answer', choice: nameOf(table, 0), answer: 'stone-3' });
    table.answer(1, 'no');
    expect(table.choices(0)[0]?.name).not.toBe(asked?.name);
  });

  test('start and stop no clock, and earn no time', () => {
    const table = heapTable({ pace: { kind: 'live', bank: 60, increment: 10 } });
    table.now += 20_000;
    table.do(1, { kind: 'answer', choice: nameOf(table, 1), answer: 'stone-2' });
    const at = table.now;
    expect(table.live.timeLeft(0, at)).toBeLessThanOrEqual(40_000);
    expect(table.live.timeLeft(1, at)).toBe(60_000);
    table.answer(0, 'yes');
    const left = table.live.timeLeft(0, table.now) ?? 0;
    table.do(0, { kind: 'answer', choice: nameOf(table, 0), answer: 'stone-3' });
    expect(table.live.timeLeft(0, table.now)).toBeLessThanOrEqual(left);
    expect(table.live.deadline?.seat).toBe(1);
  });

  test('do not begin the days for a decision again', () => {
    const table = heapTable({ pace: { kind: 'days', days: 2 } });
    const before = table.live.deadline;
    table.now += 3_600_000;
    table.do(0, { kind: 'answer', choice: nameOf(table, 0), answer: 'stone-3' });
    expect(table.live.deadline?.seat).toBe(1);
    const asked = table.now;
    table.answer(1, 'no');
    const waited = table.now - asked;
    expect(table.live.deadline).toEqual({ seat: 0, at: (before?.at ?? 0) + waited });
  });

  test('are taken back like other answers, with the time as it was', () => {
    const table = heapTable({ pace: { kind: 'live', bank: 60, increment: 10 } });
    table.do(1, { kind: 'answer', choice: nameOf(table, 1), answer: 'stone-2' });
    const { undo } = table.update(1);
    expect(undo).toMatchObject({ kind: 'free', to: 0 });
    table.do(1, { kind: 'undo', to: 0 });
    expect(table.live.timeLeft(1, table.now)).toBe(60_000);
    expect(table.choices(0)[0]?.why.key).toBe('take');
  });

  test('survive what a reader has only from the log', () => {
    const table = heapTable();
    table.do(1, { kind: 'answer', choice: nameOf(table, 1), answer: 'stone-2' });
    table.answer(0, 'no');
    const again = table.replayed();
    expect(again.updateFor(0, -1, table.now)).toEqual(table.live.updateFor(0, -1, table.now));
  });

  test('are the concern of bots that look at them, and of no others', () => {
    const eager = Object.assign(() => 0, { offers: () => ({ place: 0, answer: 0 }) });
    const game = { ...heap, bots: { eager, idle: () => 0 } } as unknown as Game;
    const seats = [bot('Ines', 'eager'), bot('Karl', 'idle')];
    expect(new TestTable(seats, {}, game).live.botsThatLook).toEqual([0]);
    expect(new TestTable([person('Lya'), person('Tom')], {}, game).live.botsThatLook).toEqual([]);
    expect(new TestTable(seats, {}, { ...toy, bots: game.bots }).live.botsThatLook).toEqual([]);
  });

  test('are looked at by bots that have none as well, so that no pause tells who has any', () => {
    const eager = Object.assign(() => 0, { offers: () => ({ place: 0, answer: 0 }) });
    const game = { ...heap, bots: { eager } } as unknown as Game;
    const table = new TestTable([bot('Ines', 'eager'), person('Tom')], {}, game);
    stateOf(table).hammers[0] = 0;
    expect(table.live.match?.standingFor(0)).toEqual([]);
    expect(table.live.botsThatLook).toEqual([0]);
  });
});
