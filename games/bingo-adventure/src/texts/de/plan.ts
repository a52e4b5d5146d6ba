/** Ein neuer Tisch: Vorlagen, die Zeilen auf den Karten und Gruppen von Einstellungen. */
export const PLAN_TEXTS_DE = {
  'preset.first.help':
    'So wenige, dass der Kampf verloren gehen kann, und genug, um ihn meist zu gewinnen.',
  'preset.quick': 'Ein schneller Kampf',
  'preset.quick.help': 'Zwei Bingokarten auf jedem Bogen bringen Kräfte früher.',
  'preset.printed.help': 'Die Regeln, wie sie gedruckt sind.',
  'preset.challenge.help': 'Das Monster hat um die Hälfte mehr Leben und zwei Nieten.',
  'plan.monster.nigob': 'Stark in einem Element, schwach gegen dessen Gegenteil.',
  'plan.monster.gobin': 'Stiehlt Marker von euren Karten.',
  'plan.monster.boing': 'Überzieht eure Karten mit Schleim.',
  'plan.difficulty.standard': 'Leben wie gedruckt.',
  'plan.difficulty.hard': 'Um die Hälfte mehr Leben.',
  'plan.characters': 'Wer mitgeht. Sind es weniger als Plätze, wird der letzte geteilt.',
  'plan.characters.fighter': 'Schlägt hart zu und führt die anderen.',
  'plan.characters.mystic': 'Schießt mit den vier Elementen.',
  'plan.characters.rogue': 'Versteckt sich, lenkt ab und stiehlt.',
  'plan.characters.healer': 'Heilt und schützt die Gruppe.',
  'plan.group.party': 'Die Gruppe',
  'plan.group.cards': 'Karten und Marken',
  'plan.group.fight': 'Der Kampf',
  'plan.group.story': 'Über Bingo hinaus',
} as const satisfies Record<string, string>;
