import { expect, test } from 'vitest';
import { cardMovesOf, diceOf, motionsOf } from './motions.ts';

const motions = (event: object) => motionsOf(event as never, () => 'blue');

test('who walks lights up the world that it comes to', () => {
  const walked = {
    type: 'figure-walked',
    rule: 'BQ-MOVE-02',
    figure: 'x',
    location: 20,
    stand: 'UL',
  };
  expect(motions(walked)).toEqual([{ kind: 'glows', at: ['world/20'], tone: 'plain' }]);
});

test('what is paid and what is won rises from the hero', () => {
  const paid = { type: 'travels-paid', rule: 'BQ-TRAV-06', seat: 1, count: 2, left: 0 };
  expect(motions(paid)).toMatchObject([{ at: ['hero/1'], text: '−2 travels', tone: 'bad' }]);
  const none = { type: 'karma-changed', rule: 'BQ-KAR-12', seat: 1, points: 0, karma: 4 };
  expect(motions(none)).toEqual([]);
});

test('a roll shows its face', () => {
  const rolled = { type: 'rolled', rule: 'BQ-CMB-05', purpose: 'strength', sides: 20, face: 17 };
  expect(diceOf(rolled as never)).toEqual([17]);
});

test('[BQ-HIDN-01] cards that are not known travel as backs', () => {
  const drawn = {
    type: 'cards-drawn',
    rule: 'r',
    from: 'door-deck',
    to: 'hand/1',
    count: 2,
    cards: ['a#1'],
  };
  expect(cardMovesOf(drawn as never)).toEqual([
    { card: 'a#1', from: 'door-deck', to: 'hand/1' },
    { from: 'door-deck', to: 'hand/1' },
  ]);
});

test('whoever dies, is captured or goes home is seen to be out', () => {
  for (const type of ['died', 'captured', 'left-game']) {
    const out = { type, rule: 'BQ-DEAD-01', seat: 1 };
    expect(motions(out)).toMatchObject([
      { kind: 'glows', at: ['hero/1'], tone: 'bad' },
      { kind: 'says', at: ['hero/1'], tone: 'bad' },
    ]);
  }
});
