/** Stands in for the registry, so that the table is tried with games made for trying it. */
import type { Game } from '@tablewright/engine';
import type { RegistryEntry } from '@tablewright/registry';

export const GAMES: readonly RegistryEntry[] = [
  {
    id: 'seven-questions',
    title: 'Seven questions',
    players: '1 to 5 players',
    status: 'ready',
    load: async () => (await import('./seven-questions.ts')).sevenQuestions as unknown as Game,
    loadBoard: () => import('./board.tsx'),
    loadTutorial: () => import('./lesson.ts'),
  },
  {
    id: 'secret-pick',
    title: 'Secret pick',
    players: '2 to 5 players',
    status: 'ready',
    load: async () => (await import('./secret-pick.ts')).secretPick as unknown as Game,
  },
  {
    id: 'long-walk',
    title: 'Long walk',
    players: '1 player',
    status: 'ready',
    load: async () => (await import('./long-walk.ts')).longWalk as unknown as Game,
    loadBoard: () => import('./board.tsx'),
  },
  {
    id: 'market',
    title: 'Market',
    players: '2 to 3 players',
    status: 'ready',
    load: async () => (await import('./market.ts')).market as unknown as Game,
  },
  {
    id: 'campfire',
    title: 'Campfire',
    players: '1 to 3 players',
    status: 'ready',
    load: async () => (await import('./campfire.ts')).campfire as unknown as Game,
  },
  {
    id: 'saga',
    title: 'Saga',
    players: '1 to 3 players',
    status: 'ready',
    documents: true,
    load: async () => (await import('@tablewright/engine/testing')).saga as unknown as Game,
  },
  {
    id: 'gallery',
    title: 'Gallery',
    players: '1 to 3 players',
    status: 'ready',
    documents: true,
    load: async () => (await import('@tablewright/engine/testing')).gallery as unknown as Game,
  },
  { id: 'later', title: 'Later', players: 'some players', status: 'coming' },
];

export function findGame(id: string): RegistryEntry | undefined {
  return GAMES.find((entry) => entry.id === id);
}

export async function loadGame(id: string): Promise<Game> {
  const entry = findGame(id);
  if (entry?.status !== 'ready') throw new Error(`there is no game "${id}"`);
  return entry.load();
}

export function loadGameOf({ game }: { readonly game: string }): Promise<Game> {
  return loadGame(game);
}

export function presentationOf(): unknown {
  const credits = { designers: ['Nobody'], thanks: [], filledIn: ['all of it'], notes: [] };
  return { material: 'chart', pitch: 'A game made for trying the table.', credits };
}

/** The toys have no scenarios. */
export async function readScenarios(): Promise<ReadonlyMap<string, unknown>> {
  return new Map();
}

export async function readTitles(): Promise<Readonly<Record<string, never>>> {
  return {};
}

export async function readDiagrams(): Promise<object> {
  return {};
}

export async function readRules(): Promise<string> {
  return `# Rules of the toys

## Questions

- **TOY-TURN-01** A turn asks seven questions of one seat.
- **TOY-ASK-01** Somebody must be struck; nobody sleeps.
- **TOY-TELL-01** Every answer is told to all; see TOY-TURN-01.

| Id | Thing | Effect |
|---|---|---|
| **TOY-LUCK-01** | Die | Rolled at the end of a turn. |
`;
}
