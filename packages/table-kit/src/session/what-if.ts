import { imaginationOf, playOut, policyNamed } from '@tablewright/bots';
import type { Playout, Policy, Seat } from '@tablewright/engine';
import { choicesIn, type Match, seededSource } from '@tablewright/engine/host';

/** What is to be tried out. */
export interface WhatIf {
  readonly seat: Seat;
  /** An open choice of one that the seat may answer. */
  readonly slot: number;
  /** The same seed tries the same. */
  readonly seed: string;
  /** How often every option is tried. */
  readonly rounds: number;
}

/** What came of an option so far. */
export interface OptionTally {
  readonly id: string;
  /** Matches played on from it to their end. */
  readonly played: number;
  /** The sum of what the seat got: 1 for a win, 0.5 for a draw. */
  readonly won: number;
  /** Matches that were broken off, because they did not end in time. */
  readonly unfinished: number;
}

/** Decisions after which a match is broken off. */
const MOST_DECISIONS = 2_000;

/**
 * Tries every option of an open choice: the match as the seat can imagine it is played on by the
 * game's heuristics, again and again, and what the seat gets in the end is added up. All options
 * of a round meet the same imagination and the same chance, so that they differ in nothing else.
 * Yields what came of the options so far after every round; stops early if nothing can be imagined.
 */
export function* tryOptions(match: Match, what: WhatIf): Generator<readonly OptionTally[]> {
  const choice = match.choices[what.slot];
  if (choice?.kind !== 'one') return;
  const { game, seats } = match;
  const policy = heuristicOf(match);
  const policies = seats.map(() => policy);
  const imagine = imaginationOf(match, what.seat);
  const tallies = choice.options.map(({ id }) => ({ id, played: 0, won: 0, unfinished: 0 }));
  for (let round = 0; round < what.rounds; round += 1) {
    let fits = false;
    for (const [answer, tally] of tallies.entries()) {
      const runner = imagine(seededSource(`${what.seed}/${round}`));
      if (runner === undefined) continue;
      if (!giveById(runner, what.slot, choice.options[answer]?.id)) continue;
      fits = true;
      playOut(runner, policies, seededSource(`${what.seed}/${round}/bots`), MOST_DECISIONS);
      const outcome = runner.pending === undefined ? game.outcome(runner.state) : undefined;
      if (outcome === undefined) tally.unfinished += 1;
      else {
        tally.played += 1;
        tally.won += outcome.payoffs[what.seat] ?? 0;
      }
    }
    if (!fits && round > 9 && tallies.every(({ played }) => played === 0)) return;
    yield tallies.map((tally) => ({ ...tally }));
  }
}

/**
 * Gives the answer of that id, if it can be given in what was imagined: there other answers may be
 * open, since somebody who is hidden may be in the way of them.
 */
function giveById(runner: Playout, slot: number, id: string | undefined): boolean {
  const choice = choicesIn(runner.pending)[slot];
  if (choice?.kind !== 'one') return false;
  const answer = choice.options.findIndex((option) => option.id === id);
  if (answer < 0) return false;
  runner.give(slot, answer);
  return true;
}

function heuristicOf({ game }: Match): Policy {
  return policyNamed(game, Object.hasOwn(game.bots, 'heuristic') ? 'heuristic' : 'random');
}
