import { D6, type Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { DiceMode, Face } from '../numbers/result.ts';
import type { DiceEvent, DicePurpose } from './moments.ts';
import { windows } from './windows.ts';

/** The dice of one roll, and the face that counts. */
export interface Thrown {
  /** What was thrown, or the face that stood in for all of it. */
  readonly dice: readonly Face[];
  /** After all that replaces, repeats or turns the roll, before anything is added (KC-CONV-11). */
  readonly face: Face;
  /** Whether nothing was thrown now, as a result kept from before stood in. */
  readonly foreseen: boolean;
}

/**
 * Rolls for a creature: one die, or two of which one counts (KZ-ADV-01). A foreseen result stands
 * in for the whole roll, then it may be rolled again, then turned over (KC-CONV-11). The dice of
 * Creeps' rows are no roll of a creature (KZ-DEF-06).
 */
export function* throwDice(
  t: Kazzam,
  who: CreatureId,
  purpose: DicePurpose,
  mode: DiceMode = 'one',
  target: CreatureId = NOBODY,
): Flow<Thrown> {
  const event = diceEvent(who, purpose, mode, target);
  yield* settle(t, event);
  tellTurned(t, event);
  return { dice: event.dice, face: faceOf(event), foreseen: event.foreseen !== undefined };
}

function* settle(t: Kazzam, event: DiceEvent): Flow<void> {
  yield* windows.pass(t, event, (roll) => {
    if (roll.foreseen === undefined) castDice(t, roll);
    else roll.dice = [roll.foreseen];
    return undefined;
  });
}

/** Tells that a die was turned over; the faces only to those who may know them. */
function tellTurned(t: Kazzam, event: DiceEvent): void {
  const [rule] = event.turns;
  if (rule === undefined || !t.listening) return;
  const { roller: who, purpose } = event;
  const faces = { from: keptOf(event), to: faceOf(event) };
  if (purpose !== SECRET) t.emit({ type: 'turned', rule, who, ...faces });
  else t.emit({ type: 'turned', rule, who, ...UNTOLD, secret: onlyFor(t, who, faces) });
}

/** The purpose of rolls whose result others do not learn. */
const SECRET = 'secret';
const UNTOLD = { from: 0, to: 0 };

/**
 * Rolls a die that nobody but the seat that plays its roller may know, whoever commands it just
 * now, until it is shown (KC-HID-02, KC-HID-04). Whoever keeps the face keeps it as the amount of an
 * effect whose kind is declared as a secret.
 *
 * @param of for whom
 */
export function* rollInSecret(
  t: Kazzam,
  who: CreatureId,
  of: CreatureId,
  rule: string,
): Flow<Face> {
  const event = diceEvent(who, SECRET, 'one');
  yield* settle(t, event);
  if (t.listening) {
    const shown = event.foreseen === undefined ? {} : { foreseen: true };
    const secret = onlyFor(t, who, { roll: keptOf(event) });
    t.emit({ type: 'secret-roll', rule, who, of, roll: 0, ...shown, secret });
  }
  tellTurned(t, event);
  return faceOf(event);
}

function onlyFor(t: Kazzam, who: CreatureId, data: Readonly<Record<string, number>>) {
  const seat = t.state.seats[who];
  return [{ seats: seat === undefined ? [] : [seat], data }];
}

/** A roll that is about to be made. */
export function diceEvent(
  roller: CreatureId,
  purpose: DicePurpose,
  mode: DiceMode,
  target: CreatureId = NOBODY,
): DiceEvent {
  const thrown = { foreseen: undefined, dice: [], again: false, turns: [] };
  return { type: 'dice', roller, purpose, target, mode, ...thrown };
}

/**
 * Throws the dice of a roll, once more if it was thrown already: the new ones count, also in place
 * of a result that was kept from before.
 */
export function castDice(t: Kazzam, event: DiceEvent): void {
  event.foreseen = undefined;
  event.again = event.dice.length > 0;
  const { roller, purpose, mode } = event;
  const dice = [t.roll(D6, purpose, roller) as Face];
  if (mode !== 'one') dice.push(t.roll(D6, purpose, roller) as Face);
  event.dice = dice;
}

/** The face that counts: turned over twice it is what it was. */
function faceOf(event: DiceEvent): Face {
  const kept = keptOf(event);
  return event.turns.length % 2 === 1 ? ((7 - kept) as Face) : kept;
}

/** The die that counts of those that were thrown, before it is turned over. */
export function keptOf({ dice, mode }: Pick<DiceEvent, 'dice' | 'mode'>): Face {
  return (mode === 'lower' ? Math.min(...dice) : Math.max(...dice)) as Face;
}
