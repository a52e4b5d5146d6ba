import type { Checkpoint } from './checkpoints.ts';
import type { Answer, Choice } from './choice.ts';
import { clonePlain } from './clone.ts';
import type { Contents } from './documents/kinds.ts';
import type { Game } from './game.ts';
import type { OptionsSchema, OptionValues } from './options.ts';
import { HandedOver } from './random/handed-over.ts';
import type { RandomSource } from './random/source.ts';
import type { RandomSpec } from './random/spec.ts';
import { sourcesOf } from './random/spec.ts';
import { Runner } from './runner.ts';
import type { Seat } from './seat.ts';
import type { LogEntry } from './undo.ts';
import { fromWire } from './wire-answer.ts';

/** What looking ahead from the present moment of a match needs. */
export interface Present {
  readonly game: Game;
  readonly options: OptionValues<OptionsSchema>;
  readonly seatCount: number;
  readonly documents: Contents;
  readonly random: RandomSpec;
  /** The last checkpoint. */
  readonly start: Checkpoint;
  readonly log: readonly LogEntry[];
}

/** How the present is played again. */
export interface Repeating {
  /** Makes the checkpoint's state, a copy that may be changed, into the one to play on. */
  change(state: object): object;
  /** What is answered now; nothing if that does not fit. */
  answerOf(choice: Choice, entry: LogEntry, at: number): Answer | undefined;
  /**
   * Whether what follows this answer is drawn anew where only this audience has seen it; the answer
   * before the first is -1. Without it, all is drawn as it was.
   */
  drawsAnew?(at: number, audience: readonly Seat[]): boolean;
}

/**
 * Plays what was answered since the last checkpoint again, on a copy that may differ, and hands the
 * draws from then on over to another source. Nothing if the answers do not fit the copy.
 */
export function repeat(
  { game, options, seatCount, documents, random, start, log }: Present,
  ahead: RandomSource,
  { change, answerOf, drawsAnew }: Repeating,
): Runner | undefined {
  const own = sourcesOf(random).forPlay;
  own.restore(start.random);
  const source = new HandedOver(own, ahead);
  const runner = Runner.from(
    game,
    { options, seatCount, documents, random: source },
    change(clonePlain(start.state)),
  );
  let last = start.seq - 1;
  source.drawsAnew = () => {
    const { audience } = runner.table;
    return audience !== undefined && drawsAnew?.(last, audience) === true;
  };
  runner.advance();
  for (let at = start.seq; at < log.length; at += 1) {
    const entry = log[at];
    if (entry === undefined) return undefined;
    const choice = runner.choiceAt(entry.slot ?? 0, entry.seat);
    if (choice === undefined) return undefined;
    const answer = answerOf(choice, entry, at);
    if (answer === undefined) return undefined;
    last = at;
    runner.give(entry.slot ?? 0, answer, entry.seat);
  }
  source.handOver();
  return runner;
}

/** The answer that was given, if the choice allows it. */
export function takeAsGiven(choice: Choice, entry: LogEntry): Answer | undefined {
  const read = fromWire(choice, entry.answer);
  return read.ok ? read.value : undefined;
}
