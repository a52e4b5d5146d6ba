import type { PrintKey } from './texts.ts';

/** What the print pages say, in German. */
export const PRINT_TEXTS_DE: Readonly<Record<PrintKey, string>> = {
  'part.characters': 'Charakterbögen',
  'part.monsters': 'Monster- und Teambögen',
  'part.cards': 'Bingokarten für das Deck mit 25 Karten',
  'part.cards-75': 'Bingokarten für 75 Zahlen',
  'part.tokens': 'Plättchen zum Ausrufen und Ausschneiden',
  'part.reference': 'Kurzübersicht',

  'sheet.name': 'Name (beginnt mit B, I, N, G oder O)',
  'sheet.health': 'Gesundheit {health}',
  'sheet.health.monster': 'Gesundheit: {list} bei 1, 2, 3, 4 Charakteren',
  'sheet.health.fixed': 'Wie gedruckt: {health} bei beliebig vielen',
  'sheet.health.hard': 'Schwer: die Hälfte mehr, abgerundet, und 2 Nieten zu Beginn',
  'sheet.move': 'Bewegung {move}',
  'sheet.toughness': 'Jeder Angriff darauf verliert {points}, durchdringende ausgenommen',
  'sheet.affinity.drawn': 'Affinität: zu Beginn gezogen, bei O noch einmal',
  'sheet.affinity.shifting': 'Affinität: der Buchstabe des Plättchens der Runde',
  'sheet.affinity.none': 'Keine Affinität',
  'sheet.card': 'Bingokarte hier oder neben dem Bogen',
  'sheet.pending': 'Anstehender Schaden',
  'sheet.duds': 'Nieten',
  'sheet.shields': 'Schilde',
  'sheet.element': 'Element:',
  'sheet.bingo': 'BINGO',
  'sheet.skip': 'aussetzen',
  'sheet.remove-all': 'alle Aussetzer weg',
  'sheet.team': 'Team',
  'sheet.team.1': 'Alle dürfen mit Markern dieser Karte zahlen wie mit denen der eigenen.',
  'sheet.team.2': 'Ein Marker zahlt einmal; wer ihn zuerst nennt, hat ihn.',
  'sheet.team.3': 'Sie nimmt keinen Schaden, gibt keine Nieten und kann kein Ziel sein.',
  'sheet.team.elements':
    'Elemente: B Erde, I Luft, N Wasser, G Feuer, O keines. Erde und Luft, Wasser und Feuer sind Gegensätze: Gegen den Gegensatz verdoppelt sich eine Wirkung, gegen das Gleiche halbiert sie sich, aufgerundet.',

  'card.owner': 'Von',
  'card.seed': 'Startwert {seed}',

  'tokens.25': 'Die 25 Plättchen, zum Ausschneiden, Mischen und Ziehen',
  'tokens.75': 'Die 75 Zahlen, zum Abhaken',

  'ref.round': 'Eine Runde',
  'ref.round.1': 'Ziehen: ein zufälliges Plättchen; ausrufen und beiseitelegen.',
  'ref.round.2':
    'Markieren: Jede Karte mit diesem Plättchen auf einem leeren Feld bekommt einen Marker. Für jede Karte, die keinen bekommt, gibt es eine Niete.',
  'ref.round.3':
    'Aktivieren: zuerst das Monster nach seinem Bogen, dann die Charaktere, so oft sie zahlen können.',
  'ref.round.4': 'Auflösen: fünf Schritte, siehe dort.',
  'ref.round.5': 'Prüfen: Wer hat keine Gesundheit mehr im Vorrat?',
  'ref.pay': 'Zahlen',
  'ref.pay.1':
    'Ein Muster darf verschoben und gedreht, aber nicht gespiegelt werden. Alle Punkte sind Marker auf einer Karte.',
  'ref.pay.2':
    'Lücken dürfen leer oder markiert sein, nicht beschädigt. Marker daneben sind gleichgültig.',
  'ref.pay.3':
    'Diese Marker wegnehmen; ihre Plättchen kommen zurück zum Ziehen, wenn sie beiseiteliegen.',
  'ref.pay.4': 'BINGO: fünf Marker in einer Reihe, Spalte oder langen Diagonale.',
  'ref.pay.5': 'Nieten-Kräfte kosten Nieten, keine Marker.',
  'ref.resolve': 'Auflösen',
  'ref.resolve.1':
    'Wirkungen ohne Schaden: Verstecken, Leadership, Distract, Marker bewegen; Aussetzer kommen weg.',
  'ref.resolve.2':
    'Heilen und schützen: Steine früherer Runden von Karten nehmen oder Schilde nehmen.',
  'ref.resolve.3':
    'Schaden zuteilen: Ein Schild geht, oder Gesundheit geht aus dem Vorrat zum anstehenden Schaden; ohne beides ein Schadensstein.',
  'ref.resolve.4':
    'Schaden verhindern: Erst gehen anstehende Schadenssteine, dann kehrt Gesundheit in den Vorrat zurück.',
  'ref.resolve.5':
    'Schaden nehmen: jeden anstehenden Stein auf ein Feld ohne Stein. Ein Marker dort wird zur Niete.',
  'ref.monster': 'Das Monster',
  'ref.monster.1':
    'Vom unteren Ende des Bogens aufwärts: Jede Kraft ohne Aussetzer, deren Muster es hat, wirkt und zahlt.',
  'ref.monster.2':
    'Eine Kraft innerhalb des Musters einer anderen, die wirkt, kommt dazu, mit oder ohne Aussetzer.',
  'ref.monster.3':
    'Jede Kraft, die wirkt, bekommt einen Aussetzer. „Alle Aussetzer weg“ entfernt sie in Schritt 1.',
  'ref.monster.4': 'Nieten-Kräfte zuletzt, die teuerste zuerst, jede einmal.',
  'ref.monster.5': 'Schilde zuerst; Schaden liegt in einer Spirale im Uhrzeigersinn ab B1.',
  'ref.target': 'Ziele',
  'ref.target.1':
    'Für jedes Ziel ein Plättchen ziehen: Sein Buchstabe nennt den Charakter. Gezogene kommen zurück.',
  'ref.target.2':
    'Wer versteckt gezogen wird, nennt jemanden, der nicht versteckt ist; ohne solchen geht der Treffer verloren.',
  'ref.target.3': '„Alle“ brauchen kein Ziehen, und Verstecken hilft nicht.',
  'ref.end': 'Das Ende',
  'ref.end.1': 'Monster ohne Gesundheit, alle Charaktere mit: Sieg.',
  'ref.end.2': 'Monster ohne Gesundheit, ein Charakter auch: Es entkommt, unentschieden.',
  'ref.end.3': 'Ein Charakter ohne Gesundheit, das Monster mit: Rückzug, das Monster gewinnt.',
};
