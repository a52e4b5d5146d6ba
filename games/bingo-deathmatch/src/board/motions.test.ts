import { expect, test } from 'vitest';
import type { BingoEvent } from '../events.ts';
import { diceOf, motionsOf } from './motions.ts';
import { speakOnBoard } from './words.ts';

speakOnBoard('en');
const colourOf = (seat: number) => `colour ${seat}`;
const seen = (event: BingoEvent) => motionsOf(event, colourOf);

test('every attacker is seen to fire at whom it hits, in its own colour', () => {
  const attacked: BingoEvent = {
    ...{ type: 'attacked', rule: 'UB-DMG-01', seat: 2, extra: false },
    packets: [
      { attacker: 0, damage: 1 },
      { attacker: 1, damage: 2 },
    ],
  };
  expect(seen(attacked)).toEqual(
    [0, 1].map((seat) => ({
      ...{ kind: 'flies', from: [`mat/${seat}`], to: ['mat/2'], colour: `colour ${seat}` },
    })),
  );
});

test('a cube goes from the dice to its square, or to the mat where that is folded', () => {
  const scored: BingoEvent = {
    ...{ type: 'scored', rule: 'UB-BINGO-05', seat: 1, square: 'N3', coloured: false },
    from: 'pool',
  };
  expect(seen(scored)).toMatchObject([{ kind: 'flies', to: ['square/1/N3', 'mat/1'] }]);
});

test('damage is said on whom it befell', () => {
  const damaged: BingoEvent = {
    ...{ type: 'damaged', rule: 'UB-DMG-05', seat: 1, amount: 2, health: 1, attackers: [0] },
  };
  expect(seen(damaged)).toContainEqual({ kind: 'says', at: ['mat/1'], text: '−2', tone: 'bad' });
});

test('nothing is seen of energy that did not come', () => {
  const supplied: BingoEvent = {
    ...{ type: 'supplied', rule: 'UB-CHG-01', seat: 0, amount: 0, wanted: 2 },
  };
  expect(seen(supplied)).toEqual([]);
});

test('dice show their faces, a star as a star and a blank side as nothing', () => {
  const rolled = { type: 'rolled', rule: 'UB-BINGO-01', seat: 0 } as const;
  expect(diceOf({ ...rolled, letter: '*', number: 3 })).toEqual(['★', 3]);
  expect(diceOf({ ...rolled, letter: 'B', number: '' })).toEqual(['B']);
});
