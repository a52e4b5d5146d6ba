/** Porter und Shivering Sword; die Namen bleiben, wie sie gedruckt sind. */
export const MORE_CLASS_TEXTS_DE = {
  'class.porter.help': 'Teleporte, Warps und Portale; tauscht den Platz mit allen innerhalb von 5.',
  'power.swap-places.help':
    'Platz tauschen mit einer Figur in Sicht innerhalb von 5. Kein Wurf; Feinde können nicht ablehnen.',
  'power.spellwarp-sniper.help':
    'Reichweite 10. Ein Treffer aus mindestens 5 Feldern darf das Ziel bis zu 2 teleportieren.',
  'power.portal-brawler.help':
    'Nach einem Treffer auf einen Feind innerhalb von 3 darfst du den Platz mit ihm tauschen.',
  'power.self-lift.help':
    'Du schwebst und darfst dich vor Fallen retten. Eine Bewegungsaktion lässt dich bis zum nächsten Zug fliegen.',
  'power.take-off': 'Abheben',
  'power.take-off.help': 'Fliegen bis zum Anfang des nächsten Zuges.',
  'power.short-jump.help': 'Dich oder jemanden der eigenen Seite in Sicht bis zu 3 teleportieren.',
  'power.basic-kinemancy.help':
    'Eine lose Kugel oder eine der eigenen Seite bis zu 6 Felder gleiten lassen.',
  'power.kinemancy.help':
    'Eine Kugel innerhalb von 5 bis zu 6 Felder gleiten lassen; jemand darf sie fangen.',
  'power.short-tunnel.help': 'Ein Portal daneben öffnen; zwei offene führen zueinander.',
  'power.scouting-warp.help':
    '2 Schaden. Wirkung: ein Warp neben dem Ziel; wer von der eigenen Seite darauf tritt, darf bis zu 4 teleportieren.',
  'power.hub-warp.help':
    '2 Schaden. Wirkung: ein Warp neben dem Ziel, zu dem du springen und die eigene Seite rufen kannst.',
  'power.hub-jump': 'Zum Warp springen',
  'power.hub-jump.help': 'Von überall.',
  'power.hub-call': 'Jemanden zum Warp rufen',
  'power.hub-call.help': 'Von überall, ohne Wurf.',
  'power.source-warp.help':
    '2 Schaden. Wirkung: ein Warp neben dem Ziel, von dem aus du angreifen kannst.',
  'power.involuntary-lift.help':
    '2 Schaden. Wirkung: gepackt und schwebend in deiner Reichweite; eine Bewegungsaktion verschiebt das Ziel bis zu 3.',
  'power.slide-lifted': 'Die gehobene Figur verschieben',
  'power.slide-lifted.help': 'Bis zu 3 Felder innerhalb der Reichweite.',
  'power.instant-repulsion.help': 'Alle innerhalb von 2: je 1 Schaden. Wirkung: 3 schieben.',
  'power.reinforcements.help':
    '2 Schaden. Wirkung: Jemand der eigenen Seite innerhalb von 6, der will, kommt neben das Ziel.',
  'power.bend-space.help':
    '5 mehr Reichweite, 2 Schaden. Wirkung: Bis zum Ende deines nächsten Zuges hat die eigene Seite 5 mehr Reichweite gegen das Ziel.',
  'power.floor-portal.help':
    '3 Schaden. Wirkung: 3 teleportiert und liegend. Eine Portalfalle bleibt bis zum Ende deines nächsten Zuges.',
  'power.ripping-tides.help':
    '3 Schaden. Wirkung: Etwas, was das Ziel hält, wird bis zu 3 Felder weggespült.',
  'power.contingency-jump.help':
    'Wenn ein Angriff treffen würde, bis zu 2 teleportieren: Er verfehlt.',

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
} as const satisfies Record<string, string>;
