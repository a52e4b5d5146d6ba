import type { Flow } from '@tablewright/engine';
import { type CreatureId, type Effect, type KazzamState, NOBODY, NOWHERE } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { oneAction } from '../actions/one-action.ts';
import { actorAt, placeOf } from '../court/actor-at.ts';
import { companyOf, creatureOf, isOnMap } from '../court/creatures.ts';
import { creepTurn } from '../creeps/turn.ts';
import { NOTES } from '../effects/in-play.ts';
import { BITS, has, removeEffects } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import { isOver, offerConcession } from '../harm/end.ts';
import { arrive } from '../movement/dungeon.ts';
import { settleLandings } from '../movement/landing.ts';
import { beginActing } from './control.ts';
import { dominatedCompany } from './dominated-company.ts';
import { endPhases, freshTurn, passTurn, startPhase } from './phases.ts';
import { offerRetcon } from './retcon.ts';

/** Begins the next round, or ends the match (KZ-GEN-06, KZ-END-02, KZ-END-07). */
export function* beginRound(t: Kazzam): Flow<void> {
  const { state } = t;
  if (state.round > 0) yield* windows.pass(t, { type: 'round-end', round: state.round }, nothing);
  if (isOver(t)) return;
  state.round += 1;
  state.place = 0;
  for (const group of state.groups) {
    group.face = 0;
    group.retriever = NOBODY;
    group.decided = false;
    group.checked = [];
  }
  state.step = 'turn';
  if (t.listening) t.emit({ type: 'round', rule: 'KZ-GEN-06', round: state.round });
  yield* windows.pass(t, { type: 'round-start', round: state.round }, nothing);
  const landings = settleLandings(t);
  if (landings !== undefined) yield* landings;
}

/** Arrival step and Start Phase (KZ-TURN-01, KZ-TURN-02). */
export function* beginTurn(t: Kazzam): Flow<void> {
  const { state } = t;
  const id = actorAt(state);
  if (id === undefined) {
    state.step = 'round';
    return;
  }
  const { kind, cell } = creatureOf(state, id);
  if (kind === 'creep' && cell === NOWHERE) {
    passTurn(t, id);
    yield* windows.pass(t, { type: 'passed-by', creature: id }, nothing);
    state.place += 1;
    const landings = settleLandings(t);
    if (landings !== undefined) yield* landings;
    return;
  }
  if (removeEffects(t, isActed(id), 'KM-GOLEM-07').length > 0) {
    state.place += 1;
    return;
  }
  yield* dominatedCompany(t, id);
  yield* openTurn(t, id);
  const acts = isOnMap(creatureOf(state, id)) && state.turn?.ended !== true;
  state.step = acts ? 'action' : 'finish';
}

/** The note that a creature which came in the middle of this round has acted in it. */
function isActed(id: CreatureId) {
  return ({ kind, on }: Effect) => kind === NOTES.hasActed && on === id;
}

/** Begins a turn of a creature, up to its actions. */
function* openTurn(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  const turn = freshTurn(id);
  state.turn = turn;
  creature.turns += 1;
  if (creature.kind === 'athlete') yield* arrive(t, id);
  if (t.listening && isOnMap(creature)) t.emit({ type: 'turn', rule: 'KZ-TURN-01', who: id });
  for (const one of companyOf(state, id)) {
    const member = creatureOf(state, one);
    member.startedAt = member.cell;
    member.moved = 0;
  }
  turn.phase = 'start';
  if (windows.answers(t, 'turn-open'))
    yield* windows.pass(t, { type: 'turn-open', creature: id }, nothing);
  yield* startPhase(t, id);
  turn.phase = 'action';
}

/**
 * One action of the athlete whose turn it is, or the end of its Action Phase (KZ-TURN-04); all
 * actions of a creep.
 */
export function* act(t: Kazzam): Flow<void> {
  const { state } = t;
  const { turn } = state;
  if (turn === undefined) throw new RangeError('nobody has a turn');
  const { creature: id } = turn;
  const creature = creatureOf(state, id);
  const done = creature.kind === 'creep' ? yield* creepTurn(t, id) : yield* actOnce(t, id);
  const landings = settleLandings(t);
  if (landings !== undefined) yield* landings;
  if (done !== 'goes-on' || !isOnMap(creature)) state.step = 'finish';
}

/** One action, after what governs the turn has been looked at (KZ-STAT-68). */
function* actOnce(t: Kazzam, id: CreatureId): Flow<'over' | 'goes-on'> {
  const { turn } = t.state;
  const creature = creatureOf(t.state, id);
  if (!isOnMap(creature) || has(creature, BITS.stunned)) return 'over';
  if (turn?.begun === false) {
    turn.begun = true;
    return yield* beginActing(t, id);
  }
  return yield* oneAction(t, id, 'action');
}

/** What was forgotten, Saving Throw Phase, End Phase, the next in order (KZ-TURN-06 to KZ-TURN-11). */
export function* finishTurn(t: Kazzam): Flow<void> {
  const { state } = t;
  const { turn } = state;
  if (turn === undefined) throw new RangeError('nobody has a turn');
  yield* offerRetcon(t, turn);
  yield* endPhases(t, turn);
  state.turn = undefined;
  state.place += 1;
  state.step = 'turn';
  yield* offerConcession(t);
}

/**
 * A whole turn of a creature outside the order, in the middle of whatever happens: it counts as
 * one of its turns (KZ-GEN-22).
 *
 * @param by who dominates a Creep for this turn (KR-SPEC-06)
 */
export function* extraTurn(t: Kazzam, id: CreatureId, by?: CreatureId): Flow<void> {
  const { state } = t;
  const outer = state.turn;
  yield* dominatedCompany(t, id);
  yield* openTurn(t, id);
  const { turn } = state;
  if (turn === undefined) return;
  const command = by === undefined ? {} : { by };
  if (creatureOf(state, id).kind === 'creep') yield* creepTurn(t, id, command);
  else while (!turn.ended && (yield* actOnce(t, id)) === 'goes-on');
  yield* endPhases(t, turn, isToCome(state, id));
  state.turn = outer;
}

/** Whether a creature has its own turn in this round still before it (KZ-INIT-04). */
function isToCome(state: KazzamState, id: CreatureId): boolean {
  return placeOf(state, id) > state.place;
}
