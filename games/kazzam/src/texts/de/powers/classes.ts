/** Hexer, Wandslinger und Wardmaster; die Namen bleiben, wie sie gedruckt sind. */
export const CLASS_TEXTS_DE = {
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

  'class.wandslinger.help': 'Viele schnelle Schüsse mit dem Stab.',
  'power.piercing-shot.help': 'Einfache Werkzeugangriffe gehen durch Schutz und Widerstand.',
  'power.ricochet-shot.help':
    'Einfache Werkzeugangriffe übergehen Deckung und brauchen keine Sichtlinie.',
  'power.seeking-shot.help':
    'Einfache Werkzeugangriffe übergehen Verschleierung und finden Verborgene.',
  'power.quickdraw.help':
    'Ein einfacher Werkzeugangriff für eine Bewegungsaktion, ohne Rollenbonus.',
  'power.focus.help':
    'Reichweite 10 in diesem Zug. Der erste Werkzeugangriff hat Vorteil; ein einfacher macht 1 mehr.',
  'power.running-shot.help':
    'Bis zum eigenen Tempo gehen, irgendwo auf dem Weg ein einfacher Werkzeugangriff.',
  'power.rapid-fire.help':
    '2 Schaden. Wirkung: dasselbe auf einen Feind, der in diesem Zug noch nicht getroffen wurde.',
  'power.trick-shot.help':
    '2 Schaden, mit Nachteil. Wirkung: 2 mehr, und das Ziel ist entwaffnet oder lässt etwas fallen.',
  'power.follow-up.help':
    '2 Schaden. Wirkung: ein einfacher Werkzeugangriff auf dasselbe Ziel oder, wenn es fiel, ein anderes.',
  'power.echoing-shot.help':
    '2 Schaden. Wirkung: 1 anhaltender Schaden bis zur Rettung; jeder spätere eigene Treffer löst ihn sofort aus.',
  'power.breather-shot.help':
    '2 LP gewinnen, wenn angeschlagen, Rettungswurf gegen einen Zustand, dann ein einfacher Werkzeugangriff.',
  'power.ward-and-shoot.help': '1 Schutz gewinnen, dann ein einfacher Werkzeugangriff.',
  'power.favored-target.help':
    'Ein einfacher Werkzeugangriff; von da an am Anfang jedes eigenen Zuges noch einer auf dieses Ziel.',
  'power.filovs-fusillade.help': 'Ein einfacher Werkzeugangriff auf jeden Feind in Reichweite.',
  'power.petrovs-petrification.help':
    '3 Schaden. Wirkung: benommen bis zum Ende des nächsten Zuges.',

  'class.wardmaster.help':
    'Am Ende jedes Zuges bekommst du oder jemand der eigenen Seite in Sicht 1 Sonderschutz.',
  'power.motile-ward.help': 'Wer deinen Sonderschutz trägt, ist um 2 schneller.',
  'power.reflective-ward.help':
    'Ein Feind, der Träger deines Sonderschutzes verfehlt, nimmt 1 Schaden.',
  'power.capacitive-ward.help':
    'Eine Ladungsmarke, wann immer die eigene Seite deinen Sonderschutz verliert: 3 kaufen 1 Schaden, 2 kaufen 1 Schutz.',
  'power.charge-tokens': 'Ladungsmarken',
  'power.costly-ward.help':
    'Du oder wer von der eigenen Seite will nimmt 1 Schaden und bekommt Widerstand 1; dann ein einfacher Werkzeugangriff.',
  'power.toxic-ward.help':
    '2 Schaden. Wirkung: Das Ziel darf 1 Schutz nehmen und hat 2 anhaltenden Schaden bis zur Rettung.',
  'power.power-transference.help':
    '2 Schaden. Wirkung: Das Ziel ist geschwächt; du oder jemand der eigenen Seite in Sicht wird wild.',
  'power.shrinking-robes.help': '2 Schaden. Wirkung: verlangsamt bis zur Rettung.',
  'power.ward-boost.help':
    'Der Sonderschutz dieses Zuges ist um 1 größer; dann ein einfacher Werkzeugangriff.',
  'power.ward-bash.help':
    '2 Schaden, 1 mehr für jeden ausgegebenen Punkt eigenen Sonderschutzes. Wirkung: 1 mehr, wenn du Schutz hast.',
  'power.ward-wall.help': 'Eine Mauer aus drei Feldern innerhalb von 5, mit 2 LP.',
  'power.sight-ward.help':
    'Eine Zone von 5 mal 5 innerhalb von 5: Wer darin ist, ist verschleiert bis zum Ende deines nächsten Zuges.',
  'power.entry-ward.help':
    'Eine Zone von 5 mal 5 innerhalb von 5: Wer hineinkommt, nimmt 2 Schaden, bis zum Ende deines nächsten Zuges.',
} as const satisfies Record<string, string>;
