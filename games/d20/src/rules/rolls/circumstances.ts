import type { Circumstance } from '../../content/adventure.ts';
import type { RollAt, RollPart } from '../../content/trait.ts';
import type { Creature, LastingCircumstance } from '../../model.ts';
import type { World } from '../../table.ts';

/** Whether a circumstance bears on a roll. */
function bearsOn({ is, who, side }: LastingCircumstance, { kind, tag, roller }: RollAt): boolean {
  if (side === undefined ? !who.includes(roller.id) : roller.side !== side) return false;
  return is.on === 'any' || is.on === kind || (tag !== undefined && is.on === tag);
}

/** What circumstances bring to a roll (DT-ADV-04). */
export function circumstanceParts(
  { state }: Pick<World, 'state'>,
  roll: RollAt,
): readonly RollPart[] {
  if (state.circumstances.length === 0) return [];
  return state.circumstances
    .filter((one) => bearsOn(one, roll))
    .map(({ is, rule }) => partOf(is, rule));
}

function partOf({ is, on }: Circumstance, rule: string): RollPart {
  return typeof is === 'number'
    ? { is: 'bonus', value: is, stack: 'gm', rule, from: on }
    : { is, rule, from: on };
}

/** Those that count for one roll are gone after it. */
export function spendCircumstances({ state }: Pick<World, 'state'>, roll: RollAt): void {
  if (state.circumstances.length === 0) return;
  state.circumstances = state.circumstances.filter(
    (one) => one.is.for !== 'roll' || !bearsOn(one, roll),
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
  state.circumstances.push({ id: state.nextId, rule, ...whom, is, since });
  state.nextId += 1;
}

/** A fight, a scene or a long rest is over: what lasted as long goes. */
export function endCircumstances(
  { state }: Pick<World, 'state'>,
  what: 'fight' | 'scene' | 'long-rest',
): void {
  const now = state.story?.scenes ?? 0;
  state.circumstances = state.circumstances.filter(({ is, since }) => {
    if (is.for === what) return false;
    return !(what === 'scene' && is.for === 'next-scene' && since < now);
  });
}
