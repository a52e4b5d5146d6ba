/** What they are called, and what they do. */
export const TEXTS: Readonly<Record<string, string>> = {
  'group.practice-golem': 'Practice Golems',
  'group.practice-archer': 'Practice Archers',
  'power.swing': 'Swing',
  'power.loose': 'Loose',
};
