import type { Game } from '@tablewright/engine';

interface Listing {
  /** The game's folder and its id everywhere. */
  readonly id: string;
  readonly title: string;
  /** How many may play, in words. */
  readonly players: string;
}

/** A game that can be played. */
export interface ReadyGame extends Listing {
  readonly status: 'ready';
  /** The rules, content, view and bots. */
  load(): Promise<Game>;
  /** The module of the game's own board, if it has one: its `Board` draws the table. */
  loadBoard?(): Promise<unknown>;
  /** The module of what can be printed of it: its `PRINT_PARTS` are sheets, cards, references. */
  loadPrint?(): Promise<unknown>;
  /** The module of the game's lessons, if it has any: its `TUTORIAL` is the list of them. */
  loadTutorial?(): Promise<unknown>;
}

/** A game that is announced and cannot be played yet. */
export interface ComingGame extends Listing {
  readonly status: 'coming';
}

/** What the apps know of a game before they load it. */
export type RegistryEntry = ReadyGame | ComingGame;

/** All games, in the order in which they are shown. The only place that names them. */
export const GAMES: readonly RegistryEntry[] = [
  {
    id: 'bingo-deathmatch',
    title: 'Ultimate Bingo Deathmatch Arena',
    players: '2 to 5 players',
    status: 'ready',
    load: () => import('@tablewright/bingo-deathmatch').then(theGame),
    loadBoard: () => import('@tablewright/bingo-deathmatch/board'),
    loadPrint: () => import('@tablewright/bingo-deathmatch/print'),
    loadTutorial: () => import('@tablewright/bingo-deathmatch/tutorial'),
  },
  {
    id: 'bingo-adventure',
    title: 'Bingo Adventure',
    players: '1 to 4 players',
    status: 'ready',
    load: () => import('@tablewright/bingo-adventure').then(theGame),
    loadBoard: () => import('@tablewright/bingo-adventure/board'),
    loadPrint: () => import('@tablewright/bingo-adventure/print'),
    loadTutorial: () => import('@tablewright/bingo-adventure/tutorial'),
  },
  {
    id: 'kazzam',
    title: 'Kazzam',
    players: '2 to 6 players',
    status: 'ready',
    load: () => import('@tablewright/kazzam').then(theGame),
    loadBoard: () => import('@tablewright/kazzam/board'),
    loadPrint: () => import('@tablewright/kazzam/print'),
    loadTutorial: () => import('@tablewright/kazzam/tutorial'),
  },
  {
    id: 'bridgequest',
    title: 'BridgeQuest!',
    players: '1 to 3 players and a game master',
    status: 'coming',
  },
  { id: 'd20', title: 'The d20 table', players: 'a party and a game master', status: 'coming' },
];

/** The entry with this id, if there is one. */
export function findGame(id: string): RegistryEntry | undefined {
  return GAMES.find((entry) => entry.id === id);
}

/** Loads the game with this id. Throws if there is none, or if it is still to come. */
export async function loadGame(id: string): Promise<Game> {
  const entry = findGame(id);
  if (entry === undefined) {
    throw new Error(
      `there is no game "${id}"; games are ${GAMES.map((game) => game.id).join(', ')}`,
    );
  }
  if (entry.status !== 'ready') throw new Error(`${entry.title} cannot be played yet`);
  return entry.load();
}

/** The game in a game's package, which exports one thing: that. */
function theGame(module: object): Game {
  const games = Object.values(module).filter(isGame);
  const [game] = games;
  if (game === undefined || games.length > 1) throw new Error('a game package exports one game');
  return game;
}

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'steps' in value && 'setup' in value;
}
