import { expect, test } from 'vitest';
import { cardsByHand } from './by-hand.ts';
import { readCards } from './read-decks.ts';

test('[BQC-IMP-03] cards are known of which something is done by hand, however deep it stands', () => {
  const byHand = { verb: 'manual', text: 'Sing.' };
  const check = { verb: 'check', stat: 'WIS', pass: [], fail: [byHand] };
  const cards = readCards(
    [
      { id: 'a', name: 'A', type: 'gual', effects: ['play: run(1)'] },
      { id: 'b', name: 'B', type: 'gual', effects: [{ trigger: 'play', do: [check] }] },
      { id: 'c', name: 'C', type: 'monster', level: 1, bad: [byHand] },
    ],
    ({ message }) => {
      throw new Error(message);
    },
  );
  expect(cardsByHand(cards).map(({ id }) => id)).toEqual(['b', 'c']);
});
