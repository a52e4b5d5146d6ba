/** Der Wardmaster; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'class.wardmaster.help':
    'Am Ende jedes Zuges bekommst du oder jemand der eigenen Seite in Sicht 1 Sonderschutz.',
  'power.motile-ward.help': 'Wer deinen Sonderschutz trägt, ist um 2 schneller.',
  'power.reflective-ward.help':
    'Ein Feind, der Träger deines Sonderschutzes verfehlt, nimmt 1 Schaden.',
  'power.capacitive-ward.help':
    'Eine Ladungsmarke, wann immer die eigene Seite deinen Sonderschutz verliert: 3 kaufen 1 Schaden, 2 kaufen 1 Schutz.',
  'power.charge-tokens': 'Ladungsmarken',
  'power.costly-ward.help':
    'Du oder wer von der eigenen Seite will nimmt 1 Schaden und bekommt Widerstand 1; dann ein einfacher Werkzeugangriff.',
  'power.toxic-ward.help':
    '2 Schaden. Wirkung: Das Ziel darf 1 Schutz nehmen und hat 2 anhaltenden Schaden bis zur Rettung.',
  'power.power-transference.help':
    '2 Schaden. Wirkung: Das Ziel ist geschwächt; du oder jemand der eigenen Seite in Sicht wird wild.',
  'power.shrinking-robes.help': '2 Schaden. Wirkung: verlangsamt bis zur Rettung.',
  'power.ward-boost.help':
    'Der Sonderschutz dieses Zuges ist um 1 größer; dann ein einfacher Werkzeugangriff.',
  'power.ward-bash.help':
    '2 Schaden, 1 mehr für jeden ausgegebenen Punkt eigenen Sonderschutzes. Wirkung: 1 mehr, wenn du Schutz hast.',
  'power.ward-wall.help': 'Eine Mauer aus drei Feldern innerhalb von 5, mit 2 LP.',
  'power.sight-ward.help':
    'Eine Zone von 5 mal 5 innerhalb von 5: Wer darin ist, ist verschleiert bis zum Ende deines nächsten Zuges.',
  'power.entry-ward.help':
    'Eine Zone von 5 mal 5 innerhalb von 5: Wer hineinkommt, nimmt 2 Schaden, bis zum Ende deines nächsten Zuges.',
  'gain-ward': 'Nimmt {who} den Schutz, der mit dem Gift kommt?',
  'gain-ward.yes': '1 Schutz nehmen',
  'gain-ward.no': 'Verzichten',
  'make-fierce': 'Wer wird wild?',
  'special-ward': 'Wer bekommt den Sonderschutz von {who}?',
  'charge-tokens.grant': 'Wie oft zahlt {who} {price} Ladungsmarken für 1 Schutz mehr?',
  'charge-tokens.grant.verb': '{amount, plural, =0 {Gar nicht} one {Einmal} other {# Mal}}',
  'charge-tokens.damage': 'Wie oft zahlt {who} {price} Ladungsmarken für 1 Schaden mehr?',
  'charge-tokens.damage.verb': '{amount, plural, =0 {Gar nicht} one {Einmal} other {# Mal}}',
  'ward-bash': 'Wie viel Sonderschutz gibt {who} gegen {of} aus?',
  'ward-bash.verb': '{amount, plural, =0 {Keinen ausgeben} other {# ausgeben}}',
  'ward-wall': 'Wo ist die Mitte der Mauer?',
  'ward-wall-line': 'Wie verläuft die Mauer?',
  'sight-ward': 'Wo ist die Mitte des Sichtschutzes?',
  'entry-ward': 'Wo ist die Mitte des Eintrittsschutzes?',
  'end.special-ward': 'Der besondere Ward',
};
