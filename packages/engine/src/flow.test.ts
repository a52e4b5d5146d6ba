import { describe, expect, test } from 'vitest';
import { choicesIn, type Pending } from './choice.ts';
import {
  askAllocation,
  askAmount,
  askAny,
  askOne,
  askOrder,
  askPath,
  askSome,
  askText,
  type Flow,
  type Reply,
} from './flow.ts';
import { parallel, secretly } from './together.ts';

const why = { key: 'test' };
const options = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
const ask = (seat: number, ...ids: string[]) =>
  ({ kind: 'one', seat, why, options: ids.map((id) => ({ id })) }) as const;

/** Runs a flow with the answers given; returns its result and what it waited for. */
function run<T>(flow: Flow<T>, ...given: Reply[]): { value: T | undefined; waited: Pending[] } {
  const waited: Pending[] = [];
  let result = flow.next(0);
  for (const answer of given) {
    if (result.done) throw new Error('the flow is over');
    waited.push(result.value);
    result = flow.next(answer);
  }
  if (!result.done) waited.push(result.value);
  return { value: result.done ? result.value : undefined, waited };
}

const seatsOf = (pending: Pending | undefined) => choicesIn(pending).map((choice) => choice.seat);

describe('asking', () => {
  test('gives back options, amounts, points and text', () => {
    expect(run(askOne({ kind: 'one', seat: 0, why, options }), 1).value).toBe(options[1]);
    expect(
      run(askSome({ kind: 'some', seat: 0, why, options, min: 0, max: 3 }), [0, 2]).value,
    ).toEqual([options[0], options[2]]);
    expect(run(askAmount({ kind: 'amount', seat: 0, why, min: 0, max: 9 }), 7).value).toBe(7);
    expect(run(askOrder({ kind: 'order', seat: 0, why, options }), [2, 0, 1]).value).toEqual([
      options[2],
      options[0],
      options[1],
    ]);
    const caps = [1, 1, 1];
    expect(
      run(
        askAllocation({ kind: 'allocation', seat: 0, why, options, caps, min: 0, max: 2 }),
        [1, 0, 1],
      ).value,
    ).toEqual([1, 0, 1]);
    const way = {
      from: 0,
      steps: [[1], [], []],
      costs: [[1], [], []],
      budget: 1,
      ends: [true, true, true],
    };
    expect(run(askPath({ kind: 'path', seat: 0, why, options, ...way }), [1]).value).toEqual([
      options[1],
    ]);
    expect(
      run(askText({ kind: 'text', seat: 0, why, minLength: 0, maxLength: 9 }), 'hi').value,
    ).toBe('hi');
  });

  test('an answer that is no option is a fault', () => {
    expect(() => run(askOne({ kind: 'one', seat: 0, why, options }), 3)).toThrow('no option 3');
    expect(() =>
      run(askSome({ kind: 'some', seat: 0, why, options, min: 0, max: 3 }), [5]),
    ).toThrow('no option 5');
  });

  test('any of several: says which was answered', () => {
    const { value, waited } = run(askAny([ask(0, 'x'), ask(1, 'y')]), { slot: 1, answer: 0 });
    expect(value).toEqual({ slot: 1, answer: 0 });
    expect(seatsOf(waited[0])).toEqual([0, 1]);
  });
});

/** As much of a table as flows beside each other need. */
const table = () => ({
  reveals: 0,
  audience: undefined,
  reveal() {
    this.reveals += 1;
  },
  inStrand: <R>(_strand: number, _slot: number | undefined, run: () => R) => run(),
  joinStrands() {},
});

describe('in secret', () => {
  test('asks all at once, whoever comes first, and reveals when the last is in', () => {
    const t = table();
    const flow = secretly(t, [ask(0, 'a', 'b'), ask(1, 'c', 'd'), ask(2, 'e', 'f')]);
    const first = flow.next(0).value as Pending;
    expect(first).toMatchObject({ kind: 'many', secret: true });
    expect(seatsOf(first)).toEqual([0, 1, 2]);
    expect(seatsOf(flow.next({ slot: 1, answer: 1 }).value as Pending)).toEqual([0, 2]);
    expect(seatsOf(flow.next({ slot: 1, answer: 0 }).value as Pending)).toEqual([0]);
    expect(t.reveals).toBe(0);
    expect(flow.next({ slot: 0, answer: 1 })).toEqual({ done: true, value: [1, 1, 0] });
    expect(t.reveals).toBe(1);
  });

  test('nothing to ask is nothing to reveal', () => {
    const t = table();
    expect(run(secretly(t, [])).value).toEqual([]);
    expect(t.reveals).toBe(0);
  });
});

describe('strands side by side', () => {
  function* twice(seat: number): Flow<string> {
    const first = yield* askOne(ask(seat, 'a', 'b'));
    const { slot } = yield* askAny([ask(seat, 'x'), ask(seat, 'y')]);
    return `${seat}${first.id}${slot}`;
  }
  function* quiet(): Flow<string> {
    return 'quiet';
  }

  test('go at their own pace; results keep the order of the strands', () => {
    const t = table();
    const flow = parallel(
      t,
      [
        { seat: 0, flow: twice(0) },
        { seat: 1, flow: quiet() },
        { seat: 2, flow: twice(2) },
      ],
      { secret: false },
    );
    const { value, waited } = run(
      flow,
      { slot: 1, answer: 1 },
      { slot: 2, answer: 0 },
      { slot: 0, answer: 0 },
      { slot: 0, answer: 0 },
    );
    expect(value).toEqual(['0a0', 'quiet', '2b1']);
    expect(waited.map(seatsOf)).toEqual([[0, 2], [0, 2, 2], [0], [0, 0]]);
    expect(t.reveals).toBe(0);
  });

  test('in secret, each runs before its own audience only', () => {
    const t = table();
    const heard: unknown[] = [];
    function* listening(seat: number): Flow<number> {
      heard.push(t.audience);
      yield* askOne(ask(seat, 'a'));
      heard.push(t.audience);
      return seat;
    }
    const strands = [0, 1].map((seat) => ({ seat, flow: listening(seat) }));
    const flow = parallel(t, strands, { secret: true });
    expect(run(flow, { slot: 1, answer: 0 }, { slot: 0, answer: 0 }).value).toEqual([0, 1]);
    expect(heard).toEqual([[0], [1], [1], [0]]);
    expect(t.audience).toBeUndefined();
    expect(t.reveals).toBe(1);
  });

  test('if one throws, the others are left: their finally blocks run, before their own audience', () => {
    const t = table();
    const left: unknown[] = [];
    function* waiting(seat: number): Flow<void> {
      try {
        yield* askOne(ask(seat, 'a', 'b'));
        if (seat === 1) throw new Error('a fault');
      } finally {
        left.push([seat, t.audience]);
      }
    }
    const strands = [0, 1, 2].map((seat) => ({ seat, flow: waiting(seat) }));
    const flow = parallel(t, strands, { secret: true });
    expect(() => run(flow, { slot: 1, answer: 0 })).toThrow('a fault');
    expect(left).toEqual([
      [1, [1]],
      [0, [0]],
      [2, [2]],
    ]);
    expect(t.audience).toBeUndefined();
  });
});
