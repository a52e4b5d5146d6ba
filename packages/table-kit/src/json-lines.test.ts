import { expect, test } from 'vitest';
import { jsonLines, partsOfPath } from './json-lines.ts';

const TEXT = `{
  "name": "Mill",
  "items": [
    { "id": "a" },
    {
      "id": "b",
      "2": "two"
    }
  ]
}`;

test.each<[string, number]>([
  ['', 1],
  ['name', 2],
  ['items', 3],
  ['items.0', 4],
  ['items.1.id', 6],
  ['items[1].id', 6],
  // A field may be called by a number.
  ['items.1.2', 7],
  // What is missing is missing in something.
  ['items.1.price', 5],
  ['items.7.id', 3],
  ['name.deep.er', 2],
])('“%s” stands on line %i', (path, line) => {
  expect(jsonLines(TEXT).lineOf(partsOfPath(path))).toBe(line);
});

test('what is no JSON is named with its line', () => {
  expect(jsonLines('{\n  "a": 1\n  "b": 2\n}').faults[0]).toEqual({
    line: 3,
    what: 'CommaExpected',
  });
  expect(jsonLines(TEXT).faults).toEqual([]);
  expect(jsonLines('').lineOf(['a'])).toBe(1);
});
