/** Ein neuer Tisch: Vorlagen, die Zeilen auf den Karten und Gruppen von Einstellungen. */
export const PLAN_TEXTS_DE = {
  'preset.first.help': 'Drei Athleten je Seite, acht Runden, und Bots, die viele Fehler machen.',
  'preset.printed.help': 'Fünf Athleten je Seite, bis eine Mannschaft gewonnen hat.',
  'preset.tournament.help':
    'Abwechselnd aufstellen, bei Gleichstand weiterspielen, nichts zurücknehmen.',
  'plan.map.beginner': 'Eine freie Mitte, ein Paar Portale, Fledermäuse, Bären und Liebesbestien.',
  'plan.map.oneway': 'Ummauerte Heime, Türen in eine Richtung, Kobolde, Kraken und ein Bannstrahl.',
  'plan.map.dual':
    'Zwei Verliese, zwei Kugeln auf einem Sockel, Quallen, Werfer und eine Schlange mit zwei Köpfen.',
  'plan.map.maze':
    'Gänge und Schatten, Portale für je eine Mannschaft, Minotauren, ein Zauberball und verlorene Seelen.',
  'plan.map.throne': 'Ein Thron, der sich auszahlt, ein Golem mit Aufträgen, Vögel und Bestien.',
  'plan.players.jetsam': 'Schwert, Stäbe und Portale: ein Athlet für jede Rolle.',
  'plan.players.flotsam': 'Dieselben fünf Klassen mit anderen Kräften.',
  'plan.players.built': 'Klassen und Kräfte zu Beginn der Partie wählen.',
  'plan.opposition.jetsam': 'Schwert, Stäbe und Portale: ein Athlet für jede Rolle.',
  'plan.opposition.flotsam': 'Dieselben fünf Klassen mit anderen Kräften.',
  'plan.opposition.built': 'Die andere Seite wählt ihre Klassen und Kräfte.',
  'plan.group.match': 'Die Partie',
  'plan.group.moving': 'Bewegung',
  'plan.group.attacks': 'Angriffe und Deckung',
  'plan.group.statuses': 'Zustände',
  'plan.group.agreements': 'Absprachen',
  'plan.group.jobs': 'Ämter am Tisch',
} as const satisfies Record<string, string>;
