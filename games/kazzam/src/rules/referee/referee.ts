import { choose, chooseAmount, type Flow, type Seat } from '@tablewright/engine';
import {
  type Creature,
  type CreatureId,
  type KazzamState,
  NOBODY,
  STATUSES,
  type Status,
  type Team,
} from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, creatureOption, creaturesWhere, isOnMap } from '../court/creatures.ts';
import { groundOf } from '../court/ground-now.ts';
import { itemAt } from '../court/item-at.ts';
import { standOn } from '../court/squeeze.ts';
import { shareHp } from '../court/tokens.ts';
import { STATUS, withData } from '../effects/effect-data.ts';
import { BITS, has, isImmune, isTangible, untilNextTurnEnds } from '../effects/status.ts';
import { endGrabs, endMarked } from '../harm/grabs.ts';
import { inflict } from '../harm/inflict.ts';
import { knockProne } from '../harm/prone.ts';
import { correctScore } from '../harm/scoring.ts';
import { settleLandings } from '../movement/landing.ts';
import { landings } from '../movement/relocate.ts';
import { seenNow, tellPlace, unseenBy } from '../sight/hidden-places.ts';

/** The seat that referees: the first of the table, which nobody else could overrule (KZ-GEN-09). */
export const REFEREE: Seat = 0;

/** So much more than now may a number become by one ruling. */
const MORE = 10;

/** Statuses that need neither a number nor somebody else to make sense. */
const RULED: readonly Status[] = [
  'blinded',
  'concealed',
  'dazed',
  'disarmed',
  'distracted',
  'fierce',
  'guarded',
  'hidden',
  'immobilized',
  'nimble',
  'prone',
  'revealed',
  'slowed',
  'stunned',
  'weakened',
];

/** What a ruling may change. */
interface Ruling {
  readonly id: string;
  /** Whether it can be about that creature now. */
  suits(t: Kazzam, id: CreatureId, creature: Creature): boolean;
  /** Asks for the rest, and does it. */
  run(t: Kazzam, id: CreatureId): Flow<void>;
}

const RULINGS: readonly Ruling[] = [
  { id: 'hp', suits: (_, _id, creature) => isTangible(creature) && creature.maxHp > 1, run: setHp },
  {
    id: 'square',
    suits: (t, id, creature) =>
      isOnMap(creature) &&
      !unseenBy(t, REFEREE).includes(id) &&
      landings(t.state, id, {}).length > 0,
    run: place,
  },
  {
    id: 'status-on',
    suits: ({ state }, id, creature) => isOnMap(creature) && lacking(state, id).length > 0,
    run: putOn,
  },
  { id: 'status-off', suits: ({ state }, id) => borne(state, id).length > 0, run: takeOff },
  { id: 'points', suits: (_, _id, { kind }) => kind === 'athlete', run: correct('points') },
  { id: 'strikes', suits: (_, _id, { kind }) => kind === 'athlete', run: correct('strikes') },
  { id: 'miss-tokens', suits: (_, _id, { kind }) => kind === 'athlete', run: setMissTokens },
];

/** One thing is changed as the referee sees fit, within what can be so at all (KZ-GEN-09). */
export function* makeRuling(t: Kazzam): Flow<void> {
  const { state } = t;
  const whom = ({ suits }: Ruling) =>
    creaturesWhere(state, (id) => suits(t, id, creatureOf(state, id)));
  const ruling = yield* choose(
    t,
    REFEREE,
    'ruling',
    [...RULINGS.filter((one) => whom(one).length > 0), { id: 'none' }],
    { rule: 'KZ-GEN-09', fallback: 0 },
  );
  if (!('run' in ruling)) return;
  const chosen = yield* choose(
    t,
    REFEREE,
    'ruling-whom',
    [...whom(ruling).map((id) => creatureOption(state, id)), { id: 'nobody' }],
    { rule: 'KZ-GEN-09', fallback: 0 },
  );
  if (!('creature' in chosen)) return;
  yield* ruling.run(t, chosen.creature);
  const landings = settleLandings(t);
  if (landings !== undefined) yield* landings;
}

/** Asks for the number that it is to be; the present one changes nothing. */
function askNumber(
  t: Kazzam,
  key: string,
  who: CreatureId,
  now: number,
  [min, max]: readonly [number, number],
): Flow<number> {
  return chooseAmount(t, REFEREE, key, {
    rule: 'KZ-GEN-09',
    params: { who },
    about: { who },
    min,
    max,
    fallback: Math.min(max, Math.max(min, now)),
  });
}

function tell(t: Kazzam, what: string, who: CreatureId, more: Readonly<Record<string, unknown>>) {
  if (t.listening) t.emit({ type: 'ruling', rule: 'KZ-GEN-09', who, what, ...more });
}

function* setHp(t: Kazzam, who: CreatureId): Flow<void> {
  const creature = creatureOf(t.state, who);
  const amount = yield* askNumber(t, 'ruling-hp', who, creature.hp, [1, creature.maxHp]);
  creature.hp = amount;
  // A Goon is wounded below its maximum, and has 1 then (KM-INV-07).
  if (creature.type === 'goon') {
    creature.wounded = amount < creature.maxHp;
    if (creature.wounded) creature.hp = 1;
  }
  shareHp(t.state, who);
  tell(t, 'hp', who, { amount });
}

/** To a free square of its part of the map, as if it stood there: nothing is entered or left. */
function* place(t: Kazzam, who: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const { cell } = yield* choose(
    t,
    REFEREE,
    'ruling-where',
    landings(state, who, {}).map((square) => ground.option(square)),
    { rule: 'KZ-GEN-09', params: { who }, about: { who }, fallback: 0 },
  );
  endGrabs(t, who);
  standOn(state, creatureOf(state, who), cell);
  if (t.listening) tellPlace(t, { type: 'arrived', rule: 'KZ-GEN-09', who, cell, how: 'ruled' });
}

/**
 * Statuses that could be put on a creature: nothing that it is immune to (KZ-STAT-05); who flies is
 * not knocked Prone (KZ-STAT-25), and nobody who is Revealed is Hidden (KZ-STAT-54).
 */
function lacking(state: KazzamState, id: CreatureId): readonly Status[] {
  const creature = creatureOf(state, id);
  const bars: Readonly<Partial<Record<Status, Status>>> = { prone: 'flying', hidden: 'revealed' };
  return RULED.filter((status) => {
    const bar = bars[status];
    if (has(creature, BITS[status]) || isImmune(state, id, status)) return false;
    return bar === undefined || !has(creature, BITS[bar]);
  });
}

function* putOn(t: Kazzam, who: CreatureId): Flow<void> {
  const { state } = t;
  const { status } = yield* choose(
    t,
    REFEREE,
    'ruling-status-on',
    lacking(state, who).map((status) => ({ id: status, status })),
    { rule: 'KZ-GEN-09', params: { who }, about: { who }, fallback: 0 },
  );
  if (status === 'prone') yield* knockProne(t, who, NOBODY, 'ruling');
  else {
    const lengths = [{ id: 'until-save' }, { id: 'until-turn-end' }];
    const { id } = yield* choose(t, REFEREE, 'ruling-until', lengths, {
      rule: 'KZ-GEN-09',
      params: { who, status },
      about: { who },
      fallback: 0,
    });
    const until = id === 'until-save' ? ({ ends: 'save' } as const) : untilNextTurnEnds(state, who);
    // All have seen it until now.
    const hidden = withData(STATUS.hidden, seenNow(creatureOf(state, who)));
    const what = status === 'hidden' ? hidden : { kind: status };
    yield* inflict(t, { ...what, on: who, by: NOBODY, source: 'ruling', until });
  }
  tell(t, 'status-on', who, { status });
}

/** Statuses that a creature has not by its nature; a Shade is none for want of HP. */
function borne({ effects }: KazzamState, who: CreatureId): readonly Status[] {
  return STATUSES.filter(
    (status) =>
      status !== 'shade' &&
      effects.some(({ on, kind, innate }) => on === who && kind === status && innate !== true),
  );
}

function* takeOff(t: Kazzam, who: CreatureId): Flow<void> {
  const { state } = t;
  const { status } = yield* choose(
    t,
    REFEREE,
    'ruling-status-off',
    borne(state, who).map((status) => ({ id: status, status })),
    { rule: 'KZ-GEN-09', params: { who }, about: { who }, fallback: 0 },
  );
  endMarked(
    t,
    state.effects.filter(
      ({ on, kind, innate }) => on === who && kind === status && innate !== true,
    ),
    'KZ-GEN-09',
  );
  tell(t, 'status-off', who, { status });
}

/** Points or Strikes of an athlete, which are its team's too (KZ-TRACK-01). */
function correct(what: 'points' | 'strikes'): Ruling['run'] {
  return function* (t, who) {
    const { state } = t;
    const { team, build } = creatureOf(state, who);
    const now = itemAt(state.stats, build)?.[what] ?? 0;
    const most = [Math.min(0, now), now + MORE] as const;
    const amount = yield* askNumber(t, `ruling-${what}`, who, now, most);
    correctScore(state, what, team as Team, build, amount - now);
    tell(t, what, who, { amount });
  };
}

function* setMissTokens(t: Kazzam, who: CreatureId): Flow<void> {
  const creature = creatureOf(t.state, who);
  const { missTokens } = creature;
  const most = missTokens + MORE;
  creature.missTokens = yield* askNumber(t, 'ruling-miss-tokens', who, missTokens, [0, most]);
  tell(t, 'miss-tokens', who, { amount: creature.missTokens });
}
