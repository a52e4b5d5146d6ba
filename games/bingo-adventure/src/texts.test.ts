import { catalogueProblems } from '@tablewright/words/testing';
import { expect, test } from 'vitest';
import { BOARD_TEXTS } from './board/board-texts.ts';
import { BOARD_TEXTS_DE } from './board/board-texts-de.ts';
import { POWER_TEXTS } from './board/power-texts.ts';
import { POWER_TEXTS_DE } from './board/power-texts-de.ts';
import { bingoAdventure } from './index.ts';
import { PRINT_TEXTS } from './print/print-texts.ts';
import { PRINT_TEXTS_DE } from './print/print-texts-de.ts';

/** Classes and powers are called as their sheets print them. */
const NAMES = [/^class\./, /^power\./, /^setting\.characters\.[a-z]+$/, 'setting.monster'];

test('the game says in German all that it says in English', async () => {
  const other = (await bingoAdventure.translations?.de?.()) ?? {};
  const pair = { first: bingoAdventure.texts, other, locale: 'de', names: NAMES };
  expect(catalogueProblems(pair)).toEqual([]);
});

test('its board says in German all that it says in English', () => {
  const names = [/^board\.class\./, 'board.phase', 'board.monster', 'board.joker'];
  const pair = { first: BOARD_TEXTS, other: BOARD_TEXTS_DE, locale: 'de', names };
  expect(catalogueProblems(pair)).toEqual([]);
});

test('what the powers do is told in German too', () => {
  const pair = { first: POWER_TEXTS, other: POWER_TEXTS_DE, locale: 'de', names: [] };
  expect(catalogueProblems(pair)).toEqual([]);
});

test('what it prints says in German all that it says in English', () => {
  const names = ['sheet.element', 'sheet.bingo', 'sheet.team'];
  const pair = { first: PRINT_TEXTS, other: PRINT_TEXTS_DE, locale: 'de', names };
  expect(catalogueProblems(pair)).toEqual([]);
});
