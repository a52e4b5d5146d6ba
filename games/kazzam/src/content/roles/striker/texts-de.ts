/** Die Rolle, ihre Spezialisierungen, ihre Aktionen; Spezialisierungen heißen, wie gedruckt. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'role.striker': 'Stürmer',
  'role.striker.help':
    'Bonus: 1 Schaden mehr. Ist die Bedingung erfüllt, auch bei 2, bei 3 beides, bei 6 2 mehr.',
  'specialisation.blaster.help':
    'Der Bonusschaden geht an andere Feinde: einen im Fernkampf, zwei im Nahkampf. Bedingung: noch ein Feind mehr in Reichweite.',
  'specialisation.blitzer.help':
    'Um 2 schneller. Bedingung: mindestens 3 Felder vom Anfang des Zuges entfernt.',
  'specialisation.bruiser.help':
    'Bedingung: höchstens 1 Feld bewegt in diesem Zug; ist es so am Ende, 1 Schutz.',
  'specialisation.sniper.help':
    '2 mehr Reichweite. Bedingung: Das Ziel ist mindestens 4 Felder weit.',
  'power.spread-fire.help':
    '1 Schaden an einem Feind in Reichweite, den du nicht angegriffen hast; in diesem Zug ist er vor dir sicher.',
  'power.quick-shift.help': '1 Feld ausweichen.',
  'power.get-back-here.help':
    'Vor der eigenen Bewegung: eine Figur innerhalb von 8 bis zu 3 Felder ziehen.',
  'power.draw-a-bead.help':
    'Deine Angriffe auf einen Feind innerhalb von 6 übergehen in diesem Zug Verschleierung und niedrige Deckung.',
  blast: 'Wer nimmt den Zusatzschaden?',
  'end.bruiser': 'Ward des Bruisers',
};
