import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { CHOICE_KINDS, type Choice, isAside, type PathChoice } from './choice.ts';
import {
  countAnswers,
  enumerateAnswers,
  fallbackAnswer,
  firstOf,
  isAnswerable,
  repeatedId,
} from './list-answers.ts';
import { seededSource } from './random/seeded.ts';
import type { RandomSource } from './random/source.ts';
import { sampleAnswer } from './sample-answer.ts';
import { fromWire, toWire } from './wire-answer.ts';

const ask = { seat: 0, why: { key: 'test' } } as const;
const options = ['a', 'b', 'c'].map((id) => ({ id, names: { letter: id.toUpperCase() } }));

const one: Choice = { kind: 'one', ...ask, options, fallback: 1 };
const some: Choice = {
  kind: 'some',
  ...ask,
  options,
  min: 1,
  max: 2,
  limits: [{ of: [0, 1], max: 1 }],
};
const amount: Choice = { kind: 'amount', ...ask, min: 2, max: 5, fallback: 4 };
const allocation: Choice = {
  kind: 'allocation',
  ...ask,
  options,
  caps: [2, 1, 3],
  min: 1,
  max: 3,
  maxTargets: 2,
};
const order: Choice = { kind: 'order', ...ask, options };
/** a → b costs 1, b → c costs 2, a → c costs 4; a way may not end at b. */
const path: Choice = {
  kind: 'path',
  ...ask,
  options,
  from: 0,
  steps: [[1, 2], [2], []],
  costs: [[1, 4], [2], []],
  budget: 3,
  ends: [true, false, true],
};
/** a and b are one step apart at no cost, b → c costs 1. */
const free: Choice = {
  ...path,
  steps: [[1], [0, 2], []],
  costs: [[0], [0, 1], []],
  budget: 1,
  ends: [true, true, true],
};
const text: Choice = { kind: 'text', ...ask, minLength: 2, maxLength: 4, pattern: '[a-z]+' };
const form: Choice = {
  kind: 'form',
  ...ask,
  fields: [
    { name: 'who', choice: one },
    { name: 'much', choice: amount },
  ],
};
const ALL: readonly Choice[] = [one, some, amount, allocation, order, path, text, form];

/** A square of places, each a step from its up to eight neighbours, in which no way may end. */
function openGrid(side: number): Pick<PathChoice, 'options' | 'steps' | 'costs' | 'ends'> {
  const places = Array.from({ length: side * side }, (_, place) => place);
  const isBeside = (one: number, other: number) =>
    one !== other &&
    Math.abs((one % side) - (other % side)) <= 1 &&
    Math.abs(Math.floor(one / side) - Math.floor(other / side)) <= 1;
  const steps = places.map((place) => places.filter((other) => isBeside(place, other)));
  return {
    options: places.map((place) => ({ id: `${place}` })),
    steps,
    costs: steps.map((next) => next.map(() => 1)),
    ends: places.map(() => false),
  };
}

/** A way to the last of up to six places, with steps drawn by chance at costs of 0 to 3. */
function randomWay(random: RandomSource): PathChoice {
  const places = Array.from({ length: 2 + random.index(5, 'places') }, (_, place) => place);
  const steps = places.map((place) =>
    places.filter((other) => other !== place && random.index(2, 'step') === 0),
  );
  return {
    kind: 'path',
    ...ask,
    options: places.map((place) => ({ id: `${place}` })),
    from: 0,
    steps,
    costs: steps.map((next) => next.map(() => random.index(4, 'cost'))),
    budget: random.index(5, 'budget'),
    ends: places.map((place) => place === places.length - 1),
  };
}

describe('what stands apart from the course of the game', () => {
  const apart: Choice = {
    kind: 'one',
    ...ask,
    options: [{ id: 'give-up', aside: true }, { id: 'a' }, { id: 'b' }],
  };
  test('is legal and listed, and neither the default nor what chance takes', () => {
    expect([...enumerateAnswers(apart)]).toEqual([0, 1, 2]);
    expect(fromWire(apart, 'give-up')).toEqual({ ok: true, value: 0 });
    expect(fallbackAnswer(apart)).toBe(1);
    const random = seededSource('apart');
    const drawn = Array.from({ length: 300 }, () => sampleAnswer(apart, random));
    expect(drawn.filter((answer) => answer === 0)).toEqual([]);
    const share = drawn.filter((answer) => answer === 1).length / drawn.length;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });
  test('is all there is where nothing else is left', () => {
    const only: Choice = { kind: 'one', ...ask, options: apart.options.slice(0, 1) };
    expect([fallbackAnswer(only), sampleAnswer(only, seededSource('only'))]).toEqual([0, 0]);
    expect([isAside(only, 0), isAside(apart, 1), isAside(amount, 0)]).toEqual([true, false, false]);
  });
});

describe('a way with steps that cost nothing', () => {
  test('goes nowhere twice at no cost', () => {
    expect([...enumerateAnswers(free)]).toEqual([[], [1], [1, 2]]);
    expect(checkAnswer(free, [1, 2])).toBeUndefined();
    expect(checkAnswer(free, [1, 0])?.message).toMatch(/in circles at a/);
    expect(checkAnswer(free, [1, 0, 1])?.message).toMatch(/in circles at a/);
  });
  test('may pay to come back', () => {
    const paid: Choice = { ...free, costs: [[0], [1, 1], []], budget: 2 };
    expect(checkAnswer(paid, [1, 0])).toBeUndefined();
    expect(checkAnswer(paid, [1, 0, 1])?.message).toMatch(/in circles at b/);
  });
});

describe('any way', () => {
  test('comes to no place again with as little left', () => {
    const back: Choice = {
      ...path,
      steps: [[1, 2], [0], []],
      costs: [[1, 1], [1], []],
      ends: [false, false, true],
    };
    expect([...enumerateAnswers(back, 1)]).toEqual([[1, 0, 2]]);
    expect([firstOf(back), fallbackAnswer(back)]).toEqual([[2], [2]]);
  });

  test('where there is none, not all that lead nowhere are tried', () => {
    const side = 12;
    const budget = 12;
    const grid = openGrid(side);
    let looks = 0;
    const endless: PathChoice = {
      ...path,
      ...grid,
      budget,
      get steps() {
        looks += 1;
        // Of a place at most once with each sum that may be left.
        if (looks > side * side * (budget + 1)) throw new Error('looks for ever');
        return grid.steps;
      },
    };
    expect(isAnswerable(endless)).toBe(false);
    looks = 0;
    expect(() => fallbackAnswer(endless)).toThrow('"test" has no legal answer');
  });

  test('is found and legal wherever there is one, and else known to be missing', () => {
    const random = seededSource('graphs');
    let found = 0;
    for (let at = 0; at < 200; at += 1) {
      const choice = randomWay(random);
      const [first] = [...enumerateAnswers(choice, 1)];
      expect(isAnswerable(choice)).toBe(first !== undefined);
      if (first === undefined) continue;
      found += 1;
      expect(checkAnswer(choice, fallbackAnswer(choice))).toBeUndefined();
    }
    expect(found).toBeGreaterThan(40);
    expect(found).toBeLessThan(160);
  });
});

describe('legal answers', () => {
  test('all of them are listed, each once', () => {
    expect([...enumerateAnswers(one)]).toEqual([0, 1, 2]);
    expect([...enumerateAnswers(some)]).toEqual([[0], [1], [2], [0, 2], [1, 2]]);
    expect([...enumerateAnswers(amount)]).toEqual([2, 3, 4, 5]);
    expect([...enumerateAnswers(order)]).toHaveLength(6);
    expect([...enumerateAnswers(path)]).toEqual([[], [1, 2]]);
    expect([...enumerateAnswers(text)]).toEqual(['aa']);
    const splits = [...enumerateAnswers(allocation)] as number[][];
    const brute: number[][] = [];
    for (let a = 0; a <= 2; a += 1)
      for (let b = 0; b <= 1; b += 1)
        for (let c = 0; c <= 3; c += 1) {
          const total = a + b + c;
          const targets = [a, b, c].filter((n) => n > 0).length;
          if (total >= 1 && total <= 3 && targets <= 2) brute.push([a, b, c]);
        }
    expect(splits.map(String).sort()).toEqual(brute.map(String).sort());
  });

  test.each(CHOICE_KINDS)('%s: counted, sampled, written and read back', (kind) => {
    const choice = ALL.find((other) => other.kind === kind) as Choice;
    const legal = [...enumerateAnswers(choice)];
    if (kind !== 'text') expect(countAnswers(choice)).toBe(legal.length);
    expect(countAnswers(choice, 2)).toBe(2);
    expect([...enumerateAnswers(choice, 1)]).toEqual(legal.slice(0, 1));
    expect(isAnswerable(choice)).toBe(true);
    expect(checkAnswer(choice, fallbackAnswer(choice))).toBeUndefined();
    const seen = new Set<string>();
    const random = seededSource(kind);
    for (let i = 0; i < 400; i += 1) {
      const answer = sampleAnswer(choice, random);
      expect(checkAnswer(choice, answer)).toBeUndefined();
      seen.add(JSON.stringify(answer));
    }
    expect(seen).toEqual(new Set(legal.map((answer) => JSON.stringify(answer))));
    for (const answer of legal) {
      const wire: unknown = JSON.parse(JSON.stringify(toWire(choice, answer)));
      expect(fromWire(choice, wire)).toEqual({ ok: true, value: answer });
    }
  });

  test('the default is the declared one, else the first', () => {
    expect(fallbackAnswer(one)).toBe(1);
    expect(fallbackAnswer({ ...one, fallback: undefined } as never)).toBe(0);
    expect(fallbackAnswer(amount)).toBe(4);
    expect(fallbackAnswer({ kind: 'amount', ...ask, min: 2, max: 5 })).toBe(2);
    expect(fallbackAnswer(some)).toEqual([0]);
    expect(fallbackAnswer(allocation)).toEqual([2, 1, 0]);
    expect(fallbackAnswer(order)).toEqual([0, 1, 2]);
    expect(fallbackAnswer(path)).toEqual([]);
    expect(fallbackAnswer(text)).toBe('aa');
  });

  test('a choice that cannot be answered is known as such', () => {
    expect(isAnswerable({ kind: 'one', ...ask, options: [] })).toBe(false);
    expect(isAnswerable({ kind: 'amount', ...ask, min: 2, max: 1 })).toBe(false);
    expect(isAnswerable({ ...some, min: 3, max: 3 } as Choice)).toBe(false);
  });

  test('two options of one name are found, as nobody could tell which is meant', () => {
    for (const choice of [one, amount, some, allocation, order, path, text]) {
      expect(repeatedId(choice)).toBeUndefined();
    }
    const options = [{ id: 'a' }, { id: 'b' }, { id: 'a' }];
    expect(repeatedId({ kind: 'order', ...ask, options })).toBe('a');
  });
});

describe('refusals say what was wrong and what would be right', () => {
  const refused: readonly (readonly [Choice, unknown, string, RegExp])[] = [
    [one, 'd', 'unknown-option', /"d" is not among the options: a, b, c/],
    [one, {}, 'wrong-shape', /needs an option id/],
    [amount, 6, 'out-of-range', /from 2 to 5, not 6/],
    [amount, 1, 'out-of-range', /from 2 to 5, not 1/],
    [amount, 2.5, 'wrong-shape', /whole number/],
    [some, [], 'out-of-range', /take 1 to 2, not 0/],
    [some, ['a', 'b'], 'not-allowed', /at most 1 of a, b/],
    [some, ['c', 'c'], 'not-allowed', /at most once/],
    [some, ['a', 'b', 'c'], 'out-of-range', /take 1 to 2, not 3/],
    [some, 'a', 'wrong-shape', /list of option ids/],
    [order, ['a', 'b'], 'not-allowed', /every item exactly once/],
    [order, ['a', 'b', 'b'], 'not-allowed', /every item exactly once/],
    [allocation, { b: 2 }, 'out-of-range', /"b" takes 0 to 1, not 2/],
    [allocation, { c: -1 }, 'out-of-range', /"c" takes 0 to 3, not -1/],
    [allocation, {}, 'out-of-range', /add up to 1 to 3, not 0/],
    [allocation, { a: 2, c: 2 }, 'out-of-range', /add up to 1 to 3, not 4/],
    [allocation, { a: 1, b: 1, c: 1 }, 'not-allowed', /at most 2 targets, not 3/],
    [allocation, { a: 1.5 }, 'wrong-shape', /whole number/],
    [allocation, [], 'wrong-shape', /points by option id/],
    [path, ['c'], 'out-of-range', /costs more than 3 at c/],
    [path, ['b'], 'not-allowed', /may not end at b/],
    [path, ['b', 'a'], 'not-allowed', /no step from b to a/],
    [text, 'a', 'out-of-range', /2 to 4 characters, not 1/],
    [text, 'abcde', 'out-of-range', /2 to 4 characters, not 5/],
    [text, 'AB', 'not-allowed', /must match/],
    [text, 'ab\nc', 'not-allowed', /must match/],
    [text, 7, 'wrong-shape', /needs text/],
  ];
  test.each(refused)('%# %o', (choice, wire, code, message) => {
    const read = fromWire(choice, wire);
    expect(read).toMatchObject({ ok: false, error: { code } });
    if (!read.ok) expect(read.error.message).toMatch(message);
  });

  test('inside the engine too', () => {
    expect(checkAnswer(one, 3)?.code).toBe('unknown-option');
    expect(checkAnswer(one, -1)?.code).toBe('unknown-option');
    expect(checkAnswer(one, 'a')?.code).toBe('unknown-option');
    expect(checkAnswer(some, [3])?.code).toBe('unknown-option');
    expect(checkAnswer(some, [2, 0])?.code).toBe('not-allowed');
    expect(checkAnswer(allocation, [1])?.code).toBe('wrong-shape');
    expect(checkAnswer(order, [0, 1, 2])).toBeUndefined();
  });
});

describe('naming options', () => {
  test('by id or by what only one option names', () => {
    expect(fromWire(one, 'B')).toEqual({ ok: true, value: 1 });
    const twins = {
      ...one,
      options: [
        { id: 'x', names: { n: 1 } },
        { id: 'y', names: { n: 1 } },
      ],
    };
    const read = fromWire(twins as Choice, '1');
    expect(read).toMatchObject({ ok: false, error: { message: '"1" could be any of x, y' } });
  });

  test('several are kept in the order of the options, however they were named', () => {
    expect(fromWire(some, ['c', 'a'])).toEqual({ ok: true, value: [0, 2] });
    expect(fromWire(order, ['c', 'a', 'b'])).toEqual({ ok: true, value: [2, 0, 1] });
  });

  test('a closed option says why', () => {
    const closed = () => [{ id: 'd', because: { key: 'too-dear', rule: 'TOY-01' } }];
    const read = fromWire({ ...one, closed } as Choice, 'd');
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'closed-option', message: '"d" is not available: too-dear (TOY-01)' },
    });
  });

  test('a closed option is found by what it names, as an open one is', () => {
    const because = { key: 'too-dear' };
    const closed = () => [
      { id: 'd', names: { letter: 'D', square: 'C' }, because },
      { id: 'e1', names: { letter: 'E' }, because },
      { id: 'e2', names: { letter: 'E' }, because: { key: 'sold-out' } },
    ];
    const said = (wanted: string) => fromWire({ ...one, closed } as Choice, wanted);
    expect(said('D')).toEqual({
      ok: false,
      error: { code: 'closed-option', message: '"D" is not available: too-dear' },
    });
    expect(said('E')).toEqual({
      ok: false,
      error: {
        code: 'closed-option',
        message: '"E" is not available: e1: too-dear; e2: sold-out',
      },
    });
    expect(said('C')).toEqual({ ok: true, value: 2 });
    expect(said('F')).toMatchObject({ error: { code: 'unknown-option' } });
  });
});
