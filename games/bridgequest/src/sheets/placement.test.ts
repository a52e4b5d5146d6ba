import { describe, expect, test } from 'vitest';
import {
  type Meeter,
  meet,
  meetAll,
  type PlacingRule,
  type Standing,
  standingWithNewcomer,
} from './placement.ts';
import { relationshipWith } from './relationships.ts';
import { knowing, sheetOf } from './testing/sheet-of.ts';

const NEW = sheetOf();
const F = 'F';
const at = (location: number, rule: PlacingRule = 'BQ-REL-05'): Standing => ({
  ...{ at: 'location', location, rule },
});

/** Players who know F by these numbers, or not at all, and roll so. */
const players = (...all: readonly (readonly [number | undefined, number?])[]): Meeter[] =>
  all.map(([known, face]) => {
    const sheet = known === undefined ? NEW : knowing({ [F]: known });
    return face === undefined ? { sheet } : { sheet, face };
  });

const met = (all: readonly Meeter[], mood?: number, isBoss = false) => {
  const encounter = { figurine: F, isBoss, ...(mood === undefined ? {} : { mood }) };
  const { sheets, standing } = meetAll(all, encounter);
  return [standing, sheets.map((sheet) => relationshipWith(sheet, F))];
};

describe('new characters meet a figurine', () => {
  test.each([
    ['F1', 7, 10, 2, at(3), -3, 5],
    ['F2', 15, 1, 14, { at: 'friendzone' }, 15, 1],
    ['F3', 20, 20, 19, at(3), -3, 1],
    ['F4', 4, 4, 9, at(2), -2, -5],
  ] as const)('[BQ-EX-06] %s of mood %i, rolls %i and %i', (...given) => {
    const [, mood, one, two, standing, first, second] = given;
    expect(met(players([undefined, one], [undefined, two]), mood)).toEqual([
      standing,
      [first, second],
    ]);
  });

  test('[BQ-REL-05] the first enemy in turn order places it, whoever is more of one', () => {
    expect(met(players([undefined, 2], [undefined, 9], [undefined, 19]), 5)).toEqual([
      at(4),
      [3, -4, -14],
    ]);
    expect(met(players([undefined, 2], [undefined, 19], [undefined, 9]), 5)[0]).toEqual(at(14));
  });

  test('[BQ-REL-04] [BQ-REL-05] the worst enemy of all stands on the last location', () => {
    expect(met(players([undefined, 20]), 1)).toEqual([at(20), [-20]]);
  });

  test('[BQ-REL-06] [BQ-REL-13] one neutral character keeps it out of the Friendzone', () => {
    const all: Meeter[] = [
      { sheet: NEW, face: 3 },
      { sheet: NEW, face: 20, shift: -12 },
    ];
    expect(met(all, 9)).toEqual([{ at: 'off' }, [6, 0]]);
  });

  test('[BQ-REL-16] the Boss is rolled for, and waits in Boss Mode whoever likes it', () => {
    expect(met(players([undefined, 12], [undefined, 2]), 5, true)).toEqual([
      { at: 'boss-mode' },
      [-7, 3],
    ]);
    expect(met(players([undefined, 2]), 5, true)).toEqual([{ at: 'boss-mode' }, [3]]);
  });

  test('[BQ-REL-19] the figurine of a player is met, and never placed; no one meets oneself', () => {
    const itself: Meeter = { sheet: sheetOf({ race: F }) };
    expect(met([...players([undefined, 12]), itself], 5)).toEqual([
      { at: 'in-use' },
      [-7, undefined],
    ]);
  });

  test('[BQ-REL-02] nothing is made up where a roll is missing', () => {
    expect(() => met(players([undefined]), 5)).toThrow(RangeError);
    expect(() => met(players([undefined, 5]))).toThrow(RangeError);
    expect(() => met(players([-5]))).toThrow(RangeError);
  });
});

describe('returning characters meet a figurine', () => {
  test('[BQ-REL-12] the first failure in turn order places it, and later ones do not move it', () => {
    expect(met(players([-9, 8], [-3, 10], [-3, 16]))).toEqual([at(7, 'BQ-REL-12'), [-9, -3, -3]]);
    expect(met(players([-9, 8], [-3, 16], [-3, 10]))[0]).toEqual(at(13, 'BQ-REL-12'));
  });

  test('[BQ-REL-09] [BQ-REL-10] [BQ-REL-12] what places it is a failure, a tie, or the first of several', () => {
    const placed = (...all: readonly (readonly [number, number])[]) => met(players(...all))[0];
    expect(placed([-9, 12])).toEqual(at(3, 'BQ-REL-09'));
    expect(placed([-9, 8], [-9, 12])).toEqual(at(3, 'BQ-REL-09'));
    expect(placed([-9, 9])).toEqual(at(2, 'BQ-REL-10'));
    expect(placed([-9, 9], [-9, 12])).toEqual(at(2, 'BQ-REL-12'));
    expect(placed([-9, 8], [-9, 7])).toEqual({ at: 'off' });
  });

  test('[BQ-REL-12] naturals of later checks count on their sheets', () => {
    expect(met(players([-3, 10], [-6, 20], [-6, 1]))).toEqual([at(7, 'BQ-REL-12'), [-3, -7, -5]]);
  });

  test('[BQ-REL-08] [BQ-REL-13] nobody fails: in the Friendzone if everybody is its ally, else off', () => {
    expect(met(players([4], [1]))).toEqual([{ at: 'friendzone' }, [4, 1]]);
    expect(met(players([4], [0]))).toEqual([{ at: 'off' }, [4, 0]]);
    expect(met(players([4], [-9, 8]))).toEqual([{ at: 'off' }, [4, -9]]);
  });

  test('[BQ-REL-18] a character who is new to it rolls its mood beside one who checks', () => {
    expect(met(players([-9, 8], [undefined, 12]), 6)).toEqual([at(6), [-9, -6]]);
    expect(met(players([undefined, 5], [-3, 10]), 6)).toEqual([at(7, 'BQ-REL-09'), [1, -3]]);
  });
});

describe('a late joiner meets a figurine', () => {
  const foe = meet({ sheet: NEW, face: 12 }, F, 5);
  const friend = meet({ sheet: NEW, face: 2 }, F, 5);
  const passed = meet({ sheet: knowing({ [F]: -9 }), face: 8 }, F);
  const OFF: Standing = { at: 'off' };
  const FRIENDZONE: Standing = { at: 'friendzone' };

  test('[BQ-LATE-02] one that is off the Bridge is placed, a defeated or friendly one too', () => {
    expect(standingWithNewcomer(OFF, foe, F)).toEqual(at(7));
    expect(standingWithNewcomer(FRIENDZONE, foe, F)).toEqual(at(7));
  });

  test('[BQ-LATE-02] one that stands on the Bridge stays where it is', () => {
    expect(standingWithNewcomer(at(3), foe, F)).toEqual(at(3));
    expect(relationshipWith(foe.sheet, F)).toBe(-7);
    expect(standingWithNewcomer({ at: 'boss-mode' }, foe, F)).toEqual({ at: 'boss-mode' });
    expect(standingWithNewcomer({ at: 'in-use' }, foe, F)).toEqual({ at: 'in-use' });
  });

  test('[BQ-REL-13] it leaves the Friendzone for an enemy who passes, and enters it for nobody', () => {
    expect(standingWithNewcomer(FRIENDZONE, passed, F)).toEqual(OFF);
    expect(standingWithNewcomer(FRIENDZONE, friend, F)).toEqual(FRIENDZONE);
    expect(standingWithNewcomer(OFF, friend, F)).toEqual(OFF);
  });

  test('[BQ-REL-19] it is in use if the newcomer plays it', () => {
    const itself = meet({ sheet: sheetOf({ race: F }) }, F);
    expect(standingWithNewcomer(FRIENDZONE, itself, F)).toEqual({ at: 'in-use' });
  });
});
