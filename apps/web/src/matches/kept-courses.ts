import type { Game, Result } from '@tablewright/engine';
import {
  type Checkpoint,
  followFile,
  hashPlain,
  Match,
  type MatchFile,
  openFile,
} from '@tablewright/engine/host';
import { idle } from '../parts/idle.ts';
import { momentsKept, readCourse, readMoment, writeCourse } from './course-store.ts';

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
  if (kept !== undefined) {
    // Whoever has to go back first needs the moments before.
    if (kept.log.some(({ hash }, i) => hash !== file.answers[i]?.hash)) await recalledOf(kept);
    return followFile(kept, game, file);
  }
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
    const past = await readCourse(file.id);
    if (past === undefined) return undefined;
    const made = Match.resume(game, file, past);
    const last = past.log.at(-1);
    if (!made.ok || last === undefined || hashPlain(made.value.state) !== last.hash)
      return undefined;
    const match = made.value;
    keptOf.set(match, { seq: match.seq, moments: new Set(), recalled: undefined });
    return match;
  } catch {
    // Nothing is lost: the file says it all.
    return undefined;
  }
}

/** What is known of what the browser keeps of a match. */
interface Kept {
  /** Answers whose course it keeps. */
  seq: number;
  /** Moments that lie there by themselves. */
  moments: Set<Checkpoint>;
  /** Settled once the match has those that lay there when it was opened. */
  recalled: Promise<void> | undefined;
}

const keptOf = new WeakMap<Match, Kept>();

/**
 * Brings a match the moments kept of its course, the latest first, each while the page is idle: until they are there,
 * whatever lies far back is played again.
 */
function recalledOf(match: Match): Promise<void> {
  const kept = keptOf.get(match);
  if (kept === undefined) return Promise.resolve();
  kept.recalled ??= recall(match, kept.moments);
  return kept.recalled;
}

async function recall(match: Match, moments: Set<Checkpoint>): Promise<void> {
  const { id, log } = match;
  try {
    for (const seq of (await momentsKept(id)).toReversed()) {
      await idle();
      const moment = await readMoment(id, seq, log);
      if (moment === undefined) continue;
      moments.add(moment);
      match.recall([moment]);
    }
  } catch {
    // What is missing is played again.
  }
}

/** Keeps the course of a match while it is played; called after every change, it writes now and then. */
export function courseKeeperOf(match: Match): () => void {
  const kept = keptOf.get(match) ?? { seq: 0, moments: new Set(), recalled: undefined };
  keptOf.set(match, kept);
  void recalledOf(match);
  let waits = false;
  const write = async (): Promise<void> => {
    await recalledOf(match);
    waits = false;
    kept.seq = match.seq;
    const { log, events, draws, checkpoints, begun } = match;
    // The fingerprint of a long match in what came out of it takes longer than all else that is shown of it.
    const results = match.over ? match.results : undefined;
    try {
      await writeCourse(
        match.id,
        { log, events, draws, checkpoints, begun, results },
        kept.moments,
      );
      kept.moments = new Set(checkpoints);
    } catch {
      // A browser that keeps nothing plays it again.
    }
  };
  return () => {
    const isDue = match.over ? match.seq !== kept.seq : Math.abs(match.seq - kept.seq) >= EVERY;
    if (match.seq < LONG || !isDue || waits) return;
    waits = true;
    idle().then(write);
  };
}
