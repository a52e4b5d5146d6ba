import { describe, expect, test } from 'vitest';
import { ours, row, theirs } from '../../../../test/table.ts';
import { inPlayOnSquares } from '../../../explain/index.ts';
import { isTarget } from '../../../rules/attack/aim.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { sees } from '../../../rules/sight/sight.ts';
import { type Setting, tricked } from './testing/tricks.ts';

const OTHERS = [theirs('Cy', '4,4'), theirs('Di', '9,3'), ours('Al', '3,3')];
/** Around Bo at (5,3), with Cy inside, Di and Al outside. */
const hung = (setting: Setting = {}) =>
  tricked('curtain-of-shadows', { others: OTHERS, ...setting });

describe('Curtain of Shadows', () => {
  test('[KC-TNK-34] no sight line crosses its border; inside to inside is free', () => {
    const court = hung();
    const sight = (one: string, other: string) => [
      sees(court, court.id(one), court.id(other)),
      sees(court, court.id(other), court.id(one)),
    ];
    expect(sight('Tin', 'Bo')).toEqual([false, false]);
    expect(sight('Al', 'Cy')).toEqual([false, false]);
    expect(sight('Bo', 'Cy')).toEqual([true, true]);
    // Nor does one pass through it.
    expect(sight('Al', 'Di')).toEqual([false, false]);
    expect(sight('Tin', 'Al')).toEqual([true, true]);
  });

  test('[KC-TNK-34] nobody is attacked across it, not even from beside; nor an Opportunity used', () => {
    const court = hung();
    const aims = (one: string, other: string) =>
      isTarget(court, court.id(one), court.id(other), BASIC_IMPLEMENT_ATTACK);
    expect([aims('Al', 'Cy'), aims('Cy', 'Al'), aims('Di', 'Bo')]).toEqual([false, false, false]);
    expect([aims('Al', 'Tin'), aims('Bo', 'Cy')]).toEqual([true, true]);
    court.answer('end-turn');
    while (court.state.turn?.creature !== court.id('Cy')) court.answer('end-turn');
    court.answer('walk', row(5, 4));
    expect(court.heard('opportunity')).toEqual([]);
  });

  test('[KC-TNK-34] it stays where it was hung, until the Tinker’s next turn ends', () => {
    const court = hung({ others: [] }).answer('end-turn', 'walk', row(3, 6, 7, 8), 'end-turn');
    expect(inPlayOnSquares(court.state)).toMatchObject([
      { name: { key: 'power.curtain-of-shadows' }, lies: 'zone', cells: { length: 9 } },
    ]);
    expect(sees(court, court.id('Tin'), court.id('Bo'))).toBe(false);
    court.answer('end-turn');
    expect(inPlayOnSquares(court.state)).toEqual([]);
    expect(sees(court, court.id('Tin'), court.id('Bo'))).toBe(true);
  });

  test('[KC-TNK-34] [KC-CONV-16] a Ward that stops the rest leaves the curtain to be hung, or kept', () => {
    const court = hung({ others: [], bo: { ward: 4 } });
    expect(inPlayOnSquares(court.state)).toHaveLength(1);
    const kept = tricked('none', { bo: { ward: 4 } });
    expect(inPlayOnSquares(kept.state)).toEqual([]);
    expect(kept.inPlay('used-trick')).toEqual([]);
  });
});
