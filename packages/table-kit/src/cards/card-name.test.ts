import { catalogueProblems } from '@tablewright/words/testing';
import { expect, test } from 'vitest';
import type { Card, HiddenCard } from './card.ts';
import { cardName, cardText } from './card-name.ts';
import { type CardAction, type Doable, NOTHING } from './desk.ts';
import { CARD_TEXTS } from './texts.ts';
import { CARD_TEXTS_DE } from './texts-de.ts';
import { cardWords } from './words.ts';

const words = cardWords('en');

const TORCH: Card = {
  id: 'torch#2',
  name: 'Torch',
  kind: 'Item',
  ground: { scene: 'lozenges', hue: 70 },
  emblem: 'M0 0',
  corner: { label: 'Level', value: 3 },
  facts: [{ label: 'Gold', value: 300 }],
  lines: [{ text: 'It burns.' }, { text: 'Then it does not.' }],
  tags: ['fire', 'shot'],
};

const DOOR: HiddenCard = { back: { deck: 'door', name: 'door card', hue: 20, emblem: 'M0 0' } };

const action = (label: string, more: Partial<CardAction> = {}): CardAction => ({
  ...{ id: label, label, picked: 0, ordered: false, atOnce: true, run: () => {} },
  ...more,
});
const doing = (...actions: readonly CardAction[]): Doable => ({ ...NOTHING, actions });

test('the name of a card says what it is and what is printed on it', () => {
  expect(cardName(TORCH, words)).toBe('Torch, Item, Level 3, Gold 300');
  expect(cardText(TORCH)).toBe('It burns. Then it does not. fire, shot');
});

test('of a card that is face down nothing is said but its deck', () => {
  expect(cardName(DOOR, words)).toBe('a face-down door card');
});

test('the name says how the card stands', () => {
  const worn = { ...TORCH, tapped: true, fresh: true };
  expect(cardName(worn, words, NOTHING, 2)).toBe(
    'Torch, Item, Level 3, Gold 300, tapped, new, with 2 cards attached',
  );
});

test('the name says what can be done with the card, how often it is picked, and why it is closed', () => {
  const said = (doable: Doable): string | undefined =>
    cardName(TORCH, words, doable).split('Gold 300')[1];
  expect(said(doing(action('Light it')))).toBe(': Light it');
  expect(said(doing(action('Light it'), action('Sell it')))).toBe(': 2 choices');
  expect(said(doing(action('Drop it', { picked: 1, atOnce: false })))).toBe('; chosen: Drop it');
  expect(said(doing(action('Lay it', { picked: 3, ordered: true, atOnce: false })))).toBe(
    '; chosen as number 3: Lay it',
  );
  expect(said({ ...NOTHING, closed: 'it rains.' })).toBe('; not now: it rains.');
});

test('cards speak the language of the reader, others English', () => {
  expect(cardName({ ...TORCH, tapped: true }, cardWords('de-AT'))).toContain('getappt');
  expect(cardName({ ...TORCH, tapped: true }, cardWords('fr'))).toContain('tapped');
});

test('the texts are said in German too', () => {
  const pair = { first: CARD_TEXTS, other: CARD_TEXTS_DE, locale: 'de' };
  expect(catalogueProblems({ ...pair, names: [] })).toEqual([]);
});
