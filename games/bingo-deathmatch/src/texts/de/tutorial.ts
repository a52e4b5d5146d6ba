/** What the lesson says, in German. */
export const TUTORIAL_TEXTS_DE: Readonly<Record<string, string>> = {
  'tutorial.title': 'Das Spiel in Kürze',
  'tutorial.aim':
    'Du lernst zu würfeln, Energie zu sparen, zu schießen, zu blocken und zu gewinnen.',
  'tutorial.goal':
    'Du bist Ada. Wer zuerst alle fünf Felder einer Zeile oder einer Spalte der eigenen Karte hält, gewinnt. Diagonalen zählen nicht. Bo gegenüber hat die gleiche Karte.',
  'tutorial.charge':
    'Jede Runde beginnt mit dem Laden: Deine Batterie nimmt Energiewürfel aus deinem Vorrat und legt sie als Energie bereit, kurz E. Eine Basic Battery liefert 2E.',
  'tutorial.roll':
    'Dann BINGO: Alle würfeln einen Buchstaben und eine Zahl und besetzen das Feld, das sie nennen. Du hast N und einen Stern. Ein Stern ist, was du willst.',
  'tutorial.roll.do': 'Nimm N5. Es ist farbig, und farbige Felder speichern 1E dazu.',
  'tutorial.roll.hint': 'Das Feld ginge auch. Aber N5 ist farbig und bringt 1E dazu; nimm das.',
  'tutorial.scored':
    'Einer deiner Energiewürfel liegt auf N5, und 1E liegt auf deiner Batterie. Hättest du N5 schon gehabt, wären stattdessen 2E gespeichert worden.',
  'tutorial.select':
    'Jetzt der Kampf. Alle wählen geheim einen Gegenstand und zeigen ihn zugleich. Ein Lazor schießt, ein Schild schützt, eine Batterie speichert. Du willst einen besseren Lazor, und der kostet 4E.',
  'tutorial.select.do': 'Aktiviere die Basic Battery: Sie kostet nichts und speichert 2E.',
  'tutorial.select.hint':
    'Erst die Energie: Mit der Batterie kannst du schon diese Runde etwas kaufen.',
  'tutorial.buy':
    'Ihr habt beide die Batterie gewählt. Was du nicht ausgegeben hast, wurde auch gespeichert, bis zu den 4E, die deine Batterie fasst. Am Ende deines Zuges darfst du mit gespeicherter E kaufen.',
  'tutorial.buy.do': 'Kauf den Focused Lazor. Er ersetzt den einfachen.',
  'tutorial.buy.hint': 'Jetzt nicht. Den Focused Lazor brauchen wir gleich.',
  'tutorial.lazor':
    'Zwei Runden später hat Bo noch ein Leben und wohl einen Schild oben. Eine Aktion kostet die E in der Klammer. Overcharge ist die stärkere Aktion eines Gegenstands.',
  'tutorial.lazor.do': 'Überlade den Focused Lazor auf Bo: 3E für 2 Schaden.',
  'tutorial.lazor.hint': 'Ein Basic Shield blockt 1. Nur 2 Schaden kommen durch: Überlade.',
  'tutorial.damage':
    'Bo hatte den Schild oben. Er hat 1 von 2 Schaden geblockt, der andere hat das letzte Leben gekostet. Jeder Punkt, der nicht geblockt wird, kostet ein Leben.',
  'tutorial.death':
    'Niemand scheidet aus. Bo ist sofort mit 3 Leben zurück, musste aber einen Würfel für dich werfen, und der zeigte B. Was Bo in Spalte B hatte, liegt jetzt auf deiner Karte.',
  'tutorial.shield':
    'In der nächsten Runde zielt Bo mit einem Plasma Lazor auf dich. Dein Efficient Shield blockt so viel, wie du bezahlst, und du bezahlst, wenn du siehst, was kommt.',
  'tutorial.shield.do': 'Aktiviere den Efficient Shield für 1E.',
  'tutorial.shield.hint': 'Bo wird gleich schießen. Nimm den Schild hoch.',
  'tutorial.block': 'Zwei Schaden kommen, und jeder Punkt, den du blockst, kostet 1E.',
  'tutorial.block.do': 'Bezahl 2E und blocke alles.',
  'tutorial.block.hint': 'So kommt Schaden durch. Bezahl 2.',
  'tutorial.blocked':
    'Nichts ist durchgekommen. Was du bezahlt hast, ist zurück im Vorrat: Energiewürfel gehen nie verloren, sie wandern nur zwischen Vorrat, Karte, Leben und Batterie.',
  'tutorial.line':
    'Einige Runden später fehlt ein Feld der Spalte B, und du würfelst B und einen Stern.',
  'tutorial.line.do': 'Wähle B4.',
  'tutorial.line.hint': 'Sieh dir Spalte B an: B4 fehlt noch.',
  'tutorial.won':
    'Spalte B ist voll, und die Partie ist in diesem Augenblick zu Ende, was auch sonst noch lief. Würfle, täusche, schieß und achte auf deine Linien.',
};
