import { expect, test } from 'vitest';
import { type OptionsSchema, readOptions } from './options.ts';

const schema = {
  star: { kind: 'choice', values: ['wild', 'reroll'], default: 'wild', rule: 'R-1' },
  rounds: { kind: 'number', min: 1, max: 9, default: 'none', none: true, rule: 'R-2' },
  goal: { kind: 'number', min: 5, max: 7, default: 6, rule: 'R-3' },
  open: { kind: 'flag', default: false, rule: 'R-4' },
  party: { kind: 'list', values: ['x', 'y'], max: 2, default: [], rule: 'R-5' },
  names: { kind: 'list', max: 2, default: ['Bron'], rule: 'R-6' },
} as const satisfies OptionsSchema;

const DEFAULTS = { star: 'wild', rounds: 'none', goal: 6, open: false, party: [], names: ['Bron'] };

test('missing settings take their defaults', () => {
  expect(readOptions(schema, {})).toEqual({ ok: true, value: DEFAULTS });
});

test.each([
  [{ star: 'reroll' }, { star: 'reroll' }],
  [{ rounds: 1 }, { rounds: 1 }],
  [{ rounds: '9' }, { rounds: 9 }],
  [{ rounds: 'none' }, { rounds: 'none' }],
  [{ open: 'on' }, { open: true }],
  [{ open: 'true' }, { open: true }],
  [{ open: false }, { open: false }],
  [{ open: 'off' }, { open: false }],
  [{ party: 'x,y' }, { party: ['x', 'y'] }],
  [{ party: '' }, { party: [] }],
  [{ names: ['Ida', 'Otto'] }, { names: ['Ida', 'Otto'] }],
])('%o is understood', (given, wanted) => {
  expect(readOptions(schema, given)).toEqual({ ok: true, value: { ...DEFAULTS, ...wanted } });
});

test.each([
  [{ star: 'tame' }, 'star must be one of wild, reroll, not "tame"'],
  [{ star: 1 }, 'star must be one of wild, reroll, not 1'],
  [{ rounds: 0 }, 'rounds must be a whole number from 1 to 9 or none, not 0'],
  [{ goal: 4 }, 'goal must be a whole number from 5 to 7, not 4'],
  [{ goal: 8 }, 'goal must be a whole number from 5 to 7, not 8'],
  [{ goal: 5.5 }, 'goal must be a whole number from 5 to 7, not 5.5'],
  [{ goal: '' }, 'goal must be a whole number from 5 to 7, not ""'],
  [{ goal: 'none' }, 'goal must be a whole number from 5 to 7, not "none"'],
  [{ open: 'maybe' }, 'open must be on or off, not "maybe"'],
  [{ party: 'z' }, 'party may list x, y, not "z"'],
  [{ party: ['x', 'y', 'x'] }, 'party takes at most 2 entries, not ["x","y","x"]'],
  [{ party: 7 }, 'party must be a list, not 7'],
  [{ names: [7] }, 'names must list short texts, not [7]'],
  [{ names: ['x'.repeat(41)] }, `names must list short texts, not ["${'x'.repeat(41)}"]`],
  [
    { stars: 1 },
    'there is no option "stars" (did you mean "star"?); options are: star, rounds, goal, open, party, names',
  ],
  [
    { toString: 1 },
    'there is no option "toString"; options are: star, rounds, goal, open, party, names',
  ],
])('%o is refused', (given, message) => {
  const read = readOptions(schema, given);
  expect(read.ok ? [] : read.error.map((problem) => problem.message)).toEqual([message]);
});

test('all that is wrong is told at once', () => {
  const read = readOptions(schema, { star: 'x', goal: 1, no: 1 });
  expect(read.ok ? [] : read.error.map((problem) => problem.option)).toEqual([
    'no',
    'star',
    'goal',
  ]);
});
