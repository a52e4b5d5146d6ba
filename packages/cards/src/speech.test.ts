import type { Game } from '@tablewright/engine';
import { createSpeaker } from '@tablewright/words';
import { catalogueProblems } from '@tablewright/words/testing';
import { describe, expect, test } from 'vitest';
import { magpie } from './testing/magpie/magpie.ts';
import { CARD_TEXTS } from './texts.ts';
import { CARD_TEXTS_DE } from './texts-de.ts';

const game = magpie as unknown as Game;

describe('what is said of cards', () => {
  test('is all there in German', () => {
    const pair = { first: CARD_TEXTS, other: CARD_TEXTS_DE, locale: 'de', names: ['cards.known'] };
    expect(catalogueProblems(pair)).toEqual([]);
  });

  const say = (event: object) =>
    createSpeaker({
      texts: { ...magpie.texts },
      locale: 'en',
      seatName: (seat) => (seat === 0 ? 'Ada' : 'Bo'),
    }).say(game.speech.event({ rule: 'R', ...event } as never));

  test('names what the reader knows, and counts the rest', () => {
    const drawn = { type: 'cards-drawn', seat: 0, from: 'door-deck', to: 'hand/0', count: 2 };
    expect(say(drawn)).toBe('Ada draws 2 cards from the doors.');
    expect(say({ ...drawn, cards: ['door-1', 'door-2'] })).toBe(
      'Ada draws door-1 and door-2 from the doors.',
    );
    expect(say({ ...drawn, cards: ['door-1'] })).toBe(
      'Ada draws door-1 and 1 card more from the doors.',
    );
    const { seat: _, ...nobodys } = drawn;
    expect(say({ ...nobodys, count: 1 })).toBe('1 card: the doors → the hand of Ada.');
  });

  test('says where cards go', () => {
    const moved = { type: 'cards-moved', from: 'door-deck', to: 'door-deck', count: 1 };
    expect(say({ ...moved, at: 'bottom' })).toBe('1 card, under the doors.');
    expect(say({ ...moved, to: 'door-discard', at: 2 })).toBe(
      '1 card, the doors → the used doors, in between.',
    );
    expect(say({ ...moved, type: 'cards-attached', bearer: 'door-3' })).toBe(
      '1 card, the doors → the doors, on door-3.',
    );
    expect(say({ type: 'cards-shown', place: 'hand/1', count: 1, to: [0, 1] })).toBe(
      '1 card from the hand of Bo, shown to Ada and Bo.',
    );
    expect(say({ type: 'cards-shown', place: 'hand/1', count: 1 })).toBe(
      '1 card from the hand of Bo, shown to everybody.',
    );
  });
});
