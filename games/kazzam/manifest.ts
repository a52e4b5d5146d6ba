import type { GameManifest } from '@tablewright/engine/manifest';

/** What is known of the game before it is loaded. */
export const manifest: GameManifest = {
  id: 'kazzam',
  title: 'Kazzam',
  designers: ['Jim McGarva'],
  material: 'chalk',
  teams: true,
  introduction: {
    players: '2 to 6 players',
    pitch: 'A magical court sport between house teams, spell against spell.',
    thanks: [
      'Artists: Yuri Kavalerchik, Kyla Austin',
      'Layout: Cosmonaut Kyla Austin, Jim McGarva',
      'Proofreading: Jim Jacobson, Jim McGarva',
      'Playtesting and development: Gabriel Butche, Camille King, Lynk Gadra, Dan Taranu, Jim Jacobson, Yuri Kavalerchik',
    ],
    filledIn: ['the athletes of Jetsam and Flotsam'],
    notes: [],
  },
  translations: {
    de: {
      players: '2 bis 6 Personen',
      pitch: 'Ein magischer Mannschaftssport zwischen Schulhäusern, Zauber gegen Zauber.',
      thanks: [
        'Illustration: Yuri Kavalerchik, Kyla Austin',
        'Gestaltung: Cosmonaut Kyla Austin, Jim McGarva',
        'Korrektorat: Jim Jacobson, Jim McGarva',
        'Spieltests und Entwicklung: Gabriel Butche, Camille King, Lynk Gadra, Dan Taranu, Jim Jacobson, Yuri Kavalerchik',
      ],
      filledIn: ['die Athleten von Jetsam und Flotsam'],
      notes: [],
    },
  },
  load: () => import('./src/index.ts'),
  loadTable: () => import('@tablewright/kazzam/table'),
  loadBoard: () => import('@tablewright/kazzam/board'),
  documents: true,
  builds: 'team',
  loadBuilder: () => import('@tablewright/kazzam/builder'),
  loadPlan: () => import('./table-plan.ts'),
  loadPrint: () => import('@tablewright/kazzam/print'),
  loadReport: () => import('@tablewright/kazzam/report'),
  loadTutorial: () => import('./tutorial/index.ts'),
};
