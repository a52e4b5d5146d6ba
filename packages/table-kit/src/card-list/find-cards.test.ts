import { describe, expect, test } from 'vitest';
import type { CardList, ListedCard } from './card-list.ts';
import { ANY_CARD, type CardWish } from './card-wish.ts';
import { cardFinder } from './find-cards.ts';

interface Made {
  readonly deck?: string;
  readonly kind?: string;
  readonly level?: number;
  readonly text?: string;
  readonly tags?: readonly string[];
}

function card(name: string, { deck = 'door', kind = 'monster', level, text, tags = [] }: Made) {
  const listed: ListedCard = {
    card: {
      ...{ id: name, name, kind: kind === 'monster' ? 'Monster' : 'Item', emblem: '' },
      ...{ ground: { scene: 'land', hue: 0 }, tags },
      ...(text === undefined ? {} : { lines: [{ text }] }),
    },
    ...{ deck, kind },
    ...(level === undefined ? {} : { level }),
  };
  return listed;
}

const CARDS = [
  card('Wet Goblin', { level: 3, text: 'Bad Stuff: lose 1 of your hand.', tags: ['goblin'] }),
  card('Old Dragon', {
    level: 20,
    text: 'In combat: −2 to running away.',
    tags: ['dragon', 'fire'],
  }),
  card('Young Dragon', { level: 4, tags: ['dragon'] }),
  card('Dragon Boots', { deck: 'treasure', kind: 'item', text: 'While active: no curses.' }),
  card('Ash Hat', {
    deck: 'treasure',
    kind: 'item',
    text: 'Protects from dragons.',
    tags: ['fire'],
  }),
];

const LIST: CardList = { cards: CARDS, decks: [], kinds: [], level: 'Level' };

function found(wish: Partial<CardWish>, list = LIST, locale = 'en'): readonly string[] {
  return cardFinder(list, locale)({ ...ANY_CARD, ...wish }).map((one) => one.card.name);
}

describe('words', () => {
  test('are looked for in names and texts, and names come first', () => {
    const names = found({ words: 'dragon' });
    expect(names.slice(0, 3).sort()).toEqual(['Dragon Boots', 'Old Dragon', 'Young Dragon']);
    expect(names[3]).toBe('Ash Hat');
    expect(found({ words: 'running' })).toEqual(['Old Dragon']);
  });

  test('have to be there all of them; what says nothing does not count', () => {
    expect(found({ words: 'dragon old' })).toEqual(['Old Dragon']);
    expect(found({ words: 'the old dragon' })).toEqual(['Old Dragon']);
    expect(found({ words: 'dragon goblin' })).toEqual([]);
  });

  test('are found by their beginning, in another form, and without their marks', () => {
    expect(found({ words: 'gob' })).toEqual(['Wet Goblin']);
    expect(found({ words: 'curse' })).toEqual(['Dragon Boots']);
    const list = { ...LIST, cards: [card('X', { text: 'Solange aktiv: −1 für Flüche.' })] };
    expect(found({ words: 'fluch' }, list, 'de')).toEqual(['X']);
    expect(found({ words: 'FLÜCHE' }, list, 'de')).toEqual(['X']);
  });

  test('are found by kind and by tag', () => {
    expect(found({ words: 'item' })).toEqual(['Dragon Boots', 'Ash Hat']);
    expect(found({ words: 'fire' }).toSorted()).toEqual(['Ash Hat', 'Old Dragon']);
  });

  test('that are misspelt find what they mean, where nothing is spelt so', () => {
    expect(found({ words: 'goblen' })).toEqual(['Wet Goblin']);
    const list = { ...LIST, cards: [card('Left Foot', {}), card('Dog Food', {})] };
    expect(found({ words: 'foot' }, list)).toEqual(['Left Foot']);
  });

  test('of nothing find everything in the order of the list', () => {
    expect(found({ words: '  ' })).toEqual(CARDS.map((one) => one.card.name));
  });
});

describe('filters', () => {
  test('leave the cards of a deck, of a kind, with a tag, and all of them together', () => {
    expect(found({ deck: 'treasure' })).toEqual(['Dragon Boots', 'Ash Hat']);
    expect(found({ kind: 'monster' })).toEqual(['Wet Goblin', 'Old Dragon', 'Young Dragon']);
    expect(found({ tag: 'fire' })).toEqual(['Old Dragon', 'Ash Hat']);
    expect(found({ tag: 'fire', deck: 'door', words: 'dragon' })).toEqual(['Old Dragon']);
  });

  test('leave levels from the lowest to the highest, both counted, and no card without a level', () => {
    expect(found({ least: 4 })).toEqual(['Old Dragon', 'Young Dragon']);
    expect(found({ most: 4 })).toEqual(['Wet Goblin', 'Young Dragon']);
    expect(found({ least: 4, most: 4 })).toEqual(['Young Dragon']);
    expect(found({ least: 5, most: 4 })).toEqual([]);
  });
});

test('cards can be put in order by name, and by level with those without one at the end', () => {
  expect(found({ order: 'name' })[0]).toBe('Ash Hat');
  expect(found({ order: 'level' })).toEqual([
    ...['Wet Goblin', 'Young Dragon', 'Old Dragon', 'Ash Hat', 'Dragon Boots'],
  ]);
});
