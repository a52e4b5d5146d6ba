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
  'hunter-save': '{of} greift {who} an: Rettungswurf?',
  'hunter-save.yes': 'Würfeln',
  'hunter-save.no': 'Kommen lassen',
  'trapper-save': 'Gelände oder eine Falle trifft gleich {who}: Rettungswurf?',
  'trapper-save.yes': 'Würfeln',
  'trapper-save.no': 'Kommen lassen',
  'runner-slips-away': 'Eine Gelegenheit gegen {who} steht an: entschlüpfen?',
  'runner-slips-away.help':
    'Mit einem Rettungswurf von 4 oder mehr kommt es nicht zur Gelegenheit. Der Versuch kostet nichts.',
  'runner-slips-away.yes': 'Würfeln',
  'runner-slips-away.no': 'Kommen lassen',
  'runner-keeps-hold': '{who} verliert gleich, was gehalten wird: Rettungswurf?',
  'runner-keeps-hold.help': 'Mit 4 oder mehr behält {who} es. Der Versuch kostet nichts.',
  'runner-keeps-hold.yes': 'Würfeln',
  'runner-keeps-hold.no': 'Verlieren',
  hide: 'Versteckt sich {who} am Ende des Zuges?',
  'hide.yes': 'Verstecken',
  'hide.no': 'Sichtbar bleiben',
  manipulate: 'Wohin dreht {who} den nächsten Wurf der Gruppe von {of}?',
  'false-flag-off': 'Wen vergisst die Gruppe von {of}?',
  'false-flag-on': 'Wen jagt die Gruppe von {of} statt {by}?',
  'false-flag-on.help':
    'Wen du wählst, haben alle ihre Creeps von nun an zum Feind, und {by} nicht mehr.',
  swipe: 'Was nimmt {who}?',
  'change-terrain': 'Welches Feld verändert {who}?',
  'terrain-kind': 'Was wird daraus?',
  'boost-square': 'Welches Feld wird ein Kraftfeld?',
  shape: 'Was formt {who} neben {of}?',
  'major-terrain': 'Was baut {who}, oder was wird abgerissen?',
  'make-way': 'Wohin weicht {who} der Mauer aus?',
  'wall-where': 'Wo wird eine Mauer errichtet?',
  'remove-walls': 'Welche Mauern entfernt {who}?',
  'remove-walls.verb': '{count} entfernen',
  'pedestal-where': 'Wo wird der Sockel errichtet?',
  'remove-pedestal': 'Welcher Sockel wird abgerissen?',
  'clear-terrain': 'Welche Felder räumt {who}?',
  'clear-terrain.verb': '{count} räumen',
  'damage-trap': 'Wo legt {who} eine Falle neben {of}?',
  'replace-traps': 'Welche Fallen versetzt {who}?',
  'replace-traps.verb': '{count, plural, =0 {Keine versetzen} other {# versetzen}}',
  'trap-where': 'Wohin?',
  'terrain-kind.floor': 'Boden',
  'terrain-kind.floor.help': 'Ebener Grund.',
  'terrain-kind.low-cover': 'Niedrige Deckung',
  'terrain-kind.low-cover.help': 'Eine Kiste: kostet 2 und gibt denen dahinter Deckung.',
  'terrain-kind.pit': 'Grube',
  'terrain-kind.pit.help': 'Ein Feld mehr zum Verlassen; 1 Schaden, wer hineingestoßen wird.',
  'terrain-kind.slick': 'Glätte',
  'terrain-kind.slick.help': 'Rettungswurf beim Betreten; misslingt er, liegt man.',
};
