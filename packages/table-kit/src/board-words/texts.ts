/** What boards of several games say, in English: ICU messages by key. */
export const SHARED_BOARD_TEXTS = {
  'board.round': 'Round {round, number}',
  'board.health': 'Health',

  'board.offer.one': '{what}: {label}',
  'board.offer.none': '{what}. Cannot be chosen: {why}',
  'board.offer.several': '{what}: {count} choices',
  'board.picked': '{what}; chosen',
  'board.picked.place': '{what}; chosen as number {place, number}',
  'board.picked.points': '{what}; {points, plural, one {# point} other {# points}}',
} as const;

/** The name of a text that boards share. */
export type SharedBoardKey = keyof typeof SHARED_BOARD_TEXTS;
