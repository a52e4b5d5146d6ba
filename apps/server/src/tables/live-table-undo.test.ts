import { describe, expect, test } from 'vitest';
import { bot, HOST, open, person, TestTable } from '../../test/live-table.ts';

const three = [person('Lya'), person('Tom'), person('Ines')];

/** Three people; seat 0 has rolled a die, so that all have to agree before it is taken back. */
function rolled(seats = three): TestTable {
  const table = new TestTable(seats, { phases: ['dice', 'pick', 'pick', 'pick'] });
  table.answer(0, 'roll');
  return table;
}

const question = (table: TestTable) => table.live.face(table.now, () => false).question;

describe('taking back', () => {
  test('is free until others have answered or something was rolled', () => {
    const table = new TestTable(three, { phases: ['pick', 'pick', 'pick'] });
    table.answer(0, 'red');
    expect(table.update(0).undo).toEqual({ kind: 'free', to: 0 });
    expect(table.undo(0)).toBe('rewind');
    expect(table.update(0)).toMatchObject({ seq: 3, answers: 0, seen: { view: { said: [] } } });
    expect(question(table)).toBeUndefined();
  });

  test('needs an answer of one’s own, and the number of the moment to go back to', () => {
    const table = new TestTable(three, { phases: ['pick', 'pick', 'pick'] });
    expect(table.say(0, { kind: 'undo', to: 0 })).toBe('not-allowed');
    table.answer(0, 'red');
    expect(table.say(1, { kind: 'undo', to: 0 })).toBe('not-allowed');
    expect(table.say(0, { kind: 'undo', to: 1 })).toBe('stale');
    expect(table.say(0, { kind: 'undo', to: 0 })).toBe('done');
  });

  test('is not to be had where the game allows none', () => {
    const table = new TestTable(three, { phases: ['pick', 'pick'], undo: 'none' });
    table.answer(0, 'red');
    expect(table.update(0).undo).toEqual({ kind: 'nothing' });
    expect(table.say(0, { kind: 'undo', to: 0 })).toBe('not-allowed');
  });

  test('is asked of all the other people once a die has fallen', () => {
    const table = rolled();
    expect(table.undo(0)).toBe('ask');
    expect(question(table)).toEqual({
      seq: 3,
      seat: 0,
      about: { kind: 'undo', to: 0, because: 'rolled-or-revealed' },
      from: [1, 2],
      agreed: [],
    });
    expect(table.update(0).answers).toBe(1);
    expect(table.live.awaited).toEqual([1, 2]);
  });

  test('happens with the last consent and not before', () => {
    const table = rolled();
    table.undo(0);
    table.do(2, { kind: 'consent', question: 3, agree: true });
    expect(question(table)).toMatchObject({ from: [1, 2], agreed: [2] });
    expect(table.update(0).answers).toBe(1);
    expect(table.live.awaited).toEqual([1]);
    table.do(1, { kind: 'consent', question: 3, agree: true });
    expect(question(table)).toBeUndefined();
    expect(table.update(0)).toMatchObject({ answers: 0, seen: { view: { said: [] } } });
    expect(table.live.awaited).toEqual([0]);
  });

  test('does not happen when one says no', () => {
    const table = rolled();
    table.undo(0);
    table.do(2, { kind: 'consent', question: 3, agree: true });
    table.do(1, { kind: 'consent', question: 3, agree: false });
    expect(question(table)).toBeUndefined();
    expect(table.update(0).answers).toBe(1);
    expect(table.say(2, { kind: 'consent', question: 3, agree: true })).toBe('no-such-question');
  });

  test('is known to have been declined, and by whom, until somebody answers', () => {
    const declined = (table: TestTable) => table.live.face(table.now, () => false).declined;
    const table = rolled();
    table.undo(0);
    table.do(2, { kind: 'consent', question: 3, agree: false });
    expect(declined(table)).toEqual({ seat: 0, kind: 'undo', by: 2 });
    const { faceVersion } = table.live;
    table.answer(1, 'red');
    expect(declined(table)).toBeUndefined();
    expect(table.live.faceVersion).toBeGreaterThan(faceVersion);
    const again = rolled();
    again.undo(0);
    again.do(1, { kind: 'consent', question: 3, agree: false });
    again.undo(0);
    expect(declined(again)).toBeUndefined();
  });

  test('is settled by those who were asked, each once', () => {
    const table = rolled();
    table.undo(0);
    expect(table.say(0, { kind: 'consent', question: 3, agree: true })).toBe('not-allowed');
    expect(table.say(1, { kind: 'consent', question: 2, agree: true })).toBe('no-such-question');
    table.do(1, { kind: 'consent', question: 3, agree: true });
    expect(table.say(1, { kind: 'consent', question: 3, agree: true })).toBe('not-allowed');
    expect(table.say(1, { kind: 'consent', question: 3, agree: false })).toBe('not-allowed');
    expect(table.update(0).answers).toBe(1);
  });

  test('may be thought better of by whoever asked, and by nobody else', () => {
    const table = rolled();
    table.undo(0);
    expect(table.say(1, { kind: 'withdraw', question: 3 })).toBe('not-allowed');
    expect(table.say(0, { kind: 'withdraw', question: 1 })).toBe('no-such-question');
    table.do(0, { kind: 'withdraw', question: 3 });
    expect(question(table)).toBeUndefined();
    expect(table.say(1, { kind: 'consent', question: 3, agree: true })).toBe('no-such-question');
    expect(table.say(0, { kind: 'withdraw', question: 3 })).toBe('no-such-question');
  });

  test('is no longer asked when somebody answers: it was about the moment before', () => {
    const table = rolled();
    table.undo(0);
    table.do(2, { kind: 'consent', question: 3, agree: true });
    table.answer(1, 'red');
    expect(question(table)).toBeUndefined();
    expect(table.say(1, { kind: 'consent', question: 3, agree: true })).toBe('no-such-question');
    expect(table.update(0).answers).toBe(2);
  });

  test('is asked one question at a time', () => {
    const table = rolled();
    table.answer(1, 'red');
    table.undo(0);
    const { undo } = table.update(1);
    expect(undo).toEqual({ kind: 'free', to: 1 });
    // What is free is not asked; it takes the question with it, whose moment is gone.
    table.do(1, { kind: 'undo', to: 1 });
    expect(question(table)).toBeUndefined();
    table.undo(0);
    expect(table.say(1, { kind: 'replace', seat: 2, policy: 'random' })).toBe('not-allowed');
  });

  test('asks anew under another number after it was settled', () => {
    const table = rolled();
    table.undo(0);
    table.do(1, { kind: 'consent', question: 3, agree: false });
    table.undo(0);
    expect(question(table)?.seq).toBe(5);
    expect(table.say(2, { kind: 'consent', question: 3, agree: true })).toBe('no-such-question');
  });
});

describe('bots', () => {
  test('always agree: alone among bots it is done at once', () => {
    const table = rolled([person('Lya'), bot('Tom'), bot('Ines')]);
    expect(table.undo(0)).toBe('rewind');
    expect(table.update(0).answers).toBe(0);
  });

  test('are not asked beside people', () => {
    const table = rolled([person('Lya'), bot('Tom'), person('Ines')]);
    table.undo(0);
    expect(question(table)?.from).toEqual([2]);
  });

  test('who take the place of somebody who was asked are not waited for', () => {
    const table = rolled();
    table.undo(0);
    table.do(1, { kind: 'consent', question: 3, agree: true });
    table.do(2, { kind: 'replace', seat: 2, policy: 'random' });
    expect(question(table)).toBeUndefined();
    expect(table.update(0).answers).toBe(0);
  });

  test('do not agree for the others who were asked', () => {
    const table = rolled();
    table.undo(0);
    table.do(2, { kind: 'replace', seat: 2, policy: 'random' });
    expect(question(table)).toMatchObject({ from: [1], agreed: [] });
    expect(table.live.awaited).toEqual([1]);
    expect(table.say(2, { kind: 'return' })).toBe('done');
    expect(table.say(2, { kind: 'consent', question: 3, agree: true })).toBe('not-allowed');
    table.do(1, { kind: 'consent', question: 3, agree: true });
    expect(table.update(0).answers).toBe(0);
  });
});

test('a closed table has no open question', () => {
  const table = rolled();
  table.undo(0);
  table.do(0, { kind: 'close' }, { guest: HOST });
  expect(question(table)).toBeUndefined();
  expect(table.live.awaited).toEqual([]);
});

test('by the terms of the game it is asked for before anything is rolled, and never after', () => {
  const table = new TestTable(three, { phases: ['pick', 'dice', 'pick'], undo: 'before-rolls' });
  table.answer(0, 'red');
  expect(table.undo(0)).toBe('ask');
  expect(question(table)?.about).toEqual({ kind: 'undo', to: 0, because: 'by-consent' });
  table.do(0, { kind: 'withdraw', question: 3 });
  table.answer(1, 'roll');
  expect(table.say(0, { kind: 'undo', to: 0 })).toBe('not-allowed');
});

describe('a bot plays for somebody', () => {
  test('who leaves, without asking anybody, until they return', () => {
    const table = new TestTable(three, { phases: ['pick', 'pick', 'pick', 'pick'] });
    const lock = table.live.lockOf(0);
    expect(table.do(0, { kind: 'replace', seat: 0, policy: 'heuristic' }).kind).toBe('replace');
    expect(table.live.face(table.now, () => true).seats[0]).toEqual({
      kind: 'bot',
      name: 'Lya',
      mark: 0,
      policy: 'heuristic',
      entropy: '11'.repeat(8),
      kept: true,
      host: true,
    });
    expect(table.live.botsTurn).toEqual({ slot: 0, seat: 0 });
    expect(table.live.awaited).toEqual([]);
    const choice = table.choices(0)[0]?.name ?? '';
    expect(table.say(0, { kind: 'answer', choice, answer: 'red' })).toBe('not-allowed');
    expect(table.say(0, { kind: 'undo', to: 0 })).toBe('not-allowed');
    table.do(0, { kind: 'return' });
    expect(table.live.face(table.now, () => true).seats[0]).toMatchObject({
      kind: 'person',
      here: true,
    });
    expect(table.live.botsTurn).toBeUndefined();
    expect(table.live.lockOf(0)).toBe(lock);
    table.do(0, { kind: 'answer', choice, answer: 'red' });
  });

  test('who is away, once all the others agree', () => {
    const table = new TestTable(three, { phases: ['pick', 'pick', 'pick', 'pick'] });
    expect(table.do(2, { kind: 'replace', seat: 1, policy: 'random' }).kind).toBe('ask');
    expect(question(table)).toMatchObject({
      seat: 2,
      about: { kind: 'replace', seat: 1, policy: 'random' },
      from: [0],
    });
    expect(table.live.seats[1]?.kind).toBe('person');
    // It is about a person, not about a moment: answers of others do not settle it.
    table.answer(0, 'red');
    expect(question(table)).toBeDefined();
    table.do(0, { kind: 'consent', question: 2, agree: true });
    expect(table.live.seats[1]).toMatchObject({ kind: 'bot', policy: 'random', kept: true });
  });

  test('nobody who answers meanwhile, or says that they are back', () => {
    const table = new TestTable(three, { phases: ['pick', 'pick', 'pick', 'pick'] });
    table.do(1, { kind: 'replace', seat: 0, policy: 'random' });
    table.answer(0, 'red');
    expect(question(table)).toBeUndefined();
    const again = table.do(1, { kind: 'replace', seat: 0, policy: 'random' });
    expect(again.kind).toBe('ask');
    const asked = question(table)?.seq ?? 0;
    // Nobody agrees to be replaced who was not asked.
    expect(table.say(0, { kind: 'consent', question: asked, agree: true })).toBe('not-allowed');
    table.do(0, { kind: 'consent', question: asked, agree: false });
    expect(question(table)).toBeUndefined();
    expect(table.live.seats[0]?.kind).toBe('person');
  });

  test('who is here after all, only if they agree as well', () => {
    const table = new TestTable([person('Lya'), person('Tom'), bot('Ines')], { phases: ['pick'] });
    table.here.add(0);
    expect(table.do(1, { kind: 'replace', seat: 0, policy: 'random' }).kind).toBe('ask');
    expect(question(table)?.from).toEqual([0]);
    table.do(0, { kind: 'consent', question: 2, agree: false });
    expect(table.live.seats[0]?.kind).toBe('person');
  });

  test('who is away, at once where nobody else is left to ask', () => {
    const table = new TestTable([person('Lya'), person('Tom'), bot('Ines')], { phases: ['pick'] });
    expect(table.do(1, { kind: 'replace', seat: 0, policy: 'random' }).kind).toBe('replace');
  });

  test('not where a bot plays, on no seat that is not there, with no policy that is not there', () => {
    const table = new TestTable([person('Lya'), person('Tom'), bot('Ines')], { phases: ['pick'] });
    const replace = (seat: number, policy: string) =>
      table.say(0, { kind: 'replace', seat, policy });
    expect(replace(2, 'random')).toBe('not-allowed');
    expect(replace(5, 'random')).toBe('no-such-seat');
    expect(replace(1, 'genius')).toBe('wrong-settings');
    expect(table.say(0, { kind: 'return' })).toBe('not-allowed');
  });

  test('nobody is asked about it any more when the match is over', () => {
    const table = new TestTable(three, { phases: ['pick'] });
    table.do(1, { kind: 'replace', seat: 0, policy: 'random' });
    table.answer(0, 'red');
    expect(table.live.status).toBe('finished');
    expect(table.live.awaited).toEqual([]);
    expect(question(table)).toBeUndefined();
  });
});

describe('the lock of a seat', () => {
  test('changes when who may play the seat changes, and only that of the seat', () => {
    const table = new TestTable([person('Lya'), open, person('Ines')], { phases: ['pick'] });
    expect([0, 1, 2, -1].map((seat) => table.live.lockOf(seat))).toEqual([0, 0, 0, 0]);
    table.sit(1, 'Tom', { handed: true });
    expect(table.live.lockOf(1)).toBe(2);
    table.lock(0);
    expect(table.live.lockOf(0)).toBe(3);
    table.sit(2, 'Karl', { handed: true });
    expect([0, 1, 2].map((seat) => table.live.lockOf(seat))).toEqual([3, 2, 4]);
  });

  test('changes when somebody stands up', () => {
    const table = new TestTable([person('Lya'), open]);
    table.sit(1, 'Tom');
    const other = new TestTable([person('Lya'), person('Tom'), open]);
    other.do(1, { kind: 'stand' });
    expect(other.live.lockOf(1)).toBe(2);
  });

  test('shuts out whoever opened the seat at another one, whatever they ask for', () => {
    const table = new TestTable(three, { phases: ['pick', 'pick', 'pick'] });
    const lock = table.live.lockOf(0);
    const choice = table.choices(0)[0]?.name ?? '';
    table.lock(0);
    const old = { lock, guest: HOST };
    expect(table.say(0, { kind: 'answer', choice, answer: 'red' }, old)).toBe('wrong-key');
    expect(table.say(0, { kind: 'replace', seat: 0, policy: 'random' }, old)).toBe('wrong-key');
    expect(table.say(0, { kind: 'close' }, old)).toBe('wrong-key');
    expect(table.live.seq).toBe(2);
    const now = { lock: table.live.lockOf(0) };
    expect(table.say(0, { kind: 'answer', choice, answer: 'red' }, now)).toBe('done');
  });

  test('a handed seat is played under the new name, with the colour and chance of the old', () => {
    const table = new TestTable([person('Lya'), person('Tom')], { phases: ['pick', 'pick'] });
    table.do(0, { kind: 'replace', seat: 0, policy: 'random' });
    expect(table.sit(0, 'Tom', { handed: true })).toMatchObject({ error: { code: 'name-taken' } });
    table.sit(0, 'Ines', { handed: true, mark: 9, entropy: 'ff'.repeat(8) });
    expect(table.live.face(table.now, () => false).seats[0]).toEqual({
      kind: 'person',
      name: 'Ines',
      mark: 0,
      entropy: '11'.repeat(8),
      here: false,
    });
    table.answer(0, 'red');
  });
});
