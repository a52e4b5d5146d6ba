import { describe, expect, test } from 'vitest';
import { readRulebook } from './read-rulebook.ts';
import { means, writtenOut } from './rule-ids.ts';
import { passagesOf, wordsOf } from './rulebook.ts';

const read = (text: string) => readRulebook(text, { language: 'en', say: (key) => `said ${key}` });

const BOOK = read(`# The toy book

## About {#about | overview, aim}

Roll *and* **gather**; see [Winning](#win). {TOY-ASK-01}

### Winning {#win | victory}

Gather most,
and {=card.rope} helps. {TOY-WIN-01..03, TOY-END-01}

- First this. {TOY-WIN-01}
- Then that.

> Ann wins. {TOY-EX-01}

![A rope](diagram:rope "The rope lies there.")

## In short {#one-page}

Gather. {TOY-END-01}

## Things {#things}

| Thing | Price |
|---|---|
| Rope | 2 {TOY-ITEM-01} |

## Words {#words}

- **Gather** {#gather | gathered, gathers}: to take up. {TOY-WIN-02}
`);

describe('a rulebook', () => {
  test('is read into chapters and sections, each with its id and what else it is called', () => {
    expect(
      BOOK.chapters.map(({ id, title, sections }) => [id, title, sections.map((one) => one.id)]),
    ).toEqual([
      ['about', 'About', ['about', 'win']],
      ['one-page', 'In short', ['one-page']],
      ['things', 'Things', ['things']],
      ['words', 'Words', ['words']],
    ]);
    expect(BOOK.places.get('win')?.also).toEqual(['victory']);
    expect(BOOK.places.get('word-gather')?.id).toBe('words');
  });

  test('keeps what stands in braces out of its text, and says keys of the catalogue', () => {
    const said = passagesOf(BOOK.chapters).map(({ spans, rules }) => [wordsOf(spans), rules]);
    expect(said).toEqual([
      ['Roll and gather; see Winning.', ['TOY-ASK-01']],
      [
        'Gather most, and said card.rope helps.',
        ['TOY-WIN-01', 'TOY-WIN-02', 'TOY-WIN-03', 'TOY-END-01'],
      ],
      ['First this.', ['TOY-WIN-01']],
      ['Then that.', []],
      ['Ann wins.', ['TOY-EX-01']],
      ['Gather.', ['TOY-END-01']],
      ['Rope: 2', ['TOY-ITEM-01']],
      ['Gather: to take up.', ['TOY-WIN-02']],
    ]);
  });

  test('says a rule where it says least else, and in the short chapter only if nowhere else', () => {
    const titleOf = (rule: string) => BOOK.saying.get(rule)?.section.id;
    expect(wordsOf(BOOK.saying.get('TOY-WIN-01')?.spans ?? [])).toBe('First this.');
    expect(titleOf('TOY-WIN-02')).toBe('win');
    expect(titleOf('TOY-END-01')).toBe('win');
    expect(titleOf('TOY-NONE-01')).toBeUndefined();
  });

  test('finds its words in all their forms', () => {
    const { pattern } = BOOK.glossary;
    expect('He gathered, she gathers; gathering.'.match(pattern ?? '')).toEqual([
      'gathered',
      'gathers',
    ]);
  });

  test('knows its diagrams by id, what is seen in them and what they show', () => {
    expect(BOOK.places.get('win')?.blocks.at(-1)).toEqual({
      kind: 'diagram',
      id: 'rope',
      alt: 'A rope',
      caption: 'The rope lies there.',
    });
  });

  test.each([
    ['## No id', 'a heading needs an id'],
    ['Text first.', 'before any chapter'],
    ['## A {#a}\n\n![x](picture.png)', 'a diagram is'],
    ['## A {#a}\n\n[x](https://elsewhere.example)', 'a link leads to a section'],
    ['## A {#a}\n\n```\ncode\n```', 'has something that no rulebook has'],
  ])('that is written like %j is refused: %s', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

test('ranges of ids are written out, and patterns mean the ids that they say', () => {
  expect(writtenOut('TOY-A-08..11 TOY-B-1')).toEqual([
    'TOY-A-08',
    'TOY-A-09',
    'TOY-A-10',
    'TOY-A-11',
    'TOY-B-1',
  ]);
  expect(['TOY-A-*', 'TOY-A-01..03', 'TOY-A-02'].map((one) => means(one, 'TOY-A-02'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(means('TOY-A-03..09', 'TOY-A-02')).toBe(false);
});
