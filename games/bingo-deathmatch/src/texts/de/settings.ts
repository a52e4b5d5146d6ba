/** The settings in German. */
export const SETTING_TEXTS_DE = {
  'setting.star': 'Stern auf einem Würfel',
  'setting.star.help': 'Was ein Würfel bedeutet, der einen Stern zeigt.',
  'setting.star.wild': 'Freie Wahl des Feldes',
  'setting.star.reroll': 'Er wird neu geworfen',
  'setting.coloured': 'Farbige Felder',
  'setting.coloured.help': 'Wo die Felder liegen, die 1E mehr speichern.',
  'setting.coloured.knight': 'Eines in jeder Zeile und Spalte',
  'setting.coloured.cross': 'Die Ecken und die Mitte',
} as const satisfies Record<string, string>;
