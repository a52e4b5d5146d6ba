import type { Game } from '@tablewright/engine';
import type { MatchFile } from '@tablewright/engine/host';
import type { TablePlan } from '@tablewright/engine/table-plan';
import { findGame, type ReadyGame } from '@tablewright/registry';
import { readRules as rulesOf } from '@tablewright/registry/rules';
import type {
  BoardActions,
  BoardComponent,
  BoardDice,
  BoardEarned,
  BoardEnding,
  BoardModule,
  BoardNotes,
  BoardOdds,
  BoardSides,
  BoardWays,
  GameSounds,
  RulesText,
} from '@tablewright/table-kit';
import { useEffect, useState } from 'react';
import { loadGameTexts } from './language/catalogues.ts';
import { keptLanguage } from './language/language.ts';
import { awaited } from './parts/fetches.ts';

/** A game with all that its table needs. */
export interface LoadedGame {
  readonly game: Game;
  readonly board: BoardComponent | undefined;
  /** Which of its choices are about actions. */
  readonly actions: BoardActions | undefined;
  /** What it can count of what chance may bring. */
  readonly odds: BoardOdds | undefined;
  /** Its dice, as its events tell them. */
  readonly dice: BoardDice | undefined;
  /** What its options do, and advice about them. */
  readonly notes: BoardNotes | undefined;
  /** How it draws ways, where not by the cheapest. */
  readonly ways: BoardWays | undefined;
  /** Its sides, where they are not the seats. */
  readonly sides: BoardSides | undefined;
  /** How a match between sides has ended. */
  readonly ending: BoardEnding | undefined;
  /** What a match of it has brought to its seats. */
  readonly earned: BoardEarned | undefined;
  /** What its events sound like, where their types do not say it. */
  readonly sounds: GameSounds | undefined;
}

/** Something on its way. */
export type Loading<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly again: () => void };

const games = new Map<string, Promise<Game>>();
const tables = new Map<string, Promise<LoadedGame>>();
const whole = new Map<string, Promise<LoadedGame>>();

/** Loads a game without its board, once, for what only needs its rules and words. */
export function loadGame(id: string): Promise<Game> {
  return once(games, id, (entry) => (entry.loadTable ?? entry.load)().then(withTexts));
}

/**
 * Loads a game and its board, once: all that matches need which are played from their beginning.
 * Rejects if the game itself does not come.
 */
export function loadTableGame(id: string): Promise<LoadedGame> {
  return once(tables, id, (entry) => withBoard(entry, loadGame(id)));
}

/** The same with what lays out positions, for lessons, examples and diagrams. */
export function loadWholeGame(id: string): Promise<LoadedGame> {
  return once(whole, id, (entry) => withBoard(entry, entry.load().then(withTexts)));
}

/** Loads what the match of a file needs. */
export function loadGameOf(file: Pick<MatchFile, 'game' | 'given'>): Promise<LoadedGame> {
  return file.given === undefined ? loadTableGame(file.game) : loadWholeGame(file.game);
}

function once<T>(
  kept: Map<string, Promise<T>>,
  id: string,
  load: (entry: ReadyGame) => Promise<T>,
): Promise<T> {
  const known = kept.get(id);
  if (known !== undefined) return known;
  const entry = findGame(id);
  if (entry?.status !== 'ready') return Promise.reject(new Error(`there is no game "${id}"`));
  const loading = load(entry);
  kept.set(id, loading);
  // What failed may be tried again.
  loading.catch(() => kept.delete(id));
  return loading;
}

/** Loads how a new table of a game is set. Without it, or if it does not come, all is set by hand. */
export async function loadPlan(id: string): Promise<TablePlan | undefined> {
  const entry = findGame(id);
  if (entry?.status !== 'ready') return undefined;
  return (await entry.loadPlan?.().catch(() => undefined))?.PLAN;
}

async function withBoard(entry: ReadyGame, loading: Promise<Game>): Promise<LoadedGame> {
  const [game, board] = await Promise.all([
    loading,
    entry.loadBoard?.().then((module) => module as BoardModule),
  ]);
  return {
    game,
    board: board?.Board,
    actions: board?.actions,
    odds: board?.odds,
    dice: board?.dice,
    notes: board?.notes,
    ways: board?.ways,
    sides: board?.sides,
    ending: board?.ending,
    earned: board?.earned,
    sounds: board?.sounds,
  };
}

/** Fetches the visitor's catalogue along with the game, so that no other language flashes by. */
async function withTexts(game: Game): Promise<Game> {
  await loadGameTexts(game, keptLanguage()).catch(() => undefined);
  return game;
}

const texts = new Map<string, Promise<RulesText>>();

/** Loads and reads a game's rules text, once. */
export function loadRules(id: string): Promise<RulesText> {
  const kept = texts.get(id);
  if (kept !== undefined) return kept;
  const loading = Promise.all([
    rulesOf(id),
    import('@tablewright/table-kit/rules'),
    // Rules without their examples still are rules.
    addressesIn(id).catch(() => new Map<string, string>()),
  ]).then(([text, { readRules }, examples]) => ({ ...readRules(text), examples }));
  texts.set(id, loading);
  loading.catch(() => texts.delete(id));
  return loading;
}

async function addressesIn(id: string): Promise<ReadonlyMap<string, string>> {
  const { addressesOf, loadExamples } = await import('./learn/examples.ts');
  return addressesOf(id, await loadExamples(id));
}

/** What a promise brings, for a page. `load` is called anew when `key` changes. */
export function useLoading<T>(key: string, load: () => Promise<T>): Loading<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ key: string; loading: Loading<T> }>({
    key,
    loading: { kind: 'loading' },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says when `load` differs
  useEffect(() => {
    let wanted = true;
    const settle = (loading: Loading<T>) => wanted && setState({ key, loading });
    settle({ kind: 'loading' });
    awaited(load()).then(
      (value) => settle({ kind: 'ready', value }),
      () => settle({ kind: 'failed', again: () => setAttempt((n) => n + 1) }),
    );
    return () => {
      wanted = false;
    };
  }, [key, attempt]);
  return state.key === key ? state.loading : { kind: 'loading' };
}
