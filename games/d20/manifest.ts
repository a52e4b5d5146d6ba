import type { GameManifest } from '@tablewright/engine/manifest';

/** What is known of the game before it is loaded. */
export const manifest: GameManifest = {
  id: 'd20',
  title: 'The d20 table',
  designers: [],
  material: 'leather',
  introduction: {
    players: 'a party and a game master',
    pitch: 'A table for adventures with a game master and a twenty-sided die.',
    thanks: [
      'Loosely based on rules by Gary Gygax and Dave Arneson (1974), and by Jeremy Crawford and Mike Mearls (2014)',
      'The X-Card safety tool: John Stavropoulos',
      'After story points of Evil Hat Productions and Modiphius Entertainment, and of John Harper’s Blades in the Dark',
    ],
    filledIn: [],
    notes: [],
  },
  translations: {
    de: {
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
  },
  load: () => import('./src/index.ts'),
  documents: true,
  builds: 'character',
  loadBuilder: () => import('@tablewright/d20/builder'),
  loadBoard: () => import('@tablewright/d20/board'),
};
