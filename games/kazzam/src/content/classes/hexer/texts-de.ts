/** Der Hexer; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  'class.hexer.help': 'Flüche, Verwirrung und Schüsse, die auf den rechten Augenblick warten.',
  'power.duelist.help':
    'Solange genau ein Feind innerhalb von 5 Feldern ist, zählen eigene Würfe von 2 als 5.',
  'power.brawler.help':
    'Solange mindestens zwei Feinde innerhalb von 3 Feldern sind, zählen eigene Würfe von 2 als 5.',
  'power.team-up.help':
    'Gegen ein Ziel neben jemandem der eigenen Seite zählt ein Wurf von 2 als 5.',
  'power.clinging-flare.help':
    '2 Schaden. Wirkung: enthüllt, bis eine Angriffsaktion das Licht abnimmt.',
  'power.lesser-confusion.help':
    '2 Schaden. Wirkung: 2 verschieben; bis zum Ende des nächsten Zuges treffen Gelegenheiten des Ziels die eigene Seite.',
  'power.gnawing-hex.help':
    '2 Schaden, vorher 1 Schutz weg. Wirkung: 1 anhaltender Schaden und 1 weniger Widerstand bis zur Rettung.',
  'power.homards-patient-shot.help':
    'Bis zum nächsten Zug ein Schuss mit Vorteil auf einen Feind, der sich in Reichweite bewegt.',
  'power.patient-gaze.help':
    'Einen Feind nennen: bewegt er sich oder greift er in Reichweite an, ein Schuss; ein Treffer bremst ihn oder stört den Angriff.',
  'power.beginners-amalgam.help':
    'Eine Zeile bei 3, zwei bei 4, drei bei 5 oder 6: 2 Schaden, 2 verschieben, verlangsamt, abgelenkt. Eine 6 macht 2 mehr.',
  'power.greater-confusion.help': '3 Schaden. Wirkung: Das Ziel greift an, wen du wählst.',
  'power.buras-traveling-fire.help':
    '3 Schaden. Wirkung: 2 anhaltender Schaden bis zur Rettung; er springt auf alle über, die daneben kommen.',
  'power.salorns-patient-surprise.help':
    'Bis zum nächsten Zug ein Schuss auf einen Feind, der sich in Reichweite bewegt; ein Treffer entwaffnet oder lässt etwas fallen.',
  amalgam: 'Was macht das Amalgam mit {of}?',
  'amalgam.help':
    'So viele, wie der Wurf erlaubt, jede einmal: 2 Schaden, bis zu 2 Felder schieben, Verlangsamt, Abgelenkt. Verlangsamt und Abgelenkt gelten bis zum Ende des nächsten Zuges von {of}.',
  'amalgam.verb': 'Diese {count}',
  'confused-target': 'Wen greift {of} in der Verwirrung an?',
  'confused-target.help':
    'Der Grundangriff kommt sofort, auf irgendwen in Reichweite, ob Freund oder Feind. Was daraus wird, gilt als deine Tat.',
  'patient-shot': '{of} kommt in Reichweite von {power}: schießt {who}?',
};
