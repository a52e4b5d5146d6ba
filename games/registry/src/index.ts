import { manifest as bingoAdventure } from '@tablewright/bingo-adventure/manifest';
import { manifest as bingoDeathmatch } from '@tablewright/bingo-deathmatch/manifest';
import { manifest as bridgequest } from '@tablewright/bridgequest/manifest';
import { manifest as d20 } from '@tablewright/d20/manifest';
import type { Game } from '@tablewright/engine';
import type { GameManifest } from '@tablewright/engine/manifest';
import { manifest as kazzam } from '@tablewright/kazzam/manifest';

/** All games, in the order in which they are shown. The only place that names them. */
export const MANIFESTS: readonly GameManifest[] = [
  bingoDeathmatch,
  bingoAdventure,
  kazzam,
  bridgequest,
  d20,
];

type Listing = Pick<GameManifest, 'id' | 'title'> & {
  /** How many may play, in English words. */
  readonly players: string;
};

/** A game that can be played. */
export interface ReadyGame
  extends Listing,
    Pick<
      GameManifest,
      | 'builds'
      | 'documents'
      | 'loadBoard'
      | 'loadBuilder'
      | 'loadCards'
      | 'loadEditor'
      | 'loadPlan'
      | 'loadPrint'
      | 'loadReport'
      | 'loadSheets'
      | 'loadTutorial'
    > {
  readonly status: 'ready';
  /** The rules, content, view and bots. */
  load(): Promise<Game>;
  /** The game as a table needs it at which a match is played from its beginning, if that is less. */
  loadTable?(): Promise<Game>;
}

/** A game that is announced and cannot be played yet. */
export interface ComingGame extends Listing {
  readonly status: 'coming';
}

/** What the apps know of a game before they load it. */
export type RegistryEntry = ReadyGame | ComingGame;

/** What can be played and what is to come, in the order of {@link MANIFESTS}. */
export const GAMES: readonly RegistryEntry[] = MANIFESTS.map(entryOf);

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

/**
 * Loads what the match of a file needs: the game as a table has it, unless a position was laid out.
 * Throws as {@link loadGame} does.
 */
export async function loadGameOf(file: {
  readonly game: string;
  readonly given?: object | undefined;
}): Promise<Game> {
  const entry = findGame(file.game);
  return entry?.status === 'ready' && entry.loadTable !== undefined && file.given === undefined
    ? entry.loadTable()
    : loadGame(file.game);
}

function entryOf(manifest: GameManifest): RegistryEntry {
  const { id, title, introduction, builds, documents, load, loadTable } = manifest;
  const { loadBoard, loadBuilder, loadCards, loadEditor, loadPlan, loadPrint } = manifest;
  const { loadReport, loadSheets, loadTutorial } = manifest;
  const listing = { id, title, players: introduction.players };
  if (load === undefined) return { ...listing, status: 'coming' };
  return {
    ...listing,
    status: 'ready',
    load: () => load().then(theGame),
    ...(loadTable === undefined ? {} : { loadTable: () => loadTable().then(theGame) }),
    ...(builds === undefined ? {} : { builds }),
    ...(documents === undefined ? {} : { documents }),
    ...(loadBoard === undefined ? {} : { loadBoard }),
    ...(loadBuilder === undefined ? {} : { loadBuilder }),
    ...(loadCards === undefined ? {} : { loadCards }),
    ...(loadEditor === undefined ? {} : { loadEditor }),
    ...(loadPlan === undefined ? {} : { loadPlan }),
    ...(loadPrint === undefined ? {} : { loadPrint }),
    ...(loadReport === undefined ? {} : { loadReport }),
    ...(loadSheets === undefined ? {} : { loadSheets }),
    ...(loadTutorial === undefined ? {} : { loadTutorial }),
  };
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
