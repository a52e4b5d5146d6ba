import type { PrintPart, PrintProps } from '@tablewright/table-kit/print';
import { catalogueProblems } from '@tablewright/words/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { speakOnBoard } from '../board/words.ts';
import { printedCards } from '../explain/index.ts';
import { newSheet, type SavedGear, type Sheet } from '../sheets/sheet.ts';
import { PRINT_PARTS } from './index.tsx';
import { listsOf, ROWS } from './sheet-lists.ts';
import { PRINT_TEXTS } from './texts.ts';
import { PRINT_TEXTS_DE } from './texts-de.ts';

// The board speaks one language at a time, and other tests English.
afterAll(() => speakOnBoard('en'));

function pagesOf(id: string, { filled = [], locale = 'en' }: Partial<PrintProps> = {}): string {
  const part = PRINT_PARTS.find((one): one is PrintPart => one.id === id);
  if (part === undefined) throw new Error(`nothing is printed as ${id}`);
  const props = { locale, filled, seed: '', say: ({ key }: { readonly key: string }) => key };
  return renderToStaticMarkup(createElement(part.Pages, props));
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** A page’s words without its marks. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

test('the pages say in German all that they say in English', () => {
  const names = [
    'rank.boss',
    'ref.boss',
    'sheet.column.additions',
    'rank.miniboss',
    'markers.magnet',
    'sheet.name',
    'ref.karma',
  ];
  const same = ['sheet.column.bonus', 'sheet.column.boss', 'sheet.column.hero', 'ref.differential'];
  const pair = { first: PRINT_TEXTS, other: PRINT_TEXTS_DE, locale: 'de' };
  expect(catalogueProblems({ ...pair, names: [...names, ...same] })).toEqual([]);
});

describe('cards', () => {
  const FAMILIES = {
    ...{ worlds: 'world', doors: 'door', treasures: 'treasure' },
    ...{ dust: 'dust', spells: 'spell' },
  } as const;

  test.each(Object.entries(FAMILIES))(
    '[BQC-SCH-04] %s are printed as often as the deck has each',
    (id, family) => {
      const cards = printedCards().filter((card) => card.family === family);
      const copies = cards.reduce((sum, card) => sum + card.copies, 0);
      expect(count(pagesOf(id), /<article/g)).toBe(copies);
    },
  );

  test('a monster has its level, its text and what it pays; German says the same', () => {
    const english = wordsOf(pagesOf('doors'));
    expect(english).toContain(
      '1 Level In combat, if you have a class: −1 monster ST. Bad Stuff: lose 1 of your hand. goblin · clerk Strength die d6 Travels 1 Treasures 1',
    );
    expect(wordsOf(pagesOf('doors', { locale: 'de' }))).toContain('Stärkewürfel W6 Schritte 1');
  });

  test('[BQC-SCH-15] a world has as many black corners as doorways', () => {
    const doors = printedCards().flatMap((card) =>
      card.type === 'world' ? card.doors.slice(0, 4) : [],
    );
    expect(count(pagesOf('worlds'), /class="bqp-doorway"/g)).toBe(doors.length);
  });
});

describe('the Bridge', () => {
  test('[BQ-MAP-01] [BQ-MOVE-16] has twenty locations, each with what it costs to enter', () => {
    const html = pagesOf('bridge');
    expect(count(html, /class="bqp-place"/g)).toBe(20);
    expect(count(html, /data-spine/g)).toBe(10);
    expect(wordsOf(html)).toContain('row 9 · cost 256 2 Doors 17');
    expect(wordsOf(html)).toContain('row 1 · cost 1 20');
  });

  test('in pieces is as large as world cards, and no piece is printed twice', () => {
    const frames = [...pagesOf('bridge-large').matchAll(/viewBox="(\S+ \S+) 186 252"/g)];
    expect(new Set(frames.map(([, at]) => at)).size).toBe(6);
  });
});

describe('a character sheet', () => {
  const gear = (n: number): SavedGear => ({
    ...{ kind: 'gear', card: `c${n}`, name: `Hat ${n}`, number: 7 + n, bonus: 2, side: 'DEF' },
    ...{ slot: 'head', hands: 0, isBig: false },
    enhancers: [{ card: 'e', name: 'Spikes', bonus: { dice: 1, sides: 6, sign: 1 } }],
  });
  const ada: Sheet = {
    ...newSheet({ name: 'Ada', race: 'BQC-FIG-02', gender: 'female' }, (sides) => sides),
    items: [gear(1), { kind: 'one-shot', card: 'p', name: 'Canned Thunder', quantity: 3 }],
    powers: [{ card: 'w', name: 'Humming', number: 11 }],
    relationships: { figurines: { 'BQC-FIG-01': 4, 'BQC-FIG-03': -6 }, characters: { Bo: -2 } },
    bosses: ['BQC-FIG-20'],
  };

  test('is an empty form of two pages, unless somebody brings one', () => {
    const html = pagesOf('sheets');
    expect(count(html, /class="tw-paper"/g)).toBe(2);
    expect(html).not.toContain('<strong>4</strong>');
  });

  test('[BQ-SHEET-01] [BQ-SHEET-05] has the numbers, what was saved and who is met how of those that are brought', () => {
    const text = wordsOf(pagesOf('sheets', { filled: [{ id: 'a', content: ada }] }));
    for (const said of [
      'Name Ada Figurine Sir Gherkin Gender female',
      'ST Strength 4 starts with d4',
      'Hat 1 Head +2 DEF together +2 +d6 8',
      'Canned Thunder 3',
      'Humming 11',
      'Brenda the Unplugged d4 ally by 4',
      'Mildred, Duchess of Lint d4 enemy by 6',
      'Bo enemy by 2',
      'The Grand Escrow, Landlord of All Worlds',
    ]) {
      expect(text).toContain(said);
    }
  });

  test('goes on on a further page when there is more than fits', () => {
    const items = Array.from({ length: ROWS.gear + 1 }, (_, n) => gear(n));
    expect(listsOf({ items, powers: [] }).map((page) => page.gear.length)).toEqual([ROWS.gear, 1]);
    expect(listsOf(undefined)).toHaveLength(1);
    const characters = Object.fromEntries(Array.from({ length: 7 }, (_, n) => [`Bo ${n}`, n]));
    const content = { ...ada, relationships: { figurines: {}, characters } };
    const text = wordsOf(pagesOf('sheets', { filled: [{ id: 'a', content }] }));
    for (const name of Object.keys(characters)) expect(text).toContain(name);
  });
});
