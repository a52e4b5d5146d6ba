import {
  chooseAmount,
  D6,
  D20 as DIE20,
  type Die,
  type Flow,
  maybe,
  type Seat,
} from '@tablewright/engine';
import type { RollAt, RollPart } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { masterSeat } from '../deciding/decide.ts';
import { announce } from '../moments/moment.ts';
import { spendCircumstances } from './circumstances.ts';
import { type Leaning, leaningOf, sumOf } from './parts.ts';

/** A d20 roll that lies on the table and can still change. */
export interface Rolled extends Leaning {
  readonly at: RollAt;
  /** One face, or two with advantage or disadvantage (DT-INV-17). */
  readonly faces: number[];
  /** Dice on the table showed it (DT-DICE-12). */
  isByHand: boolean;
}

/** The natural value: the face that counts (DT-DICE-08, DT-ADV-01, -02). */
export function naturalOf({ faces, mode }: Pick<Rolled, 'faces' | 'mode'>): number {
  return mode === 'disadvantage' ? Math.min(...faces) : Math.max(...faces);
}

/** The total of a roll as it lies (DT-INV-16). */
export const totalOf = (rolled: Rolled): number => naturalOf(rolled) + sumOf(rolled.terms);

/**
 * Rolls a d20 with all that bears on it. Tells nothing yet: who rolls tells it with what it comes to.
 *
 * @param more what the situation brings besides traits and effects
 * @param isByHand it was ruled that dice on the table say it
 */
export function* rollD20(
  t: D20,
  at: RollAt,
  more: readonly RollPart[] = [],
  isByHand = false,
): Flow<Rolled> {
  const leaning = leaningOf(t, at, more);
  spendCircumstances(t, at);
  const count = leaning.mode === 'straight' ? 1 : 2;
  const thrown = yield* facesOf(t, at.roller, DIE20, count, at.kind, { isByHand });
  yield* maybe(announce(t, at.roller, 'rolled', { roll: at }));
  return { ...leaning, at, faces: thrown.faces, isByHand: thrown.isByHand };
}

/** A roll made anew with the same numbers and the same advantage, as after a tie (DT-TN-09). */
export function* rolledAnew(t: D20, rolled: Rolled): Flow<Rolled> {
  const { roller, kind } = rolled.at;
  const { faces, isByHand } = yield* facesOf(t, roller, DIE20, rolled.faces.length, kind, rolled);
  return { ...rolled, faces, isByHand };
}

/** Whose dice these are. */
type Roller = Pick<Creature, 'id' | 'seat'> & Partial<Pick<Creature, 'run'>>;

/**
 * Who says what dice on the table show (DT-OPT-13): the player of a character, and a person who runs the game for open
 * rolls of its creatures; nothing where the program rolls, as it does for whatever software plays.
 */
function throwerOf(t: D20, { seat, run }: Roller, isByHand: boolean): Seat | undefined {
  if (t.options.diceEntry === 'program' && !isByHand) return undefined;
  if (run === undefined || run.by === 'seat') return seat ?? run?.seat;
  if (run.by === 'companion') return undefined;
  return t.options.gmRolls === 'open' ? masterSeat(t) : undefined;
}

/** What dice show, and whether dice on the table showed it: who plays a creature may change before it is told. */
interface Thrown extends Pick<Rolled, 'faces' | 'isByHand'> {
  /** The faces have been told already: of dice that the program was left to throw. */
  readonly isTold?: boolean;
}

/** Of dice that may lie on the table: whether it was ruled that they do, and whether some of them were thrown before. */
interface Throwing {
  readonly isByHand?: boolean;
  readonly isBegun?: boolean;
}

/**
 * Rolls dice for a creature: the program does, or somebody types what dice on the table show (DT-OPT-13, DT-DICE-12).
 * Whoever has none, or is not there, leaves it to the program.
 *
 * @param purpose keys the draws
 */
export function* facesOf(
  t: D20,
  roller: Roller,
  die: Die<number>,
  count: number,
  purpose: string,
  { isByHand = false, isBegun = false }: Throwing = {},
): Flow<Thrown> {
  const seat = throwerOf(t, roller, isByHand);
  if (seat === undefined)
    return { faces: programFaces(t, roller.id, die, count, purpose), isByHand: false };
  const faces: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const size = die.faces.length;
    // Who was there for the first is there for the next.
    const mayLeave = at === 0 && !isBegun;
    const bounds = { max: size, ...(mayLeave ? LEFT : { min: 1, fallback: Math.ceil(size / 2) }) };
    const params = { purpose, die: size, at: at + 1, of: count };
    const key = mayLeave ? 'choice.face' : 'choice.next-face';
    const said = yield* chooseAmount(t, seat, key, { rule: 'DT-DICE-12', params, ...bounds });
    if (said === 0) {
      const thrown = programFaces(t, roller.id, die, count, purpose);
      const left = { faces: thrown, isByHand: false };
      // Who throws for a character that is to be is told what it comes to in whole.
      if (roller.run === undefined) return left;
      tellFaces(t, roller, purpose, left);
      return { ...left, isTold: true };
    }
    faces.push(said);
  }
  t.reveal();
  return { faces, isByHand: true };
}

/** Dice are left to the program. */
const LEFT = { min: 0, fallback: 0 } as const;

/** Dice that the program rolls. */
export function programFaces(
  t: D20,
  who: number,
  die: Die<number>,
  count: number,
  purpose: string,
): number[] {
  const faces: number[] = [];
  for (let at = 0; at < count; at += 1) faces.push(t.roll(die, purpose, who));
  return faces;
}

/** A roll that is to be made: see {@link rollD20}. */
export interface ToRoll {
  readonly at: RollAt;
  readonly more?: readonly RollPart[];
  readonly isByHand?: boolean;
}

/**
 * Two rolls against each other (DT-TN-04). Dice on the table are read first: nobody is asked for theirs while the
 * program keeps a face to itself (DT-DICE-09).
 */
export function* rollBoth(t: D20, one: ToRoll, other: ToRoll): Flow<readonly [Rolled, Rolled]> {
  return yield* bothIn(t, one, other, ({ at, more, isByHand }) => rollD20(t, at, more, isByHand));
}

/** Both roll anew, with the same advantage (DT-TN-09). */
export function* bothAnew(t: D20, one: Rolled, other: Rolled): Flow<readonly [Rolled, Rolled]> {
  return yield* bothIn(t, one, other, (rolled) => rolledAnew(t, rolled));
}

function* bothIn<R extends Pick<ToRoll, 'at' | 'isByHand'>>(
  t: D20,
  one: R,
  other: R,
  roll: (which: R) => Flow<Rolled>,
): Flow<readonly [Rolled, Rolled]> {
  const isSaid = ({ at, isByHand = false }: R) => throwerOf(t, at.roller, isByHand) !== undefined;
  if (isSaid(other) && !isSaid(one)) {
    const second = yield* roll(other);
    return [yield* roll(one), second];
  }
  const first = yield* roll(one);
  return [first, yield* roll(other)];
}

/** Rolls six-sided dice for a creature, and tells what they show (DT-DICE-09). */
export const rollD6 = (t: D20, creature: Creature, count: number, purpose: string) =>
  rollDice(t, creature, D6, count, purpose);

/** Rolls dice of a kind for a creature, and tells what they show (DT-DICE-09). */
export function* rollDice(
  t: D20,
  creature: Creature,
  die: Die<number>,
  count: number,
  purpose: string,
): Flow<number[]> {
  const thrown = yield* facesOf(t, creature, die, count, purpose);
  if (count > 0) tellFaces(t, creature, purpose, thrown);
  return thrown.faces;
}

/** One die of a roll is thrown again, by the program or on the table, as the roll was (DT-TOK-04, DT-OPT-13). */
export function* thrownAgain(t: D20, rolled: Rolled): Flow<number> {
  const { roller } = rolled.at;
  const thrown = yield* facesOf(t, roller, DIE20, 1, 'reroll', rolled);
  tellFaces(t, roller, 'reroll', thrown);
  return thrown.faces[0] ?? 1;
}

/** What dice show, unless it has been told. */
function tellFaces(t: D20, { id }: Roller, purpose: string, thrown: Thrown): void {
  const { faces, isByHand, isTold } = thrown;
  if (isTold === true) return;
  t.tell?.({
    type: 'dice-rolled',
    rule: 'DT-DICE-09',
    creature: id,
    for: purpose,
    faces,
    ...(isByHand ? { byHand: true } : {}),
  });
}

/** One die of the program's for somebody, told at once: a face thrown again, a cost. */
export function toldFace(t: D20, who: number, die: Die<number>, purpose: string): number {
  const faces = programFaces(t, who, die, 1, purpose);
  t.tell?.({ type: 'dice-rolled', rule: 'DT-DICE-09', creature: who, for: purpose, faces });
  return faces[0] ?? 1;
}

/**
 * Draws one of several, each as likely as the others, and tells it (DT-GEN-08). Nothing is drawn where there is one.
 *
 * @param count at least 1
 * @returns its place, from 0
 */
export function drawLot(t: D20, { id }: Creature, count: number, purpose: string): number {
  if (count === 1) return 0;
  const at = t.index(count, purpose, id);
  t.tell?.({ type: 'lot-drawn', rule: 'DT-GEN-08', creature: id, for: purpose, of: count, at });
  return at;
}
