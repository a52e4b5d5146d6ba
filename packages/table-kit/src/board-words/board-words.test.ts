import type { ChoiceView } from '@tablewright/engine';
import { catalogueProblems } from '@tablewright/words/testing';
import { expect, test } from 'vitest';
import type { Offer } from '../board.ts';
import { createBoardWords } from './board-words.ts';
import { SHARED_BOARD_TEXTS } from './texts.ts';
import { SHARED_BOARD_TEXTS_DE } from './texts-de.ts';

const { boardText, boardTextIfKnown, speakOnBoard, withOffers } = createBoardWords({
  en: { 'board.label': 'The harbour', 'board.health': 'Planks' },
  de: { 'board.label': 'Der Hafen', 'board.health': 'Planken' },
});

function offer(id: string, kind: ChoiceView['kind'] = 'one'): Offer {
  const option = { id };
  return { choice: { kind, options: [option] } as unknown as ChoiceView, option };
}

const named = (offers: readonly Offer[], picked = 0): string =>
  withOffers('berth A1', { offers, picked, label: ({ option }) => option.id });

test('a board says its own texts and those that boards share, in the language that is set', () => {
  expect(boardText('board.label')).toBe('The harbour');
  expect(boardText('board.round', { round: 3 })).toBe('Round 3');
  speakOnBoard('de');
  expect(boardText('board.label')).toBe('Der Hafen');
  expect(boardText('board.round', { round: 3 })).toBe('Runde 3');
  speakOnBoard('en');
});

test('the text of the game is said in place of the shared one', () => {
  expect(boardText('board.health')).toBe('Planks');
});

test('of a text that nobody wrote nothing is said', () => {
  expect(boardTextIfKnown('board.mast')).toBeUndefined();
});

test('the name of a thing tells what can be chosen there', () => {
  expect(named([])).toBe('berth A1');
  expect(named([offer('moor')])).toBe('berth A1: moor');
  expect(named([offer('moor'), offer('sail')])).toBe('berth A1: 2 choices');
});

test('the name of a thing tells how far it is picked', () => {
  expect(named([offer('moor', 'some')], 1)).toBe('berth A1; chosen: moor');
  expect(named([offer('moor', 'order')], 2)).toBe('berth A1; chosen as number 2: moor');
  expect(named([offer('moor', 'path')], 2)).toBe('berth A1; chosen as number 2: moor');
  expect(named([offer('moor', 'allocation')], 1)).toBe('berth A1; 1 point: moor');
});

test('the shared texts are said in German too', () => {
  const pair = { first: SHARED_BOARD_TEXTS, other: SHARED_BOARD_TEXTS_DE, locale: 'de' };
  expect(catalogueProblems({ ...pair, names: [] })).toEqual([]);
});
