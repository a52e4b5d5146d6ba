/** What the lesson says, in German. */
export const TUTORIAL_TEXTS_DE: Readonly<Record<string, string>> = {
  'tutorial.title': 'Das Spiel in Kürze',
  'tutorial.aim':
    'Du lernst, Kräfte mit Mustern zu bezahlen, Schaden zu nehmen und ein Monster zu besiegen.',
  'tutorial.goal':
    'Alle spielen zusammen gegen das Monster: hier Nigob, den Drachen. Leert seinen Lebensvorrat, bevor er einen von euren leert. Du spielst Bron, den Kämpfer, der wie der Drache eine Bingokarte hat.',
  'tutorial.mark':
    'Jede Runde wird eine Karte gezogen, jetzt die Herz-Drei. Alle markieren das Feld, auf dem sie steht, auch das Monster. Bei dir ist es I3. I1 war schon markiert.',
  'tutorial.pattern':
    'Markierte Felder, die das Muster einer Kraft bilden, bezahlen sie. Brilliant Maneuver braucht zwei in einer Linie mit einem Feld dazwischen, egal wo: I1 und I3 passen.',
  'tutorial.pattern.do': 'Aktiviere Brilliant Maneuver mit I1 und I3.',
  'tutorial.pattern.hint': 'Nutze die Marker: Brilliant Maneuver wird mit I1 und I3 bezahlt.',
  'tutorial.payment':
    'Die beiden Marker sind weg, und ihre Karten sind zurück im Stapel: Sie können wieder gezogen werden. Was du ausgibst, kommt also noch einmal.',
  'tutorial.ready':
    'Du darfst aktivieren, was du bezahlen kannst. Es wirkt beim Auswerten, deines und das des Monsters zusammen.',
  'tutorial.ready.do': 'Mehr lohnt sich gerade nicht: Sei bereit.',
  'tutorial.ready.hint': 'Heb dir das auf. Wähle „bereit“.',
  'tutorial.dealt':
    'Das Manöver hat 3 Schaden gemacht: Drei Lebensmarken sind aus Nigobs Vorrat auf seine Karte gewandert, in einer Spirale von der Ecke aus. Dort kann kein Marker liegen, bis er heilt.',
  'tutorial.dud':
    'Drei Runden später. Auch Nigobs Marker bilden ein Muster, und er handelt von selbst: Du siehst, was kommt, bevor du entscheidest. Brons I2 war schon markiert, darum bekam er diesmal eine Niete. Nieten bezahlen kleine Kräfte.',
  'tutorial.dud.do': 'Gib zwei Nieten für Grit aus: Es verhindert bis zu 2 Schaden an ihm.',
  'tutorial.dud.hint': 'Erst Grit: Bron wird es brauchen.',
  'tutorial.ward':
    'Gala, die Heilerin, spielt mit. N1 und I2 berühren sich an einer Ecke, und das ist das Muster von Minor Ward.',
  'tutorial.ward.do': 'Aktiviere Minor Ward mit N1 und I2.',
  'tutorial.ward.hint': 'Gala kann noch helfen: Aktiviere Minor Ward.',
  'tutorial.target':
    'Ausgewertet wird in Schritten. Nach den Wirkungen ohne Schaden kommen Heilung und Schilde. Minor Ward wirkt auf eine Figur.',
  'tutorial.target.do': 'Wähle Gala selbst. Fünf ihrer Lebensmarken liegen auf ihrer Karte.',
  'tutorial.target.hint': 'Bron hat nichts zu heilen. Wähle Gala.',
  'tutorial.heal':
    'Drei Punkte: Jeder bringt eine Marke von der Karte zurück in den Vorrat oder wird ein Schild, der einen Schaden abfängt.',
  'tutorial.heal.do': 'Verteile sie, wie du magst, oder nimm den Vorschlag.',
  'tutorial.prevent':
    'Dann wird Schaden zugeteilt. Der Zufall sagt, an wen: Die Krallen treffen Bron und Gala für je 2, der Biss fand niemanden. Bevor er ankommt, kann er verhindert werden; dafür ist Grit da.',
  'tutorial.prevent.do': 'Verhindere, was du kannst.',
  'tutorial.take':
    'Was nicht verhindert wird, nimmst du: Die Marken verlassen den Vorrat und gehen auf Felder deiner Karte, die du wählst. Ein Marker darunter wird zur Niete.',
  'tutorial.take.do': 'Wähle zwei Felder. Besser nicht die mit deinen Markern.',
  'tutorial.check':
    'Am Ende jeder Runde wird geprüft: Eine Figur ohne Leben im Vorrat ist außer Gefecht, und alle müssen fliehen. Nigob hat noch 3.',
  'tutorial.check.do': 'Der letzte Schlag: noch einmal Brilliant Maneuver.',
  'tutorial.check.hint': 'Bron kann jetzt gewinnen: Brilliant Maneuver macht 3 Schaden.',
  'tutorial.won':
    'Nigob ist besiegt, und niemand ist außer Gefecht: Sieg. Wäre in derselben Runde jemand gefallen, wäre der Drache entkommen.',
};
