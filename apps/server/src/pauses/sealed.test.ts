import { expect, test } from 'vitest';
import { Seal } from './sealed.ts';

const KEY = '5e'.repeat(32);
const WORDS = '{"kind":"line","text":"keine Spinnen, bitte 🕷"}';

test('what is sealed is opened with the same key alone', () => {
  const sealed = new Seal(KEY).close(WORDS);
  expect(new Seal(KEY).open(sealed)).toBe(WORDS);
  expect(new Seal('ab'.repeat(32)).open(sealed)).toBeUndefined();
});

test('nothing of it can be read, and the same words are never the same', () => {
  const seal = new Seal(KEY);
  const [one, other] = [seal.close(WORDS), seal.close(WORDS)];
  expect(one).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('line');
});

test.each(['', 'x', 'no seal at all', 'A'.repeat(100)])('"%s" was not sealed here', (text) => {
  expect(new Seal(KEY).open(text)).toBeUndefined();
});

test('one changed letter spoils it', () => {
  const sealed = new Seal(KEY).close(WORDS);
  const at = sealed.length - 5;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  expect(new Seal(KEY).open(changed)).toBeUndefined();
});
