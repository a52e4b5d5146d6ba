import { loadGame } from '@tablewright/registry';
import { expect, test } from 'vitest';
import { numberOfPlace, placesFor } from './places.ts';

test('places of one kind are numbered, those of seats and the only one of a kind are not', async () => {
  const places = placesFor(await loadGame('bridgequest'), {}, 2);
  const numbers = (kind: string) =>
    places.filter((place) => place.kind === kind).map((place) => numberOfPlace(places, place));
  expect(numbers('deck')).toEqual([1, 2, 3].map((number) => ({ number, count: 3 })));
  expect(numbers('sheet')).toEqual([undefined, undefined]);
  expect(numbers('campaign')).toEqual([undefined]);
});
