import {
  choose,
  chooseAmount,
  chooseSome,
  type Flow,
  type Option,
  type Question,
  type Seat,
} from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, D20State } from '../../model.ts';

/** The last seat where a person is to run the game, also while the software does it in their place (DT-TAB-01, -06). */
export function masterChair({
  options,
  seatCount,
}: Pick<D20, 'options' | 'seatCount'>): Seat | undefined {
  return options.gm === 'human' ? seatCount - 1 : undefined;
}

/** The seat of a person who runs the game now; nothing where the software does (DT-TAB-01, -06). */
export function masterSeat(t: Pick<D20, 'options' | 'seatCount' | 'state'>): Seat | undefined {
  return t.state.isLed === true ? undefined : masterChair(t);
}

/** The seat that decides for a creature; nothing where the software does (DT-PLAY-03, -04). */
export function deciderOf(
  t: Pick<D20, 'options' | 'seatCount' | 'state'>,
  { run }: Creature,
): Seat | undefined {
  if (run.by === 'seat') return run.seat;
  return run.by === 'master' ? masterSeat(t) : undefined;
}

/** The character that a seat plays: its own, alive; nothing for whoever has none, or leaves it to others (DT-TAB-05). */
export function characterOf(state: Pick<D20State, 'creatures'>, seat: Seat): Creature | undefined {
  const own = ownCharacter(state, seat);
  return own?.absence === undefined ? own : undefined;
}

/** The character of a seat, alive, whoever plays it. */
export function ownCharacter(
  { creatures }: Pick<D20State, 'creatures'>,
  seat: Seat,
): Creature | undefined {
  return creatures.find((one) => one.seat === seat && one.life === 'alive');
}

/** The seats that play a character. */
export function playerSeats({
  options,
  seatCount,
}: Pick<D20, 'options' | 'seatCount'>): readonly Seat[] {
  const count = masterChair({ options, seatCount }) ?? seatCount;
  return Array.from({ length: count }, (_, seat) => seat);
}

/** A question whose usual answer is looked for only where the software answers or a person has to be proposed one. */
export interface Decision<O extends Option> extends Question {
  /** The index of what the software does, and what a person is proposed. */
  readonly usual: (options: readonly O[]) => number;
}

/**
 * Has whoever decides for a creature choose: a seat, or the software, which takes what is usual.
 *
 * @param options at least one
 */
export function* decide<O extends Option>(
  t: D20,
  creature: Creature,
  key: string,
  options: readonly O[],
  { usual, ...question }: Decision<O>,
): Flow<O> {
  const seat = deciderOf(t, creature);
  if (seat === undefined) return taken(options, usual(options), key);
  // What a player is proposed is what its own bots find; a person who runs the game is proposed what the software does.
  const fallback = creature.run.by === 'master' ? usual(options) : 0;
  return yield* choose(t, seat, key, options, { ...question, fallback });
}

/** Has whoever decides for a creature choose some of the options. */
export function* decideSome<O extends Option>(
  t: D20,
  creature: Creature,
  key: string,
  options: readonly O[],
  {
    usual,
    min,
    max,
    ...question
  }: Question & {
    readonly min: number;
    readonly max: number;
    usual(options: readonly O[]): readonly number[];
  },
): Flow<O[]> {
  const seat = deciderOf(t, creature);
  if (seat === undefined) return usual(options).map((at) => taken(options, at, key));
  return yield* chooseSome(t, seat, key, options, {
    ...question,
    min,
    max,
    fallback: usual(options).toSorted((a, b) => a - b),
  });
}

/** Has whoever decides for a creature say a number. */
export function* decideAmount(
  t: D20,
  creature: Creature,
  key: string,
  {
    usual,
    ...question
  }: Question & { readonly min: number; readonly max: number; readonly usual: number },
): Flow<number> {
  const seat = deciderOf(t, creature);
  if (seat === undefined) return usual;
  return yield* chooseAmount(t, seat, key, { ...question, fallback: usual });
}

function taken<O extends Option>(options: readonly O[], at: number, key: string): O {
  const option = options[at];
  if (option === undefined) throw new Error(`nothing is usual at "${key}"`);
  return option;
}
