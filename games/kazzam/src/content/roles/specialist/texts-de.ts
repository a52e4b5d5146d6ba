/** Die Rolle, ihre Spezialisierungen, ihre Aktionen; Spezialisierungen heißen, wie gedruckt. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'role.specialist': 'Spezialist',
  'role.specialist.help': 'Bonus und Rollenaktion kommen von der Spezialisierung.',
  'specialisation.hunter.help':
    'Darf sich vor Angriffen von Creeps retten. Bonus gegen Creeps: 2 Schaden mehr, 4 bei 6.',
  'specialisation.runner.help':
    'Um 2 schneller, Rettung gegen Gelegenheiten. Bonus: 1 ausweichen, dann 3 gehen. Darf sich am Ende des Zuges verstecken.',
  'specialisation.terrain-artist.help':
    'Schwieriges Gelände gilt nicht. Bonus: verändert ein Feld neben oder unter dem Ziel.',
  'specialisation.trapper.help':
    'Darf sich vor Gelände und Fallen retten. Bonus: legt eine Falle mit 2 Schaden neben das Ziel.',
  'power.manipulate-creeps.help':
    'Der nächste Wurf der Gruppe eines Creeps innerhalb von 5 ist um 1 höher oder tiefer.',
  'power.false-flag.help': 'Eine Creepgruppe innerhalb von 5 hält jemand anderen für den Feind.',
  'power.provocation.help':
    'Ein Creep innerhalb von 5 macht sofort einen Zug gegen Feinde deiner Wahl.',
  'power.cloak.help':
    'Verschleiert vor Feinden, die weiter als 3 Felder weg sind, bis zum Ende deines nächsten Zuges.',
  'power.swipe.help': 'Eine Kugel von nebenan nehmen oder ein Werkzeug wegschlagen.',
  'power.hide': 'Verstecken',
  'power.change-terrain.help':
    'Ein Feld innerhalb von 5 wird Boden, niedrige Deckung, Grube oder Glätte.',
  'power.boost-square.help':
    'Ein Feld innerhalb von 5: darauf 1 Nahkampfschaden mehr, 1 Schutz am Ende des Zuges.',
  'power.major-terrain.help':
    'Einen Sockel oder zwei Mauerfelder innerhalb von 5 errichten oder abreißen.',
  'power.disarm-traps.help':
    '2 Schaden an einer Falle innerhalb von 5, oder 2 Felder gefährliches Gelände entfernen.',
  'power.snap-trap.help': 'Eine Falle innerhalb von 5: Wer sie zuerst betritt, ist festgesetzt.',
  'power.damage-trap': 'Schadensfalle',
  'power.replace-traps.help': 'Eigene Fallen auf Felder innerhalb von 5 versetzen.',
};
