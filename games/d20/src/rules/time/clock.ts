import { type Flow, maybe } from '@tablewright/engine';
import type { Moments } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';
import { DAY, HOUR, MINUTE } from '../effects/afflict.ts';
import { dueEffects } from '../effects/due.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { announce } from '../moments/moment.ts';
import { restHour } from './rest.ts';
import { endRound, endTimed, fullMinute, isTimed } from './round-end.ts';

/** Moments that come with each round and with each minute; where nobody listens, time passes in longer strides. */
const BY_ROUND = [
  'ticked',
  'regenerated',
  'roundEnded',
] as const satisfies readonly (keyof Moments)[];
const BY_MINUTE = ['minutePassed'] as const satisfies readonly (keyof Moments)[];

/**
 * Time passes outside a combat (DT-TIME-02, -03): every tick that is due is resolved in its order, and the clock stops
 * early at one that fells or kills a character.
 *
 * @param rounds how long, in rounds
 * @param resting who rests meanwhile (DT-HEAL-02); the unconscious do anyway
 * @returns how many rounds have passed
 */
export function* advance(t: D20, rounds: number, resting: readonly Creature[] = []): Flow<number> {
  const begin = t.state.clock;
  const end = begin + rounds;
  for (const creature of t.state.creatures) {
    if (!resting.includes(creature) && creature.hp > 0) creature.restSince = undefined;
  }
  while (t.state.clock < end) {
    const living = livingOf(t);
    const standing = living.filter(isUp);
    const step = strideOf(t, end);
    if (step === 1) yield* endRound(t, { isMinute: (t.state.clock + 1) % MINUTE === 0 });
    else {
      t.state.clock += step;
      if (t.state.clock % MINUTE === 0) yield* minutes(t);
      yield* dueEffects(t);
      yield* endTimed(t);
    }
    yield* fullHours(t, resting);
    yield* settleDeaths(t);
    if (!standing.every(isUp) || !living.every(({ life }) => life === 'alive')) break;
  }
  const passed = t.state.clock - begin;
  // It stopped early at what felled or killed a character.
  const rule = passed < rounds ? 'DT-TIME-03' : 'DT-TIME-02';
  t.tell?.({ type: 'clock-advanced', rule, rounds: passed, clock: t.state.clock });
  return passed;
}

/** Characters who live, whoever plays them. */
const livingOf = ({ state }: D20): readonly Creature[] =>
  state.creatures.filter(({ character, life }) => character !== undefined && life === 'alive');

/** How far time can pass until something is due. */
function strideOf(t: D20, end: number): number {
  const { clock } = t.state;
  if (t.state.zones.some(({ until }) => until.at === 'time') && t.state.zones.length > 0) return 1;
  if (isHeard(t, BY_ROUND)) return 1;
  let due = Math.min(end, nextMultiple(clock, HOUR));
  if (isHeard(t, BY_MINUTE) || hasMinuteSave(t)) due = Math.min(due, nextMultiple(clock, MINUTE));
  for (const { effects, restSince } of t.state.creatures) {
    if (restSince !== undefined)
      due = Math.min(due, restSince + (Math.floor((clock - restSince) / HOUR) + 1) * HOUR);
    for (const { until, data } of effects) {
      if (data?.next !== undefined) due = Math.min(due, Math.max(data.next, clock + 1));
      if (until.at === 'time') due = Math.min(due, Math.max(until.clock, clock + 1));
      else if (until.at === 'next-turn') return 1;
    }
  }
  return Math.max(1, due - clock);
}

const nextMultiple = (clock: number, of: number): number => (Math.floor(clock / of) + 1) * of;

function isHeard(t: D20, names: readonly (keyof Moments)[]): boolean {
  return t.state.creatures.some((creature) => {
    if (creature.life !== 'alive') return false;
    let heard = false;
    eachTrait(t, creature, ({ on }) => {
      if (on !== undefined && names.some((name) => on[name] !== undefined)) heard = true;
    });
    return heard;
  });
}

const hasMinuteSave = ({ state }: D20): boolean =>
  state.creatures.some(({ effects }) => effects.some(({ save }) => save?.when === 'minute'));

function* minutes(t: D20): Flow<void> {
  for (const creature of t.state.creatures) {
    if (isTimed(creature)) yield* fullMinute(t, creature);
  }
}

/** Whether an hour of somebody's rest is full now. */
const hasRestHour = ({ state }: D20, resting: readonly Creature[]): boolean =>
  state.creatures.some(
    (one) =>
      one.restSince !== undefined &&
      (resting.includes(one) || one.hp <= 0) &&
      (state.clock - one.restSince) % HOUR === 0 &&
      state.clock > one.restSince,
  );

/**
 * Full hours of the clock, and of each creature's rest; full days. Of a fight its rounds count as well (DT-TIME-02).
 *
 * @param resting who rests; the unconscious do anyway
 */
export function* fullHours(t: D20, resting: readonly Creature[]): Flow<void> {
  const { clock } = t.state;
  if (clock % HOUR !== 0 && !hasRestHour(t, resting)) return;
  for (const creature of t.state.creatures) {
    if (!isTimed(creature)) continue;
    const rests = resting.includes(creature) || creature.hp <= 0;
    if (
      rests &&
      creature.restSince !== undefined &&
      clock > creature.restSince &&
      (clock - creature.restSince) % HOUR === 0
    ) {
      yield* restHour(t, creature);
    }
    if (clock % HOUR === 0) yield* maybe(announce(t, creature, 'hourPassed', { isRest: rests }));
    if (clock % DAY === 0) yield* maybe(announce(t, creature, 'dayPassed', {}));
  }
}
