import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portableSha256Hex, sha256Hex } from './sha256.ts';

test('a text has the same SHA-256 in Node and in browsers, also one that is no proper Unicode', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256Hex(text)).toBe(portableSha256Hex(text));
    }),
  );
  for (const text of ['', 'a\ud800b', '\udc00', 'é\u0000😀']) {
    expect(sha256Hex(text)).toBe(portableSha256Hex(text));
  }
});

test('it is SHA-256', () => {
  expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('bytes have the same one in Node and in browsers', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(sha256Hex(bytes)).toBe(portableSha256Hex(bytes));
    }),
  );
});
