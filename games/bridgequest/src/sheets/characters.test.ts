import { describe, expect, test } from 'vitest';
import {
  introduce,
  introductions,
  relationshipBetween,
  renamed,
  withRelationshipBetween,
} from './characters.ts';
import { sheetOf } from './testing/sheet-of.ts';

const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name) => sheetOf({ name })) as [
  ReturnType<typeof sheetOf>,
  ReturnType<typeof sheetOf>,
  ReturnType<typeof sheetOf>,
];
const seen = (characters: Readonly<Record<string, number>>) => ({
  relationships: { figurines: {}, characters },
});

describe('two characters', () => {
  test('[BQ-REL-17] [BQ-INV-29] roll one number, which both sheets say', () => {
    const [one, two] = introduce([ada, bo], 9, 14);
    expect(one).toEqual({ ...ada, ...seen({ Bo: -5 }) });
    expect(two).toEqual({ ...bo, ...seen({ Ada: -5 }) });
    expect(relationshipBetween(one, two)).toBe(-5);
    expect(relationshipBetween(two, one)).toBe(-5);
  });

  test('[BQ-REL-17] [BQ-REL-04] [BQ-KAR-20] ties, naturals and Karma as with a figurine', () => {
    const number = (mood: number, face: number, shift?: number) =>
      relationshipBetween(...introduce([ada, bo], mood, face, shift));
    expect(number(9, 9)).toBe(-2);
    expect(number(9, 1)).toBe(9);
    expect(number(20, 20)).toBe(-3);
    expect(number(9, 14, -6)).toBe(1);
  });

  test('[BQ-INV-29] have no relationship unless both sheets say the same', () => {
    const [one, two] = withRelationshipBetween(ada, bo, 4);
    expect(relationshipBetween(one, bo)).toBeUndefined();
    expect(relationshipBetween(ada, two)).toBeUndefined();
    expect(relationshipBetween(one, { ...bo, ...seen({ Ada: 3 }) })).toBeUndefined();
    const [neutral, other] = withRelationshipBetween(one, two, 0);
    expect(relationshipBetween(neutral, other)).toBe(0);
  });
});

describe('players who do not know each other', () => {
  test('[BQ-REL-17] the earlier one rolls one mood for all later ones', () => {
    expect(introductions([ada, bo, cy])).toEqual([
      { earlier: 0, later: [1, 2] },
      { earlier: 1, later: [2] },
    ]);
  });

  test('[BQ-LATE-04] [BQ-REL-17] those who know each other roll nothing', () => {
    const [one, two] = withRelationshipBetween(ada, bo, 0);
    expect(introductions([one, two, cy])).toEqual([
      { earlier: 0, later: [2] },
      { earlier: 1, later: [2] },
    ]);
    expect(introductions([one, two])).toEqual([]);
  });
});

describe('a character who takes another name', () => {
  test('[BQ-DEAD-07] [BQ-INV-29] is known by it to all at the table', () => {
    const [one, two] = withRelationshipBetween(ada, bo, 4);
    const sheets = renamed([one, two, cy], 0, 'Zoe');
    expect(sheets).toStrictEqual([{ ...one, name: 'Zoe' }, { ...bo, ...seen({ Zoe: 4 }) }, cy]);
    expect(relationshipBetween(sheets[0] ?? ada, sheets[1] ?? bo)).toBe(4);
  });

  test('nothing changes for one who keeps it', () => {
    const sheets = withRelationshipBetween(ada, bo, 4);
    expect(renamed(sheets, 1, 'Bo')).toBe(sheets);
    expect(renamed(sheets, 2, 'Zoe')).toBe(sheets);
  });
});
