/** What the scenarios are called in German, by file. */
export const TITLES_DE: Readonly<Record<string, string>> = {
  'ub-ex-01': 'Eine erste Runde: Laden, ein farbiges Feld, die Batterie und ein Focused Lazor',
  'ub-ex-02':
    'Zwei Lazors auf ein Basic Shield: Der Block hebt den ersten Treffer auf, erst der zweite tötet',
  'ub-ex-03':
    'Zwei Schützen teilen eine Zeile: Der frühere bekommt das ungerade Feld, der Tote sagt, welches',
  'ub-ex-04': 'Ein Efficient Shield zahlt 3 mehr und blockt 3 von 5',
  'ub-ex-05':
    'Eine zurückgeworfene Overcharge tötet jemanden, dessen Zug vorbei ist; gestohlen wird trotzdem',
  'ub-ex-06': 'Ein Vampiric Lazor stiehlt die letzte bereitliegende Energie',
  'ub-ex-07-disable':
    'Ein Schild abzuschalten, das sich selbst abgeschaltet hat, bringt nichts mehr',
  'ub-ex-07-drain': 'Entziehen nimmt stattdessen die Energie, die das Schild aufgefangen hat',
  'ub-ex-08':
    'Eine Chaotic Battery: Gleicher Buchstabe gewinnt, gleiche Zahl verliert, beides tut beides',
  'ub-ex-09': 'Von Chaotic zu Tesseract, ein zusätzlicher Wurf, und weiter zu Military',
  'ub-ex-10': 'A gewinnt beim Auswerten, und nichts weiter geschieht',
  'ub-ex-11-kill':
    '20 Felder, 3 Leben, 16 gespeichert und ein Würfel im Vorrat, und noch keine Linie',
  'ub-ex-11-last-cube': 'Bei leerem Vorrat nimmt ein Feld einen Würfel der bereitliegenden Energie',
  'ub-ex-11-roll': 'Ein farbiges Feld bei voller Tesseract: Die Energie dazu verfällt',
  'ub-ex-11-supply': 'Mit einem Würfel im Vorrat bringen 3E Versorgung nur 1',
  'ub-ex-12-declined':
    'Nur die ruhende Batterie bleibt; die Basic Battery kommt zurück und versorgt wieder',
  'ub-ex-12-passed': 'Ist auch die Batterie abgeschaltet, passt man und nimmt den Schaden ganz',
  'ub-ex-13': 'Zwei Charged Capacitors: Der erste zahlt, der zweite bringt nichts',
  'ub-ex-14': 'Zu zweit: Der Nebenschaden eines Diffracting Lazors trifft niemanden',
};
