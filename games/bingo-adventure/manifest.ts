import type { GameManifest } from '@tablewright/engine/manifest';

/** What is known of the game before it is loaded. */
export const manifest: GameManifest = {
  id: 'bingo-adventure',
  title: 'Bingo Adventure',
  designers: ['Jonathan Leistiko', 'Shawn Storie'],
  material: 'storybook',
  introduction: {
    players: '1 to 4 players',
    pitch: 'Mark patterns together to wake your powers, before the monster fells one of you.',
    thanks: [],
    filledIn: [
      'the BINGO powers and dud powers of all classes, and the shape of one pattern',
      'the monsters Gobin the Goblin King and Boing the Ooze',
      'points that the text leaves open, each marked (ruling) or (designed) in the rules',
    ],
    notes: [],
  },
  translations: {
    de: {
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
  },
  load: () => import('./src/index.ts'),
  loadBoard: () => import('@tablewright/bingo-adventure/board'),
  loadBuilder: () => import('@tablewright/bingo-adventure/builder'),
  loadPlan: () => import('./table-plan.ts'),
  loadPrint: () => import('@tablewright/bingo-adventure/print'),
  loadTutorial: () => import('./tutorial/index.ts'),
};
