import type { PrintKey } from './texts.ts';

/** What the print pages say, in German. */
export const PRINT_TEXTS_DE: Readonly<Record<PrintKey, string>> = {
  'part.sheets': 'Charakterbögen',
  'part.reference': 'Regeln auf einen Blick',
  'part.bridge': 'Die Brücke auf einer Seite',
  'part.bridge-large': 'Die Brücke für Weltkarten, in Teilen',
  'part.markers': 'Kleine Figuren und Marken',
  'part.figures': 'Figuren für die große Brücke',
  'part.worlds': 'Weltkarten',
  'part.doors': 'Türkarten',
  'part.treasures': 'Schatzkarten',
  'part.dust': 'Feenstaub',
  'part.spells': 'Dunkle Sprüche',
  'part.backs': 'Rückseiten der Karten',

  'card.world': 'Welt · schwarze Ecken sind Durchgänge',

  'rank.miniboss': 'Miniboss',
  'rank.boss': 'Boss',
  'markers.figures': 'Figuren, jede mit ihrem Würfel',
  'markers.loose': 'Freie Monster',
  'markers.loose.how':
    'Von jeder Zahl steht eine Marke auf der Brücke, die andere liegt auf der Karte.',
  'markers.monster': 'frei',
  'markers.others': 'Portale und Fluchmagneten',
  'markers.others.how':
    'Portale gehören zur Einstellung mit Portalmarken: beide Enden einer Farbe.',
  'markers.portal.blue': 'blau',
  'markers.portal.red': 'rot',
  'markers.portal.black': 'schwarz',
  'markers.magnet': 'Magnet',

  die: 'W{sides, number}',

  'bridge.label':
    'Die Brücke: zwanzig Orte in neun Reihen, mit ihren Nummern, Reihen und dem Preis, sie zu betreten',
  'bridge.piece': 'Die Brücke, Teil {number, number} von {of, number}',
  'bridge.row': 'Reihe {row, number} · Preis {cost, number}',
  'bridge.doors': '2 Türen',
  'bridge.homeworld': 'Hier fangen alle an. Hinaus: der Preis der Reihe.',
  'bridge.friendzone': 'Hier warten die Verbündeten aller.',
  'bridge.boss-mode': 'Von 17 nach oben. Reihe 10, 2 Türen je Zug.',

  'sheet.title': 'BridgeQuest! Charakter',
  'sheet.title.back': 'BridgeQuest! Charakter: Leute und Spiele',
  'sheet.title.back.of': '{name}: Leute und Spiele',
  'sheet.name': 'Name',
  'sheet.race': 'Figur',
  'sheet.gender': 'Geschlecht',
  'sheet.gender.is': '{gender, select, male {männlich} other {weiblich}}',
  'sheet.start': 'zu Beginn {what}',
  'sheet.worn':
    'Proben: ein W20 unter dem Wert. DEX, WIS und CON sinken nach jeder Probe um 1, nie unter 1. Mit Bleistift, für dieses Spiel:',
  'sheet.one-shots': 'Gesicherte Einmal-Karten',
  'sheet.saved':
    'Gegenstände: in Homeworld beim Ausrüsten, für eine Handkarte und einen W20 unter der Zahl. Einmal-Karten: für eine Handkarte und eine des Vorrats. Kräfte: wie Gegenstände, aber überall, wann es ihr Text erlaubt, für eine Benutzung. Eine natürliche 1 hebt die Zahl um 1, eine natürliche 20 senkt sie um 1; bei 0 wird gestrichen.',
  'sheet.together': 'zusammen {all}',
  'sheet.column.item': 'Gegenstand',
  'sheet.column.slot': 'Platz',
  'sheet.column.bonus': 'Bonus',
  'sheet.column.counts': 'Für',
  'sheet.column.enhancers': 'Verstärker',
  'sheet.column.under': 'W20 unter',
  'sheet.column.one-shot': 'Einmal-Karte',
  'sheet.column.left': 'Vorrat',
  'sheet.column.power': 'Kraft',
  'sheet.column.hero': 'Name',
  'sheet.column.relation': 'Verbündet oder verfeindet um',
  'sheet.column.boss': 'Name',
  'sheet.column.game': 'Spiel',
  'sheet.column.ending': 'Wie es endete',
  'sheet.column.additions': 'Additions',
  'sheet.column.spent': 'Ausgegeben für',
  'sheet.relationships':
    'Laune der Figur: ein W20. Dann deiner: darunter verbündet um den Unterschied, darüber verfeindet; gleich: verfeindet um 2. Ein Feind steht auf dem Ort mit seiner Zahl.',
  'sheet.heroes': 'Andere Helden',
  'sheet.games': 'Spiele',

  'page.turn': 'Ein Zug, Karten und Leute',
  'page.combat': 'Kampf, Tod und das Ende',

  'ref.turn': 'Ein Zug',
  'ref.turn.1': 'Upkeep: was zu Beginn von Zügen geschieht; wer fällt, versucht herauszukommen.',
  'ref.turn.2': 'Beginning Move: Schritte ausgeben. Monster im Weg beenden sie.',
  'ref.turn.3': 'Ausrüsten: frei wechseln; in Homeworld Verbündete und Gesichertes holen.',
  'ref.turn.4': 'Tür eintreten: 1 Tür, ab Reihe 5 und im Boss Mode 2.',
  'ref.turn.5': 'Kampf gegen das, was kam, und das, was da war.',
  'ref.turn.6':
    'Raum plündern, ohne Kampf: eine Tür ziehen oder gegen ein Monster der Hand kämpfen.',
  'ref.turn.7': 'Charity: 5 Handkarten bleiben. Was sich nicht spielen lässt, wird abgeworfen.',
  'ref.turn.8': 'Final Move: Schritte ausgeben. Monster im Weg halten dich fest bis zum Kampf.',
  'ref.turn.9':
    'Ende: Jedes Monster unter dem untersten Helden steigt in seiner Spalte auf. Ein Held in Homeworld hält alle an.',
  'ref.kick': 'Türen, die zusammen kommen',
  'ref.kick.1': 'Wandering Monsters: Jedes Monster macht einen Schritt zum nächsten Helden.',
  'ref.kick.2': 'Portale wechseln Welten; jedes bringt eine weitere Tür.',
  'ref.kick.3': 'Flüche, Fallen und Katastrophen treffen.',
  'ref.kick.4': 'Alle anderen außer Monstern: auf deine Hand.',
  'ref.kick.5': 'Monster: Kampf. Kämpfen nur solche, die da waren, hast du den First Strike.',
  'ref.move': 'Bewegungen, je 1 Schritt',
  'ref.move.1':
    'Drehen; durchqueren bis zur Ecke, auf die du blickst; durch einen Durchgang gehen; in die Mitte oder aus ihr heraus.',
  'ref.move.2': 'Nur der Durchgang der Welt zählt, die du verlässt. Danach blickst du geradeaus.',
  'ref.move.3':
    'Aus Homeworld: 1 in Reihe 1, mit jeder Reihe das Doppelte, durch einen Durchgang an einer freien Ecke.',
  'ref.move.4': 'Heim durch einen solchen Durchgang: 1. Von Ort 17: Boss Mode.',
  'ref.move.5': 'Mit einem Verbündeten kostet alles das Doppelte.',
  'ref.adjacent': 'Nebenan',
  'ref.adjacent.1':
    'In derselben Welt oder in einer offenen, die sie berührt, mit Durchgang oder ohne.',
  'ref.adjacent.2':
    'Nötig, um zu helfen, zu tauschen, Tränke zu werfen. Flüche, Verstärker, Wandering Monsters, Portale und Würfelkarten erreichen alle.',
  'ref.check': 'Proben',
  'ref.check.1': 'Ein W20 unter dem Wert. WIS, CON und DEX sinken danach um 1, so oder so.',
  'ref.check.2':
    'DEX: ein Wechsel der Ausrüstung im Kampf. WIS: eine Wirkung eines Monsters vermeiden.',
  'ref.check.3':
    'CON: einmal im Kampf umkehren und gegen den Rest kämpfen; oder leben, wenn Bad Stuff tötet.',
  'ref.cards': 'Karten',
  'ref.cards.1':
    'Was deine Hand in die Ablage verlässt, geht los: Monster kommen frei, Flüche treffen dich, Portale und Wandering Monsters wirken.',
  'ref.cards.2':
    'Zwei Hände, je ein Platz für Kopf, Füße, Rüstung, Reittier, Verbündetenkarte, Haustier; ein großer Gegenstand.',
  'ref.cards.3': 'Ränge der Kräfte, die wirken: zusammen höchstens deine Reihe.',
  'ref.cards.4': 'Eine Hand hält bis zu fünf Tränke. +3 oder weniger: W4; +4 oder mehr: W6.',
  'ref.cards.5': 'Außerhalb des Kampfes verkaufen: 1 Schritt für je volle 1.000 Gold.',
  'ref.cards.6': 'Vier Handkarten, einmal im Zug: Deine Reihe oder Spalte wechselt.',
  'ref.people': 'Verbündete',
  'ref.people.1':
    'Einmal im Spiel, in Homeworld: eine Karte abwerfen, W20 unter die Zahl. Zahl weniger Wurf ist der Bonus.',
  'ref.people.2': 'Er zählt nur in deiner Welt, für ATT oder DEF.',
  'ref.karma': 'Karma',
  'ref.karma.1':
    'Eine gute Tat: +1 und Feenstaub. Eine böse, auch verflucht zu werden: −1 und ein Dunkler Spruch.',
  'ref.karma.2': 'Je volle 10: deine Verbündeten und alle Monster um 1 stärker; unter 0 schwächer.',

  'ref.strength': 'Stärken',
  'ref.strength.1':
    'ATT: ST, Reihe, was die Hände halten. DEF: CON, was du trägst. Andere Boni: frei, vor der ersten Rechnung angesagt.',
  'ref.strength.2':
    'Eine Monsterkarte: W6 bis Stufe 5, W10 bis Stufe 10, darüber W20. Eine Figur: ihr Würfel und ihre Reihe, mehr um die Feindschaft, weniger um die Freundschaft.',
  'ref.strength.3':
    'Zweimal dieselbe Art: je +5. Dann ein W10: So viele Zehntel sind ATT, der Rest DEF.',
  'ref.strength.4': 'Alle Monster werden addiert, Held und Hilfe auch.',
  'ref.combat': 'Der Ablauf eines Kampfes',
  'ref.combat.1': 'Erster Kontakt: Wirkungen der Monster.',
  'ref.combat.2': 'Ihre Würfel und Teilungen.',
  'ref.combat.3': 'Freie Boni, Hilfe, Einmischung anderer. Wer kämpft, benutzt noch keine Tränke.',
  'ref.combat.4':
    'Ihr ATT gegen deinen DEF; hält er, dein ATT gegen ihren DEF. First Strike: deiner zuerst.',
  'ref.combat.5': 'Alle handeln, bis alle gepasst haben; nach jedem Mal wird neu verglichen.',
  'ref.result': 'Was daraus wird',
  'ref.result.1': 'Ihr ATT mindestens dein DEF: gebrochen; du läufst weg.',
  'ref.result.2': 'Dein ATT nicht über ihrem DEF: handeln, sonst weglaufen.',
  'ref.result.3': 'Vorsprung 1 bis 9: gewonnen, wenn es so bleibt.',
  'ref.result.4': 'Vorsprung 10 oder mehr: Power Differential.',
  'ref.differential': 'Power Differential',
  'ref.differential.1': 'Eine Tür für je volle 10 Vorsprung; ab Reihe 5 zwei.',
  'ref.differential.2':
    'Monster kommen dazu, Flüche treffen, wem der Kampf gehört, Portale bringen je eine Tür. Dann handeln und vergleichen.',
  'ref.differential.3': 'Keine Türen mehr: gewonnen.',
  'ref.reward': 'Belohnungen',
  'ref.reward.1': 'Karten: was sie sagen. Figuren: 1 Schritt, Minibosse und der Boss 2.',
  'ref.reward.2': 'Schätze der Figuren: W4 1, W6 2, W8 3, W10 und W12 4, W20 5, W100 6.',
  'ref.reward.3':
    'Allein verdeckt auf die Hand; mit Hilfe offen, und wer hilft, wählt zuerst. Schritte bekommt, wem der Kampf gehört.',
  'ref.run': 'Weglaufen',
  'ref.run.1': 'Vor jedem Monster ein W20: 5 oder weniger entkommt. +1 beim Weglaufen: eins mehr.',
  'ref.run.2': '1: entkommen, und ein Schatz. 20: erwischt, und zum Bad Stuff der Tod.',
  'ref.run.3':
    'Erwischt: sofort sein Bad Stuff. Bei Figuren der Tod. Ein geopferter Verbündeter verhindert ihn einmal.',
  'ref.run.4': 'Eingetretene Karten werden abgelegt; Figuren und freie Monster bleiben.',
  'ref.death': 'Tod',
  'ref.death.1':
    'Ausrüstung bleibt, wo du fielst, der Rest wird abgelegt, die Hand geht los. Schritte und Karma 0.',
  'ref.death.2':
    'Leben andere, beginnt dein nächster Zug in Homeworld: derselbe Bogen, 4 Türen, 4 Schätze.',
  'ref.death.3': 'Alle tot: Das Spiel ist vorbei.',
  'ref.boss': 'Boss Mode',
  'ref.boss.1': 'Alle auf der Brücke kommen mit; wer in Homeworld ist, nicht.',
  'ref.boss.2':
    'Reihe 10, keine Bewegung, keine Welten. Je Zug 2 Türen und alle Monster auf einmal.',
  'ref.boss.3':
    'Wer vor allen wegläuft, versucht es im nächsten Zug wieder. Tote kommen nicht zurück.',
  'ref.boss.4': 'Ab Runde 10 +10 ATT, jede weitere Runde 10 mehr.',
  'ref.boss.5': 'Kein Monster mehr: gewonnen. Alle lebenden Helden dort steigen eine Stufe.',
  'ref.additions': 'Additions am Ende',
  'ref.additions.1':
    '4: Boss im eigenen Kampf besiegt. 3: dabei geholfen. 2: Boss Mode erreicht. 1: einen Zug auf der Brücke beendet und daheim. Nur das Beste zählt.',
  'ref.additions.2':
    'Einen Gegenstand, eine Kraft sichern, oder beides: je eine; ein W20 ist die Zahl. Eine Einmal-Karte: W6 davon.',
  'ref.additions.3':
    'Alle Verstärker eines gesicherten Gegenstands. Oder W4 auf ST, DEX, WIS, CON oder eine Zahl. Oder eine Beziehung um 1.',
};
