import { BOT_TEXTS_DE } from '@tablewright/bots';

/** What cards do and how matches end, in German. The names of cards are missing: they stay as printed. */
export const NAME_TEXTS_DE = {
  // What the cards do, for boards and the rules drawer.
  'card.basic-lazor.text': 'Aktivieren (2E): 1 Schaden.',
  'card.focused-lazor.text': 'Aktivieren (1E): 1 Schaden. Überladen (3E): 2 Schaden.',
  'card.plasma-lazor.text': 'Aktivieren (2E): 2 Schaden. Überladen (4E): 3 Schaden.',
  'card.vampiric-lazor.text':
    'Aktivieren (3E): 2 Schaden, 1E stehlen. Überladen (5E): 3 Schaden, 2E stehlen.',
  'card.diffracting-lazor.text':
    'Aktivieren (3E): 2 Schaden und 1 bei einem Nachbarplatz des Ziels. Überladen (5E): 3 und 2.',
  'card.disabling-lazor.text':
    'Aktivieren (3E): 2 Schaden, dann 2E entziehen oder den vom Ziel gewählten Gegenstand abschalten. Überladen (6E): 3 Schaden und 3E entziehen oder abschalten.',
  'card.basic-shield.text': 'Aktivieren (2E): 1 blocken.',
  'card.efficient-shield.text':
    'Aktivieren (1E): so viel blocken, wie bezahlt wird. Überladen (3E): alles blocken; nächste Runde abgeschaltet.',
  'card.reflector-shield.text':
    'Aktivieren (2E): 1 blocken und für ungeblockten Schaden gegen Bezahlung zurückschlagen. Überladen (5E): aller Schaden trifft einen genannten Platz; nächste Runde abgeschaltet.',
  'card.negator-shield.text':
    'Aktivieren (3E): 2 blocken und je geblocktem Schaden 1E entziehen. Überladen (5E): 3 blocken und den Lazor eines genannten Angreifers abschalten.',
  'card.absorber-shield.text':
    'Aktivieren (1E): 1 blocken; bei erlittenem Schaden 1E speichern. Überladen (3E): alles blocken, je geblocktem Schaden 1E speichern; nächste Runde abgeschaltet.',
  'card.ultra-shield.text':
    'Aktivieren (2E): so viel blocken, wie bezahlt wird. Überladen (6E): alles blocken, beim nächsten BINGO-Wurf einen Würfel setzen; nächste Runde abgeschaltet.',
  'card.basic-battery.text': 'Fasst 4E, liefert 2E. Aktivieren (0E): 2E speichern.',
  'card.military-battery.text':
    'Fasst 6E, liefert 3E und 1E, wenn ein Lazor benutzt wird. Aktivieren (0E): 3E speichern.',
  'card.barrier-battery.text':
    'Fasst 6E, liefert 3E und 1E, wenn ein Schild benutzt wird. Aktivieren (0E): 3E speichern.',
  'card.reactive-battery.text':
    'Fasst 6E, liefert 3E. Aktivieren (0E): 3E speichern und 1E je erlittenem Schaden.',
  'card.chaotic-battery.text':
    'Fasst 8E, liefert 3E. Aktivieren (0E): 4E speichern; andere mit demselben letzten Buchstaben erhalten 1E, mit derselben letzten Zahl verlieren sie 1E.',
  'card.tesseract-battery.text':
    'Fasst 16E, kommt gefüllt, liefert nichts, wird nie geladen. Aktivieren (8E): ein zusätzlicher BINGO-Wurf.',
  'card.targeting-tessellator.text':
    'Nach einem tödlichen Treffer: statt des Belohnungswurfs beide Würfel werfen und die Spalte oder die Zeile nehmen.',
  'card.charged-capacitor.text': 'Ohne Schaden in dieser Runde: 4E speichern.',
  'card.backup-battery.text': 'Bei der Rückkehr ins Spiel: die Batterie füllen.',
  'card.continuum-compressor.text': 'Jemand würfelt neu, bevor der Wurf gilt.',
  'card.entropy-engine.text': 'Ein besetztes Feld von der eigenen Karte nehmen und 4E speichern.',

  // Phases.
  'phase.charge': 'Laden',
  'phase.bingo': 'BINGO',
  'phase.selection': 'Kampf: Auswahl',
  'phase.resolve': 'Kampf: Auswertung',
  'phase.round-end': 'Ende der Runde',

  // Endings and bots.
  'outcome.bingo': '{winners} füllt eine Linie und gewinnt',
  'ending.line': '{seat} hat alle fünf Felder von {line}: {squares}.',
  'result.bingo': 'BINGO',
  ...BOT_TEXTS_DE,
  'bot.heuristic': 'Spielt auf Linien',
  'bot.novice.help': 'Spielt auf Linien, entscheidet aber die Hälfte zufällig.',
  'bot.casual.help': 'Spielt auf Linien, entscheidet aber eines von sieben Malen zufällig.',
  'bot.seasoned.help': 'Spielt nach Faustregeln auf Linien; antwortet sofort.',
  'bot.master.help':
    'Spielt Hunderte Fortgänge einige Runden weit durch; antwortet binnen zwei Sekunden.',
  'standing.help':
    '100 % ist eine volle Linie. Drei Viertel kommen von der vollsten Linie, ein Viertel von allen gewerteten Feldern, bis zu 20.',

  // By what results are broken down.
  'facet.seats': 'Plätze',
  'facet.line': 'Linie des Sieges',
  'facet.line.row': 'Zeile',
  'facet.line.column': 'Spalte',
  'facet.line.none': 'Keine',
  'facet.lazor': 'Lazor am Ende',
  'facet.shield': 'Schild am Ende',
  'facet.battery': 'Batterie am Ende',
  'facet.winner.lazor': 'Lazor des Siegers',
  'facet.winner.shield': 'Schild des Siegers',
  'facet.winner.battery': 'Batterie des Siegers',

  // Measures.
  'measure.rounds': 'Runden',
  'measure.winnerPlace': 'Abstand des siegreichen Platzes vom Startplatz',
  'measure.deaths': 'Tode',
  'measure.squaresScored': 'besetzte Felder',
  'measure.damageTaken': 'erlittener Schaden',
  'measure.damageBlocked': 'geblockter Schaden',
  'measure.damageReflected': 'zurückgeworfener Schaden',
  'measure.energySupplied': 'gelieferte E',
  'measure.energyStored': 'gespeicherte E',
  'measure.energyPaid': 'bezahlte E',
  'measure.purchases': 'Käufe',
  'measure.powersPlayed': 'gespielte Kraftkarten',
  'measure.overcharges': 'Überladungen',
  'measure.squaresLost': 'durch Tod verlorene Felder',
  'measure.squaresTaken': 'durch Töten gewonnene Felder',
  'measure.squaresTurned': 'in E verwandelte Felder',
} as const satisfies Record<string, string>;
