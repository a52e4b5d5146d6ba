import { SPECTATOR } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { codeOf, pastOf, person, TestTable, toldOf } from '../../test/live-table.ts';

const two = [person('Lya'), person('Tom')];

describe('answers go to a choice by its name', () => {
  test('the name is that of the entry with which it was asked', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick', 'pick'] });
    expect(table.choices(0).map(({ name }) => name)).toEqual(['1.0']);
    table.answer(0, 'red');
    expect(table.choices(1).map(({ name }) => name)).toEqual(['2.0']);
    expect(table.choices(0)).toEqual([]);
  });

  test('choices that are asked together have different names', () => {
    const table = new TestTable(two, { phases: ['secret'] });
    expect([...table.choices(0), ...table.choices(1)].map(({ name }) => name)).toEqual([
      '1.0',
      '1.1',
    ]);
  });

  test('what is no longer asked, or never was, is stale, and nothing changes', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick', 'pick'] });
    table.answer(0, 'red');
    for (const choice of ['1.0', '7.0', '2.1']) {
      expect(table.say(1, { kind: 'answer', choice, answer: 'red' })).toBe('stale');
    }
    expect(table.live.seq).toBe(2);
    expect(table.live.match?.seq).toBe(1);
  });

  test('a choice keeps its name while others answer theirs in secret', () => {
    const table = new TestTable([person('Lya'), person('Tom'), person('Ines')], {
      phases: ['secret', 'pick'],
    });
    const [toms] = table.choices(1);
    table.answer(2, 'red');
    table.answer(0, 'blue');
    expect(table.choices(1)[0]?.name).toBe(toms?.name);
    // An answer that was on its way meanwhile still meets its question.
    table.do(1, { kind: 'answer', choice: toms?.name ?? '', answer: 'blue' });
    expect(table.update(1).seen.view).toMatchObject({ said: ['blue+blue+red'] });
  });

  test('in a plan of several steps, every step has a name of its own', () => {
    const table = new TestTable(two, { phases: ['plan'] });
    const [first] = table.choices(0);
    const [toms] = table.choices(1);
    table.answer(0, 'red');
    const [second] = table.choices(0);
    expect(second?.why.key).toBe('sure');
    expect(second?.name).not.toBe(first?.name);
    expect(table.choices(1)[0]?.name).toBe(toms?.name);
    expect(table.say(0, { kind: 'answer', choice: first?.name ?? '', answer: 'yes' })).toBe(
      'stale',
    );
  });

  test('a name is never used again after taking back, so that no old answer meets a new question', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick', 'pick'] });
    const [before] = table.choices(0);
    table.answer(0, 'red');
    expect(table.undo(0)).toBe('rewind');
    const [after] = table.choices(0);
    expect(after?.name).toBe('3.0');
    const late = { kind: 'answer', choice: before?.name ?? '', answer: 'blue' } as const;
    expect(table.say(0, late)).toBe('stale');
    expect(table.choices(0)).toEqual([after]);
  });

  test('what others were asked in secret is asked anew when one takes back', () => {
    const table = new TestTable(two, { phases: ['secret'] });
    const [toms] = table.choices(1);
    table.answer(0, 'red');
    table.undo(0);
    expect(table.choices(1)[0]?.name).not.toBe(toms?.name);
    expect(table.say(1, { kind: 'answer', choice: toms?.name ?? '', answer: 'red' })).toBe('stale');
  });

  test('the choice of another is refused, also one that is asked at the same time', () => {
    const table = new TestTable(two, { phases: ['secret', 'pick'] });
    const toms = table.choices(1)[0]?.name ?? '';
    expect(table.say(0, { kind: 'answer', choice: toms, answer: 'red' })).toBe('not-your-choice');
    expect(table.say(SPECTATOR, { kind: 'answer', choice: toms, answer: 'red' })).toBe(
      'not-allowed',
    );
    expect(table.say(7, { kind: 'answer', choice: toms, answer: 'red' })).toBe('not-allowed');
    expect(table.live.seq).toBe(1);
  });

  test('a choice of several seats is answered by the first who does', () => {
    const table = new TestTable(two, { phases: ['shared', 'pick'] });
    const [choice] = table.choices(1);
    expect(table.choices(0)[0]?.name).toBe(choice?.name);
    table.answer(1, 'yes');
    const late = { kind: 'answer', choice: choice?.name ?? '', answer: 'no' } as const;
    expect(table.say(0, late)).toBe('stale');
    expect(table.update(0)).toMatchObject({ answeredBy: [1], seen: { view: { said: ['yes'] } } });
  });

  test.each([
    ['pick', 'green', 'unknown-option'],
    ['pick', 3, 'unknown-option'],
    ['pick', ['red'], 'wrong-shape'],
    ['amount', 12, 'out-of-range'],
    ['amount', '3', 'wrong-shape'],
    ['text', 5, 'wrong-shape'],
    ['text', 'Capital', 'not-allowed'],
  ] as const)('a wrong answer to "%s", %j, is %s, and the choice stays', (phase, answer, code) => {
    const table = new TestTable(two, { phases: [phase] });
    const before = table.choices(0);
    const choice = before[0]?.name ?? '';
    expect(table.say(0, { kind: 'answer', choice, answer: answer as string })).toBe(code);
    expect(table.choices(0)).toEqual(before);
    expect(table.log).toHaveLength(1);
  });

  test('numbers and words are answered as they are', () => {
    const table = new TestTable(two, { phases: ['amount', 'text'] });
    table.play([0, 7], [1, 'hello']);
    expect(table.update(0).seen.view).toMatchObject({ said: ['7', 'hello'] });
    expect(table.live.status).toBe('finished');
  });

  test('nothing is asked or answered any more once the match is over', () => {
    const table = new TestTable(two, { phases: ['pick'] });
    table.answer(0, 'red');
    expect(table.update(0).seen).toMatchObject({ choices: [], outcome: { result: 'done' } });
    expect(table.say(0, { kind: 'answer', choice: '1.0', answer: 'red' })).toBe('over');
    expect(table.say(0, { kind: 'undo', to: 0 })).toBe('over');
    expect(table.live.deciding.size).toBe(0);
  });
});

describe('requests are known again', () => {
  test('a repeat has the number that it was given first', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick', 'pick'] });
    const choice = table.choices(0)[0]?.name ?? '';
    table.do(0, { kind: 'answer', id: 'same-name', choice, answer: 'red' });
    table.answer(1, 'blue');
    expect(table.live.seqOf(0, 'same-name')).toBe(2);
    expect(table.live.seqOf(0, 'other-name')).toBeUndefined();
  });

  test('the same name from two seats is two requests', () => {
    const table = new TestTable(two, { phases: ['secret', 'pick'] });
    for (const seat of [0, 1]) {
      const choice = table.choices(seat)[0]?.name ?? '';
      table.do(seat, { kind: 'answer', id: 'same-name', choice, answer: 'red' });
    }
    expect([table.live.seqOf(0, 'same-name'), table.live.seqOf(1, 'same-name')]).toEqual([2, 3]);
    expect(table.live.seqOf(SPECTATOR, 'same-name')).toBeUndefined();
  });

  test('what was refused is not remembered', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick'] });
    const choice = table.choices(0)[0]?.name ?? '';
    expect(table.say(0, { kind: 'answer', id: 'same-name', choice, answer: 'green' })).toBe(
      'unknown-option',
    );
    expect(table.live.seqOf(0, 'same-name')).toBeUndefined();
  });

  test('the log knows them again after it was read anew', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick', 'pick'] });
    const choice = table.choices(0)[0]?.name ?? '';
    table.do(0, { kind: 'answer', id: 'same-name', choice, answer: 'red' });
    expect(table.replayed().seqOf(0, 'same-name')).toBe(2);
  });
});

describe('a fault of the rules', () => {
  test('is refused, takes nothing away, and the choice keeps its name', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick', 'pick'] });
    table.answer(0, 'red');
    const before = table.update(1);
    const [choice] = before.seen.choices;
    const crash = { kind: 'answer', choice: choice?.name ?? '', answer: 'crash' } as const;
    expect(table.say(1, crash)).toBe('fault');
    expect(table.live.match?.fault?.message).toContain('nobody thought of this');
    expect(table.update(1)).toEqual(before);
    table.do(1, { ...crash, answer: 'blue' });
    expect(table.update(1).seen.view).toMatchObject({ said: ['red', 'blue'] });
  });

  test('in the middle of a secret decision all names stay, and the log is that of a table without it', () => {
    const three = [person('Lya'), person('Tom'), person('Ines')];
    const table = new TestTable(three, { phases: ['pick', 'secret', 'pick'] });
    table.answer(0, 'red');
    // Seat 0 picks what breaks the rules once all have picked.
    table.answer(0, 'crash');
    const names = [1, 2].map((seat) => table.choices(seat)[0]?.name);
    table.answer(2, 'blue');
    const last = { kind: 'answer', choice: names[0] ?? '', answer: 'red' } as const;
    expect(table.say(1, last)).toBe('fault');
    expect(table.choices(1)[0]?.name).toBe(names[0]);
    expect(table.choices(2)).toEqual([]);
    expect(table.say(1, last)).toBe('fault');
    const again = table.replayed();
    for (const observer of [0, 1, 2, SPECTATOR]) {
      expect(again.updateFor(observer, -1, table.now)).toEqual(table.update(observer));
    }
  });

  test('the slots of a choice follow it when others before it are answered', () => {
    const table = new TestTable([person('Lya'), person('Tom'), person('Ines')], {
      phases: ['secret', 'pick'],
    });
    const ines = table.choices(2)[0];
    expect(ines?.slot).toBe(2);
    table.answer(0, 'red');
    expect(table.choices(2)[0]).toEqual({ ...ines, slot: 1 });
    table.do(2, { kind: 'answer', choice: ines?.name ?? '', answer: 'blue' });
    table.answer(1, 'red');
    expect(table.update(0).seen.view).toMatchObject({ said: ['red+red+blue'] });
  });
});

test('the server answers for a seat, and the log says who it was', () => {
  const table = new TestTable(two, { phases: ['pick', 'pick'] });
  const given = (answer: string, how: 'bot' | 'clock', seat = 0, slot = 0) =>
    table.keep(table.live.answerFor(seat, slot, answer, how, table.now));
  expect(codeOf(given('red', 'bot', 1))).toBe('not-your-choice');
  expect(codeOf(given('red', 'bot', 0, 1))).toBe('no-such-choice');
  expect(codeOf(given('green', 'bot'))).toBe('unknown-option');
  expect(table.log).toHaveLength(1);
  given('red', 'clock');
  given('blue', 'bot', 1);
  expect(table.log.slice(1).map(({ entry }) => 'how' in entry && entry.how)).toEqual([
    'clock',
    'bot',
  ]);
  expect(table.live.status).toBe('finished');
});

describe('the past', () => {
  test('shows a seat what it saw then, and others nothing of its secrets', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick', 'pick'] });
    const before = [0, 1, SPECTATOR].map((observer) => table.update(observer).seen.view);
    table.play([0, 'red'], [1, 'blue']);
    expect([0, 1, SPECTATOR].map((observer) => pastOf(table.live, observer, 0))).toEqual(before);
    expect(before[2]).toMatchObject({ own: 'hidden' });
    expect(pastOf(table.live, 0, 2)).toEqual(table.update(0).seen.view);
    expect(pastOf(table.live, 0, 1)).toMatchObject({ said: ['red'] });
  });

  test('has no moment that has not come yet or was taken back', () => {
    const table = new TestTable(two, { phases: ['pick', 'pick', 'pick'] });
    table.answer(0, 'red');
    expect(pastOf(table.live, 0, 2)).toBeUndefined();
    expect(pastOf(table.live, 0, -1)).toBeUndefined();
    table.undo(0);
    expect(pastOf(table.live, 0, 1)).toBeUndefined();
    expect(pastOf(new TestTable([person('Lya'), { kind: 'open' }]).live, 0, 0)).toBeUndefined();
  });

  test('is shown event by event, to a seat with its own secrets alone', () => {
    const table = new TestTable(two, { phases: ['dice', 'secret', 'pick'] });
    table.play([0, 'roll'], [0, 'red'], [1, 'blue']);
    for (const observer of [0, 1, SPECTATOR]) {
      for (const answers of [0, 1, 2, 3]) {
        const heard = table.update(observer).events.filter(({ seq }) => seq === answers);
        const seen = toldOf(table.live, observer, answers);
        expect(seen).toHaveLength(heard.length);
        for (const view of seen ?? []) {
          const { own } = pastOf(table.live, observer, answers) as { own: unknown };
          expect(view).toMatchObject({ own });
        }
      }
    }
    expect(toldOf(table.live, 0, 4)).toBeUndefined();
    expect(toldOf(table.live, 0, -1)).toBeUndefined();
  });

  test('is looked at without changing the present', () => {
    const table = new TestTable(two, { phases: ['dice', 'secret', 'pick'] });
    table.play([0, 'roll'], [1, 'red']);
    const before = table.update(0);
    pastOf(table.live, 1, 1);
    toldOf(table.live, 1, 1);
    expect(table.update(0)).toEqual(before);
    table.answer(0, 'blue');
  });
});
