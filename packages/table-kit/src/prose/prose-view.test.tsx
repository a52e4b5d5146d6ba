import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchProseReader } from './prose-reader.ts';
import { ProseView } from './prose-view.tsx';

beforeAll(fetchProseReader);

const drawn = (prose: string, as?: 'blocks' | 'phrases'): string =>
  renderToStaticMarkup(<ProseView prose={{ prose }} {...(as === undefined ? {} : { as })} />);

describe('prose on the page', () => {
  test('flows with its sentence where it is one paragraph', () => {
    expect(drawn('It *rains*.')).toBe('<bdi class="tw-prose-line">It <em>rains</em>.</bdi>');
  });

  test('stands by itself where it is more, with lists and quotations that are such', () => {
    expect(drawn('# A\n\n- b\n\n4. c\n\n> d')).toBe(
      '<div class="tw-prose" dir="auto"><p class="tw-prose-head">A</p>' +
        '<ul><li><p class="tw-prose-paragraph">b</p></li></ul>' +
        '<ol start="4"><li><p class="tw-prose-paragraph">c</p></li></ol>' +
        '<blockquote class="tw-prose-quote"><p class="tw-prose-paragraph">d</p></blockquote></div>',
    );
  });

  test('is made of phrases where only a sentence may stand', () => {
    const html = drawn('# A\n\n- b\n- c\n\n4. d\n\n> e', 'phrases');
    expect(html.replace(/<\/?span[^>]*>/g, '|').replace(/\|+/g, '|')).toBe('|A|• |b|• |c|4. |d|e|');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))\n\n![b](https://evil.example/b.png)',
    '<https://evil.example>\n\nhttps://evil.example',
    '</bdi></div><h1>The match is over</h1>',
    '&#60;script&#62;',
  ])('%j makes no element of its own', (text) => {
    const tags = new Set(drawn(text).match(/<[a-z][^>]*>/g));
    for (const known of [
      '<bdi class="tw-prose-line">',
      '<div class="tw-prose" dir="auto">',
      '<p class="tw-prose-paragraph">',
    ]) {
      tags.delete(known);
    }
    expect([...tags]).toEqual([]);
  });
});
