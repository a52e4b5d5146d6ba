/** Wie das Feld heißt. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'map.maze': 'Labyrinth',
  'setting.map.maze': 'Labyrinth',
};
