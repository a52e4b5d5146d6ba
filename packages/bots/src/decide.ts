import type { Game, Seat, WireAnswer } from '@tablewright/engine';
import { Match, type MatchFile, mayAnswer, seededSource, toWire } from '@tablewright/engine/host';
import { answerIn, offerUsed } from './drive.ts';
import { imaginationOf } from './imagination.ts';
import { policyNamed } from './policies.ts';
import { isSearchPolicy } from './search/policy.ts';
import type { Search } from './search/search.ts';

/** How {@link decide} goes about it. */
export interface DecideSettings {
  /** The bot's own chance: the same seed, the same answer. The match never draws from it. */
  readonly seed: string;
  /** Stops the work; an `AbortSignal` fits. */
  readonly signal?: { readonly aborted: boolean };
  /**
   * Awaited between slices of the work, so that a worker hears messages: for example
   * `() => new Promise((resume) => setTimeout(resume))`. Without it the work is done in one go.
   */
  readonly pause?: () => Promise<unknown>;
  /** A clock in milliseconds; with it a level keeps to the time that it states. */
  readonly now?: () => number;
  /**
   * Which open choice is asked about; without it the first that the seat may answer. A number below 0
   * asks whether the bot makes use of a standing offer.
   */
  readonly slot?: number;
  /** Hears how far the work has come, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** What a bot has decided: submit it to the match as it stands. */
export interface Decision {
  readonly seat: Seat;
  readonly slot: number;
  readonly answer: WireAnswer;
}

/** The work was stopped before there was an answer. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** Futures looked at between two pauses: a few milliseconds of work. */
const SLICE = 8;

/**
 * What a bot decides at the end of a match file, for workers: everything comes in as data and goes
 * out as data. Nothing if the seat has nothing to decide.
 * @param file with its secret, as {@link Match.toFile} gives it for a match that is to be continued
 * @param policy a name as in the seat menu
 * @throws Error if the file does not load, UnknownPolicy, PolicyFault, {@link Cancelled}
 */
export async function decide(
  game: Game,
  file: MatchFile,
  seat: Seat,
  policy: string,
  settings: DecideSettings,
): Promise<Decision | undefined> {
  throwIfCancelled(settings);
  const loaded = Match.load(game, file);
  if (!loaded.ok) throw new Error(loaded.error);
  return decideIn(loaded.value, seat, policy, settings);
}

/** What a bot decides in a match as it stands, which it leaves as it is; else like {@link decide}. */
export async function decideIn(
  match: Match,
  seat: Seat,
  policy: string,
  settings: DecideSettings,
): Promise<Decision | undefined> {
  throwIfCancelled(settings);
  const { game } = match;
  const slot = settings.slot ?? match.choices.findIndex((choice) => mayAnswer(choice, seat));
  const named = policyNamed(game, policy);
  const random = seededSource(settings.seed);
  if (settings.slot !== undefined && slot < 0) {
    const used = offerUsed(match, seat, named, random);
    const offer = used && match.choiceAt(used.slot, seat);
    return used && offer && { seat, slot: used.slot, answer: toWire(offer, used.answer) };
  }
  const choice = match.choices[slot];
  if (choice === undefined || !mayAnswer(choice, seat)) return undefined;
  if (!isSearchPolicy(named)) {
    const answer = answerIn(match, seat, choice, named, random);
    return { seat, slot, answer: toWire(choice, answer) };
  }
  const view = game.view(match.state, seat);
  const imagine = imaginationOf(match, seat);
  const { now } = settings;
  const asked = { view, seat, choice, random, imagine };
  const search = named.begin(asked, now === undefined ? undefined : { now });
  await work(search, settings);
  return { seat, slot, answer: toWire(choice, search.answer) };
}

/** Works in slices so short that a worker stays answerable. */
async function work(search: Search, settings: DecideSettings): Promise<void> {
  const { pause, progress } = settings;
  while (!search.done) {
    for (let i = 0; i < SLICE && !search.done; i += 1) search.step();
    progress?.(search.share);
    if (pause !== undefined) await pause();
    throwIfCancelled(settings);
  }
}

function throwIfCancelled({ signal }: DecideSettings): void {
  if (signal?.aborted === true) throw new Cancelled('the decision was cancelled');
}
