import { expect, test } from 'vitest';
import { isLaterVersion } from './rules-version.ts';

test.each([
  ['2', '1', true],
  ['10', '9', true],
  ['1.10', '1.9', true],
  ['1', '1', false],
  ['9', '10', false],
  ['1.9', '1.10', false],
])('%s is later than %s: %s', (version, than, isLater) => {
  expect(isLaterVersion(version, than)).toBe(isLater);
});
