import { describe, expect, test } from 'vitest';
import { LONGEST_NAME } from './limits.ts';
import {
  ChoiceName,
  Entropy,
  Key,
  Pace,
  PersonName,
  RequestId,
  SeatNumber,
  TableId,
} from './words.ts';

describe('the name of a person', () => {
  test.each([
    'Lya',
    'Žofia Nováková',
    'O’Neil-Vogt',
    '李小龍',
    'علي',
    'אורי',
    'ภูมิ',
    'Bo 2',
    'R2-D2!',
    '🙂',
    '❤️ Lya',
  ])('may be "%s"', (name) => {
    expect(PersonName.parse(name)).toBe(name);
  });

  test.each([
    ['  Tom ', 'Tom'],
    ['\tTom\n', 'Tom'],
    ['\u00a0Tom\u3000', 'Tom'],
    ['\ufeffTom', 'Tom'],
  ])('is without what is blank around it: %j', (given, name) => {
    expect(PersonName.parse(given)).toBe(name);
  });

  test.each([
    ['nothing', ''],
    ['blanks alone', ' \t\u2003 '],
  ])('is not %s', (_, given) => {
    expect(PersonName.safeParse(given).success).toBe(false);
  });

  test.each([
    ['NUL', '\0'],
    ['a line feed', '\n'],
    ['delete', '\u007f'],
    ['a C1 control', '\u0085'],
    ['a soft hyphen', '\u00ad'],
    ['an Arabic letter mark', '\u061c'],
    ['a zero-width space', '\u200b'],
    ['a zero-width joiner', '\u200d'],
    ['a left-to-right mark', '\u200e'],
    ['a right-to-left mark', '\u200f'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['an embedding to the right', '\u202a'],
    ['an override to the left', '\u202e'],
    ['a word joiner', '\u2060'],
    ['an isolate', '\u2066'],
    ['the end of an isolate', '\u2069'],
    ['a byte order mark', '\ufeff'],
    ['a letter of private use', '\ue000'],
    ['what is no character', '\uffff'],
    ['an invisible tag', '\u{e0041}'],
    ['a variation selector', '\ufe0f'],
    ['a variation selector of the supplement', '\u{e0101}'],
    ['a joiner of graphemes', '\u034f'],
    ['a vowel that is not seen', '\u17b4'],
    ['a Mongolian selector', '\u180b'],
    ['a Hangul filler', '\u3164'],
    ['a blank pattern of dots', '\u2800'],
    ['a note without a head', '\u{1d159}'],
  ])('has no %s in it', (_, unseen) => {
    const read = PersonName.safeParse(`To${unseen}m`);
    expect(read.error?.issues.map(({ message }) => message)).toEqual([
      'a name has no invisible characters',
    ]);
  });

  test('is as long as it may be, counted without the blanks around it, and no longer', () => {
    const longest = 'x'.repeat(LONGEST_NAME);
    expect(PersonName.parse(`  ${longest}  `)).toBe(longest);
    expect(PersonName.safeParse(`${longest}x`).success).toBe(false);
  });

  test.each([undefined, null, 7, ['Tom'], { name: 'Tom' }])('is text, not %j', (given) => {
    expect(PersonName.safeParse(given).success).toBe(false);
  });
});

describe.each([
  {
    title: 'the name of a table',
    schema: TableId,
    right: ['32474b4eb089b81f', 'a'.repeat(8), 'z9'.repeat(16)],
    wrong: ['', 'a'.repeat(7), 'a'.repeat(33), '32474B4EB089B81F', '32474b4e-b089', '../../etc'],
  },
  {
    title: 'a key',
    schema: Key,
    right: ['JwgRms3l09t-BK2ERDdIYOVszqY6kkeOq9zg4wO3DzE', '_'.repeat(43)],
    wrong: ['', 'k'.repeat(42), 'k'.repeat(44), `${'k'.repeat(42)}=`, `${'k'.repeat(42)}+`],
  },
  {
    title: 'a share of chance',
    schema: Entropy,
    right: ['0123456789abcdef', 'f'.repeat(64)],
    wrong: ['', '0'.repeat(15), '0'.repeat(65), '0123456789ABCDEF', `0x${'0'.repeat(16)}`],
  },
  {
    title: 'the id of a request',
    schema: RequestId,
    right: ['tom-0001', '_'.repeat(64), '00000000-0000-4000-8000-000000000000'],
    wrong: ['', 'tom-001', 'x'.repeat(65), 'tom 0001', 'tom/0001', 'tóm-0001'],
  },
  {
    title: 'the name of a choice',
    schema: ChoiceName,
    right: ['0.0', '31.0', '999999999.9999'],
    wrong: ['', '31', '31.', '.0', '-1.0', '31.0.0', '1e3.0', '1234567890.0', '1.00000', '٣.٠'],
  },
])('$title', ({ schema, right, wrong }) => {
  test.each(right)('may be "%s"', (given) => {
    expect(schema.parse(given)).toBe(given);
  });

  test.each([...wrong, ...right.flatMap((one) => [` ${one}`, `${one}\n`])])(
    'may not be %j',
    (given) => {
      expect(schema.safeParse(given).success).toBe(false);
    },
  );
});

describe('the number of a seat', () => {
  test.each([0, 1, 63])('may be %d', (seat) => {
    expect(SeatNumber.parse(seat)).toBe(seat);
  });

  test.each([-1, 64, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null])(
    'may not be %j',
    (seat) => {
      expect(SeatNumber.safeParse(seat).success).toBe(false);
    },
  );
});

describe('a pace', () => {
  test.each([
    { kind: 'none' },
    { kind: 'live', bank: 10, increment: 0 },
    { kind: 'live', bank: 86_400, increment: 3_600 },
    { kind: 'days', days: 1 },
    { kind: 'days', days: 30 },
  ])('may be %j', (pace) => {
    expect(Pace.parse(pace)).toEqual(pace);
  });

  test.each([
    { kind: 'fast' },
    { kind: 'none', bank: 60 },
    { kind: 'live', bank: 60 },
    { kind: 'live', bank: 9, increment: 0 },
    { kind: 'live', bank: 86_401, increment: 0 },
    { kind: 'live', bank: 60, increment: -1 },
    { kind: 'live', bank: 60, increment: 3_601 },
    { kind: 'live', bank: 60.5, increment: 0 },
    { kind: 'days', days: 0 },
    { kind: 'days', days: 31 },
    { kind: 'days', days: '3' },
  ])('may not be %j', (pace) => {
    expect(Pace.safeParse(pace).success).toBe(false);
  });
});
