/** Tasks of the eyes (DT-COND-05, DT-EQ-45). */
export const SIGHT_TAGS: readonly string[] = [
  'find-traps',
  'detect-surveillance',
  'search-clues',
  'track',
];
