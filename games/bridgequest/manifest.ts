import type { GameManifest } from '@tablewright/engine/manifest';

/** What is known of the game before it is loaded. */
export const manifest: GameManifest = {
  id: 'bridgequest',
  title: 'BridgeQuest!',
  designers: [],
  material: 'chart',
  introduction: {
    players: '1 to 3 players and a game master',
    pitch: 'Climb a bridge of worlds card by card, up to the Boss at its end.',
    thanks: [
      'After Munchkin by Steve Jackson, which it makes into a campaign',
      'Play tested by the Morazis and GHR guys',
    ],
    filledIn: ['every card, figurine and picture'],
    notes: [
      'BridgeQuest! is played with original cards; no card of another publisher is included.',
    ],
  },
  translations: {
    de: {
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
  },
  load: () => import('./src/index.ts'),
  loadBoard: () => import('@tablewright/bridgequest/board'),
  documents: true,
  loadSheets: () => import('@tablewright/bridgequest/sheets'),
  loadPlan: () => import('./table-plan.ts'),
  loadPrint: () => import('@tablewright/bridgequest/print'),
  loadCards: () => import('@tablewright/bridgequest/cards'),
  loadTutorial: () => import('./tutorial/index.ts'),
};
