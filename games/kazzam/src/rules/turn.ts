import { askOne, askOrder, type Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState, Turn } from '../model.ts';
import type { Kazzam } from '../table.ts';
import { nothing, windows } from './ability.ts';
import type { Price } from './actions.ts';
import { actionsOf } from './available.ts';
import { creatureOf, isOnMap, seatOf } from './creatures.ts';
import { addDamage, beginTotal, complete, foresee, heal, type Total, termsOf } from './damage.ts';
import { netDamage, wardOf } from './damage-total.ts';
import { arrive } from './dungeon.ts';
import { isOver, offerConcession } from './end.ts';
import type { StartEvent } from './rules-events.ts';
import { savingThrow } from './saves.ts';
import { has, removeEffects, sumOf } from './status.ts';
import { forgetZones, isInDanger, startInZones } from './zones.ts';

/** Begins the next round, or ends the match (KZ-GEN-06, KZ-END-02, KZ-END-07). */
export function beginRound(t: Kazzam): undefined {
  const { state } = t;
  if (isOver(t)) return;
  state.round += 1;
  state.place = 0;
  state.step = 'turn';
  if (t.listening) t.emit({ type: 'round', rule: 'KZ-GEN-06', round: state.round });
}

/** Who acts at this place of the round: athletes in their order, then creeps in theirs (KZ-INIT-04). */
function actorAt({ order, creatures, builds }: KazzamState, place: number): CreatureId | undefined {
  if (place < order.length) return order[place];
  const creep = builds.length + place - order.length;
  return creep < creatures.length ? creep : undefined;
}

/** Arrival step and Start Phase (KZ-TURN-01, KZ-TURN-02). */
export function* beginTurn(t: Kazzam): Flow<void> {
  const { state } = t;
  const id = actorAt(state, state.place);
  if (id === undefined) {
    state.step = 'round';
    return;
  }
  const creature = creatureOf(state, id);
  state.turn = {
    creature: id,
    phase: 'arrival',
    attackActions: 1,
    moveActions: 1,
    roleActions: 1,
    acted: false,
    attacked: [],
    hit: [],
    attacks: 0,
    casts: 0,
    ended: false,
  };
  creature.turns += 1;
  if (creature.kind === 'athlete') yield* arrive(t, id);
  if (t.listening && isOnMap(creature)) t.emit({ type: 'turn', rule: 'KZ-TURN-01', who: id });
  creature.startedAt = creature.cell;
  creature.moved = 0;
  state.turn.phase = 'start';
  yield* startPhase(t, id);
  state.turn.phase = 'action';
  const acts = creature.kind === 'athlete' && isOnMap(creature) && !state.turn.ended;
  state.step = acts ? 'action' : 'finish';
}

/**
 * What expires or happens at the start of a turn, in the order that the creature's controller
 * picks (KZ-TURN-02, KZ-TURN-03): durations, Regenerate, Ongoing Damage.
 */
function* startPhase(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  const events: StartEvent[] = [];
  if (expiring(state, id, 'turn-start').length > 0) {
    events.push({ id: 'durations', run: () => expire(state, id, 'turn-start') });
  }
  if (!isOnMap(creature)) {
    expire(state, id, 'turn-start');
    return;
  }
  if (has(creature, 'regenerate') && creature.hp < creature.maxHp) {
    events.push({
      id: 'regenerate',
      run: () => void heal(t, id, sumOf(state, id, 'regenerate')),
    });
  }
  if (isInDanger(state, id)) events.push({ id: 'zones', run: () => startInZones(t, id) });
  if (has(creature, 'ongoing')) events.push({ id: 'ongoing', run: () => sufferOngoing(t, id) });
  yield* windows.pass(t, { type: 'turn-start', creature: id, events }, nothing);
  for (const event of yield* inOrder(t, id, events)) {
    const flow = event.run();
    if (flow !== undefined) yield* flow;
  }
}

function* inOrder(
  t: Kazzam,
  id: CreatureId,
  events: readonly StartEvent[],
): Flow<readonly StartEvent[]> {
  if (events.length < 2 || creatureOf(t.state, id).kind === 'creep') return events;
  return yield* askOrder({
    kind: 'order',
    seat: seatOf(t.state, id),
    why: { key: 'start-order', params: { who: id }, rule: 'KZ-TURN-02' },
    options: events,
  });
}

/**
 * Ongoing Damage of all sources as one total (KZ-STAT-42). If it would fell the creature, it may
 * take one action first (KZ-STAT-43); what is left of the total then is dealt, and whoever lives on
 * goes on with its turn, or to its Saving Throws if that action ended it (KZ-STAT-44).
 */
function* sufferOngoing(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  const parts = (): readonly Effect[] =>
    state.effects.filter(({ on, kind }) => on === id && kind === 'ongoing');
  const amount = (): number => parts().reduce((sum, { amount }) => sum + amount, 0);
  const total = (): Total =>
    beginTotal(t, { to: id, by: ongoingBy(state, parts()), kind: 'ongoing', melee: false });
  const lethal =
    netDamage({ own: amount(), terrain: 0 }, termsOf(t, total())) - wardOf(creature.wards) >= creature.hp;
  if (lethal && creature.kind === 'athlete' && !has(creature, 'stunned')) {
    yield* oneAction(t, id, 'final-action');
    if (!isOnMap(creature)) return;
  }
  if (amount() === 0) return;
  const suffered = total();
  yield* foresee(t, suffered, amount());
  addDamage(t, suffered, { own: amount() }, 'KZ-STAT-42');
  yield* complete(t, suffered);
}

/**
 * Whose doing a total of several origins is: the opposing team's if any part was theirs, else a
 * teammate's or its own, else nobody's (KZ-SCORE-07).
 */
function ongoingBy(state: KazzamState, parts: readonly Effect[]): CreatureId {
  const teams = (by: CreatureId) => state.creatures[by]?.team;
  const victim = teams(parts[0]?.on ?? -1);
  const opposing = parts.find(({ by }) => teams(by) !== undefined && teams(by) !== victim);
  const own = parts.find(({ by }) => teams(by) !== undefined);
  return (opposing ?? own)?.by ?? -1;
}

/** Ends what was to last until this moment of that creature's turns (KZ-GEN-17, KZ-GEN-18). */
function expire(state: KazzamState, id: CreatureId, moment: Moment): undefined {
  const over = expiring(state, id, moment);
  removeEffects(state, (effect) => over.includes(effect));
}

type Moment = 'turn-start' | 'turn-end';

function expiring(state: KazzamState, id: CreatureId, moment: Moment): readonly Effect[] {
  const { turns } = creatureOf(state, id);
  return state.effects.filter(
    ({ until }) => until.ends === moment && until.of === id && until.turn <= turns,
  );
}

/** One action of the creature whose turn it is, or the end of its Action Phase (KZ-TURN-04). */
export function* act(t: Kazzam): Flow<void> {
  const { state } = t;
  const { turn } = state;
  if (turn === undefined) throw new RangeError('nobody has a turn');
  const creature = creatureOf(state, turn.creature);
  const over =
    !isOnMap(creature) ||
    has(creature, 'stunned') ||
    (yield* oneAction(t, turn.creature, 'action')) === 'over';
  if (over || !isOnMap(creature)) state.step = 'finish';
}

/**
 * Asks for one action and does it. `over` if there was none, or if it ended the turn, which is
 * then without actions (KZ-TURN-05).
 */
function* oneAction(
  t: Kazzam,
  id: CreatureId,
  key: 'action' | 'final-action',
): Flow<'over' | 'goes-on'> {
  const { state } = t;
  const { turn } = state;
  if (turn === undefined) throw new RangeError('nobody has a turn');
  const creature = creatureOf(state, id);
  const open = actionsOf(state, id).filter(
    (action) =>
      isPayable(t, turn, action.price) &&
      !creature.spent.includes(action.id) &&
      action.possible(t, id),
  );
  const chosen = yield* askOne({
    kind: 'one',
    seat: seatOf(state, id),
    why: {
      key,
      params: { who: id },
      rule: key === 'action' ? 'KZ-ACT-01' : 'KZ-STAT-43',
    },
    options: [...open, END],
    fallback: open.length,
    about: { who: id },
  });
  if (!('perform' in chosen)) return 'over';
  pay(turn, chosen.price);
  // Spent when it is declared, whatever comes of it (KZ-POWER-08, KZ-ATK-01).
  if (chosen.encounter === true) creature.spent.push(chosen.id);
  turn.acted = true;
  if (t.listening) t.emit({ type: 'action', rule: chosen.rule, who: id, action: chosen.id });
  if (!(yield* chosen.perform(t, id))) return 'goes-on';
  turn.ended = true;
  return 'over';
}

const END = { id: 'end-turn' } as const;

/** Whether the price can be paid now; an Attack Action pays for a Move Action (KZ-ACT-02). */
function isPayable({ state, options }: Kazzam, turn: Turn, price: Price): boolean {
  const dazed = has(creatureOf(state, turn.creature), 'dazed');
  const { attackActions, moveActions } = turn;
  if (price === 'nothing') return true;
  if (price === 'free') return !dazed || options.dazedFreeActions;
  // Distracted creatures, Dazed ones among them, have no Role Actions (KZ-STAT-12).
  if (price === 'role')
    return turn.roleActions > 0 && !has(creatureOf(state, turn.creature), 'distracted');
  // A Dazed creature has one of the two, and trades nothing (KZ-STAT-09).
  if (dazed) return attackActions > 0 && moveActions > 0;
  return price === 'attack' ? attackActions > 0 : moveActions > 0 || attackActions > 0;
}

function pay(turn: Turn, price: Price): void {
  if (price === 'attack') turn.attackActions -= 1;
  else if (price === 'role') turn.roleActions -= 1;
  else if (price === 'move') {
    if (turn.moveActions > 0) turn.moveActions -= 1;
    else turn.attackActions -= 1;
  }
}

/** Saving Throw Phase, End Phase, and the next in order (KZ-TURN-06 to KZ-TURN-11). */
export function* finishTurn(t: Kazzam): Flow<void> {
  const { state } = t;
  const { turn } = state;
  if (turn === undefined) throw new RangeError('nobody has a turn');
  const id = turn.creature;
  turn.phase = 'save';
  if (isOnMap(creatureOf(state, id))) yield* savingThrows(t, id);
  turn.phase = 'end';
  // What looks at who ends its turn where does so once, now (KZ-TURN-10).
  yield* windows.pass(t, { type: 'turn-end', creature: id }, nothing);
  expire(state, id, 'turn-end');
  forgetZones(state, id);
  state.turn = undefined;
  state.place += 1;
  state.step = 'turn';
  yield* offerConcession(t);
}

/** One roll for each entry that a save ends or sustains, Distracted last (KZ-TURN-06, KZ-TURN-08). */
function* savingThrows(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const marks = new Set<number>();
  const entries = state.effects.filter(({ on, until, mark }) => {
    if (on !== id || (until.ends !== 'save' && until.ends !== 'failed-save')) return false;
    if (marks.has(mark)) return false;
    marks.add(mark);
    return true;
  });
  const distracting = (effect: Effect): number =>
    effect.kind === 'distracted' || effect.kind === 'dazed' ? 1 : 0;
  for (const entry of entries.sort((a, b) => distracting(a) - distracting(b))) {
    if (!isOnMap(creatureOf(state, id))) return;
    const saved = yield* savingThrow(t, id, { against: entry, rule: 'KZ-TURN-06' });
    const { mark } = entry;
    if (saved === (entry.until.ends === 'save')) {
      removeEffects(state, (effect) => effect.on === id && effect.mark === mark);
    }
  }
}
