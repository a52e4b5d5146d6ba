import type { GameManifest } from '@tablewright/engine/manifest';

/** What is known of the game before it is loaded. */
export const manifest: GameManifest = {
  id: 'bingo-deathmatch',
  title: 'Ultimate Bingo Deathmatch Arena',
  designers: [],
  material: 'neon',
  introduction: {
    players: '2 to 5 players',
    pitch: 'Fill a line of your card, and take lines from others with lazors.',
    thanks: [],
    filledIn: [
      'where the coloured squares lie on the cards, whose picture is missing',
      'what is on sale: every advanced item and power card from the first round',
      'points that the text leaves open, each marked (ruling) in the rules',
    ],
    notes: [],
  },
  translations: {
    de: {
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
  },
  load: () => import('./src/index.ts'),
  loadBoard: () => import('@tablewright/bingo-deathmatch/board'),
  loadPlan: () => import('./table-plan.ts'),
  loadPrint: () => import('@tablewright/bingo-deathmatch/print'),
  loadTutorial: () => import('./tutorial/index.ts'),
};
