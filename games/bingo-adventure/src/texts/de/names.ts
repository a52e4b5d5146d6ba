import { BOT_TEXTS_DE } from '@tablewright/bots';

/**
 * What things are called in German. Classes and powers are missing: they are called as their
 * sheets print them.
 */
export const NAME_TEXTS_DE = {
  'builder.open': 'Die Helden nebeneinander wählen',
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
  'outcome.victory': 'Sieg: Das Monster ist besiegt, und alle stehen noch',
  'outcome.escape': 'Flucht: Das Monster entkommt, während die Gefallenen versorgt werden',
  'outcome.retreat': 'Rückzug: Das Monster gewinnt',
  'ending.victory':
    '{monster} hat keine Lebensmarke mehr, und alle aus der Gruppe haben noch eine.',
  'ending.escape':
    '{monster} hat keine Lebensmarke mehr, aber {names} {count, plural, one {auch nicht} other {ebenso wenig}}: Darum entkommt es.',
  'ending.retreat':
    '{names} {count, plural, one {hat} other {haben}} keine Lebensmarke mehr. Schon wer als Erstes ausfällt, beendet das Spiel für alle.',
  'ending.last-round':
    'Runde {round, number} war die letzte an diesem Tisch, und {monster} hat noch Gesundheit.',
  'result.victory': 'Sieg',
  'result.escape': 'Flucht',
  'result.retreat': 'Rückzug',
  ...BOT_TEXTS_DE,
  'bot.heuristic': 'Erfahrene Gruppe',
  'bot.novice.help': 'Kennt die Kräfte, entscheidet aber vier von zehn Malen zufällig.',
  'bot.casual.help':
    'Spart Marker für gute Kräfte, entscheidet aber eines von sieben Malen zufällig.',
  'bot.seasoned.help': 'Spart Marker nach Faustregeln für gute Kräfte; antwortet sofort.',
  'bot.master.help':
    'Spielt Hunderte Fortgänge bis zum Ende durch, bevor die Entscheidung fällt; antwortet binnen zwei Sekunden.',

  'standing.party': 'Die Gruppe',
  'standing.help':
    '100 % ist die volle Gesundheit, 0 % keine mehr. Für die Gruppe zählt, wer am wenigsten hat.',

  // By what results are broken down.
  'facet.class': 'Klasse',
  'facet.party': 'Gruppe',
  'facet.cards': 'Karten des Monsters',

  // Measures.
  'measure.rounds': 'Runden',
  'measure.damageDealt': 'ausgeteilter Schaden',
  'measure.damageTaken': 'erlittener Schaden',
  'measure.prevented': 'verhinderter Schaden',
  'measure.healed': 'geheilte Marken',
  'measure.shielded': 'erhaltene Schilde',
  'measure.duds': 'erhaltene Nieten',
  'measure.powers': 'eingesetzte Kräfte',
  'measure.monsterPowers': 'eingesetzte Kräfte des Monsters',
  'measure.monsterHealth': 'übrige Gesundheit des Monsters',
  'measure.knockedOut': 'ausgeschaltete Charaktere',
} as const satisfies Record<string, string>;
