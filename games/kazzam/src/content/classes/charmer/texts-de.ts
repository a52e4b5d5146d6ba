/** Der Charmer; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'class.charmer.help':
    'Zauber für Verbündete, Flüche für Feinde. Ein Zauberwurf hat zwei Wirkungen: beide bei 4 oder 5, eine bei 3, bei 6 zählt die erste doppelt. Mit dem Stab zählt eine 2 als 5, der Stecken kann ihn auf zwei verteilen, das Schwert legt Wirkung 2 auch auf dich. Deinen Rollenbonus kannst du der bezauberten Person geben.',

  'power.boost-gift.help':
    'Dein Rollenbonus geht immer an jemanden, den du verzauberst, für den nächsten Angriffswurf.',
  'power.cheerful.help':
    'Verbündete, auf die du einen Zauber oder die Wirkung eines Werkzeugangriffs anwendest, gewinnen 1 LP zurück.',
  'power.creative.help':
    'Eine Kraft auf andere Art für Verbündete zu benutzen, bringt dir eine Fehlmarke.',
  'power.lasting.help':
    'Wirkung 2 deiner Zauber auf Verbündeten hält, solange sie sich retten, von ihrem nächsten Zug an.',

  'power.shrinking-jinx.help':
    '2 Schaden. Wirkung: geschwächt und behütet bis zum Ende des nächsten Zuges.',
  'power.levitation-jinx.help':
    '2 Schaden. Wirkung: fliegt bis zum Ende des nächsten Zuges und kann nicht landen. Wieder am Boden ist ein einfacher Nahkampfangriff möglich, wenn die Angriffsaktion übrig ist.',
  'levitation-jinx': 'Wen schlägt {who}, wieder am Boden?',
  'power.close-focus-charm.help':
    '2 Schaden. Wirkung: sieht bis zum Ende des nächsten Zuges nichts, was weiter als 2 Felder weg ist, und hat Vorteil bei Nahangriffen.',
  'power.stoneskin.help':
    '2 Schaden. Wirkung: bis zum Ende des nächsten Zuges verlangsamt, wen es angreift, zählt als behütet, und Widerstand 1.',
  'power.quickflesh-jinx.help':
    '2 Schaden. Wirkung: bis zum Ende des nächsten Zuges verwundbar 1 gegen Angriffe, und Erholung 1.',

  'power.shield-charm.help':
    'Zauber. 1: Widerstand 1. 2: Angriffe darauf haben Nachteil. Bis zum Ende des nächsten Zuges.',
  'power.assault-charm.help':
    'Zauber für den nächsten Zug. 1: Der erste Treffer macht 2 mehr. 2: Der erste Angriff hat Vorteil.',
  'note.assault-strength': 'der erste Treffer macht mehr',
  'note.assault-aim': 'der erste Angriff hat Vorteil',
  'power.surefoot-charm.help':
    'Zauber. 1: Tempo +4. 2: Bewegung gewährt keine Gelegenheiten. Bis zum Ende des nächsten Zuges.',
  'note.surefoot-speed': 'ist schneller',
  'power.enlarging-charm.help':
    'Zauber. 1: Reichweite im Nahkampf +1, Gelegenheiten machen 1 mehr. 2: füllt 2 mal 2 Felder, einfache Nahkampfangriffe machen 2 mehr. Bis zum Ende des nächsten Zuges.',
  'note.long-reach': 'Gelegenheiten machen mehr',
  grow: 'Von welchem Feld oben links aus breitet sich {who} aus?',
  shrink: 'Welches der Felder behält {who}?',

  'power.trading-jinx.help':
    '3 Schaden. Wirkung: du oder jemand Verbündetes in Sicht darf dem Ziel einen Zustand abnehmen und ihm einen geben.',
  'trading-jinx-take': 'Welcher Zustand wird {of} abgenommen?',
  'trading-jinx-give': 'Welchen Zustand gibt {of} ab?',
  'power.single-minded.help':
    '3 Schaden. Wirkung: benommen und verwundbar 1 bis zum Ende des nächsten Zuges; ein Angriff mit der einen Aktion hat Vorteil.',
  'power.luck-charm.help':
    'Zauber. 1: eine Glücksmarke, um einen eigenen Angriff oder den eines Feindes darauf neu würfeln zu lassen; der eines Creeps macht 1 weniger. 2: Jeder Rettungswurf gelingt bis zum Ende des nächsten Zuges.',
  'note.luck-tokens': 'Glücksmarken',
  'luck-token':
    '{of} hat eine {face} gewürfelt. Gibt {who} eine Glücksmarke aus, damit neu gewürfelt wird?',
  'luck-token.help':
    'Der neue Wurf gilt, auch wenn er schlechter ist. {count, plural, one {Das ist die letzte Glücksmarke.} other {# Glücksmarken sind übrig.}}',
  'luck-token.yes': 'Neu würfeln',
  'luck-token.no': 'Stehen lassen',
  'luck-token-creep':
    'Der Angriff von {of} würde {face} machen. Gibt {who} eine Glücksmarke für 1 weniger aus?',
  'luck-token-creep.help':
    'Angriffe von Creeps werden nicht gewürfelt: eine Marke verringert ihren Schaden. {count, plural, one {Das ist die letzte.} other {# sind übrig.}}',
  'luck-token-creep.yes': 'Ausgeben',
  'luck-token-creep.no': 'Behalten',
  'power.takeoff-charm.help':
    'Zauber. 1: Alle daneben, auch die eigene Seite, nehmen 2 Schaden. 2: fliegt sofort und darf bis zum Ende des nächsten Zuges mit jeder Bewegungsaktion abheben.',
  'power.takeoff-flight': 'Abheben und bewegen',
  'power.takeoff-flight.help': 'Eine eigene Bewegungsaktion, mit Abheben davor oder danach.',
  'takeoff-flight': 'Hebt {who} zuerst ab?',
  'takeoff-flight.first': 'Abheben, dann bewegen',
  'takeoff-flight.last': 'Bewegen, dann abheben',

  'part.effect-1': 'Wirkung 1',
  'part.effect-2': 'Wirkung 2',
  'charm-effect': 'Welche Wirkung des Zaubers bekommt {of}?',
  'charm-effect.effect-1': 'Wirkung 1',
  'charm-effect.effect-2': 'Wirkung 2',
  'charm-apart': 'Teilt {who} den Zauber zwischen {of} und jemand anderem?',
  'charm-apart.together': 'Beide für dasselbe Ziel',
  'charm-apart.effect-1': 'Wirkung 1 für jemand anderen',
  'charm-apart.effect-2': 'Wirkung 2 für jemand anderen',
  'charm-too': 'Legt {who} Wirkung 2 auch auf sich?',
  'charm-too.yes': 'Auch auf sich',
  'charm-too.no': 'Nur auf das andere Ziel',
  'charm-boost': 'Was macht {who} mit dem eigenen Rollenbonus?',
  'charm-boost.help':
    'Wer ihn bekommt, hat ihn bei jedem Angriffswurf von 3 bis 6, solange der Zauber hält. Jetzt genutzt wirkt er einmal, auf die gerade bezauberte Person. Sonst bleibt er dieses Mal ungenutzt.',
  'charm-boost.give': '{count, plural, one {An {of} geben} other {An {of} geben: eine davon}}',
  'charm-boost.use':
    '{count, plural, one {Jetzt für {of} nutzen} other {Jetzt nutzen, für eine davon: {of}}}',
  'charm-boost-on': 'Wer bekommt den Rollenbonus?',
  'note.charmed': 'bezaubert',
  'note.charm-time': 'unter einem Zauber',
};
