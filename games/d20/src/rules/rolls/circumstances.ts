import type { Circumstance } from '../../content/adventure-deeds.ts';
import type { RollAt, RollPart } from '../../content/trait.ts';
import type { World } from '../../d20-table.ts';
import type { Creature, LastingCircumstance } from '../../model.ts';
import { roundsOf } from './written.ts';

/** Spans that are no times. */
const SPANS: readonly string[] = ['roll', 'fight', 'scene', 'next-scene', 'long-rest'];

/** Whether a circumstance is of somebody. */
const isOf = ({ who, side }: LastingCircumstance, { id, side: own }: Creature): boolean =>
  side === undefined ? who.includes(id) : own === side;

/** Whether a circumstance bears on a roll now; one for the next scene waits for it. */
function bearsOn(
  w: Pick<World, 'state'>,
  one: LastingCircumstance,
  { kind, tag, roller, isListed }: RollAt,
): boolean {
  const { on } = one.is;
  if (!isOf(one, roller) || !isNow(w, one)) return false;
  if (on === 'listed') return isListed === true;
  return on === 'any' || on === kind || (tag !== undefined && on === tag);
}

function isNow({ state }: Pick<World, 'state'>, { is, since }: LastingCircumstance): boolean {
  return is.for !== 'next-scene' || (state.story?.scenes ?? 0) > since;
}

/** What circumstances bring to a roll (DT-ADV-04). */
export function circumstanceParts(w: Pick<World, 'state'>, roll: RollAt): readonly RollPart[] {
  if (w.state.circumstances.length === 0) return [];
  return w.state.circumstances
    .filter((one) => bearsOn(w, one, roll))
    .flatMap(({ is, rule }) => partsOf(is, rule));
}

function partsOf({ is, on }: Circumstance, rule: string): readonly RollPart[] {
  if (typeof is === 'number') return [{ is: 'bonus', value: is, stack: 'add', rule, from: on }];
  return is === 'advantage' || is === 'disadvantage' ? [{ is, rule, from: on }] : [];
}

/** Whether such a roll fails whatever is rolled (DT-SCA-12). */
export function isDoomed(w: Pick<World, 'state'>, roll: RollAt): boolean {
  return w.state.circumstances.some((one) => one.is.is === 'fails' && bearsOn(w, one, roll));
}

/** Those that count for one roll are gone after it. */
export function spendCircumstances(w: Pick<World, 'state'>, roll: RollAt): void {
  const { state } = w;
  if (state.circumstances.length === 0) return;
  state.circumstances = state.circumstances.filter(
    (one) => one.is.for !== 'roll' || !bearsOn(w, one, roll),
  );
}

/** Something bears on rolls from now on. */
export function addCircumstance(
  { state }: Pick<World, 'state'>,
  who: readonly Creature[] | 'party' | 'foes',
  is: Circumstance,
  rule: string,
): void {
  const whom = typeof who === 'string' ? { who: [], side: who } : { who: who.map(({ id }) => id) };
  const since = state.story?.scenes ?? 0;
  const until = SPANS.includes(is.for) ? {} : { until: state.clock + roundsOf(is.for) };
  state.circumstances.push({ id: state.nextId, rule, ...whom, is, since, ...until });
  state.nextId += 1;
}

/** Whether something of that kind holds for somebody, such as that it cannot be surprised. */
export function holdsFor(w: Pick<World, 'state'>, creature: Creature, on: string): boolean {
  return w.state.circumstances.some(
    (one) => one.is.on === on && isOf(one, creature) && isNow(w, one),
  );
}

/** What gives the first initiative to somebody, or to a side (DT-TOK-36, DT-AGM-24). */
export function firstByRight({ state }: Pick<World, 'state'>): LastingCircumstance | undefined {
  return state.circumstances.find(({ is }) => is.on === 'initiative' && is.is === 'first');
}

/** A fight, a scene or a long rest is over, or time has passed: what lasted as long goes. */
export function endCircumstances(
  { state }: Pick<World, 'state'>,
  what: 'fight' | 'scene' | 'long-rest' | 'time',
): void {
  const now = state.story?.scenes ?? 0;
  state.circumstances = state.circumstances.filter(({ is, since, until }) => {
    if (until !== undefined && until <= state.clock) return false;
    if (is.for === what) return false;
    return !(what === 'scene' && is.for === 'next-scene' && since < now);
  });
}
