import type { ChoiceView } from '@tablewright/engine';
import { expect, test } from 'vitest';
import { CLASSES } from '../content/classes.ts';
import { MONSTERS } from '../content/monsters.ts';
import { indexOffers, spot } from './offer-index.ts';
import { POWER_TEXTS } from './power-texts.ts';
import { reachable } from './reach.ts';
import { sides } from './sides.ts';
import { tokenName } from './words.ts';

function choice(part: Partial<ChoiceView>): ChoiceView {
  return {
    slot: 0,
    kind: 'one',
    seat: 0,
    why: { key: 'choice.activate' },
    options: [],
    closed: [],
    fallback: 0,
    ...part,
  };
}

test('[BA-ACT-02] finds a placement by its power and by each of its spaces', () => {
  const index = indexOffers([
    choice({
      options: [
        { id: 'ready' },
        { id: 'ward/a', names: { power: 'ward', squares: 'B1+B2+I2', card: 2 } },
        { id: 'ward/b', names: { power: 'ward', squares: 'N3+N4+G4', card: 'team' } },
      ],
    }),
  ]);
  const at = (place: string) => index.at(place).map(({ option }) => option.id);
  expect(at(spot.power('ward'))).toEqual(['ward/a', 'ward/b']);
  expect(at(spot.space('healer', 1, 'B2'))).toEqual(['ward/a']);
  expect(at(spot.space('healer', 0, 'B2'))).toEqual([]);
  expect(at(spot.space('team', 0, 'G4'))).toEqual(['ward/b']);
  expect([index.touches('healer'), index.touches('team'), index.touches('rogue')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('[BA-MOVE-01] finds a sent marker at the same space of the other card', () => {
  const index = indexOffers([
    choice({
      why: { key: 'choice.send-marker', params: { square: 'I3' } },
      options: [{ id: 'rally/mystic/2', names: { power: 'rally', to: 'mystic/2' } }],
    }),
  ]);
  expect(index.at(spot.card('mystic', 1))).toHaveLength(1);
  expect(index.at(spot.space('mystic', 1, 'I3'))).toHaveLength(1);
  expect(index.at(spot.space('mystic', 0, 'I3'))).toHaveLength(0);
});

test('[BA-MOVE-06] finds a marker that moves at both of its ends', () => {
  const names = { from: 'monster/B1', to: 'rogue/2/B1' };
  const index = indexOffers([choice({ options: [{ id: 'take', names }] })]);
  expect(index.at(spot.space('monster', 0, 'B1'))).toHaveLength(1);
  expect(index.at(spot.space('rogue', 1, 'B1'))).toHaveLength(1);
});

test('[BA-RPG-10] lights up only squares that a way can reach', () => {
  const way = choice({
    kind: 'path',
    options: [{ id: '1/1' }, { id: '2/1' }, { id: '3/1' }, { id: '4/1' }],
    from: 0,
    steps: [[1], [0, 2], [1, 3], [2]],
    costs: [[1], [1, 1], [1, 1], [1]],
    budget: 2,
  });
  expect([...reachable(way)]).toEqual([0, 1, 2]);
  const index = indexOffers([way]);
  expect(index.at(spot.field(3, 1))).toHaveLength(1);
  expect(index.at(spot.field(4, 1))).toHaveLength(0);
});

test('[BA-ACT-01] says of every power what it does', () => {
  const powers = [...Object.values(CLASSES), ...Object.values(MONSTERS)].flatMap(
    ({ powers: own }) => own.map(({ id }) => id),
  );
  expect(Object.keys(POWER_TEXTS).sort()).toEqual([...powers].sort());
});

test('a story is about the party and the monster by its name, each of another colour and sign', () => {
  const [party, monster] = sides({ monster: { kind: 'gobin' } });
  expect(party?.name).toEqual({ key: 'standing.party' });
  expect(monster?.name).toEqual({ key: 'monster.gobin' });
  expect(monster?.colour).toBe('var(--ba-gobin)');
  expect(party?.colour).not.toBe(monster?.colour);
  expect(party?.sign).not.toBe(monster?.sign);
});

test('[BA-DECK-03] names tokens in full', () => {
  expect(['SA', 'H4', 'QD', 'JK', 'O75', ''].map(tokenName)).toEqual([
    'Ace of spades',
    '4 of hearts',
    'Queen of diamonds',
    'Joker',
    'O75',
    'free space',
  ]);
});
