import type { SharedBoardKey } from './texts.ts';

/** What boards of several games say, in German. */
export const SHARED_BOARD_TEXTS_DE: Readonly<Record<SharedBoardKey, string>> = {
  'board.round': 'Runde {round, number}',
  'board.health': 'Leben',

  'board.offer.one': '{what}: {label}',
  'board.offer.none': '{what}. Nicht zu wählen: {why}',
  'board.offer.several': '{what}: {count} Möglichkeiten',
  'board.picked': '{what}; gewählt',
  'board.picked.place': '{what}; gewählt als Nummer {place, number}',
  'board.picked.points': '{what}; {points, plural, one {# Punkt} other {# Punkte}}',
};
