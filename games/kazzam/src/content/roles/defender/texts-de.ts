/** Die Rolle, ihre Spezialisierungen, ihre Aktionen; Spezialisierungen heißen, wie gedruckt. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'role.defender': 'Verteidiger',
  'role.defender.help':
    'Gelegenheiten machen 1 mehr; Widerstand 1 gegen Feinde, die du markiert hast. Defender’s Mark markiert einen Feind.',
  'specialisation.juggernaut.help':
    '3 LP weniger, aber 3 Schutz. Bonus: 1 Schutz. Reaktion: 1 weniger Schaden.',
  'specialisation.punisher.help':
    'Bonus: stärkere Gelegenheiten oder eine Markierung. Reaktion: ein Angriff nur um der Wirkung willen auf Markierte, die eine Gelegenheit geben.',
  'specialisation.pursuer.help':
    'Um 2 schneller. Bonus: das Ziel 2 ziehen oder um dich herum bewegen. Reaktion: einem Feind folgen, der sich innerhalb von 4 bewegt hat.',
  'specialisation.smasher.help':
    'Bonus: 1 Schaden mehr bei vollen LP, sonst 1 gewinnen. Reaktion: Wer den Zug neben dir beendet, wird bis zu 3 geschoben.',
  'power.defenders-mark.help':
    'Ein Feind innerhalb von 5 ist von dir markiert bis zum Ende seines nächsten Zuges.',
  'end.smasher': 'Stoß des Smashers',
};
