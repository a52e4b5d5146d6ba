/** Rollen, Spezialisierungen und ihre Rollenaktionen; Spezialisierungen heißen, wie gedruckt. */
export const ROLE_TEXTS_DE = {
  'role.controller': 'Lenker',
  'role.controller.help': 'Bonus bei 3 bis 6: das Ziel bis zu 3 Felder verschieben.',
  'role.defender': 'Verteidiger',
  'role.defender.help':
    'Gelegenheiten machen 1 mehr; Widerstand 1 gegen Feinde, die du markiert hast. Defender’s Mark markiert einen Feind.',
  'role.leader': 'Anführer',
  'role.leader.help': 'Bonus bei 3 bis 6: Jemand der eigenen Seite in Sicht gewinnt 2 LP.',
  'role.striker': 'Stürmer',
  'role.striker.help':
    'Bonus: 1 Schaden mehr. Ist die Bedingung erfüllt, auch bei 2, bei 3 beides, bei 6 2 mehr.',
  'role.specialist': 'Spezialist',
  'role.specialist.help': 'Bonus und Rollenaktion kommen von der Spezialisierung.',
  'specialisation.crowd-control.help':
    'Die Wirkung eines Treffers trifft auch einen zweiten Feind in Reichweite. Rearrange verschiebt alle in einer Zone.',
  'specialisation.guardian.help':
    'Gelegenheiten machen 1 mehr. Retribution rächt die eigene Seite mit einer Gelegenheit.',
  'specialisation.lockdown.help':
    'Felder innerhalb von 2 sind für Feinde schwieriges Gelände. Slow verlangsamt eine Figur.',
  'specialisation.protector.help':
    'Die eigene Seite neben dir hat Widerstand 1. Weaken halbiert den Schaden einer Figur.',
  'specialisation.juggernaut.help':
    '3 LP weniger, aber 3 Schutz. Bonus: 1 Schutz. Reaktion: 1 weniger Schaden.',
  'specialisation.punisher.help':
    'Bonus: stärkere Gelegenheiten oder eine Markierung. Reaktion: ein Angriff nur um der Wirkung willen auf Markierte, die eine Gelegenheit geben.',
  'specialisation.pursuer.help':
    'Um 2 schneller. Bonus: das Ziel 2 ziehen oder um dich herum bewegen. Reaktion: einem Feind folgen, der sich innerhalb von 4 bewegt hat.',
  'specialisation.smasher.help':
    'Bonus: 1 Schaden mehr bei vollen LP, sonst 1 gewinnen. Reaktion: Wer den Zug neben dir beendet, wird bis zu 3 geschoben.',
  'specialisation.motivator.help':
    'Dein Bonus darf über den Höchstwert heilen, das macht wild. Inspire macht jemanden wild.',
  'specialisation.rescuer.help':
    'Dein Bonus heilt Angeschlagene um 1 mehr. Restore hilft jemandem aus der Not.',
  'specialisation.tactician.help':
    'Wer durch deinen Bonus geheilt wird, darf ausweichen. Tactics gibt jemandem eine Bewegungsaktion.',
  'specialisation.vanguard.help':
    'Dein Bonus darf dich selbst heilen. Outflank bereitet einen Feind für die eigene Seite vor.',
  'specialisation.blaster.help':
    'Der Bonusschaden geht an andere Feinde: einen im Fernkampf, zwei im Nahkampf. Bedingung: noch ein Feind mehr in Reichweite.',
  'specialisation.blitzer.help':
    'Um 2 schneller. Bedingung: mindestens 3 Felder vom Anfang des Zuges entfernt.',
  'specialisation.bruiser.help':
    'Bedingung: höchstens 1 Feld bewegt in diesem Zug; ist es so am Ende, 1 Schutz.',
  'specialisation.sniper.help':
    '2 mehr Reichweite. Bedingung: Das Ziel ist mindestens 4 Felder weit.',
  'specialisation.hunter.help':
    'Darf sich vor Angriffen von Creeps retten. Bonus gegen Creeps: 2 Schaden mehr, 4 bei 6.',
  'specialisation.runner.help':
    'Um 2 schneller, Rettung gegen Gelegenheiten. Bonus: 1 ausweichen, dann 3 gehen. Darf sich am Ende des Zuges verstecken.',
  'specialisation.terrain-artist.help':
    'Schwieriges Gelände gilt nicht. Bonus: verändert ein Feld neben oder unter dem Ziel.',
  'specialisation.trapper.help':
    'Darf sich vor Gelände und Fallen retten. Bonus: legt eine Falle mit 2 Schaden neben das Ziel.',
  'power.controller': 'Lenker',
  'power.rearrange.help':
    'Alle anderen in einer Zone von 3 mal 3 innerhalb von 5 bis zu 1 Feld verschieben.',
  'power.retribution.help':
    'Jemand der eigenen Seite innerhalb von 5: Der nächste Feind, der ihn und nicht dich angreift, gibt dir eine Gelegenheit.',
  'power.slow.help':
    'Eine Figur innerhalb von 5 ist verlangsamt bis zum Ende ihres nächsten Zuges.',
  'power.weaken.help':
    'Eine Figur innerhalb von 5 ist geschwächt bis zum Ende ihres nächsten Zuges.',
  'power.defenders-mark.help':
    'Ein Feind innerhalb von 5 ist von dir markiert bis zum Ende seines nächsten Zuges.',
  'power.inspire.help':
    'Jemand der eigenen Seite innerhalb von 5 ist wild bis zum Ende seines nächsten Zuges.',
  'power.restore.help':
    'Jemand der eigenen Seite innerhalb von 5 steht auf, befreit sich, rettet sich, bekommt Vorteil bei der Rettung oder ist behütet.',
  'power.tactics.help':
    'Jemand der eigenen Seite innerhalb von 5 macht sofort eine Bewegungsaktion.',
  'power.outflank.help':
    'Bis zu 2 um einen Feind neben dir ausweichen; der nächste Angriff der eigenen Seite auf ihn macht 1 mehr.',
  'power.spread-fire.help':
    '1 Schaden an einem Feind in Reichweite, den du nicht angegriffen hast; in diesem Zug ist er vor dir sicher.',
  'power.quick-shift.help': '1 Feld ausweichen.',
  'power.get-back-here.help':
    'Vor der eigenen Bewegung: eine Figur innerhalb von 8 bis zu 3 Felder ziehen.',
  'power.draw-a-bead.help':
    'Deine Angriffe auf einen Feind innerhalb von 6 übergehen in diesem Zug Verschleierung und niedrige Deckung.',
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
} as const satisfies Record<string, string>;
