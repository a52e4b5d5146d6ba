import type { PrintKey } from './texts.ts';

/** Was die Druckseiten sagen. */
export const PRINT_TEXTS_DE: Readonly<Record<PrintKey, string>> = {
  'part.sheets': 'Charakterbögen',
  'part.reference': 'Regeln auf einen Blick',
  'part.ready': 'Die fertigen Charaktere',
  'part.spells': 'Zauberkarten',
  'part.adventures': 'Abenteuer, nur für die Spielleitung',

  'sheet.title': 'Charakterbogen',
  'sheet.title.of': '{name}',
  'sheet.title.back': 'Charakterbogen, Rückseite',
  'sheet.title.back.of': '{name}, Rückseite',
  'sheet.name': 'Name',
  'sheet.heritage': 'Herkunft',
  'sheet.roles': 'Rollen',
  'sheet.ability.score': 'Wert',
  'sheet.ability.save': 'Rettung',
  'sheet.hp': 'Höchste Trefferpunkte',
  'sheet.hp.now': 'Trefferpunkte jetzt',
  'sheet.money': 'Goldstücke',
  'sheet.things': 'Gegenstände',
  'sheet.amount': '{n, number}',
  'sheet.column.attack': 'Angriff',
  'sheet.column.hit': 'Treffer',
  'sheet.column.damage': 'Schaden',
  'sheet.column.range': 'Reichweite',
  'sheet.column.thing': 'Gegenstand',
  'sheet.column.thing-note': 'Getragen, in der Hand, Nutzungen',
  'sheet.column.spell': 'Zauber',
  'sheet.column.level': 'Grad',
  'sheet.column.casting': 'Zauberwurf',
  'sheet.column.needs': 'Braucht',
  'sheet.column.reach': 'Reichweite',
  'sheet.column.saved': 'Rettung',
  'sheet.column.strained': 'Gesperrt',
  'sheet.saves-need': 'Rettungswürfe gegen diese Zauber brauchen {target}.',
  'sheet.traits': 'Was Herkunft und Rollen geben',
  'sheet.dice': 'Trefferwürfel und Vorteile',
  'sheet.dice.die': '{die, number}',
  'sheet.dice.level': 'Stufe {level}: {what}',
  'sheet.conditions': 'Was auf dir liegt, und bis wann',
  'sheet.notes': 'Notizen',
  'sheet.flaw': 'Schwäche',
  'sheet.touch': 'Berührung',
  'sheet.self': 'du selbst',
  'sheet.held': 'gehalten',

  'card.arcane': 'Arkan, Grad {level}',
  'card.divine': 'Göttlich, Grad {level}',
  'card.needs': 'Zauberwurf {target}',
  'card.save': 'Rettung {ability}',
  'card.held': 'Konzentration',

  'page.turn': 'Was kann ich tun?',
  'page.rolls': 'Würfe, Wunden und Marken',
  'page.conditions': 'Zustände',
  'page.conditions.on': 'Zustände, Seite {page}',

  'ref.turn': 'In deinem Zug',
  'ref.turn.1':
    'Geh so weit wie deine Geschwindigkeit, vor oder nach einer Aktion, oder davor und danach.',
  'ref.turn.2': 'Führ eine Aktion aus.',
  'ref.turn.3': 'Oder geh doppelt so weit, ohne Aktion.',
  'ref.turn.4':
    'Bist du fertig, nenn, wer als Nächstes handelt: jemand, der in dieser Runde noch nicht dran war.',
  'ref.action': 'Aktionen',
  'ref.action.1': 'Angreifen oder einen Zauber wirken.',
  'ref.action.2': 'Eine Aufgabe von einer Runde versuchen oder einen Schritt einer längeren.',
  'ref.action.3': 'Einen Gegenstand benutzen, übergeben, aufheben, verstauen.',
  'ref.action.4': 'Ringen, Flammen löschen, Wunden versorgen, Schlafende wecken.',
  'ref.action.5':
    'Die Gestalt wechseln, erscheinen, Untote vertreiben, an einem Platz im Fahrzeug arbeiten.',
  'ref.action.6': 'Alles andere: Sag, was, und die Spielleitung sagt, was es braucht.',
  'ref.free': 'Frei, je einmal im Zug',
  'ref.free.1': 'Einen kurzen Satz sagen.',
  'ref.free.2': 'Etwas ziehen oder fallen lassen.',
  'ref.free.3': 'Einen Rausch beginnen oder einen eigenen Zauber beenden.',
  'ref.free.4': 'Die X-Card spielen: jeder, jederzeit, ohne Grund.',
  'ref.never': 'Das gibt es nicht',
  'ref.never.1':
    'Niemand handelt außer der Reihe, wartet auf einen Augenblick oder schlägt nach dem, der weggeht.',
  'ref.round': 'Die Runde',
  'ref.round.1':
    'Eine Runde sind zehn Sekunden. Wer die höchste Initiative würfelt, handelt zuerst.',
  'ref.round.2':
    'Waren alle dran, endet sie: Flammen und Gift schaden, Heilung kommt, die Zeit läuft.',
  'ref.round.3': 'Dann würfeln alle wieder um die Initiative.',
  'ref.range': 'Reichweiten',
  'ref.range.1': 'Nahkampf 6 Fuß, Wurf 50, kurzer Schuss 330, weiter Schuss 1000.',
  'ref.range.2': 'Im weitesten Bereich einer Waffe hat der Angriff Nachteil.',

  'ref.roll': 'Ein Wurf',
  'ref.roll.1':
    'Ein W20, der Modifikator des Attributs und was sonst hilft. Erreich die Zahl, und es gelingt.',
  'ref.roll.2': 'Leicht 5, schwer 15, äußerst schwer 25. Gegen jemanden: die höhere Summe.',
  'ref.roll.3': 'Vorteil: zwei W20, der höhere. Nachteil: der niedrigere. Beides: ein Würfel.',
  'ref.roll.4':
    'Ein Angriff oder Zauberwurf mit einer 1 misslingt, mit einer 20 gelingt er, und seine Würfel zeigen das Höchste.',
  'ref.attack': 'Ein Angriff',
  'ref.attack.1':
    'STÄ im Nahkampf, GES auf Entfernung, mit leichten Waffen das Bessere. Erreich die Rüstungsklasse.',
  'ref.attack.2':
    'Dann würfle Schaden. Betäubte, Gelähmte und Bewusstlose werden mit Vorteil getroffen.',
  'ref.cast': 'Ein Zauber',
  'ref.cast.1':
    'Zauberwurf: das Attribut zum Zaubern, deine Stufe und 2. Er braucht 10 und die Stufe, ab der man den Zauber wirken kann.',
  'ref.cast.2': 'Misslingt er, ist der Zauber gesperrt, bis du eine Stunde gerastet hast.',
  'ref.cast.3': 'Wer sich dagegen rettet, braucht deine Stufe und 10.',
  'ref.wound': 'Wunden',
  'ref.wound.1':
    'Bei 0 Trefferpunkten bist du bewusstlos. So weit unter 0, wie du höchstens hast, bist du tot.',
  'ref.wound.2':
    'Eine Marke für jemanden, der am Boden liegt: 1 Trefferpunkt, auch im Augenblick des Todes.',
  'ref.wound.3': 'Versorgte Wunden, Rast, Magie und Marken bringen Trefferpunkte zurück.',
  'ref.token': 'Geschichtsmarken',
  'ref.token.1': 'Zwei am Beginn einer Sitzung; später so viele wie deine Stufe.',
  'ref.token.2': 'Einen W20, den du siehst, neu würfeln, egal wessen, und einen davon behalten.',
  'ref.token.3':
    'Eine Aktion mehr in deinem Zug oder in dem eines Freundes, der einverstanden ist.',
  'ref.token.4': 'Eine wahre Antwort oder genau das Ding, das man braucht.',
  'ref.token.5':
    'Du bekommst eine durch einen Rückschlag, den du hinnimmst, und durch einen Handel mit dem Teufel.',
};
