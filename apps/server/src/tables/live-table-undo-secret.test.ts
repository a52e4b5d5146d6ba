import { peekers } from '@tablewright/engine/testing';
import { describe, expect, test } from 'vitest';
import { person, TestTable } from '../../test/live-table.ts';

/** Three people at a table of secret dice; Tom has answered before Lya does. */
function after(lya: 'peek' | 'go-on'): TestTable {
  const seats = ['Lya', 'Tom', 'Ines'].map((name) => person(name));
  const table = new TestTable(seats, {}, peekers as never);
  table.answer(1, 'go-on');
  table.answer(0, lya);
  return table;
}

const undoOf = (table: TestTable) => [0, 1, 2].map((seat) => table.update(seat).undo);

describe('while only some have seen a die', () => {
  test('the others are offered to take back what they are offered where none was drawn', () => {
    const [, ...drawn] = undoOf(after('peek'));
    const [, ...passed] = undoOf(after('go-on'));
    expect(drawn).toEqual(passed);
    expect(drawn).toEqual([
      { kind: 'consent', to: 0, because: 'others-answered', from: [0, 2] },
      { kind: 'nothing' },
    ]);
  });

  test('whoever has seen it takes nothing back without consent', () => {
    const [peeked] = undoOf(after('peek'));
    const [passed] = undoOf(after('go-on'));
    expect(peeked).toMatchObject({ kind: 'consent', because: 'rolled-or-revealed' });
    expect(passed).toEqual({ kind: 'free', to: 1 });
  });

  test('a question of one that saw nothing does not tell the others that somebody did', () => {
    const table = after('peek');
    table.do(1, { kind: 'undo', to: 0 });
    const { question } = table.live.face(table.now, () => false);
    expect(question).toMatchObject({ about: { kind: 'undo', because: 'others-answered' } });
  });
});
