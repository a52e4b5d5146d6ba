import { afterAll, expect, test } from 'vitest';
import { printedCards } from '../../explain/index.ts';
import { speakOnBoard } from '../words.ts';
import { cardsIn } from './card-list.ts';

// The board speaks one language at a time, and other tests English.
afterAll(() => speakOnBoard('en'));

const english = cardsIn('en');
const named = (name: string, list = english) =>
  list.cards.find(({ card }) => card.name === name)?.card;

test('[BQC-INV-03] every card of the default decks is listed once, in a deck and a kind that have names', () => {
  const ids = english.cards.map(({ card }) => card.id);
  expect(ids.toSorted()).toEqual(
    printedCards()
      .map(({ id }) => id)
      .toSorted(),
  );
  const decks = new Set(english.decks.map(({ id }) => id));
  const kinds = new Set(english.kinds.map(({ id }) => id));
  expect(english.cards.filter(({ deck, kind }) => !decks.has(deck) || !kinds.has(kind))).toEqual(
    [],
  );
});

test.each(['en', 'de'])('decks, kinds and cards are said in %s', (locale) => {
  const { decks, kinds, cards } = cardsIn(locale);
  expect([...decks, ...kinds].filter(({ id, name }) => name === id || name === '')).toEqual([]);
  const lines = cards.flatMap(({ card }) => (card.lines ?? []).map(({ text }) => text));
  expect(lines.filter((text) => /^[a-z]+\.[a-z]|undefined|\{/.test(text))).toEqual([]);
});

test('[BQC-SCH-07] monsters and nothing else have a level', () => {
  const levelled = english.cards.filter(({ level }) => level !== undefined);
  expect(new Set(levelled.map(({ kind }) => kind))).toEqual(new Set(['monster']));
  expect(levelled).toHaveLength(48);
});

test('[BQC-SCH-15] a world says its doorways, and a card how many copies of it there are', () => {
  expect(named('Laminate Plains')?.lines).toEqual([
    { text: 'Doorways: upper left, upper right, lower left, lower right' },
  ]);
  expect(named('Laminate Plains', cardsIn('de'))?.lines?.[0]?.text).toMatch(/^Durchgänge: oben/);
  expect(named('Complete Renovation')?.facts).toMatchObject([{ label: 'Copies', value: 2 }]);
  expect(named('Damp Goblin Intern')?.facts?.some(({ label }) => label === 'Copies')).toBe(false);
});
