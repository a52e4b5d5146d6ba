import type { TranslatedPresentation } from './introduction.ts';

/** How the games are introduced in German. */
export const PRESENTATIONS_DE: Readonly<Record<string, TranslatedPresentation>> = {
  'bingo-deathmatch': {
    players: '2 bis 5 Personen',
    pitch: 'Eine Linie der eigenen Karte füllen und anderen mit Lazors Linien abnehmen.',
    thanks: [],
    filledIn: [
      'wo die farbigen Felder auf den Karten liegen, deren Bild fehlt',
      'was zum Verkauf steht: alle verbesserten Gegenstände und Kraftkarten ab der ersten Runde',
      'Punkte, die der Text offenlässt, in den Regeln jeweils mit (ruling) gekennzeichnet',
    ],
    notes: [],
  },
  'bingo-adventure': {
    players: '1 bis 4 Personen',
    pitch:
      'Gemeinsam Muster markieren und so Kräfte wecken, bevor das Monster jemanden niederstreckt.',
    thanks: [],
    filledIn: [
      'die BINGO-Kräfte und Nietenkräfte aller Klassen und die Form eines Musters',
      'die Monster Gobin (Goblinkönig) und Boing (Schleim)',
      'Punkte, die der Text offenlässt, in den Regeln jeweils mit (ruling) oder (designed) gekennzeichnet',
    ],
    notes: [],
  },
  kazzam: {
    players: '2 bis 6 Personen',
    pitch: 'Ein magischer Mannschaftssport zwischen Schulhäusern, Zauber gegen Zauber.',
    thanks: [
      'Illustration: Yuri Kavalerchik, Kyla Austin',
      'Gestaltung: Cosmonaut Kyla Austin, Jim McGarva',
      'Korrektorat: Jim Jacobson, Jim McGarva',
      'Spieltests und Entwicklung: Gabriel Butche, Camille King, Lynk Gadra, Dan Taranu, Jim Jacobson, Yuri Kavalerchik',
    ],
    filledIn: ['die Athleten der beiden fertigen Mannschaften'],
    notes: [],
  },
  bridgequest: {
    players: '1 bis 3 Personen und Spielleitung',
    pitch: 'Karte für Karte eine Brücke aus Welten erklimmen, bis zum Boss an ihrem Ende.',
    thanks: [
      'Nach Munchkin von Steve Jackson, aus dem es eine Kampagne macht',
      'Gespielt und erprobt von den Morazis und den GHR guys',
    ],
    filledIn: ['alle Karten, Figuren und Bilder'],
    notes: [
      'BridgeQuest! wird mit eigenen Karten gespielt; keine Karte eines anderen Verlags ist enthalten.',
    ],
  },
  d20: {
    players: 'eine Gruppe und Spielleitung',
    pitch: 'Ein Tisch für Abenteuer mit Spielleitung und einem zwanzigseitigen Würfel.',
    thanks: [
      'Lose nach Regeln von Gary Gygax und Dave Arneson (1974) sowie von Jeremy Crawford und Mike Mearls (2014)',
      'Die X-Card als Sicherheitskarte: John Stavropoulos',
      'Nach Erzählpunkten von Evil Hat Productions und Modiphius Entertainment und von Blades in the Dark von John Harper',
    ],
    filledIn: [],
    notes: [],
  },
};
