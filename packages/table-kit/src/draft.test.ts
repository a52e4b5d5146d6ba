import { type ChoiceView, UNSAID } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import {
  canPick,
  costOfWay,
  countPicked,
  draftProblem,
  emptyDraft,
  lackingField,
  moveInOrder,
  pickedIn,
  pickInto,
  withPoints,
} from './draft.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

function choice(kind: ChoiceView['kind'], rest: Partial<ChoiceView>): ChoiceView {
  return {
    slot: 0,
    kind,
    seat: 0,
    why: { key: 'why' },
    options,
    closed: [],
    fallback: [],
    ...rest,
  };
}

const pickAll = (asked: ChoiceView, ...ids: string[]) =>
  ids.reduce((draft, id) => pickInto(asked, draft, id), emptyDraft(asked));

describe('some', () => {
  const two = choice('some', { min: 2, max: 3, limits: [{ of: [0, 1], max: 1 }] });

  test('picks, takes back, and keeps within the most and the limits', () => {
    expect(pickAll(two, 'a', 'c')).toEqual(['a', 'c']);
    expect(pickAll(two, 'a', 'c', 'a')).toEqual(['c']);
    expect(pickAll(two, 'a', 'b')).toEqual(['a']);
    expect(canPick(two, ['a'], 'b')).toBe(false);
    expect(canPick(two, ['a'], 'c')).toBe(true);
  });

  test('says how many are missing, and nothing once it can be confirmed', () => {
    expect(draftProblem(two, ['a'])).toEqual({
      key: 'draft.some',
      params: { range: { key: 'range.from-to', params: { min: 2, max: 3 } }, chosen: 1 },
    });
    expect(draftProblem(two, ['c', 'a'])).toBeUndefined();
  });

  test('says how many are chosen of how many, whether or not that is enough', () => {
    const three = choice('some', { min: 3, max: 3 });
    expect(countPicked(three, ['a'])).toMatchObject({
      key: 'draft.picked',
      params: { chosen: 1, max: 3 },
    });
    expect(countPicked(three, ['a', 'b', 'c'])?.params.chosen).toBe(3);
    expect(countPicked(two, [])?.key).toBe('draft.picked.open');
    expect(countPicked(choice('some', { min: 0, max: 1 }), [])).toBeUndefined();
    expect(countPicked(choice('order', {}), [])).toBeUndefined();
  });

  test('with room for one, the new pick replaces the old', () => {
    expect(pickAll(choice('some', { min: 1, max: 1 }), 'a', 'b')).toEqual(['b']);
  });
});

describe('allocation', () => {
  const five = choice('allocation', { min: 1, max: 5, caps: [3, 5, 0, 9], maxTargets: 2 });

  test('counts up to the cap and begins again', () => {
    expect(pickAll(five, 'a', 'a', 'a')).toEqual({ a: 3 });
    expect(pickAll(five, 'a', 'a', 'a', 'a')).toEqual({});
    expect(pickedIn(five, { a: 2 }, 'a')).toBe(2);
  });

  test('keeps within the total and the number of targets', () => {
    expect(withPoints(five, { a: 3 }, 'b', 3)).toEqual({ a: 3 });
    expect(withPoints(five, { a: 3 }, 'b', 2)).toEqual({ a: 3, b: 2 });
    expect(withPoints(five, { a: 1, b: 1 }, 'd', 1)).toEqual({ a: 1, b: 1 });
    expect(canPick(five, {}, 'c')).toBe(false);
  });

  test('asks for the least total', () => {
    expect(draftProblem(five, {})?.params).toMatchObject({ given: 0 });
    expect(draftProblem(five, { a: 1 })).toBeUndefined();
  });
});

describe('order', () => {
  const all = choice('order', {});

  test('numbers the picks, and is done when all have a place', () => {
    const draft = pickAll(all, 'c', 'a');
    expect(pickedIn(all, draft, 'a')).toBe(2);
    expect(draftProblem(all, draft)).toEqual({ key: 'draft.order', params: { left: 2 } });
    expect(draftProblem(all, pickAll(all, 'c', 'a', 'b', 'd'))).toBeUndefined();
    expect(moveInOrder(draft, 'a', -1)).toEqual(['a', 'c']);
    expect(moveInOrder(draft, 'c', -1)).toBe(draft);
  });
});

describe('path', () => {
  // a - b - c - d in a row; b to c is costly, and a way may not end at c.
  const way = choice('path', {
    from: 0,
    steps: [[1], [0, 2], [1, 3], [2]],
    costs: [[1], [1, 2], [2, 1], [1]],
    budget: 4,
    ends: [true, true, false, true],
  });

  test('a touched place is reached by the cheapest way within the budget', () => {
    expect(pickAll(way, 'd')).toEqual(['b', 'c', 'd']);
    expect(costOfWay(way, ['b', 'c', 'd'])).toBe(4);
    expect(pickInto({ ...way, budget: 3 }, [], 'd')).toEqual([]);
  });

  test('a game may lead it by another way; where it says none, it is the cheapest', () => {
    const round = {
      ...way,
      steps: [[1, 2], [0, 2], [1, 3], [2]],
      costs: [[1, 2], [1, 2], [2, 1], [1]],
    };
    const wayOn = (_: unknown, begun: readonly string[], to: string) =>
      begun.length === 0 && to === 'd' ? ['b', 'c', 'd'] : undefined;
    expect(pickInto(round, [], 'd')).toEqual(['c', 'd']);
    expect(pickInto(round, [], 'd', wayOn)).toEqual(['b', 'c', 'd']);
    expect(pickInto(round, ['b'], 'd', wayOn)).toEqual(['b', 'c', 'd']);
  });

  test('touching the way goes back along it', () => {
    expect(pickAll(way, 'd', 'b')).toEqual(['b']);
    expect(pickAll(way, 'd', 'd')).toEqual(['b', 'c']);
    expect(pickAll(way, 'd', 'a')).toEqual([]);
  });

  test('a way that may not end here cannot be confirmed', () => {
    expect(draftProblem(way, ['b', 'c'])?.key).toBe('draft.way-end');
    expect(draftProblem(way, ['b'])).toBeUndefined();
  });
});

test('text says what length it needs', () => {
  const name = choice('text', { minLength: 2, maxLength: 4, fallback: 'Ann' });
  expect(emptyDraft(name)).toBe('Ann');
  expect(draftProblem(name, 'A')?.params).toMatchObject({ length: 1 });
});

test('a picture is chosen, or none where none is needed', () => {
  const shown = choice('text', { picture: true, minLength: 0, maxLength: 265, fallback: '' });
  expect(draftProblem(shown, '')).toBeUndefined();
  expect(draftProblem(shown, `${'0'.repeat(64)} A mill`)).toBeUndefined();
  expect(draftProblem(shown, 'mill.png')).toEqual({ key: 'draft.picture', params: {} });
});

describe('a form', () => {
  const note = choice('text', { minLength: 2, maxLength: 9, fallback: '', options: [] });
  const form = choice('form', {
    options: [],
    fields: [
      { name: 'whom', choice: choice('one', { fallback: 'b' }) },
      { name: 'note', choice: note },
    ],
    fallback: { whom: 'b', note: '' },
  });

  test('begins with what is usual', () => {
    expect(emptyDraft(form)).toEqual({ whom: 'b', note: '' });
  });

  test('lacks what its first incomplete field lacks', () => {
    expect(draftProblem(form, emptyDraft(form))).toMatchObject({ key: 'draft.blank' });
    expect(draftProblem(form, { whom: 'a', note: 'so' })).toBeUndefined();
    expect(draftProblem(form, { whom: 'gone', note: 'so' })).toBeDefined();
  });

  test('begins a text empty for which nothing can be suggested', () => {
    const words = choice('text', { minLength: 1, maxLength: 9, fallback: UNSAID, options: [] });
    const told = choice('form', {
      options: [],
      fields: [{ name: 'words', choice: words }],
      fallback: { words: UNSAID },
    });
    expect(emptyDraft(told)).toEqual({ words: '' });
    expect(draftProblem(told, emptyDraft(told))).toEqual({ key: 'draft.blank', params: {} });
    expect(lackingField(told, emptyDraft(told))?.name).toBe('words');
    expect(lackingField(told, { words: 'So' })).toBeUndefined();
  });
});
