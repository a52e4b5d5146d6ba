/** Wie das Feld heißt. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'map.beginner': 'Einsteigerfeld',
  'setting.map.beginner': 'Einsteigerfeld',
};
