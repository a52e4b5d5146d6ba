import { answerIn, isSearchPolicy } from '@tablewright/bots';
import {
  type Choice,
  type Game,
  type Policy,
  type RandomSource,
  sampleAnswer,
  type WireAnswer,
} from '@tablewright/engine';
import { toWire } from '@tablewright/engine/host';
import { type Asked, offerAtRandom } from '@tablewright/engine/laws';
import type { KeptEntry } from '../../src/tables/entry.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';

/** An open choice, or now and then something that may be done at any time. */
export function askedAtRandom({ match }: LiveTable, random: RandomSource): Asked | undefined {
  if (match === undefined) return undefined;
  const { choices } = match;
  const slot = random.index(Math.max(1, choices.length), 'slot');
  const choice = choices[slot];
  return offerAtRandom(match, random) ?? (choice === undefined ? undefined : { choice, slot });
}

/** One answer in so many of a match of bots is given at random all the same. */
const SENSELESS = 6;

/** What the heuristic of the game answers for whoever is asked, or now and then anything. */
export function bySense(table: LiveTable, random: RandomSource): KeptEntry {
  const { match } = table;
  const heuristic = heuristicOf(table.game);
  const asked = askedAtRandom(table, random);
  const isSenseless = random.index(SENSELESS, 'senseless') === 0;
  if (match === undefined || heuristic === undefined || asked === undefined || isSenseless) {
    return answerAtRandom(table, random);
  }
  const { choice, slot } = asked;
  if (slot < 0) return given(table, asked, wireOf(choice, random));
  return given(
    table,
    asked,
    toWire(choice, answerIn(match, choice.seat, choice, heuristic, random)),
  );
}

/** The rules of thumb of a game, if it has some. */
export function heuristicOf({ bots }: Game): Policy | undefined {
  const heuristic = bots?.heuristic;
  return heuristic === undefined || isSearchPolicy(heuristic) ? undefined : heuristic;
}

export function answerAtRandom(table: LiveTable, random: RandomSource): KeptEntry {
  const asked = askedAtRandom(table, random);
  if (asked === undefined) throw new Error('a match that goes on asks something');
  return given(table, asked, wireOf(asked.choice, random));
}

function given(table: LiveTable, { choice, slot }: Asked, answer: WireAnswer): KeptEntry {
  const at = table.at + 1;
  const done = table.answerFor(choice.seat, slot, answer, 'bot', at);
  if (!done.ok) throw new Error(done.error.message);
  return { seq: table.seq, at, entry: done.value };
}

export function wireOf(choice: Choice, random: RandomSource): WireAnswer {
  return toWire(choice, sampleAnswer(choice, random));
}
