import type { PrintPart, PrintProps } from '@tablewright/table-kit/print';
import { catalogueProblems } from '@tablewright/words/testing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { sayIn } from '../../test/reading.ts';
import { speakOnBoard } from '../board/words.ts';
import { ADVENTURES } from '../content/adventures/index.ts';
import { CONDITIONS } from '../content/conditions/index.ts';
import { READY } from '../content/ready/index.ts';
import { type Block, pagesIn } from './columns.tsx';
import { PRINT_PARTS } from './index.tsx';
import { STORY_TEXTS } from './story-texts.ts';
import { STORY_TEXTS_DE } from './story-texts-de.ts';
import { PRINT_TEXTS } from './texts.ts';
import { PRINT_TEXTS_DE } from './texts-de.ts';

// The board speaks one language at a time, and other tests English.
afterAll(() => speakOnBoard('en'));

/** The page of a part, in a language. */
function htmlOf(id: string, content?: unknown, locale: 'en' | 'de' = 'en'): string {
  const part = PRINT_PARTS.find((one): one is PrintPart => one.id === id);
  if (part === undefined) throw new Error(`nothing is printed as ${id}`);
  const filled: PrintProps['filled'] = content === undefined ? [] : [{ id: 'a', content }];
  return renderToStaticMarkup(
    createElement(part.Pages, { locale, filled, seed: '', say: sayIn(locale) }),
  );
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** A page’s words without its marks. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

const sheetOf = (id: string) => READY.find((one) => one.id === id)?.sheet;

test('the pages say in German all that they say in English', () => {
  const names = ['sheet.title.of', 'sheet.name', 'sheet.amount', 'story.task.tn', 'story.scene'];
  const same = [
    ...['story.task', 'story.hazard.named', 'story.foe', 'story.way', 'do.lift', 'do.hazard'],
    ...['do.counter', 'do.option', 'on.initiative'],
  ];
  const pair = {
    first: { ...PRINT_TEXTS, ...STORY_TEXTS },
    other: { ...PRINT_TEXTS_DE, ...STORY_TEXTS_DE },
    locale: 'de',
  };
  expect(catalogueProblems({ ...pair, names: [...names, ...same] })).toEqual([]);
});

describe('a character sheet', () => {
  test('is an empty form of two pages, unless somebody brings one', () => {
    const html = htmlOf('sheets');
    expect(count(html, /class="tw-paper"/g)).toBe(2);
    expect(wordsOf(html)).toContain(
      'Name Heritage Level Roles Experience Gold pieces STR score save',
    );
  });

  test('[DT-CHAR-07] [DT-CHK-19] [DT-CHK-20] [DT-CHK-21] has on two pages what the rules give Count Dracula', () => {
    const html = htmlOf('sheets', sheetOf('count-dracula'));
    expect(count(html, /class="tw-paper"/g)).toBe(2);
    const text = wordsOf(html);
    for (const said of [
      'Name Count Dracula Heritage Vampire Level 12',
      'STR +3 score 18 save +3',
      'Most Hit Points 58',
      'Armor Class 14',
      'sword +15 1d6 + 15 damage melee, 6 ft',
      'Charm Person 1 +17 ▲ 11 120 ft WIS',
      'Saves against its spells need 22.',
      'Level 4: 3.5, Noble',
    ]) {
      expect(text).toContain(said);
    }
  });

  test('[DT-MAG-10] a strained spell is marked, and tokens and Hit Points are those of now', () => {
    const sheet = sheetOf('ysolde-wren');
    const now = {
      ...{ clock: 9, hp: 2, lockedLoss: [], effects: [], used: {}, tokens: 1, restHours: [] },
      strained: ['magic-missile'],
    };
    const text = wordsOf(htmlOf('sheets', { ...sheet, now }));
    expect(text).toContain('Hit Points now 2');
    expect(text).toContain('Story tokens 1');
    expect(text).toMatch(/Magic Missile 1 \+5 11 \S+ ft ×/);
  });

  test('goes on on a further page when there is more than fits', () => {
    const sheet = sheetOf('bryn-oakshield');
    const gear = Array.from({ length: 30 }, () => ({ kind: 'rope' }));
    const html = htmlOf('sheets', { ...sheet, gear });
    expect(count(html, />rope</g)).toBe(30);
    expect(count(html, /class="tw-paper"/g)).toBe(4);
  });

  test('[DT-PC] [DT-PRE] the ready characters have two pages each', () => {
    expect(count(htmlOf('ready'), /class="tw-paper"/g)).toBe(2 * READY.length);
  });
});

test('[DT-TURN-01] [DT-TURN-02] [DT-TURN-03] the reference says what can be done on a turn, and what each condition does', () => {
  const text = wordsOf(htmlOf('reference'));
  expect(text).toContain('Or move up to twice your speed, and take no action.');
  expect(text).toContain('Play the X-card');
  const say = sayIn('en');
  const told = CONDITIONS.filter(({ id }) =>
    text.includes(`${say({ key: `effect.${id}` })} ${say({ key: `effect.${id}.help` })}`),
  );
  expect(told.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['aflame', 'stunned', 'petrified', 'grappled', 'unconscious']),
  );
});

describe('spell cards', () => {
  test('[DT-MAG-02] [DT-MAG-08] are those of a character, with what casting them takes', () => {
    const html = htmlOf('spells', sheetOf('maud-ferrier'));
    const spells = Object.values(sheetOf('maud-ferrier')?.spells ?? {}).flat();
    expect(count(html, /class="dtp-card"/g)).toBe(spells.length);
    expect(wordsOf(html)).toMatch(/Divine, level 1 Casting 11/);
  });

  test('[DT-MAG-15] are all of the game where nobody is brought', () => {
    const html = htmlOf('spells');
    expect(count(html, /class="dtp-card"/g)).toBeGreaterThan(100);
    expect(count(html, /<footer>DT-(ARC|DIV)-\d+</g)).toBe(count(html, /class="dtp-card"/g));
  });
});

describe('an adventure', () => {
  test.each(ADVENTURES)(
    '[DT-AGM-01] [DT-SHOT-02] of $title all is written out for its master, in both languages',
    (adventure) => {
      const text = wordsOf(htmlOf('adventures', adventure));
      const { scenes, people, facts, endings } = adventure;
      for (const one of [
        ...people.map(({ name }) => name),
        ...facts.map((fact) => fact.text),
        ...endings.map(({ title }) => title),
        ...scenes.flatMap(({ title, text: told, tasks, exits }) => [
          title,
          ...told.map((paragraph) => paragraph.text),
          ...[...tasks, ...exits].map(({ label }) => label),
        ]),
      ]) {
        expect(text).toContain(one.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
      }
      // Nothing is said by its id or by the key of a text.
      expect(text).not.toMatch(/story\.|when\.|do\.[a-z]|undefined|\[object/);
    },
  );

  test('those of the game are in the reader’s language', () => {
    expect(wordsOf(htmlOf('adventures', undefined, 'de'))).toContain('Was man versuchen kann');
    const [first] = ADVENTURES;
    expect(wordsOf(htmlOf('adventures', undefined, 'de'))).not.toContain(first?.premise);
  });
});

test('a heading is never the last thing on a page, and nothing is lost between pages', () => {
  const blocks = Array.from(
    { length: 200 },
    (_, at): Block =>
      at % 5 === 0 ? { is: 'head', text: `head ${at}` } : { is: 'text', text: 'word '.repeat(30) },
  );
  const pages = pagesIn(blocks);
  expect(pages.flat()).toEqual(blocks);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((page) => page.at(-1)?.is === 'head')).toEqual([]);
});
