import { expect, test } from 'vitest';
import { play, spaces } from '../../test/play.ts';

test('[BA-GOB-10][BA-MON-04] Snatch takes a marker from any space, for one dud and a skip token', () => {
  const { state, of } = play({
    options: { characters: ['fighter'], monster: 'gobin' },
    given: { step: 'mark', current: 'SA', monster: { duds: 2, layout: { B5: 'SA' } } },
    rolls: ['S2'],
  });
  expect(state.monster.cards[0]?.marked).toBe(spaces('B1 B5'));
  expect(state.characters[0]).toMatchObject({ duds: 1, cards: [{ marked: 0 }] });
  expect(of('monster-activated')).toMatchObject([
    { rule: 'BA-GOB-06', sheet: 'monster', squares: [], duds: 1, included: false },
  ]);
  expect(of('skip-placed')).toMatchObject([
    { rule: 'BA-MON-04', sheet: 'monster', name: 'Gobin', power: 'snatch' },
  ]);
  expect([state.monster.duds, state.tally.monsterPowers]).toEqual([1, 1]);
});

test('[BA-BOI-08] with two cards each, only the engulfed gains nothing, on neither card', () => {
  const { state, of } = play({
    seats: 3,
    options: { characters: ['fighter', 'mystic', 'healer'], monster: 'boing', cardsPerSheet: 2 },
    given: { step: 'mark', current: 'H3', characters: { mystic: { engulfed: true } } },
  });
  const gains = state.characters.map(({ cards }) => cards.map(({ marked }) => marked));
  const marker = spaces('I3');
  expect(gains).toEqual([
    [marker, marker],
    [0, 0],
    [marker, marker],
  ]);
  expect(state.characters.map(({ duds }) => duds)).toEqual([0, 2, 0]);
  expect(of('gain-cancelled')).toMatchObject([
    { rule: 'BA-BOI-08', sheet: 'mystic', card: 1 },
    { rule: 'BA-BOI-08', sheet: 'mystic', card: 2 },
  ]);
});
