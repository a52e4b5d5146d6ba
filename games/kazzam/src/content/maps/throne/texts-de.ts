/** Wie das Feld heißt, und was man an seinem Thron tun kann. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'map.throne': 'Thron',
  'setting.map.throne': 'Thron',
  'power.place-orb': 'Kugel hinter den Thron legen',
  'power.place-orb.help':
    'Auf den Sockel des Golems neben dir. Sie behält ihre Farbe; nur ein Auftrag bezahlt sie, und für den Thron zählt sie.',
  'note.throne-seat': 'sitzt auf dem Thron',
  'start.throne-seat': 'Punkte für den Thron',
};
