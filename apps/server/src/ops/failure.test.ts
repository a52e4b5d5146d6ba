import { expect, test } from 'vitest';
import { failureOf, messageOf } from './failure.ts';

test('of an error the name, message, code and stack are told, and nothing else', () => {
  const error = Object.assign(new TypeError('refused'), {
    code: '28P01',
    client: { password: 'hunter2' },
    detail: 'Key (hash)=(abc) already exists.',
  });
  expect(failureOf(error)).toEqual({
    name: 'TypeError',
    message: 'refused',
    code: '28P01',
    stack: error.stack,
  });
});

test('where the cause was thrown is told too, without what it carries', () => {
  const cause = Object.assign(new Error('no such square'), { client: { password: 'hunter2' } });
  const { stack } = failureOf(new Error('the rules failed', { cause }));
  expect(stack).toContain('caused by: Error: no such square');
  expect(stack).not.toContain('hunter2');
});

test('of a refusal the code and the sentence are told', () => {
  const refusal = { code: 'stale', message: 'the table has gone on', key: 'secret' };
  expect(failureOf(refusal)).toEqual({
    name: 'Object',
    code: 'stale',
    message: 'the table has gone on',
  });
});

test('an error without a message says what those within it say', () => {
  const both = new AggregateError([new Error('no ::1'), new Error('no 127.0.0.1')]);
  expect(messageOf(both)).toBe('no ::1; no 127.0.0.1');
});

test('anything may be thrown', () => {
  expect(failureOf('stop')).toEqual({ name: 'string', message: 'stop' });
  expect(failureOf(undefined)).toEqual({ name: 'undefined', message: 'undefined' });
  expect(messageOf({})).toBe('it says nothing');
});
