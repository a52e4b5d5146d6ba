/**
 * What things are called in German. Classes and powers are missing: they are called as their
 * sheets print them.
 */
export const NAME_TEXTS_DE = {
  'card.fighter': 'Karte des Fighters',
  'card.mystic': 'Karte des Mystics',
  'card.rogue': 'Karte des Rogues',
  'card.healer': 'Karte des Healers',
  'card.team': 'Teamkarte',
  'card.monster': 'Karte des Monsters',
  'card.second': '{card} (2)',
  'monster.nigob': 'Nigob, der Drache',
  'monster.gobin': 'Gobin, der Goblinkönig',
  'monster.boing': 'Boing, der Schleim',
  'element.earth': 'Erde',
  'element.air': 'Luft',
  'element.fire': 'Feuer',
  'element.water': 'Wasser',
  'element.none': 'keine',
  'field.fighter': 'Stärke, Ausdauer, Athletik, Kampf',
  'field.mystic': 'Wissen, Verstand, Kontakte zu Eingeweihten',
  'field.rogue': 'Gewandtheit, Diebeskunst, Verstecken und Entdecken, Kontakte zur Unterwelt',
  'field.healer': 'Weisheit, Medizin, Kräuter, Religion',
  nowhere: 'nirgends',
  'outcome.victory': 'Sieg: das Monster ist besiegt, und alle stehen noch',
  'outcome.escape': 'Flucht: das Monster entkommt, während die Gefallenen versorgt werden',
  'outcome.retreat': 'Rückzug: das Monster gewinnt',
  'result.victory': 'Sieg',
  'result.escape': 'Flucht',
  'result.retreat': 'Rückzug',
  'bot.heuristic': 'Erfahrene Gruppe',
  'bot.novice': 'Neuling',
  'bot.novice.help': 'Kennt die Kräfte, entscheidet aber vier von zehn Malen zufällig.',
  'bot.casual': 'Gelegenheitsspieler',
  'bot.casual.help':
    'Spart Marker für gute Kräfte, entscheidet aber eines von sieben Malen zufällig.',
  'bot.seasoned': 'Erfahren',
  'bot.seasoned.help': 'Spart Marker nach Faustregeln für gute Kräfte; antwortet sofort.',
  'bot.master': 'Meister',
  'bot.master.help':
    'Spielt Hunderte Fortgänge bis zum Ende durch, bevor er entscheidet; antwortet binnen zwei Sekunden.',
  'bot.random': 'Spielt zufällig',

  'standing.0': 'Die Gruppe (ihre schwächste Gesundheit)',
  'standing.1': 'Das Monster',
} as const satisfies Record<string, string>;
