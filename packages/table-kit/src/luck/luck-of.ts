import type { Label, Seat } from '@tablewright/engine';
import type { LoggedDraw, Match } from '@tablewright/engine/host';
import { chanceOfSum } from './chance-of-sum.ts';

/** Fewer dice than these say nothing of luck. */
const FEWEST = 5;

/** What dice showed in all, beside what is to be expected of them. */
export interface SumLuck {
  /** What a die showed on average. */
  readonly mean: number;
  /** What it shows on average if one rolls for ever. */
  readonly expected: number;
  /** Which way the dice went. */
  readonly side: 'more' | 'less' | 'even';
  /**
   * The share, 0 to 1, of all throws of as many dice that go as far or further to that side.
   * Missing where nothing is to be said of it: too few dice, too many, or just what is expected.
   */
  readonly chance: number | undefined;
}

/** All dice of one kind that a seat had. */
export interface DiceLuck {
  readonly faces: readonly Label[];
  /** How often each face came, in the order of `faces`. */
  readonly counts: readonly number[];
  readonly rolls: number;
  /** Only of dice whose faces are all whole numbers. */
  readonly sum: SumLuck | undefined;
}

/** What chance gave to one seat, or to nobody. */
export interface Share {
  /** By kind, those with few faces first. */
  readonly dice: readonly DiceLuck[];
  /** Cards, tokens and the like that were drawn, and what else was settled by lot. */
  readonly drawn: number;
  readonly shuffles: number;
}

/** What chance gave in a match. */
export interface Luck {
  /**
   * Whose a draw is. `rolled-for`: the rules say for which seat they draw. `answered`: they do not,
   * and a draw is of the seat whose answer led to it.
   */
  readonly whose: 'rolled-for' | 'answered';
  /** In seat order. */
  readonly seats: readonly Share[];
  /** Before the first answer, and for no seat. */
  readonly nobody: Share;
}

/** The luck of each seat in a match, from every draw that it has made. */
export function luckOf(match: Pick<Match, 'draws' | 'log' | 'seats' | 'game' | 'state'>): Luck {
  const { draws, log, seats, game, state } = match;
  // The rules name for whom they draw by a number: a seat, where the game does not say otherwise.
  const named = draws.filter(({ who }) => who >= 0);
  const namesSeats = named.length > 0 && named.every(({ who }) => who < seats.length);
  const rolledFor = game.drawnFor !== undefined || namesSeats;
  const ownerOf = (draw: LoggedDraw): Seat | undefined => {
    if (game.drawnFor !== undefined) return game.drawnFor(state, draw);
    return namesSeats && draw.who >= 0 ? draw.who : log[draw.seq - 1]?.seat;
  };
  return {
    whose: rolledFor ? 'rolled-for' : 'answered',
    seats: seats.map((_, seat) => shareOf(draws.filter((draw) => ownerOf(draw) === seat))),
    nobody: shareOf(draws.filter((draw) => ownerOf(draw) === undefined)),
  };
}

/** Whether there is anything to be told of somebody's luck. */
export function hasLuck({ dice, drawn, shuffles }: Share): boolean {
  return dice.length > 0 || drawn > 0 || shuffles > 0;
}

function shareOf(draws: readonly LoggedDraw[]): Share {
  const kinds = new Map<string, { faces: readonly Label[]; counts: number[] }>();
  let drawn = 0;
  let shuffles = 0;
  for (const { kind, faces, index, count } of draws) {
    if (kind === 'roll' && faces !== undefined) {
      const name = JSON.stringify(faces);
      const known = kinds.get(name) ?? { faces, counts: faces.map(() => 0) };
      kinds.set(name, known);
      known.counts[index] = (known.counts[index] ?? 0) + 1;
    } else if (kind !== 'shuffle') drawn += 1;
    // The last swap of a shuffle is between two.
    else if (count === 2) shuffles += 1;
  }
  const small = [...kinds.values()].sort((a, b) => a.faces.length - b.faces.length);
  return { dice: small.map(diceLuck), drawn, shuffles };
}

function diceLuck({
  faces,
  counts,
}: {
  readonly faces: readonly Label[];
  readonly counts: readonly number[];
}): DiceLuck {
  const rolls = counts.reduce((all, count) => all + count, 0);
  const values = faces.filter((face) => Number.isSafeInteger(face)) as number[];
  const counted = values.length === faces.length;
  return { faces, counts, rolls, sum: counted ? sumLuck(values, counts, rolls) : undefined };
}

function sumLuck(faces: readonly number[], counts: readonly number[], rolls: number): SumLuck {
  const sum = faces.reduce((all, face, at) => all + face * (counts[at] ?? 0), 0);
  const onePerFace = faces.reduce((all, face) => all + face, 0);
  const above = sum * faces.length - rolls * onePerFace;
  return {
    mean: sum / rolls,
    expected: onePerFace / faces.length,
    side: above > 0 ? 'more' : above < 0 ? 'less' : 'even',
    chance: rolls < FEWEST ? undefined : chanceOfSum(faces, rolls, sum),
  };
}
