import type { GameManifest } from '@tablewright/engine/manifest';

/** What is known of the game before it is loaded. */
export const manifest: GameManifest = {
  id: 'd20',
  title: 'The d20 table',
  designers: [],
  material: 'leather',
  introduction: {
    players: '1 to 6 players and a game master',
    pitch: 'Adventures of every kind, told by a game master and settled by a twenty-sided die.',
    thanks: [
      'Loosely based on rules by Gary Gygax and Dave Arneson (1974), and by Jeremy Crawford and Mike Mearls (2014)',
      'The X-Card safety tool: John Stavropoulos',
      'After story points of Evil Hat Productions and Modiphius Entertainment, and of John Harper’s Blades in the Dark',
    ],
    filledIn: [
      'what spells do, prices and weapons, monsters and vehicles',
      'three adventures and nine ready characters',
      'the game master of the software and its companions',
    ],
    notes: [
      'Sherlock Holmes, Robin Hood and Count Dracula are played as the rulebook prints them, but for what it left out.',
      'The X-Card stops any table at once, and nobody is told who played it.',
    ],
  },
  translations: {
    de: {
      players: '1 bis 6 Personen und Spielleitung',
      pitch:
        'Abenteuer aller Art, von einer Spielleitung erzählt und mit einem zwanzigseitigen Würfel entschieden.',
      thanks: [
        'Lose nach Regeln von Gary Gygax und Dave Arneson (1974) sowie von Jeremy Crawford und Mike Mearls (2014)',
        'Die X-Card als Sicherheitskarte: John Stavropoulos',
        'Nach Erzählpunkten von Evil Hat Productions und Modiphius Entertainment und von Blades in the Dark von John Harper',
      ],
      filledIn: [
        'was Zauber bewirken, Preise und Waffen, Monster und Fahrzeuge',
        'drei Abenteuer und neun fertige Charaktere',
        'die Spielleitung der Software und ihre Begleiter',
      ],
      notes: [
        'Sherlock Holmes, Robin Hood und Graf Dracula spielen wie im Regelbuch gedruckt, bis auf das, was dort fehlt.',
        'Die X-Card hält jeden Tisch sofort an, und niemand erfährt, wer sie gespielt hat.',
      ],
    },
  },
  load: () => import('./src/index.ts'),
  loadTable: () => import('@tablewright/d20/table'),
  documents: true,
  builds: 'character',
  loadBuilder: () => import('@tablewright/d20/builder'),
  loadSheets: () => import('@tablewright/d20/sheets'),
  loadBoard: () => import('@tablewright/d20/board'),
  loadEditor: () => import('@tablewright/d20/editor'),
  loadPlan: () => import('./table-plan.ts'),
  loadPrint: () => import('@tablewright/d20/print'),
  loadTutorial: () => import('./tutorial/index.ts'),
};
