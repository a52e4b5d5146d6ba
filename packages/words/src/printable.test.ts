import { describe, expect, test } from 'vitest';
import { printable } from './printable.ts';

describe('a line that is printed', () => {
  test.each([
    ['a colour', '\u001b[31mred', '\\u001b[31mred'],
    ['the title of the window', '\u001b]0;mine\u0007', '\\u001b]0;mine\\u0007'],
    ['the same in one sign', '\u009b2J', '\\u009b2J'],
    ['a return to its beginning', 'false\rtrue', 'false\\u000dtrue'],
    ['a step back', 'no\b\byes', 'no\\u0008\\u0008yes'],
    ['another line', 'Lya\nall is well', 'Lya\\u000aall is well'],
    ['a line separator', 'Lya\u2028all is well', 'Lya\\u2028all is well'],
    ['letters the other way round', '\u202eayL', '\\u202eayL'],
    ['half a character', '\ud800', '\\ud800'],
  ])('has %s written out', (_, given, shown) => {
    expect(printable(given)).toBe(shown);
  });

  test.each(['Žofia  „grüßt“ 李小龍', 'علي', '👩‍👧 🙂', '\ta\\u001b'])(
    'shows %j as it is',
    (line) => {
      expect(printable(line)).toBe(line);
    },
  );

  test('stays the JSON that it was', () => {
    const value = { name: '\u001b[2J\u009b\u202e\ud800"\\\n' };
    expect(JSON.parse(printable(JSON.stringify(value)))).toEqual(value);
  });
});
