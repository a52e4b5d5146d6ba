import { expect, test } from 'vitest';
import { type Lie, type Lying, travelsBetween } from './travel-plan.ts';

const DECK = { x: 10, y: 10, width: 100, height: 140 };
const HAND = { x: 300, y: 500, width: 600, height: 200 };

const card = (x: number, place: string, face: Lying['face'] = 'up'): Lying => ({
  ...{ x, y: 500, width: 100, height: 140 },
  ...{ place, face },
});

const lie = (cards: Readonly<Record<string, Lying>>): Lie => ({
  cards: new Map(Object.entries(cards)),
  places: new Map([
    ['deck', DECK],
    ['hand', HAND],
  ]),
});

test('a card that lies elsewhere flies there from where it lay', () => {
  const before = lie({ torch: card(40, 'hand') });
  const now = lie({ torch: card(400, 'row') });
  expect(travelsBetween(before, now, [])).toEqual([
    { kind: 'fly', card: 'torch', from: card(40, 'hand'), turns: false },
  ]);
});

test('a card turns on its way if its other side is seen now', () => {
  const before = lie({ torch: card(40, 'row', 'down') });
  const now = lie({ torch: card(400, 'hand') });
  expect(travelsBetween(before, now, [])).toMatchObject([{ kind: 'fly', turns: true }]);
});

test('a card that makes room for another shifts, and one that hardly moved stays', () => {
  const before = lie({ torch: card(40, 'hand'), boots: card(200, 'hand') });
  const now = lie({ torch: card(90, 'hand'), boots: card(201, 'hand') });
  expect(travelsBetween(before, now, [])).toEqual([{ kind: 'shift', card: 'torch', x: -50, y: 0 }]);
});

test('a drawn card comes from its deck, in its own size', () => {
  const now = lie({ torch: card(90, 'hand') });
  const moves = [{ card: 'torch', from: 'deck', to: 'hand' }];
  expect(travelsBetween(lie({}), now, moves)).toEqual([
    {
      kind: 'fly',
      card: 'torch',
      from: { ...card(90, 'hand'), x: DECK.x, y: DECK.y },
      turns: true,
    },
  ]);
});

test('a card that is seen no more leaves for where it went', () => {
  const moves = [{ card: 'torch', from: 'hand', to: 'deck' }];
  expect(travelsBetween(lie({ torch: card(90, 'hand') }), lie({}), moves)).toEqual([
    { kind: 'leave', card: 'torch', to: DECK },
  ]);
});

test('a card that nobody here knows travels as a back, between places that are drawn', () => {
  const moves = [
    { from: 'deck', to: 'hand' },
    { from: 'deck', to: 'nowhere' },
  ];
  expect(travelsBetween(lie({}), lie({}), moves)).toEqual([
    { kind: 'back', from: 'deck', to: 'hand' },
  ]);
});

test('what appears or goes without a move is just there or gone', () => {
  expect(travelsBetween(lie({ a: card(1, 'hand') }), lie({ b: card(1, 'hand') }), [])).toEqual([]);
});
