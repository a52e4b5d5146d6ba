/** Der Wandslinger; Namen bleiben, wie sie gedruckt sind. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
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
  'favored-target': 'Schießt {who} auf das Lieblingsziel {of}?',
  'favored-target.yes': 'Schießen',
  'favored-target.no': 'Jetzt nicht',
  'rapid-fire': 'Auf wen schießt {who} als Nächstes?',
  'running-shot': 'Schießt {who} von hier?',
  'start.favored-target': 'Der Schuss auf das Lieblingsziel',
};
