import { describe, expect, test } from 'vitest';
import { Act } from './acts.ts';
import { PAUSE_ACT_SIZE } from './limits.ts';
import { DoAct, OpenTable, Say, SitDown, WatchTable } from './requests.ts';

const id = 'request-1';
const answer = (given: unknown) => ({ kind: 'answer', id, choice: '3.0', answer: given });

/** One of each kind, with all its fields. */
const ACTS = [
  answer('I1'),
  { kind: 'undo', id, to: 4 },
  { kind: 'replace', id, seat: 1, policy: 'heuristic' },
  { kind: 'consent', id, question: 7, agree: true },
  { kind: 'withdraw', id, question: 7 },
  { kind: 'return', id },
  { kind: 'stand', id, seat: 1 },
  { kind: 'fill', id, seat: 1, policy: 'random', name: 'Rook' },
  { kind: 'dress', id, name: 'Lya', mark: 3, entropy: '0123456789abcdef' },
  { kind: 'manage', id, listed: true, chat: false },
  { kind: 'close', id },
  { kind: 'pause', id, wish: 'skip', pad: 'xx' },
  { kind: 'line', id, text: 'no spiders, please', pad: 'xx' },
  { kind: 'ready', id, round: '1f0c', pad: 'xx' },
] as const;

/** Which of their fields may be left out. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  stand: ['seat'],
  fill: ['name'],
  dress: ['name', 'mark', 'entropy'],
  manage: ['listed', 'chat'],
  pause: ['wish', 'pad'],
  line: ['pad'],
  ready: ['pad'],
};

describe.each(ACTS.map((act) => ({ kind: act.kind, act })))('$kind', ({ kind, act }) => {
  test('is taken as it is', () => {
    expect(Act.parse(act)).toEqual(act);
  });

  test('takes no field that it does not know', () => {
    expect(Act.safeParse({ ...act, extra: 1 }).success).toBe(false);
    expect(Act.safeParse({ ...act, hash: 'ab' }).success).toBe(false);
  });

  test.each(Object.keys(act))('%s may be missing only where nothing depends on it', (field) => {
    const { [field]: _, ...rest } = act as Record<string, unknown>;
    const may = OPTIONAL[kind]?.includes(field) === true;
    expect(Act.safeParse(rest).success).toBe(may);
    // Left out and undefined are two things; JSON knows the first alone.
    expect(Act.safeParse({ ...act, [field]: undefined }).success).toBe(false);
  });

  test.each(['', 'short', 'x'.repeat(65), 'with space', 7])('is not called %j', (wrong) => {
    expect(Act.safeParse({ ...act, id: wrong }).success).toBe(false);
  });
});

test('every kind of act is among these', () => {
  const kinds = Act.options.map((option) => option.shape.kind.value);
  expect(ACTS.map((act) => act.kind)).toEqual(kinds);
});

test.each([undefined, null, 'close', [], {}, { id }, { kind: 'cheat', id }, { kind: 'open', id }])(
  '%j is no act',
  (given) => {
    expect(Act.safeParse(given).success).toBe(false);
  },
);

describe('an answer', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, i) => `option-${i}`);
  const points = (count: number) => Object.fromEntries(ids(count).map((key) => [key, 1]));

  test.each([
    ['the id of an option', 'basic-battery/activate'],
    ['nothing at all, which the rules may refuse', ''],
    ['the longest text', 'x'.repeat(4_000)],
    ['a number', 3],
    ['half a number, which the rules refuse', 0.5],
    ['no ids', []],
    ['many ids', ids(1_000)],
    ['the longest id', ['x'.repeat(200)]],
    ['no points', {}],
    ['points for many', points(1_000)],
    ['the fields of a form', { whom: 'imp', hp: -3, marks: ['prone'], note: '', split: { a: 1 } }],
  ])('may be %s', (_, given) => {
    expect(Act.parse(answer(given))).toEqual(answer(given));
  });

  test.each([
    ['too long a text', 'x'.repeat(20_001)],
    ['too many ids', ids(1_001)],
    ['too long an id', ['x'.repeat(201)]],
    ['numbers in a list', [1, 2]],
    ['a list in a list', [['a']]],
    ['points for too many', points(1_001)],
    ['points for too long an id', { ['x'.repeat(201)]: 1 }],
    ['points that are nothing', { a: null }],
    ['a form in a form', { a: { b: { c: 1 } } }],
    ['a form of too many fields', Object.fromEntries(ids(51).map((key) => [key, 'x']))],
    ['no number', Number.NaN],
    ['endless many', Number.POSITIVE_INFINITY],
    ['yes', true],
    ['nothing', null],
  ])('may not be %s', (_, given) => {
    expect(Act.safeParse(answer(given)).success).toBe(false);
  });

  test.each(['__proto__', 'constructor', 'toString'])('points for "%s" change no object', (key) => {
    const given = JSON.parse(`{"${key}": 1}`) as unknown;
    const read = Act.safeParse(answer(given));
    if (read.success && read.data.kind === 'answer') {
      expect(Object.getPrototypeOf(read.data.answer)).toBe(Object.prototype);
    }
    expect({}).not.toHaveProperty('polluted');
    expect(({} as Record<string, unknown>)[key]).not.toBe(1);
  });
});

describe('numbers in acts', () => {
  test.each([-1, 0.5, '4', Number.MAX_SAFE_INTEGER + 1])('%j is no moment', (to) => {
    expect(Act.safeParse({ kind: 'undo', id, to }).success).toBe(false);
    expect(Act.safeParse({ kind: 'withdraw', id, question: to }).success).toBe(false);
  });

  test.each([-1, 26, 1.5])('%j is no mark', (mark) => {
    expect(Act.safeParse({ kind: 'dress', id, mark }).success).toBe(false);
  });

  test('a line in a pause has something in it, and an end', () => {
    const line = (text: string) => Act.safeParse({ kind: 'line', id, text }).success;
    expect([' ', 'x', 'x'.repeat(200), 'x'.repeat(201)].map(line)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('the longest line fits the length that every act of a pause has', () => {
    const act = { kind: 'line', id: 'x'.repeat(36), text: '🙂'.repeat(100), pad: '' };
    expect(Act.safeParse(act).success).toBe(true);
    expect(new TextEncoder().encode(JSON.stringify(act)).length).toBeLessThan(PAUSE_ACT_SIZE);
  });

  test('the name of a bot has an end', () => {
    const act = { kind: 'replace', id, seat: 0 };
    expect(Act.safeParse({ ...act, policy: 'x'.repeat(40) }).success).toBe(true);
    expect(Act.safeParse({ ...act, policy: 'x'.repeat(41) }).success).toBe(false);
  });
});

describe('requests', () => {
  const entropy = '0123456789abcdef';

  test('a table has defaults, and at least one seat', () => {
    const wish = { game: 'a-game', seats: [{ kind: 'open' }], entropy };
    expect(OpenTable.parse(wish)).toEqual({
      ...wish,
      options: {},
      pace: { kind: 'none' },
      listed: false,
    });
    expect(OpenTable.safeParse({ ...wish, seats: [] }).success).toBe(false);
    const crowd = Array.from({ length: 17 }, () => ({ kind: 'open' }));
    expect(OpenTable.safeParse({ ...wish, seats: crowd.slice(1) }).success).toBe(true);
    expect(OpenTable.safeParse({ ...wish, seats: crowd }).success).toBe(false);
  });

  test.each([
    { kind: 'me' },
    { kind: 'open', name: 'Tom' },
    { kind: 'bot', name: 'Rook' },
    { kind: 'person', name: 'Tom' },
  ])('%j is no plan of a seat', (seat) => {
    const wish = { game: 'a-game', seats: [seat], entropy };
    expect(OpenTable.safeParse(wish).success).toBe(false);
  });

  test('who sits down has a name and adds to the chance', () => {
    expect(SitDown.parse({ name: ' Tom ', entropy })).toEqual({ name: 'Tom', entropy });
    expect(SitDown.safeParse({ name: 'Tom' }).success).toBe(false);
    expect(SitDown.safeParse({ entropy }).success).toBe(false);
    expect(SitDown.safeParse({ name: 'Tom', entropy, key: 'mine' }).success).toBe(false);
  });

  test('a line of chat has something in it, and an end', () => {
    expect(Say.parse({ id, text: '  Hello\n' })).toEqual({ id, text: 'Hello' });
    expect(Say.safeParse({ id, text: ' \n ' }).success).toBe(false);
    expect(Say.safeParse({ id, text: 'x'.repeat(500) }).success).toBe(true);
    expect(Say.safeParse({ id, text: 'x'.repeat(501) }).success).toBe(false);
    expect(Say.safeParse({ text: 'Hello' }).success).toBe(false);
  });

  test('one acts in a seat, and watches without', () => {
    const act = { kind: 'close', id };
    expect(DoAct.safeParse({ act }).success).toBe(true);
    expect(DoAct.safeParse({ act, seat: -1 }).success).toBe(false);
    expect(WatchTable.safeParse({ table: 'abcdefgh', seat: -1 }).success).toBe(true);
    expect(WatchTable.safeParse({ table: 'abcdefgh', seat: -2 }).success).toBe(false);
    expect(WatchTable.safeParse({ table: 'abcdefgh', seq: -1 }).success).toBe(false);
  });
});
