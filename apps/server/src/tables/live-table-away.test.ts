import { describe, expect, test } from 'vitest';
import { bot, must, open, person, TestTable } from '../../test/live-table.ts';

const two = [person('Lya'), person('Tom')];
const three = [...two, person('Ines')];

/** A table at which seat 0 has rolled a die, so that all have to agree before it is taken back. */
function rolled(seats = three): TestTable {
  const table = new TestTable(seats, { phases: ['dice', 'pick', 'pick', 'pick'] });
  table.answer(0, 'roll');
  return table;
}

/** The others give a seat to a bot; nobody of that seat is here. */
function giveAway(table: TestTable, seat: number): void {
  table.do(0, { kind: 'replace', seat, policy: 'random' });
  const { question } = table.live.face(table.now, () => false);
  for (const from of question?.from ?? []) {
    table.do(from, { kind: 'consent', question: question?.seq ?? 0, agree: true });
  }
  expect(table.live.seats[seat]).toMatchObject({ kind: 'bot', kept: true, left: false });
}

const undone = (table: TestTable) => {
  const { undo } = table.update(0);
  return table.try(0, { kind: 'undo', to: undo?.kind === 'nothing' ? -1 : (undo?.to ?? -1) });
};
const isOpen = (table: TestTable) => table.live.face(table.now, () => false).question !== undefined;

describe('a person whose seat the others gave to a bot', () => {
  test.each([
    ['two', two],
    ['three', three],
  ])('has not agreed to take anything back, and is named (at a table of %s)', (_, seats) => {
    const table = rolled(seats);
    giveAway(table, 1);
    expect(undone(table)).toEqual({
      ok: false,
      error: { code: 'not-allowed', message: 'Tom would have to agree, and is away' },
    });
    expect(isOpen(table)).toBe(false);
    expect(table.update(0).answers).toBe(1);
  });

  test('is asked again once they are back', () => {
    const table = rolled(two);
    giveAway(table, 1);
    table.do(1, { kind: 'return' });
    expect(must(undone(table))).toMatchObject({ kind: 'ask', from: [1] });
    expect(table.update(0).answers).toBe(1);
  });

  test('keeps nobody from taking back what nobody has to agree to', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick', 'pick'] });
    giveAway(table, 1);
    table.answer(0, 'red');
    expect(must(undone(table)).kind).toBe('rewind');
  });

  test('is protected also where it was their bot that has answered since', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick', 'pick'] });
    table.answer(0, 'red');
    giveAway(table, 1);
    must(table.keep(table.live.answerFor(1, 0, 'blue', 'bot', table.now)));
    expect(undone(table)).toMatchObject({ error: { code: 'not-allowed' } });
    expect(table.update(0).seen.view).toMatchObject({ said: ['red', 'blue'] });
  });

  test('does not agree by being given away: what they were asked is asked no more', () => {
    const table = rolled(two);
    table.undo(0);
    expect(isOpen(table)).toBe(true);
    giveAway(table, 1);
    expect(isOpen(table)).toBe(false);
    expect(table.update(0)).toMatchObject({ answers: 1 });
    expect(table.live.awaited).toEqual([]);
    expect(undone(table)).toMatchObject({ error: { code: 'not-allowed' } });
    // Other nodes have it so as well.
    expect(table.replayed().updateFor(0, -1, table.now)).toEqual(
      table.live.updateFor(0, -1, table.now),
    );
  });

  test('is away also if they had left it to a bot themselves the time before', () => {
    const table = rolled(two);
    table.do(1, { kind: 'replace', seat: 1, policy: 'random' });
    table.do(1, { kind: 'return' });
    giveAway(table, 1);
    expect(undone(table)).toMatchObject({ error: { code: 'not-allowed' } });
  });

  test('is nobody’s concern any more when somebody else was handed the seat', () => {
    const table = rolled(two);
    giveAway(table, 1);
    must(table.sit(1, 'Karl', { handed: true }));
    expect(must(undone(table))).toMatchObject({ kind: 'ask', from: [1] });
  });
});

describe('a person who has left their seat to a bot themselves', () => {
  test('agrees to what the table does without them', () => {
    const table = rolled(two);
    expect(table.do(1, { kind: 'replace', seat: 1, policy: 'random' })).toMatchObject({
      kind: 'replace',
      left: true,
    });
    expect(table.live.seats[1]).toMatchObject({ kept: true, left: true });
    expect(must(undone(table)).kind).toBe('rewind');
    expect(table.update(0).answers).toBe(0);
  });

  test('agrees also to what they were asked before', () => {
    const table = rolled(two);
    table.undo(0);
    table.do(1, { kind: 'replace', seat: 1, policy: 'random' });
    expect(isOpen(table)).toBe(false);
    expect(table.update(0).answers).toBe(0);
  });

  test('is known to have left by every node, and to be back', () => {
    const table = rolled(two);
    table.do(1, { kind: 'replace', seat: 1, policy: 'random' });
    expect(table.replayed().seats).toEqual(table.live.seats);
    table.do(1, { kind: 'return' });
    expect(table.replayed().seats[1]).toMatchObject({ kind: 'person', kept: false, left: false });
  });
});

test('a bot that the table was opened or filled with agrees as ever', () => {
  for (const seats of [
    [person('Lya'), bot('Rook')],
    [person('Lya'), open],
  ]) {
    const table = new TestTable(seats, { phases: ['dice', 'pick'] });
    if (seats[1] === open) {
      table.do(0, { kind: 'fill', seat: 1, policy: 'random' }, { guest: table.live.record.host });
    }
    table.answer(0, 'roll');
    expect(must(undone(table)).kind).toBe('rewind');
  }
});
