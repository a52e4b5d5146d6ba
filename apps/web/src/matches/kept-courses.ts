import type { Game, Result } from '@tablewright/engine';
import {
  followFile,
  hashPlain,
  Match,
  type MatchFile,
  type MatchPast,
  openFile,
} from '@tablewright/engine/host';
import { get, set } from 'idb-keyval';
import { keptCourses } from './course-store.ts';

/** Answers from which on the course of a match is kept: shorter ones are soon played again. */
const LONG = 100;
/** It is kept anew after so many answers more or less: as many are played again at most. */
const EVERY = 40;

/**
 * The match of a file. A long one goes on from what was kept of its course, so that only what came
 * after is played again; any other is played again as a whole.
 */
export async function openKept(game: Game, file: MatchFile): Promise<Result<Match, string>> {
  if (file.answers.length < LONG) return openFile(game, file);
  const kept = await resumed(game, file);
  if (kept !== undefined) return followFile(kept, game, file);
  return file.rulesVersion === game.version ? playedAgain(game, file) : openFile(game, file);
}

/** How long the page may hold still, in milliseconds. */
const SLICE = 40;

/** A long match played again in slices: whoever waits for it can still use the page. */
async function playedAgain(game: Game, file: MatchFile): Promise<Result<Match, string>> {
  const steps = Match.loading(game, file);
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - since < SLICE) continue;
    await new Promise((goOn) => setTimeout(goOn));
    since = performance.now();
  }
}

/** What was kept of a match, if it is sound. */
async function resumed(game: Game, file: MatchFile): Promise<Match | undefined> {
  if (file.game !== game.id || file.rulesVersion !== game.version) return undefined;
  try {
    const past = await get<MatchPast>(file.id, keptCourses());
    if (past === undefined) return undefined;
    const made = Match.resume(game, file, past);
    const last = past.log.at(-1);
    return made.ok && last !== undefined && hashPlain(made.value.state) === last.hash
      ? made.value
      : undefined;
  } catch {
    // Nothing is lost: the file says it all.
    return undefined;
  }
}

/** Keeps the course of a match while it is played; called after every change, it writes now and then. */
export function courseKeeperOf(match: Match): () => void {
  let kept = 0;
  let waits = false;
  const write = async (): Promise<void> => {
    waits = false;
    kept = match.seq;
    const { log, events, draws, checkpoints, begun } = match;
    try {
      await set(match.id, { log, events, draws, checkpoints, begun }, keptCourses());
    } catch {
      // A browser that keeps nothing plays it again.
    }
  };
  return () => {
    const isDue = match.over ? match.seq !== kept : Math.abs(match.seq - kept) >= EVERY;
    if (match.seq < LONG || !isDue || waits) return;
    waits = true;
    whenIdle(() => void write());
  };
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run);
}
