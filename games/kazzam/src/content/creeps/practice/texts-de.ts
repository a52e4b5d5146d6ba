/** Wie sie heißen, und was sie tun. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'power.swing': 'Schwinger',
  'power.loose': 'Schuss',
};
