/** Wie Figuren, Mannschaften und Felder heißen. */
export const NAME_TEXTS_DE = {
  nobody: 'niemand',
  terrain: 'dem Gelände',
  trap: 'die Falle',
  'trap.on': 'die Falle auf {cell}',
  'builder.open': 'Eine Mannschaft zusammenstellen',
  'document.team': 'Mannschaft',
  'team.built.0': 'Die Heimmannschaft',
  'team.built.1': 'Die Gäste',
  'orb.red': 'eine rote Kugel',
  'orb.blue': 'eine blaue Kugel',
  'orb.neutral': 'eine neutrale Kugel',
  'square.dungeon': 'Verlies {square}',
  'implement.wand': 'Stab',
  'implement.wand.help': 'Reichweite 5. Ein Angriff damit beendet den Zug nicht.',
  'implement.staff': 'Stecken',
  'implement.staff.help':
    'Reichweite 6. Ein Schaden mehr; eine Angriffsaktion damit beendet den Zug, und Feinde daneben bekommen eine Gelegenheit.',
  'implement.sword': 'Schwert',
  'implement.sword.help':
    'Reichweite 1. Ein Schaden mehr im Nahkampf; eine Angriffsaktion damit beendet den Zug.',
  'outcome.players': '{count, plural, one {{winners} gewinnt} other {{winners} gewinnen}}',
  'outcome.opposition': '{count, plural, one {{winners} gewinnt} other {{winners} gewinnen}}',
  'outcome.draw': 'Unentschieden',
  'result.players': 'Die eigene Mannschaft gewinnt',
  'result.opposition': 'Der Gegner gewinnt',
  'result.draw': 'Unentschieden',
  'standing.help':
    '100 % sind zehn Punkte, oder das bessere Ergebnis, wenn es höher ist. Was Strikes kosten, ist abgezogen.',
  'bot.heuristic': 'Erfahrene Seite',
  'bot.novice': 'Unerfahren',
  'bot.novice.help': 'Weiß, was Angriffe tun, entscheidet aber vier von zehn Malen zufällig.',
  'bot.casual': 'Gelegentlich',
  'bot.casual.help':
    'Geht auf Kugeln und schwache Gegner, entscheidet aber jedes siebte Mal zufällig.',
  'bot.seasoned': 'Erfahren',
  'bot.seasoned.help': 'Wägt Kugeln, Ziele und Gefahren nach Faustregeln und antwortet sofort.',
  'bot.master': 'Meisterlich',
  'bot.master.help':
    'Probiert Fortsetzungen aus, bevor die Entscheidung fällt; antwortet binnen zwei Sekunden.',
  'bot.random': 'Spielt zufällig',
} as const satisfies Record<string, string>;
