import {
  askOne,
  type ClosedOption,
  type Flow,
  type OneChoice,
  type Sieve,
  sievedOne,
} from '@tablewright/engine';
import type { CreatureId, Errand, KazzamState, Turn } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { suitsTurn } from '../attack/suits-turn.ts';
import { creatureOf, isOnMap, seatOf } from '../court/creatures.ts';
import { type Action, type Price, spentBy } from '../effects/action.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import { BITS, has } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import { compel } from '../harm/compelled.ts';
import { dealPutOff } from '../harm/ongoing.ts';
import { moveCompany } from '../movement/company.ts';
import { furthers, isFulfilled, opposes } from '../movement/errand.ts';
import { settleLandings } from '../movement/landing.ts';
import { ASIDES, type Aside } from './asides.ts';
import { actionsOf } from './available.ts';
import { closedActions } from './closed-actions.ts';

/** Actions of some kind that the creature whose turn it is could begin now. */
export function openActions(
  t: Kazzam,
  id: CreatureId,
  isWanted: (action: Action) => boolean = () => true,
): readonly Action[] {
  const { turn } = t.state;
  if (turn === undefined) return [];
  const pays = purse(t, turn);
  const open = actionsOf(t, id).filter((action) => isWanted(action) && isOpen(t, pays, id, action));
  return turn.errand === undefined ? open : forErrand(t, id, turn.errand, open);
}

/** Whether its turn lets a creature begin an action now, errands apart. */
function isOpen(t: Kazzam, pays: Purse, id: CreatureId, action: Action): boolean {
  return (
    pays[action.price] &&
    !creatureOf(t.state, id).spent.includes(spentBy(action)) &&
    isAllowed(t, id, action) &&
    action.possible(t, id)
  );
}

/** Whether there is a command that it has not carried out yet. */
function isBound(state: KazzamState, id: CreatureId, errand?: Errand): errand is Errand {
  return errand !== undefined && !isFulfilled(state, id, errand);
}

/** Of these actions those that carry out a command, as long as there are any (KZ-STAT-15). */
function forErrand(
  { state }: Kazzam,
  id: CreatureId,
  errand: Errand,
  open: readonly Action[],
): readonly Action[] {
  const useful = open.filter((action) => furthers(errand, action));
  if (!isFulfilled(state, id, errand) && useful.length > 0) return useful;
  return open.filter((action) => !opposes(errand, action));
}

/** Whether what governs the turn lets it do this (KZ-STAT-13, KZ-STAT-26, KZ-STAT-46). */
function isAllowed({ state }: Kazzam, id: CreatureId, action: Action): boolean {
  const { atWillOnly, onlyAttacks } = state.turn ?? {};
  const { price, power, encounter, peaceful } = action;
  // One at-will action, and no Free Actions: that is all a Dominated turn holds (KZ-STAT-13).
  if (atWillOnly === true && (encounter === true || (price !== 'attack' && price !== 'move')))
    return false;
  const attacks = power !== undefined || (price === 'attack' && peaceful !== true);
  if (onlyAttacks === undefined || !attacks || action.limitsItself === true) return true;
  // A Charge is no Basic Implement Attack, though it ends in one (KZ-BASIC-04).
  return power !== undefined && suitsTurn(state, id, { ...power, id: action.id });
}

/**
 * Asks for one action and does it. `over` if there was none, or if it ended the turn, which is
 * then without actions (KZ-TURN-05).
 */
export function* oneAction(
  t: Kazzam,
  id: CreatureId,
  key: 'action' | 'final-action',
): Flow<'over' | 'goes-on'> {
  const { state } = t;
  const { turn } = state;
  if (turn === undefined) throw new RangeError('nobody has a turn');
  const creature = creatureOf(state, id);
  const { errand } = turn;
  const bound = isBound(state, id, errand);
  const chosen = yield* askOne(actionChoice(t, turn, id, key));
  if (isEnd(chosen)) return 'over';
  if ('aside' in chosen) {
    yield* chosen.perform(t, id);
    // It was no action, and what it has changed may leave none.
    const able = isOnMap(creature) && !has(creature, BITS.stunned);
    return able ? yield* oneAction(t, id, key) : 'over';
  }
  pay(turn, chosen.price, has(creature, BITS.dazed));
  // Spent when it is declared, whatever comes of it (KZ-POWER-08, KZ-ATK-01).
  if (chosen.encounter === true) creature.spent.push(spentBy(chosen));
  // What costs nothing is no action (KZ-ACT-05).
  if (chosen.price !== 'nothing') turn.acted = true;
  if (t.listening && chosen.tellsItself !== true)
    t.emit({ type: 'action', rule: chosen.rule, who: id, action: chosen.id });
  // What it does on command is the dominator's doing (KZ-SCORE-20, KZ-STRK-05).
  const ends = bound
    ? yield* compel(t, id, errand.by, () => chosen.perform(t, id))
    : yield* chosen.perform(t, id);
  const landings = settleLandings(t);
  if (landings !== undefined) yield* landings;
  endWhatCannotLast(t);
  if (chosen.price === 'move') yield* moveCompany(t, id);
  if (chosen.price !== 'nothing') yield* dealPutOff(t, id);
  yield* windows.pass(t, { type: 'acted', creature: id }, nothing);
  if (!ends) return 'goes-on';
  turn.ended = true;
  return 'over';
}

/** What is chosen to end a turn. */
export const END = { id: 'end-turn' } as const;

/** What may be chosen in place of an action, or as one. */
type Candidate = Action | Aside | typeof END;

const candidates = new WeakMap<readonly Action[], readonly Candidate[]>();

/** All that a creature could ever choose; the same list every time. */
function candidatesOf(t: Kazzam, id: CreatureId): readonly Candidate[] {
  const actions = actionsOf(t, id);
  let known = candidates.get(actions);
  if (known === undefined) {
    known = [...actions, END, ...ASIDES];
    candidates.set(actions, known);
  }
  return known;
}

function isEnd(candidate: Candidate): candidate is typeof END {
  return candidate === END;
}

/** Lets through what a creature could choose now. Nothing changes as long as it is asked. */
class OpenTo implements Sieve<Candidate> {
  readonly candidates: readonly Candidate[];
  readonly #table: Kazzam;
  readonly #pays: Purse;
  readonly #id: CreatureId;
  /** What is drawn is looked at once more when it is given. */
  #passed: Candidate | undefined;

  constructor(t: Kazzam, turn: Turn, id: CreatureId) {
    this.candidates = candidatesOf(t, id);
    this.#table = t;
    this.#pays = purse(t, turn);
    this.#id = id;
  }

  passes(candidate: Candidate): boolean {
    if (candidate === this.#passed) return true;
    const passes = this.#isOpen(candidate);
    if (passes) this.#passed = candidate;
    return passes;
  }

  #isOpen(candidate: Candidate): boolean {
    if (isEnd(candidate)) return true;
    if ('aside' in candidate) return candidate.possible(this.#table, this.#id);
    return isOpen(this.#table, this.#pays, this.#id, candidate);
  }
}

/** What a creature chooses from at one point of its turn. */
function actionChoice(
  t: Kazzam,
  turn: Turn,
  id: CreatureId,
  key: 'action' | 'final-action',
): OneChoice<Candidate> {
  const { state } = t;
  const { errand } = turn;
  const seat = seatOf(state, id);
  const why = { key, params: { who: id }, rule: key === 'action' ? 'KZ-ACT-01' : 'KZ-STAT-43' };
  const closed = (): readonly ClosedOption[] =>
    closedActions(t, id, openActions(t, id), {
      isPayable: ({ price }) => purse(t, turn)[price],
      isAllowed: (action) => isAllowed(t, id, action),
    });
  // That a turn is over its player says (KZ-TURN-04).
  const extras = { closed, always: true, about: { who: id } } as const;
  if (errand === undefined) return sievedOne(seat, why, new OpenTo(t, turn, id), END, extras);
  const open = openActions(t, id);
  const asides = ASIDES.filter((aside) => aside.possible(t, id));
  // Who has a command to carry out does not stop before it has done what it can (KZ-STAT-15).
  const must = isBound(state, id, errand) && open.some((action) => furthers(errand, action));
  return {
    kind: 'one',
    seat,
    why,
    options: [...open, ...(must ? [] : [END]), ...asides],
    fallback: must ? 0 : open.length,
    ...extras,
  };
}

/** Which prices can be paid now. */
type Purse = Readonly<Record<Price, boolean>>;

/** What a turn can pay for; an Attack Action pays for a Move Action (KZ-ACT-02). */
function purse({ state, options }: Kazzam, turn: Turn): Purse {
  const body = creatureOf(state, turn.creature);
  const dazed = has(body, BITS.dazed);
  const attack = turn.attackActions > 0;
  const either = attack || turn.moveActions > 0;
  // A Dazed creature has one of the two, and trades nothing (KZ-STAT-09).
  const both = attack && turn.moveActions > 0;
  return {
    nothing: true,
    free: !dazed || options.dazedFreeActions,
    // Distracted creatures, Dazed ones among them, have no Role Actions (KZ-STAT-12).
    role: turn.roleActions > 0 && !has(body, BITS.distracted),
    attack: dazed ? both : attack,
    move: dazed ? both : either,
  };
}

/** @param dazed whether that is the one action of its turn, whatever ends that by it (KZ-STAT-09, D-60) */
function pay(turn: Turn, price: Price, dazed: boolean): void {
  if (dazed && (price === 'attack' || price === 'move')) {
    turn.attackActions = 0;
    turn.moveActions = 0;
    turn.roleActions = 0;
    return;
  }
  if (price === 'attack') turn.attackActions -= 1;
  else if (price === 'role') turn.roleActions -= 1;
  else if (price === 'move') {
    if (turn.moveActions > 0) turn.moveActions -= 1;
    else turn.attackActions -= 1;
  }
}
