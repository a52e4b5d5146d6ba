/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'group.practice-golem': 'Übungsgolems',
  'group.practice-archer': 'Übungsschützen',
  'power.swing': 'Schwinger',
  'power.loose': 'Schuss',
};
