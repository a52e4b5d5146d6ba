/** Wie das Feld heißt. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'map.dual': 'Zwei Verliese',
  'setting.map.dual': 'Zwei Verliese',
};
