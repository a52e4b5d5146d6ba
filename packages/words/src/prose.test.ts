import { LONGEST_PROSE } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { createSpeaker } from './index.ts';
import { plainProse, readProse } from './prose.ts';

const read = (prose: string) => readProse({ prose });
const paragraph = (text: string) => ({ kind: 'paragraph', runs: [{ text }] });

describe('the Markdown of prose', () => {
  test('has paragraphs, line breaks, emphasis, lists, quotations and headings', () => {
    expect(
      read('# Rain\n\nIt *never* **stops**,\nor ***both***.\n\n- a\n  1. b\n\n> c\n\n3. d'),
    ).toEqual([
      { kind: 'heading', runs: [{ text: 'Rain' }] },
      {
        kind: 'paragraph',
        runs: [
          { text: 'It ' },
          { text: 'never', em: true },
          { text: ' ' },
          { text: 'stops', strong: true },
          { text: ',\nor ' },
          { text: 'both', em: true, strong: true },
          { text: '.' },
        ],
      },
      {
        kind: 'list',
        items: [[paragraph('a'), { kind: 'list', from: 1, items: [[paragraph('b')]] }]],
      },
      { kind: 'quote', blocks: [paragraph('c')] },
      { kind: 'list', from: 3, items: [[paragraph('d')]] },
    ]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<b onclick="x()">b</b>',
    '<!-- nothing -->',
    '<https://evil.example>',
    'https://evil.example and www.evil.example and a@evil.example',
    '[a](javascript:alert(1))',
    '[a](https://evil.example "title")',
    '![a](https://evil.example/a.png)',
    '[a][b]',
    '[b]: https://evil.example',
    '`code`',
    '~~struck~~',
    '---',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'Title\n===',
    '    code',
    '&lt;b&gt; &amp; &#8238; &#x202e; &rlm;',
    '2*3*4 and snake_case_word',
  ])('shows %j as it is written', (text) => {
    expect(read(text)).toEqual([paragraph(text)]);
  });

  test('shows what is fenced as it is written', () => {
    expect(plainProse({ prose: '```js\ncode\n```' })).toBe('```js code ```');
  });

  test('takes a mark that is escaped for what it is', () => {
    expect(read('\\*not\\* \\# so')).toEqual([paragraph('*not* # so')]);
  });

  test('has nothing in it that cannot be seen, whoever has let it through', () => {
    const shown = JSON.stringify(read('a\u202eb\0c\u200bd'));
    expect(shown).toBe(JSON.stringify([paragraph('a\ufffdb\ufffdc\ufffdd')]));
  });

  const nested = (mark: string): string =>
    Array.from({ length: 80 }, (_, depth) => `${' '.repeat(depth)}${mark} x`).join('\n');

  test.each([
    ['quotations', '>'.repeat(LONGEST_PROSE)],
    ['lists on one line', '- '.repeat(LONGEST_PROSE / 2)],
    ['both in turn', '- >'.repeat(LONGEST_PROSE / 3)],
    ['numbers', '1. '.repeat(LONGEST_PROSE / 3)],
    ['lists line by line', nested('-')],
    ['lists behind tabs', nested('*').replaceAll(' ', '\t')],
    ['emphasis', '**x* '.repeat(LONGEST_PROSE / 5)],
    ['emphasis in emphasis', '_*'.repeat(LONGEST_PROSE / 2)],
    ['brackets', '['.repeat(LONGEST_PROSE)],
    ['a list far too long', '- a\n'.repeat(1_000_000)],
  ])('takes %s by the thousand', (_, bomb) => {
    const depth = (blocks: ReturnType<typeof read>): number =>
      Math.max(
        0,
        ...blocks.map((block) => {
          if (block.kind === 'quote') return 1 + depth(block.blocks);
          return block.kind === 'list' ? 1 + Math.max(0, ...block.items.map(depth)) : 1;
        }),
      );
    const blocks = read(bomb);
    expect(depth(blocks)).toBeLessThan(15);
    expect(JSON.stringify(blocks).length).toBeLessThan(60_000);
  });

  test('is nothing where there are only blanks', () => {
    expect(read(' \n\n ')).toEqual([]);
  });

  test('is said on one line without its marks', () => {
    expect(plainProse({ prose: '# Rain\n\nIt *never*\nstops\n\n- a\n- b' })).toBe(
      'Rain It never stops a b',
    );
  });
});

describe('prose in a text', () => {
  const texts = {
    said: '{who} says: {line}',
    all: '{count, plural, one {One} other {#}}: {lines}',
    twice: 'again, {inner}!',
  };
  const speakerWith = (setup = {}) =>
    createSpeaker({ texts, locale: 'en', seatName: () => 'Lya', ...setup });
  const line = { prose: 'No {who}\n\n**ever**' };
  const said = { key: 'said', params: { who: { seat: 0 }, line } };

  test('is neither key, gap nor message', () => {
    const text = { key: 'twice', params: { inner: { prose: 'said {who} {0}' } } };
    expect(speakerWith().say(text)).toBe('again, said {who} {0}!');
  });

  test('is said on one line: as it is written, or as plain words', () => {
    expect(speakerWith().say(said)).toBe('Lya says: No {who} **ever**');
    expect(speakerWith({ plain: plainProse }).say(said)).toBe('Lya says: No {who} ever');
  });

  test('stands apart in the parts of a sentence, at any depth', () => {
    expect(speakerWith().partsIfKnown({ key: 'twice', params: { inner: said } })).toEqual([
      'again, Lya says: ',
      line,
      '!',
    ]);
    const lines = [line, { seat: 0 }, 1234, said];
    expect(speakerWith().partsIfKnown({ key: 'all', params: { count: 2, lines } })).toEqual([
      '2: ',
      line,
      ', Lya, 1,234, and Lya says: ',
      line,
    ]);
  });

  test('and pictures do the same, which are otherwise said by their words', () => {
    const mill = { picture: 'ab'.repeat(32), alt: 'The mill\u202e' };
    const text = { key: 'said', params: { who: { seat: 0 }, line: mill } };
    expect(speakerWith().partsIfKnown(text)).toEqual(['Lya says: ', mill]);
    expect(speakerWith().say(text)).toBe('Lya says: The mill\ufffd');
  });

  test('may be put in by what only the match knows', () => {
    const fill = () => ({ key: 'said', params: { who: 'a card', line } });
    expect(speakerWith({ fill }).partsIfKnown({ key: 'said' })).toEqual(['a card says: ', line]);
  });

  test('parts of a sentence without prose are the sentence', () => {
    const text = {
      key: 'twice',
      params: { inner: { key: 'said', params: { who: 1, line: 'x' } } },
    };
    expect(speakerWith().partsIfKnown(text)).toEqual([speakerWith().say(text)]);
    expect(speakerWith().partsIfKnown({ key: 'unknown' })).toBeUndefined();
    expect(speakerWith().partsIfKnown({ key: 'said' })).toEqual(['said']);
  });
});
