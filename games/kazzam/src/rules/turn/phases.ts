import { arrange, type Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState, Turn } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { timekeeperOf } from '../court/actor-at.ts';
import { companyOf, creatureOf, isOnMap, seatOf } from '../court/creatures.ts';
import { acquired } from '../effects/in-play.ts';
import { endWhatCannotLast } from '../effects/lasting.ts';
import type { EndEvent, StartEvent } from '../effects/moments.ts';
import { rankOf } from '../effects/reply-order.ts';
import { savingThrow } from '../effects/saves.ts';
import { BITS, has, removeEffects, sumOf } from '../effects/status.ts';
import { nothing, windows } from '../effects/windows.ts';
import { beginTotal, termsOf } from '../harm/damage.ts';
import { dealOngoing, dealPutOff, isFatal, ongoingOn, putOff } from '../harm/ongoing.ts';
import { recover } from '../harm/recover.ts';
import { endBeside } from '../harm/wake.ts';
import { settleLandings } from '../movement/landing.ts';
import { netDamage, wardOf } from '../numbers/damage-total.ts';
import { wardOnBoost } from '../terrain/terrain.ts';
import { forgetZones, isInDanger, startInZones } from '../terrain/zones.ts';
import { finalAction } from './control.ts';
import { endUnseenOngoing } from './out-of-sight.ts';

/** A turn of which nothing is spent (KZ-ACT-01). */
export function freshTurn(creature: CreatureId): Turn {
  return {
    creature,
    phase: 'arrival',
    attackActions: 1,
    moveActions: 1,
    roleActions: 1,
    begun: false,
    atWillOnly: false,
    onlyAttacks: undefined,
    errand: undefined,
    acted: false,
    attacked: [],
    hit: [],
    attacks: 0,
    casts: 0,
    ended: false,
  };
}

/**
 * What expires or happens at the start of a turn, in the order that the creature's controller
 * picks (KZ-TURN-02, KZ-TURN-03): durations, Regenerate, Ongoing Damage.
 */
export function* startPhase(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const creature = creatureOf(state, id);
  const events: StartEvent[] = [];
  if (expiring(state, id, 'turn-start').length > 0) {
    events.push({ id: 'durations', run: () => expire(t, id, 'turn-start') });
  }
  if (!isOnMap(creature)) {
    expire(t, id, 'turn-start');
    return;
  }
  for (const member of companyOf(state, id)) {
    endUnseenOngoing(t, member);
    events.push(...atStart(t, member, id));
  }
  yield* windows.pass(t, { type: 'turn-start', creature: id, events }, nothing);
  for (const event of yield* inOrder(t, id, events)) {
    const flow = event.run();
    if (flow !== undefined) yield* flow;
    endWhatCannotLast(t);
  }
  const landings = settleLandings(t);
  if (landings !== undefined) yield* landings;
}

/** What happens to a creature at the start of its own turn, or of its owner's (KC-SUM-06). */
function atStart(t: Kazzam, id: CreatureId, whose: CreatureId): readonly StartEvent[] {
  const { state } = t;
  const creature = creatureOf(state, id);
  const event = (what: string, run: StartEvent['run']): StartEvent =>
    id === whose ? { id: what, run } : { id: `${what}-${id}`, names: { of: id }, run };
  return [
    // At full HP too: what is ordered before it may have hurt.
    ...(has(creature, BITS.regenerate) ? [event('regenerate', () => regenerate(t, id))] : []),
    ...(isInDanger(state, id) ? [event('zones', () => startInZones(t, id))] : []),
    ...(has(creature, BITS.ongoing)
      ? [{ ...event('ongoing', () => sufferOngoing(t, id)), deals: ongoingOn(t, id) }]
      : []),
  ];
}

function* regenerate(t: Kazzam, id: CreatureId): Flow<void> {
  const amount = sumOf(t.state, id, 'regenerate');
  yield* recover(t, { who: id, amount, by: id, rule: 'KZ-STAT-53' });
}

const START_ORDER = { key: 'start-order', rule: 'KZ-TURN-02' } as const;
const END_ORDER = { key: 'end-order', rule: 'KZ-TURN-10' } as const;

function* inOrder(
  t: Kazzam,
  id: CreatureId,
  events: readonly StartEvent[],
  { key, rule }: { readonly key: string; readonly rule: string } = START_ORDER,
): Flow<readonly StartEvent[]> {
  if (events.length < 2 || creatureOf(t.state, id).kind === 'creep') return events;
  if (isOrderless(t, events)) return events;
  return yield* arrange(t, seatOf(t.state, id), key, toldApart(events), {
    rule,
    params: { who: id },
  });
}

/**
 * Whether every order comes to the same: each deals damage and nothing else, which nobody answers to,
 * which takes no Ward that would show whose it stopped, and which all of them together do not fell.
 */
function isOrderless(t: Kazzam, events: readonly StartEvent[]): boolean {
  if (windows.answers(t, 'damage') || windows.answers(t, 'damaged')) return false;
  const lost = new Map<CreatureId, number>();
  for (const { deals } of events) {
    if (deals === undefined) return false;
    const total = beginTotal(t, deals.of);
    const net = netDamage({ own: deals.amount, terrain: 0 }, termsOf(t, total));
    lost.set(deals.of.to, (lost.get(deals.of.to) ?? 0) + net);
  }
  return [...lost].every(([id, sum]) => {
    const { hp, wards, type } = creatureOf(t.state, id);
    return type !== 'goon' && wardOf(wards) === 0 && sum < hp;
  });
}

/** Each under an id of its own: of several alike all but the first are numbered. */
function toldApart(events: readonly StartEvent[]): readonly StartEvent[] {
  const known = new Set<string>();
  return events.map((event) => {
    let { id } = event;
    for (let number = 2; known.has(id); number += 1) id = `${event.id}-${number}`;
    known.add(id);
    return id === event.id ? event : { ...event, id };
  });
}

/**
 * Ongoing Damage of all sources as one total (KZ-STAT-42). If it would fell the creature, it may
 * take one action first (KZ-STAT-43); what is left of the total then is dealt, and whoever lives on
 * goes on with its turn, or to its Saving Throws if that action ended it (KZ-STAT-44). What is
 * somebody's own waits for the first action of that one (KC-SUM-09).
 */
function* sufferOngoing(t: Kazzam, id: CreatureId): Flow<void> {
  endUnseenOngoing(t, id);
  if (isFatal(t, id)) {
    if (creatureOf(t.state, id).kind === 'summoned' && putOff(t.state, id)) return;
    yield* finalAction(t, id);
  }
  yield* dealOngoing(t, id);
}

/**
 * The turn of a Creep that is gone for good: nothing but what was to last until then ends, as turns
 * are counted on (KZ-GEN-20).
 */
export function passTurn(t: Kazzam, id: CreatureId): void {
  creatureOf(t.state, id).turns += 1;
  expire(t, id, 'turn-start');
  expire(t, id, 'turn-end');
}

/** Ends what was to last until this moment of that creature's turns (KZ-GEN-17, KZ-GEN-18). */
function expire(t: Kazzam, id: CreatureId, moment: Moment): undefined {
  const over = expiring(t.state, id, moment);
  if (over.length === 0) return;
  const rule = moment === 'turn-start' ? 'KZ-GEN-18' : 'KZ-GEN-17';
  removeEffects(t, (effect) => over.includes(effect), rule);
  endWhatCannotLast(t);
}

type Moment = 'turn-start' | 'turn-end';

function expiring(state: KazzamState, id: CreatureId, moment: Moment): readonly Effect[] {
  const { turns } = creatureOf(state, id);
  return acquired(state).filter(
    ({ until }) => until.ends === moment && until.of === id && until.turn <= turns,
  );
}

/**
 * Saving Throw Phase and End Phase of the turn that runs (KZ-TURN-06 to KZ-TURN-10).
 *
 * @param again whether its creature has another turn in this round, for which zone records wait
 *   (KZ-ZONE-04, KZ-TURN-14)
 */
export function* endPhases(t: Kazzam, turn: Turn, again = false): Flow<void> {
  const { state } = t;
  const { creature: id } = turn;
  // Without any action that has ended it waits no longer than these (KC-SUM-09).
  yield* dealPutOff(t, id);
  turn.phase = 'save';
  const company = companyOf(state, id);
  for (const one of company) if (isOnMap(creatureOf(state, one))) yield* savingThrows(t, one);
  turn.phase = 'end';
  // What looks at who ends its turn where does so once, now (KZ-TURN-10, D-30).
  for (const one of company) endBeside(t, one);
  endWhatCannotLast(t);
  const boosted = wardOnBoost(t, id);
  if (boosted !== undefined) yield* boosted;
  const events: EndEvent[] = [];
  yield* windows.pass(t, { type: 'turn-end', creature: id, events }, nothing);
  events.sort((a, b) => rankOf(state, a.by) - rankOf(state, b.by));
  for (const { run } of yield* inOrder(t, id, events, END_ORDER)) {
    const flow = run();
    if (flow !== undefined) yield* flow;
    endWhatCannotLast(t);
  }
  expire(t, id, 'turn-end');
  const landings = settleLandings(t);
  if (landings !== undefined) yield* landings;
  if (!again) for (const one of company) forgetZones(state, one);
}

/** One roll for each entry that a save ends or sustains, Distracted last (KZ-TURN-06, KZ-TURN-08). */
function* savingThrows(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const { turns } = creatureOf(state, timekeeperOf(state, id));
  const entries: Effect[] = [];
  for (const entry of acquired(state)) {
    const { on, until, mark } = entry;
    if (on !== id || (until.ends !== 'save' && until.ends !== 'failed-save')) continue;
    // What is sustained may begin in a turn that runs, which does not count (KC-CHM-12).
    if (until.ends === 'failed-save' && turns < (until.from ?? 0)) continue;
    if (entries.every((other) => other.mark !== mark)) entries.push(entry);
  }
  if (entries.length === 0) return;
  const distracting = (effect: Effect): number =>
    ['distracted', 'dazed', 'dominated'].includes(effect.kind) ? 1 : 0;
  const first = yield* inSaveOrder(
    t,
    id,
    entries.filter((entry) => distracting(entry) === 0),
  );
  const last = entries.filter((entry) => distracting(entry) === 1);
  for (const entry of [...first, ...last]) {
    if (!isOnMap(creatureOf(state, id))) return;
    if (!state.effects.includes(entry)) continue;
    const saved = yield* savingThrow(t, id, { against: entry, rule: 'KZ-TURN-06' });
    const { mark } = entry;
    if (saved === (entry.until.ends === 'save')) {
      removeEffects(t, (effect) => effect.on === id && effect.mark === mark, 'KZ-TURN-07');
    }
  }
}

/** Saves come in the order that the creature's controller picks (KZ-TURN-06). */
function* inSaveOrder(
  t: Kazzam,
  id: CreatureId,
  entries: readonly Effect[],
): Flow<readonly Effect[]> {
  if (entries.length < 2 || creatureOf(t.state, id).kind === 'creep') return entries;
  const ordered = yield* arrange(
    t,
    seatOf(t.state, id),
    'save-order',
    entries.map((entry) => ({
      id: nameAmong(entries, entry),
      names: { status: entry.kind, by: entry.by },
      entry,
    })),
    { rule: 'KZ-TURN-06', params: { who: id } },
  );
  return ordered.map(({ entry }) => entry);
}

/** By kind and source, with its number where that does not tell it from another. */
function nameAmong(entries: readonly Effect[], { kind, source, id }: Effect): string {
  const alike = entries.filter((other) => other.kind === kind && other.source === source);
  return alike.length > 1 ? `${kind}-${source}-${id}` : `${kind}-${source}`;
}
