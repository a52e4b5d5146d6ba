import type { ChoiceView, Option } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { defaultNamed, isProposal } from './default-words.ts';

const choice = (kind: ChoiceView['kind'], options: Option[], fallback: ChoiceView['fallback']) => ({
  slot: 0,
  kind,
  seat: 0,
  why: { key: 'toy' },
  options,
  closed: [],
  fallback,
});
const square = (id: string): Option => ({ id, names: { square: id } });
const proposes = (options: Option[], id: string): boolean => {
  const option = options.find((one) => one.id === id) ?? { id };
  return isProposal({ choice: choice('one', options, id), option });
};

test('the first of several places or people is no proposal, a chosen one is', () => {
  expect(proposes([square('B1'), square('B2')], 'B1')).toBe(false);
  expect(proposes([square('B1'), square('B2')], 'B2')).toBe(true);
  expect(proposes([{ id: 'pass' }, square('B2')], 'pass')).toBe(true);
});

test('the only option needs no mark; what stands apart does not count', () => {
  expect(proposes([{ id: 'go' }], 'go')).toBe(false);
  expect(proposes([{ id: 'go' }, { id: 'concede', aside: true }], 'go')).toBe(false);
});

test('the button says what the default is, where that is little', () => {
  const label = ({ option }: { readonly option: Option }) => option.id;
  const squares = ['B1', 'B2', 'B3', 'B4'].map(square);
  expect(defaultNamed(choice('path', squares, ['B1', 'B2']), label)).toBe('B2');
  expect(defaultNamed(choice('some', squares, ['B1', 'B2']), label)).toBe('B1, B2');
  expect(defaultNamed(choice('some', squares, []), label)).toBeUndefined();
  const long = ['of the first card', 'of the second card'];
  expect(defaultNamed(choice('some', long.map(square), long), label)).toBeUndefined();
  expect(defaultNamed(choice('allocation', squares, { B1: 2, B3: 1 }), label)).toBe('B1 2, B3 1');
  expect(defaultNamed(choice('one', squares, 'B1'), label)).toBeUndefined();
});
