/** Ein neuer Tisch: Vorlagen und Gruppen von Einstellungen. */
export const PLAN_TEXTS_DE = {
  'preset.first.help': 'Drei Plätze, und Bots, die viele Fehler machen.',
  'preset.duel.help': 'Zwei Plätze: ein Gegner und kurze Wartezeiten.',
  'preset.printed.help': 'Die Regeln, wie sie gedruckt sind.',
  'plan.group.rules': 'Würfel und Karten',
} as const satisfies Record<string, string>;
