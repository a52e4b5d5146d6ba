import type { DOES_TEXTS } from './does.ts';

/** What conditions do, in German. */
export const DOES_TEXTS_DE: Readonly<Record<keyof typeof DOES_TEXTS, string>> = {
  'board.does.aflame': 'Nimmt am Ende jeder Runde 5 Feuerschaden, bis jemand löscht.',
  'board.does.afraid':
    'Läuft vor dem weg, was Angst macht. Solange das zu sehen ist: Nachteil auf Angriffe und Rettungswürfe.',
  'board.does.blessed': 'Jeder Aufgabenwurf hat Vorteil.',
  'board.does.blighted': 'Gewinnt keine Trefferpunkte zurück, weder durch Ruhe noch durch Magie.',
  'board.does.blinded': 'Greift mit Nachteil an und zielt mit Magie nur auf Berührtes.',
  'board.does.compulsion': 'Wird zu einer Sache gedrängt. Wer widersteht, würfelt mit Nachteil.',
  'board.does.confusion':
    'In jedem Zug sagt ein Würfel, ob es den Nächsten angreift, rennt oder erstarrt.',
  'board.does.cursed': 'Jeder Aufgabenwurf hat Nachteil.',
  'board.does.deluded': 'Hält etwas für wahr, das es nicht ist.',
  'board.does.doomed':
    'Fällt nach Tagen auf 0 Trefferpunkte und stirbt nach ebenso vielen weiteren.',
  'board.does.hacked': 'Jemand anders bestimmt, was es tut.',
  'board.does.immobilized':
    'Kann nicht gehen, aber handeln. Rettungswurf auf STÄ am Ende der eigenen Züge.',
  'board.does.impaired-ability': 'Aufgabenwürfe mit einem Attribut haben Nachteil.',
  'board.does.impaired-movement': 'Geht mit halber Geschwindigkeit.',
  'board.does.infected': 'Verliert jeden Tag einen Punkt KON, bis es geheilt ist.',
  'board.does.invisible': 'Greift mit Vorteil an; Angriffe darauf haben Nachteil.',
  'board.does.overheated': 'Lässt sich nicht benutzen, bis es abgekühlt ist.',
  'board.does.paralyzed': 'Kann nicht gehen, handeln oder sprechen, bekommt aber alles mit.',
  'board.does.shaken': 'Jeder Rettungswurf hat Nachteil.',
  'board.does.silenced': 'Kann nicht sprechen und also nicht zaubern.',
  'board.does.starving': 'Fällt nach Tagen auf 0 Trefferpunkte und stirbt dann binnen Stunden.',
  'board.does.stunned': 'Kann nicht handeln, aber gehen. Angriffe darauf haben Vorteil.',
  'board.does.suffocating':
    'Fällt nach Runden auf 0 Trefferpunkte und stirbt nach ebenso vielen weiteren.',
  'board.does.thirst': 'Fällt nach Stunden auf 0 Trefferpunkte und stirbt dann binnen Stunden.',
  'board.does.warded': 'Keine Magie wirkt darauf, weder gute noch böse.',
  'board.does.unconscious': 'Liegt da und bekommt nichts mit. Es braucht Heilung.',
  'board.does.asleep':
    'Schläft, bis es verletzt wird oder jemand daneben eine Aktion zum Wecken aufwendet.',
  'board.does.petrified':
    'Ist aus Stein: kann nicht handeln, und nur das Gegenmittel wirkt darauf.',
  'board.does.grappled': 'Wird festgehalten und kann nicht gehen, bis es sich losreißt.',
  'board.does.fleeing': 'Läuft aus dem Kampf davon.',
  'board.does.surrendered': 'Kämpft nicht mehr.',
} as const;
