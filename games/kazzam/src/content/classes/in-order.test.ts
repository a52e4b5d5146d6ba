import { expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const [first, second] = [
  { id: 'first', rule: 'TEST' },
  { id: 'second', rule: 'TEST' },
];

test('abilities come in the order of the ids', () => {
  expect(inOrder([first, second], ['second', 'first'])).toEqual([second, first]);
});
test('every ability has a place, and every place an ability', () => {
  expect(() => inOrder([first, second], ['first'])).toThrow('second has no place');
  expect(() => inOrder([first], ['first', 'second'])).toThrow('there is no second');
});
