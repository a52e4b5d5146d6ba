import { choose, type Flow, type Option, type Seat, untilAllPass } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { isUp } from '../creature.ts';
import { characterOf, masterSeat, playerSeats } from '../deciding/decide.ts';
import { sees } from '../place/sight.ts';
import { naturalOf, type Rolled, thrownAgain, totalOf } from './roll.ts';
import { secondTry } from './second-try.ts';
import { type Means, meansOf, temptFate } from './tempt.ts';

/** What a roll comes to as it lies; asked again after each reroll. */
export type Succeeds = (rolled: Rolled) => boolean;

/** Most complication points that the software spends in a round (DT-AGM-06). */
const MOST_A_ROUND = 2;
/** A natural roll that the software thinks worth another (DT-AGM-06). */
const LOW = 7;
/** The Level from which it grudges a save (DT-AGM-06). */
const STRONG_HAZARD = 5;

/** How a face is thrown again. */
interface Reroll extends Option {
  readonly by: Means;
  readonly die: number;
}

/**
 * The window after a roll (DT-TOK-04, -08, -44): players who may reroll go first, then whoever runs the game; each
 * reroll opens it for the other side again. Nobody is asked who could not, or has said so in advance.
 */
export function* rerollWindow(t: D20, rolled: Rolled, succeeds: Succeeds): Flow<void> {
  if (!succeeds(rolled)) yield* secondTry(t, rolled);
  let inVain: readonly number[] | undefined;
  for (;;) {
    yield* companionRerolls(t, rolled, succeeds);
    yield* playersReroll(t, rolled, succeeds);
    const before = [...rolled.faces];
    // The software leaves be what its last point has not changed.
    if (inVain !== undefined && isSame(inVain, before)) return;
    if (!(yield* masterRerolls(t, rolled, succeeds))) return;
    const isVain = masterSeat(t) === undefined && isSame(before, rolled.faces);
    inVain = isVain ? before : undefined;
  }
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.every((face, at) => face === b[at]);

/** A companion spends its tokens on a failed save of its own that would disable or fell it (DT-BOT-02). */
function* companionRerolls(t: D20, rolled: Rolled, succeeds: Succeeds): Flow<void> {
  const { roller, isGrave } = rolled.at;
  if (roller.run.by !== 'companion' || isGrave !== true) return;
  while (!succeeds(rolled) && roller.tokens > 0) {
    roller.tokens -= 1;
    yield* throwAgain(t, rolled, rolled.faces.indexOf(Math.min(...rolled.faces)), roller);
  }
}

function* playersReroll(t: D20, rolled: Rolled, succeeds: Succeeds): Flow<void> {
  const seats = playerSeats(t).filter((seat) => isAsked(t, seat, rolled, succeeds));
  if (seats.length === 0) return;
  // Who is asked shows what was set in advance (DT-HID-18).
  t.reveal();
  const { roller, kind } = rolled.at;
  yield* untilAllPass<Reroll>({
    seats,
    // Asked again after a reroll, it tells what the roll comes to now.
    get why() {
      return {
        key: 'choice.reroll',
        rule: 'DT-TOK-08',
        params: {
          roller: roller.id,
          kind,
          total: totalOf(rolled),
          succeeds: String(succeeds(rolled)),
        },
      };
    },
    optionsFor: (seat) => rerollsOf(t, seat, rolled),
    *act(seat, { by, die }) {
      const spender = characterOf(t.state, seat);
      if (spender === undefined) return;
      if (by === 'token') spender.tokens -= 1;
      else if (!(yield* temptFate(t, spender))) return;
      yield* throwAgain(t, rolled, die, spender);
    },
    scopes: {},
  });
}

/** Whether a seat could reroll, and wants to be asked (DT-TOK-08, -09). */
function isAsked(t: D20, seat: Seat, rolled: Rolled, succeeds: Succeeds): boolean {
  const spender = characterOf(t.state, seat);
  if (spender === undefined) return false;
  const { roller } = rolled.at;
  const wish = t.state.rerolls[seat] ?? 'own-failures';
  if (wish === 'never') return false;
  if (wish === 'own-failures' && (roller !== spender || succeeds(rolled))) return false;
  return rerollsOf(t, seat, rolled).length > 0 && sees(t, spender, roller);
}

/** The dice of a roll that a seat's character may have thrown again, by a token or by tempting fate. */
function rerollsOf(t: D20, seat: Seat, { faces }: Rolled): readonly Reroll[] {
  const spender = characterOf(t.state, seat);
  if (spender === undefined) return [];
  return meansOf(t, spender).flatMap((by) =>
    faces.map((face, die) => ({ id: `${by}-${die + 1}`, names: { die: die + 1, face }, by, die })),
  );
}

/** Throws one die again; whoever spends keeps either face (DT-TOK-08). */
function* throwAgain(t: D20, rolled: Rolled, die: number, spender: Creature): Flow<void> {
  const { roller } = rolled.at;
  const old = rolled.faces[die] ?? 0;
  const face = yield* thrownAgain(t, rolled);
  const wantsMore = spender.side === roller.side;
  const isBetter = wantsMore ? face > old : face < old;
  const options = [{ id: 'old' }, { id: 'new' }];
  const keep =
    spender.run.by === 'companion' || spender.seat === undefined
      ? isBetter
      : (yield* choose(t, spender.seat, 'choice.keep-face', options, {
          rule: 'DT-TOK-08',
          params: { old, face },
          fallback: isBetter ? 1 : 0,
        })).id === 'new';
  if (keep) rolled.faces[die] = face;
  t.tell?.({
    type: 'rerolled',
    rule: 'DT-TOK-04',
    by: spender.id,
    creature: roller.id,
    die: die + 1,
    old,
    face,
    kept: keep ? face : old,
    natural: naturalOf(rolled),
    total: totalOf(rolled),
  });
}

/** Whoever runs the game spends a complication point on a roll; returns whether it did (DT-TOK-41, DT-AGM-06). */
function* masterRerolls(t: D20, rolled: Rolled, succeeds: Succeeds): Flow<boolean> {
  if (t.state.points < 1) return false;
  const die = worstDie(rolled);
  const master = masterSeat(t);
  if (master === undefined) {
    if (!isWorthAPoint(t, rolled, succeeds(rolled))) return false;
  } else {
    if (!concernsMaster(t, master, rolled, succeeds(rolled))) return false;
    // As with players: that the table waits here shows what was set in advance (DT-HID-18).
    t.reveal();
    const options = [{ id: 'pass' }, { id: 'spend' }];
    const params = {
      creature: rolled.at.roller.id,
      total: totalOf(rolled),
      points: t.state.points,
    };
    const { id } = yield* choose(t, master, 'choice.spend-point', options, {
      rule: 'DT-TOK-41',
      params,
      fallback: 0,
    });
    if (id === 'pass') return false;
  }
  spendPoint(t);
  const { roller } = rolled.at;
  const old = rolled.faces[die] ?? 0;
  const face = yield* thrownAgain(t, rolled);
  const keep = roller.side === 'party' ? face < old : face > old;
  if (keep) rolled.faces[die] = face;
  t.tell?.({
    type: 'point-spent',
    rule: master === undefined ? 'DT-AGM-06' : 'DT-TOK-41',
    creature: roller.id,
    die: die + 1,
    old,
    face,
    kept: keep ? face : old,
    natural: naturalOf(rolled),
    total: totalOf(rolled),
    points: t.state.points,
  });
  return true;
}

/** A complication point is spent (DT-INV-12). */
export function spendPoint({ state }: Pick<D20, 'state'>): void {
  state.points -= 1;
  if (state.combat !== undefined) state.combat.pointsSpent += 1;
}

/** The die that counts. */
function worstDie(rolled: Rolled): number {
  return rolled.faces.indexOf(naturalOf(rolled));
}

/**
 * Whether a person who runs the game wants to be asked of a roll (DT-TOK-08, -41): at first of its own that failed and of
 * saves of characters that did not; of every roll that one of its creatures makes or sees, or of none.
 */
function concernsMaster(
  t: D20,
  master: Seat,
  { at: { roller, kind } }: Rolled,
  success: boolean,
): boolean {
  const wish = t.state.rerolls[master] ?? 'own-failures';
  if (wish === 'never') return false;
  if (roller.side === 'party' ? kind === 'save' && success : !success) return true;
  return wish === 'all' && t.state.creatures.some((one) => isOfMaster(one) && sees(t, one, roller));
}

/** Whether a creature is no character, nor one of those who stand with them, and can look at others. */
const isOfMaster = (one: Creature): boolean =>
  one.character === undefined && one.side !== 'party' && isUp(one);

/** What the software spends points on (DT-AGM-06): a leader's low miss, a save against a strong hazard. */
function isWorthAPoint({ state }: D20, rolled: Rolled, success: boolean): boolean {
  if (state.combat !== undefined && state.combat.pointsSpent >= MOST_A_ROUND) return false;
  const { roller, kind, against, hazardLevel = 0 } = rolled.at;
  if (kind === 'attack') return roller.isLeader && !success && naturalOf(rolled) <= LOW;
  return (
    kind === 'save' &&
    roller.character !== undefined &&
    success &&
    against !== undefined &&
    hazardLevel >= STRONG_HAZARD
  );
}
