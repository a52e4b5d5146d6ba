import { createSpeaker } from '@tablewright/words';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KIT_TEXTS } from '../texts/en.ts';
import { WordsProvider } from '../words.tsx';
import { CharacterSheet } from './character-sheet.tsx';
import type { SheetData, SheetGroup } from './sheet-data.ts';

const speaker = createSpeaker({ texts: KIT_TEXTS, locale: 'en', seatName: String });

const sheetOf = (...groups: readonly SheetGroup[]): SheetData => ({
  title: 'Ada',
  line: 'Elf',
  emblem: 'M1 1',
  hue: 30,
  groups,
});

const drawn = (parts: ReactNode): string =>
  renderToStaticMarkup(<WordsProvider speaker={speaker}>{parts}</WordsProvider>);

/** What is read, without its marks. */
const text = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const ARMOUR: SheetGroup = {
  kind: 'numbers',
  title: 'Fight',
  numbers: [
    { id: 'hp', label: 'Hit points', value: 23, most: 31 },
    { id: 'ac', label: 'Armour', value: 15, parts: [{ label: 'Leather', amount: 15 }] },
  ],
};

const CARRIED: SheetGroup = {
  kind: 'list',
  title: 'Carried',
  items: [{ id: 'potion', label: 'Potion', count: 2 }],
};

test('a number opens into its terms, and one that is used up says how much is left', () => {
  const html = drawn(<CharacterSheet sheet={sheetOf(ARMOUR)} locale="en" />);
  expect(text(html)).toContain('Hit points 23 of 31');
  expect(html).toContain('width:74.');
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(text(html)).toContain('Armour 15 Armour: 15. Show its parts.');
});

test('things that a choice offers can be pressed, the others are read', () => {
  const sheet = sheetOf(ARMOUR, CARRIED);
  expect(drawn(<CharacterSheet sheet={sheetOf(CARRIED)} locale="en" />)).not.toContain('<button');
  const html = drawn(
    <CharacterSheet
      sheet={sheet}
      locale="en"
      actionOf={(id) =>
        id === 'potion' ? { label: 'drink it', picked: true, run: () => {} } : undefined
      }
    />,
  );
  expect(html).toMatch(/<button[^>]*aria-pressed="true"/);
  expect(text(html)).toContain('Potion × 2 : drink it');
});

test('a condition says when it ends, and an empty list that there is nothing', () => {
  const sheet = sheetOf(
    {
      kind: 'conditions',
      title: 'Conditions',
      conditions: [{ id: 'a', label: 'Poisoned', emblem: 'M1 1', end: 'dawn' }],
    },
    { kind: 'list', title: 'Carried', items: [] },
  );
  expect(text(drawn(<CharacterSheet sheet={sheet} locale="en" />))).toContain(
    'Poisoned until dawn Carried none',
  );
  expect(text(drawn(<CharacterSheet sheet={sheet} locale="de" />))).toContain('Poisoned bis dawn');
});
