/** Der Porter; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
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
  'build-warp': 'Welchen Warp nimmt {who}?',
  'build-warp.verb': 'Nehmen',
  'change-places': 'Tauscht {who} den Platz mit {of}?',
  'change-places.yes': 'Tauschen',
  'change-places.no': 'Bleiben',
  catch: 'Fängt {who} die Kugel?',
  'catch.yes': 'Fangen',
  'catch.no': 'Liegen lassen',
  'kinemancy-what': 'Was bewegt {who}?',
  'kinemancy-where': 'Wohin bewegt {who} es?',
  'close-portal': 'Welches Portal schließt {who}?',
  'portal-trap': 'Wo entsteht die Portalfalle?',
  'portal-trap.help':
    'Das Bodenportal ging daneben, deshalb öffnet sich die Falle neben dem Ziel. Wer das Feld betritt, wird bis zu 3 Felder teleportiert, wohin du sagst, und Feinde stürzen.',
  'portal-trap-through': 'Geht {who} durch die Portalfalle?',
  'portal-trap-through.yes': 'Hindurchgehen',
  'portal-trap-through.no': 'Darübersteigen',
  warp: 'Wo macht {who} den Warp?',
  hub: 'Wohin neben dem Warp?',
  rip: 'Was spült {who} von {of} fort?',
  'wash-to': 'Wohin wird es gespült?',
  'contingency-jump': '{by} trifft gleich {who} mit {power}: wegspringen?',
  'contingency-jump.help':
    'Durch Contingency Jump, was damit verbraucht ist, teleportiert {who} 1 oder 2 Felder, und der Angriff verfehlt. Wohin wird danach gefragt.',
  'contingency-jump.yes': 'Springen',
  'contingency-jump.no': 'Treffen lassen',
  'end.bend-space': 'Der Sprung zur Seite',
  'start.self-lift': 'Herunterkommen',
};
