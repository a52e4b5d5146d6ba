import type { PrintKey } from './texts.ts';

/** What the print pages say, in German. */
export const PRINT_TEXTS_DE: Readonly<Record<PrintKey, string>> = {
  'part.mats': 'Spielertafeln',
  'part.mats-cross': 'Spielertafeln, Farben in den Ecken und der Mitte',
  'part.cards': 'Gegenstands- und Power-Karten',
  'part.reference': 'Kurzübersicht',

  'mat.name': 'Name',
  'mat.health': 'Leben',
  'mat.battery': 'Batterie: gespeicherte E',
  'mat.available': 'Verfügbare E',
  'mat.committed': 'Gebundene E',
  'mat.pool': 'Vorrat: die übrigen der 40 Würfelchen',
  'mat.coloured': 'Ein farbiges Feld speichert 1E mehr.',
  'mat.beside': 'Gegenstände und Power-Karten liegen neben der Tafel.',

  'card.price': '{price}E',
  'card.basic': 'Grundausstattung',
  'card.power': 'Power-Karte',
  'card.once': 'Wird einmal gespielt, dann aus dem Spiel.',

  'ref.round': 'Eine Runde',
  'ref.round.1':
    'Laden: Jede Batterie liefert ihre E. Die Würfelchen auf „Verfügbar“ legen. Es beginnt, wer den Startspielermarker hat.',
  'ref.round.2':
    'BINGO: Alle würfeln Buchstaben und Zahl und werten dieses Feld. Ein Stern ist frei wählbar.',
  'ref.round.3':
    'Auswahl: Alle wählen geheim einen Gegenstand, dazu Aktion und Ziel. Auf drei zeigen alle ihre Hände und zahlen die Kosten.',
  'ref.round.4': 'Auflösen in Zugreihenfolge, je Spieler die Schritte 0 bis 4.',
  'ref.round.5':
    'Ende: Abgelaufene Marker kommen weg; der Startspielermarker wandert im Uhrzeigersinn.',
  'ref.hands': 'Handzeichen',
  'ref.hands.lazor': 'Lazor: Pistolenhand auf das Ziel.',
  'ref.hands.shield':
    'Schild: eine Hand aufrecht quer über der anderen, die bei Bedarf auf ein Ziel zeigt.',
  'ref.hands.battery': 'Batterie: Die Faust bleibt in der Handfläche.',
  'ref.resolve': 'Der eigene Auflösezug',
  'ref.resolve.0': 'Batterie, falls gewählt und nicht ungenutzt gelassen.',
  'ref.resolve.1':
    'Schaden: blocken oder weiterleiten, je übrigem Schaden ein Leben verlieren, Nebenwirkungen, Tod.',
  'ref.resolve.2': 'Ausgegebene E gehen zurück in den Vorrat.',
  'ref.resolve.3':
    'Nicht ausgegebene E werden gespeichert, soweit Platz ist; der Rest geht in den Vorrat.',
  'ref.resolve.4':
    'Gegenstände und Power-Karten mit gespeicherten E kaufen, passende Karten spielen.',
  'ref.score': 'Werten',
  'ref.score.1':
    'Neues Feld: ein Würfelchen aus dem Vorrat darauf. Farbig: zusätzlich 1E speichern.',
  'ref.score.2': 'Schon belegtes Feld: stattdessen 2E speichern.',
  'ref.score.3': 'Fünf in einer Reihe oder Spalte gewinnen sofort. Diagonalen zählen nicht.',
  'ref.energy': 'Energie',
  'ref.energy.1': 'Erst mit verfügbaren, dann mit gespeicherten E zahlen.',
  'ref.energy.2': 'Nur gespeicherte E sind durch die Kapazität begrenzt.',
  'ref.energy.3': 'Ein leerer Vorrat gibt nichts, außer für Wertung und Leben: Diese nehmen E.',
  'ref.energy.4':
    'Entziehen und Stehlen nehmen erst Gespeichertes, dann Verfügbares; Gebundenes ist sicher.',
  'ref.death': 'Wenn jemand stirbt',
  'ref.death.1':
    'Bei Leben 0, nach allem Schaden des Schritts. Wessen Schaden durchkam, ist daran beteiligt.',
  'ref.death.2': 'Mit 3 Leben zurückkommen; Gegenstände, E und die übrigen Felder bleiben.',
  'ref.death.3':
    'Einen Würfel wählen und werfen: Diese Spalte oder Reihe verlässt die Karte. Ein Stern ist frei wählbar.',
  'ref.death.4':
    'Wer getötet hat, wertet dieselben Felder. Mehrere teilen; wer starb, verteilt, und was übrig ist, geht an die Frühesten in Zugreihenfolge.',
  'ref.disable': 'Gesperrte Gegenstände',
  'ref.disable.1':
    'Ein Marker auf dem Gegenstand: In der nächsten Runde nicht wählbar, dann kommt der Marker weg.',
  'ref.disable.2': 'Die Wirkung dieser Runde bleibt; Kapazität und Lieferung einer Batterie auch.',
  'ref.buy': 'Kaufen',
  'ref.buy.1':
    'Nur mit gespeicherten E. Das Neue kommt sofort an seinen Platz, das Alte zurück in die Auslage.',
  'ref.buy.2':
    'Grundausstattung kommt in die eigene Reserve und kann in Schritt 4 kostenlos zurück.',
  'ref.buy.3': 'Eine neue Batterie übernimmt gespeicherte E bis zu ihrer Kapazität.',
};
