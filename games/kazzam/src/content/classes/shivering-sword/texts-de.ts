/** Der Shivering Sword; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'class.shivering-sword.help':
    'Ein Schwert, auf dem je ein Klingenzauber und ein Selbstzauber wirkt.',
  'power.change-spell.help':
    'Als Erstes im Zug einen Zauber gegen einen anderen bekannten tauschen.',
  'power.sword-hold.help':
    'Ein Angriff, der dich verfehlt, macht 2 Schaden an einer Figur, die du hältst; eine misslungene Befreiung auch.',
  'power.whirling.help':
    'Einmal zwischen deinen Zügen nimmt ein Feind, der den Zug in deiner Reichweite beendet, 1 Schaden.',
  'power.status-thief.help':
    'Bei einem Treffer einen Zustand vom Ziel nehmen oder an es weitergeben.',
  'power.guardless-blade.help':
    '2 Schaden zahlen, um 2 zu machen: an einem Feind in Reichweite, der dir schadete, oder nach einem Treffer an einem anderen.',
  'power.focused-blade.help':
    'Angriffe auf dasselbe Ziel erhöhen den Wurf jedes Mal um 1, bis zu einer 6 oder einem anderen Ziel.',
  'power.directional-shield.help':
    'Jeden Zug eine Seite nennen: Widerstand 2 gegen alles, was von dort kommt.',
  'power.name-direction': 'Den Schild drehen',
  'power.name-direction.help': 'Widerstand 2 von dieser Seite bis zum nächsten Zug.',
  'power.long-arm.help': 'Reichweite 2.',
  'power.consuming-focus.help':
    'Feinde innerhalb von 3 können Gelegenheiten, die deine Seite gibt, nicht nutzen.',
  'power.regenerative.help': '1 LP am Anfang jedes eigenen Zuges.',
  'power.electrified.help':
    'Ein Feind daneben, der dich angreift, nimmt 1 Schaden; im Griff 1 anhaltenden Schaden.',
  'power.misty-charge.help':
    'Dein Sturm geht durch Gelände und Figuren, gibt keine Gelegenheiten und darf mit jedem freien Angriff enden.',
  'power.grasping-blade.help':
    '2 Schaden. Wirkung: gepackt; 2 Schaden mehr, wenn du es schon hältst.',
  'power.bloody-blade.help':
    '2 Schaden. Wirkung: 1 anhaltender Schaden bis zur Rettung, 2, sobald das Ziel angeschlagen ist.',
  'power.dancing-blade.help':
    '2 Schaden. Wirkung: abgelenkt bis zur Rettung; 2 Schaden mehr, wenn es das schon war.',
  'power.tempest-blade.help':
    '2 Schaden. Wirkung: 2 Schaden an einem anderen Feind neben dir oder dem Ziel.',
  'power.bullying-blade.help':
    '2 Schaden. Wirkung: bis zu 2 schieben und folgen; jedes Feld, das eine Mauer verhindert, macht 1 mehr.',
  'power.warding-blade.help':
    '2 Schaden. Wirkung: 1 Schutz gewinnen, 2, wenn das Ziel angeschlagen ist.',
  'power.banishing-blade.help':
    '3 Schaden. Wirkung: Ohne Rettung kommt das Ziel ins Verlies, wie es ist.',
  'power.ambush-blade.help':
    '3 Schaden. Wirkung: Alle anderen neben dem Ziel bekommen eine Gelegenheit gegen es.',
  'power.sword-sweep.help': '3 Schaden. Wirkung: liegend; 2 Schaden, wenn es neben dir aufsteht.',
  'build-enchantment': 'Welche {count} Klingenzauber kennt {who}?',
  'build-enchantment.verb': 'Diese {count} nehmen',
  'build-self-charm': 'Welche {count} Selbstzauber kennt {who}?',
  'build-self-charm.verb': 'Diese {count} nehmen',
  'change-spell': 'Zu welchem Zauber wechselt {who}?',
  direction: 'Nach welcher Seite hält {who} den Schild?',
  bully: 'Wie weit schiebt {who} {of}?',
  'bully.verb': '{amount} schieben',
  'bully-damage': 'Wie viel des verhinderten Schiebens schmerzt {of}?',
  'bully-damage.verb': '{amount} Schaden',
  tempest: 'Wer gerät noch in den Sturm?',
  'status-thief': 'Gibt {who} einen Zustand an {of} oder nimmt einen?',
  'status-thief.help': 'Einen einzigen; er gilt dann für die andere Person weiter.',
  'sword-hold': 'Wer von denen, die {who} hält, nimmt 2 Schaden?',
  'guardless-blade': 'Nimmt {who} 2 Schaden, um {of} 2 zu machen?',
  'guardless-blade.yes': '2 zahlen und 2 machen',
  'guardless-blade.no': 'Jetzt nicht',
  'guardless-target': 'Wer nimmt die 2 Schaden?',
  whirling: '{of} beendet den Zug in Reichweite von {who}: 1 Schaden machen?',
  'whirling.help': 'Das geht einmal, bis zum nächsten Zug von {who}.',
  'whirling.yes': '1 Schaden machen',
  'whirling.no': 'Jetzt nicht',
  'end.whirling': 'Der Hieb im Vorbeigehen',
};
