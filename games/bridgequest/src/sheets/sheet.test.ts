import { describe, expect, test } from 'vitest';
import {
  bonusesOf,
  newSheet,
  STARTING_DICE,
  type Started,
  withBoss,
  withGenderFlipped,
  withStat,
} from './sheet.ts';
import { gear, sheetOf } from './testing/sheet-of.ts';

describe('a new character', () => {
  const person = { name: 'Ada', race: 'BQC-FIG-01', gender: 'female' } as const;

  test('[BQ-SHEET-02] rolls d4, d6, d8, d10 and d12, one die for each number', () => {
    const rolled: [Started, number][] = [];
    const faces: Readonly<Record<Started, number>> = { ST: 4, DEX: 1, WIS: 7, CON: 10, karma: 11 };
    const sheet = newSheet(person, (sides, what) => {
      rolled.push([what, sides]);
      return faces[what];
    });
    expect(rolled).toEqual([
      ['ST', 4],
      ['DEX', 6],
      ['WIS', 8],
      ['CON', 10],
      ['karma', 12],
    ]);
    expect(sheet).toMatchObject({ ...person, ...faces });
    expect(Object.keys(STARTING_DICE)).toHaveLength(rolled.length);
  });

  test('[BQ-SHEET-01] is of Level 1, has nothing and knows nobody', () => {
    expect(newSheet(person, () => 1)).toMatchObject({
      level: 1,
      items: [],
      powers: [],
      relationships: { figurines: {}, characters: {} },
      bosses: [],
      mapPieces: [],
      minotaurTokens: [],
      wishballz: 0,
    });
  });
});

describe('a change of a sheet', () => {
  test.each([
    [5, -2, 3],
    [2, -1, 1],
    [2, -5, 1],
    [1, -1, 1],
    [1, 3, 4],
  ])('[BQ-SHEET-04] WIS %i changed by %i is %i', (WIS, change, after) => {
    const before = sheetOf({ WIS });
    expect(withStat(before, 'WIS', change)).toEqual({ ...before, WIS: after });
    expect(before.WIS).toBe(WIS);
  });

  test('[BQ-SHEET-03] the gender stays flipped until it is flipped again', () => {
    const flipped = withGenderFlipped(sheetOf());
    expect(flipped.gender).toBe('male');
    expect(withGenderFlipped(flipped)).toEqual(sheetOf());
  });

  test('[BQ-BOSS-15] a Boss that is beaten again stands there once, where it stood', () => {
    const sheet = withBoss(withBoss(withBoss(sheetOf(), 'B1'), 'B2'), 'B1');
    expect(sheet.bosses).toEqual(['B1', 'B2']);
  });
});

test('[BQ-ADD-08] an item adds what it and its enhancers add', () => {
  const enhancers = [
    { card: 'E1', name: 'Spikes', bonus: 3 },
    { card: 'E2', name: 'Dice', bonus: { dice: 1, sides: 8, sign: 1 } },
  ] as const;
  expect(bonusesOf(gear('A', 5, { bonus: 2, enhancers }))).toEqual([
    2,
    3,
    { dice: 1, sides: 8, sign: 1 },
  ]);
});
