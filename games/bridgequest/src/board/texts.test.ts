import { catalogueProblems } from '@tablewright/words/testing';
import { expect, test } from 'vitest';
import { BOARD_TEXTS } from './texts.ts';
import { BOARD_TEXTS_DE } from './texts-de.ts';

/** Words that German has taken over, and names. */
const NAMES: readonly string[] = [
  'board.phase.upkeep',
  'board.phase.beginning-move',
  'board.phase.charity',
  'board.phase.final-move',
  'board.homeworld',
  'board.friendzone',
  'board.boss-mode',
  'board.figure.stands',
  'board.hero.home',
  'board.karma',
  'board.sheet.neutral',
  'board.kind.monster',
  'board.kind.portal',
  'board.fact.gold',
  'board.fact.bonus',
  'board.side.ATT',
  'board.side.DEF',
  'board.card.bad',
  'board.combat.first-strike',
  'board.combat.att',
  'board.combat.def',
  'board.combat.differentials',
  'board.combat.result.differential',
  'board.stage.differential',
  'board.foe.split',
  'board.term.ST',
  'board.term.CON',
  'board.term.karma',
  'board.seen.differential',
  'board.seen.karma',
];

test('the board says in German all that it says in English', () => {
  const pair = { first: BOARD_TEXTS, other: BOARD_TEXTS_DE, locale: 'de', names: NAMES };
  expect(catalogueProblems(pair)).toEqual([]);
});
