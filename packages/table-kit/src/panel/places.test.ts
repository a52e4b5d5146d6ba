import type { ChoiceView, Option } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { foldedPlaces } from './places.ts';

const CHOICE: ChoiceView = {
  ...{ slot: 0, seat: 0, why: { key: 'choice.walk' }, closed: [] },
  ...{ kind: 'one', options: [], fallback: 0 },
};

const offers = (names: (at: number) => Option['names'] & object, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    choice: CHOICE,
    option: { id: `${at}`, names: names(at) },
  }));
const walks = (count: number) => offers((at) => ({ x: at, y: 0, feet: 5 }), count);
const end = { choice: CHOICE, option: { id: 'end-turn' } };

describe('places that the board offers, too', () => {
  test.each([
    { narrow: true, most: 8 },
    { narrow: false, most: 24 },
  ])('are folded away from the $most on (narrow: $narrow)', ({ narrow, most }) => {
    const standing = { onBoard: true, narrow };
    expect(foldedPlaces(walks(most), standing)).toEqual([]);
    expect(foldedPlaces([...walks(most + 1), end], standing)).toEqual(walks(most + 1));
  });

  test('are named by a name, or by a column and a row', () => {
    const standing = { onBoard: true, narrow: true };
    const named = offers((at) => ({ square: `B${at}` }), 9);
    expect(foldedPlaces(named, standing)).toEqual(named);
    expect(
      foldedPlaces(
        offers((at) => ({ x: at }), 9),
        standing,
      ),
    ).toEqual([]);
  });

  test('are all listed where there is no board', () => {
    expect(foldedPlaces(walks(50), { onBoard: false, narrow: true })).toEqual([]);
  });
});
