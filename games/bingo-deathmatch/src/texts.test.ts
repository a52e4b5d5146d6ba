import { catalogueProblems } from '@tablewright/words/testing';
import { expect, test } from 'vitest';
import { BOARD_TEXTS } from './board/board-texts.ts';
import { BOARD_TEXTS_DE } from './board/board-texts-de.ts';
import { bingoDeathmatch } from './index.ts';
import { PRINT_TEXTS } from './print/print-texts.ts';
import { PRINT_TEXTS_DE } from './print/print-texts-de.ts';
import { TUTORIAL_TEXTS } from './tutorial-texts.ts';
import { TUTORIAL_TEXTS_DE } from './tutorial-texts-de.ts';

/** Cards are called as they are printed, and BINGO is called in every language. */
const NAMES = [/^card\.[a-z-]+$/, 'phase.bingo', 'result.bingo'];

test('the game says in German all that it says in English', async () => {
  const other = (await bingoDeathmatch.translations?.de?.()) ?? {};
  const pair = { first: bingoDeathmatch.texts, other, locale: 'de', names: NAMES };
  expect(catalogueProblems(pair)).toEqual([]);
});

test('its board says in German all that it says in English', () => {
  const names = ['board.phase.bingo', 'board.slot.lazor', 'board.market.lazor'];
  const pair = { first: BOARD_TEXTS, other: BOARD_TEXTS_DE, locale: 'de', names };
  expect(catalogueProblems(pair)).toEqual([]);
});

test('its lesson and what it prints say in German all that they say in English', () => {
  const lesson = { first: TUTORIAL_TEXTS, other: TUTORIAL_TEXTS_DE, locale: 'de', names: [] };
  const print = { first: PRINT_TEXTS, other: PRINT_TEXTS_DE, locale: 'de', names: ['mat.name'] };
  expect([...catalogueProblems(lesson), ...catalogueProblems(print)]).toEqual([]);
});
