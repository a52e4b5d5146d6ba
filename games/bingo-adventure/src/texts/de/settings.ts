/** The settings in German: label, one sentence, values. */
export const SETTING_TEXTS_DE = {
  'setting.monster': 'Monster',
  'setting.monster.help': 'Gegen wen die Charaktere kämpfen.',
  'setting.monster.nigob': 'Nigob, der Drache',
  'setting.monster.gobin': 'Gobin, der Goblinkönig',
  'setting.monster.boing': 'Boing, der Schleim',
  'setting.difficulty': 'Schwierigkeit',
  'setting.difficulty.help': 'Schwer gibt dem Monster um die Hälfte mehr Leben und zwei Nieten.',
  'setting.difficulty.standard': 'Normal',
  'setting.difficulty.hard': 'Schwer',
  'setting.characters': 'Charaktere',
  'setting.characters.help':
    'Wer mitzieht, in der Reihenfolge der Charaktere; leer: einer je Platz in der Reihenfolge Fighter, Mystic, Rogue, Healer.',
  'setting.characters.wrong': 'Jede Klasse lässt sich nur einmal spielen.',
  'setting.control': 'Führung',
  'setting.control.help':
    'Zu jedem Charakter sein Platz oder gemeinsam; leer: einer je Platz, die übrigen gemeinsam.',
  'setting.control.shared': 'Gemeinsam',
  'setting.control.1': 'Platz 1',
  'setting.control.2': 'Platz 2',
  'setting.control.3': 'Platz 3',
  'setting.control.4': 'Platz 4',
  'setting.control.wrong':
    'Ein Eintrag je Charakter; jeder Platz braucht einen eigenen oder einen gemeinsamen.',
  'setting.names': 'Namen',
  'setting.names.help':
    'Ein Name für jeden Charakter; jeder beginnt mit einem anderen Buchstaben von B, I, N, G, O.',
  'setting.names.wrong':
    'Ein Name je Charakter, jeder mit einem anderen Anfangsbuchstaben von B, I, N, G, O.',
  'setting.deck': 'Stapel',
  'setting.deck.help': 'Fünfundzwanzig Spielkarten oder die Zahlen 1 bis 75.',
  'setting.deck.25-card': '25 Karten',
  'setting.deck.75-number': '75 Zahlen',
  'setting.cardsPerSheet': 'Bingokarten je Bogen',
  'setting.cardsPerSheet.help': 'Zwei Karten auf jedem Bogen machen das Spiel schneller.',
  'setting.teamCard': 'Teamkarte',
  'setting.teamCard.help': 'Eine Karte, die alle benutzen dürfen, macht das Spiel etwas leichter.',
  'setting.nigobHealth': 'Leben von Nigob',
  'setting.nigobHealth.help': 'Zwanzig wie gedruckt, oder acht und vier je Charakter.',
  'setting.nigobHealth.printed': 'Gedruckt',
  'setting.nigobHealth.scaled': 'Angepasst',
  'setting.mysticElements': 'Elemente des Mystics',
  'setting.mysticElements.help':
    'Jedes Element einmal, jedes Element auf jeder Kraft, oder ein Element bei jedem Einsatz.',
  'setting.mysticElements.assigned': 'Jedes einmal',
  'setting.mysticElements.free': 'Beliebig',
  'setting.mysticElements.perUse': 'Bei jedem Einsatz',
  'setting.gapsBlocked': 'Lücken müssen frei von Schaden sein',
  'setting.gapsBlocked.help':
    'Ein beschädigter Platz in der Lücke eines lockeren Musters macht es ungültig.',
  'setting.freeCentre': 'Freie Mitte',
  'setting.freeCentre.help':
    'Der Platz in der Mitte hat kein Plättchen und ist von Anfang an markiert.',
  'setting.rpgSkills': 'Fertigkeiten',
  'setting.rpgSkills.help':
    'Plättchen lassen sich für Fertigkeiten außerhalb des Kampfes ausgeben.',
  'setting.rpgMovement': 'Bewegung',
  'setting.rpgMovement.help':
    'Charaktere und Monster bewegen sich auf einem Spielfeld aus 9 mal 9 Feldern.',
  'setting.roundLimit': 'Rundengrenze',
  'setting.roundLimit.help': 'Nach dieser Runde ist ein unentschiedenes Spiel ein Rückzug.',
  'setting.roundLimit.none': 'Keine',
} as const satisfies Record<string, string>;
