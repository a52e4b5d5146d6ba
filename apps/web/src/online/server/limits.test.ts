import * as protocol from '@tablewright/protocol';
import { expect, test } from 'vitest';
import { LONGEST_LINE, LONGEST_NAME, LONGEST_NOTE, MOST_NOTES } from './limits.ts';

test('the pages know the limits of the protocol', () => {
  expect(LONGEST_NAME).toBe(protocol.LONGEST_NAME);
  expect(LONGEST_LINE).toBe(protocol.LONGEST_LINE);
  expect(LONGEST_NOTE).toBe(protocol.LONGEST_NOTE);
  expect(MOST_NOTES).toBe(protocol.MOST_NOTES);
});
