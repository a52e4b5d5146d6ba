import { divide, type Flow, type Option } from '@tablewright/engine';
import { POWERS } from '../content/classes.ts';
import type { Character } from '../model.ts';
import type { Adventure } from '../table.ts';
import { controllersOf, monsterName } from './control.ts';

/** An effect of the monster that Distract may take points from. */
export interface Effect extends Option {
  readonly power: string;
  readonly amount: number;
  /** Points taken off. */
  reduced: number;
}

/**
 * The controller of a character who distracts spends points on the monster's effects, one for one
 * (BA-ROG-10); nothing is asked when there are no points or nothing to reduce.
 */
export function* spendDistract(
  t: Adventure,
  character: Character,
  effects: readonly Effect[],
): Flow<void> {
  const { state } = t;
  if (state.distract === 0 || effects.length === 0 || !distracts(t, character)) return;
  const caps = effects.map(({ amount }) => Math.min(amount, state.distract));
  const total = caps.reduce((sum, cap) => sum + cap, 0);
  const points = yield* divide(t, controllersOf(state, character), 'choice.distract', effects, {
    rule: 'BA-ROG-10',
    params: { name: character.name, points: state.distract },
    caps,
    min: 0,
    max: Math.min(state.distract, total),
    fallback: greedy(caps, state.distract),
  });
  effects.forEach((effect, index) => {
    const taken = points[index] ?? 0;
    if (taken === 0) return;
    effect.reduced = taken;
    state.distract -= taken;
    t.tell?.({
      type: 'reduced',
      rule: 'BA-ROG-10',
      sheet: 'monster',
      name: monsterName(state.monster),
      power: effect.power,
      effect: effect.id,
      points: taken,
    });
  });
}

function distracts({ state }: Adventure, character: Character): boolean {
  return state.activations.some(
    (one) =>
      state.characters[one.character] === character &&
      POWERS.get(one.power)?.parts.some((part) => part.kind === 'distract') === true,
  );
}

/** As much as possible on the first, then on the next. */
export function greedy(caps: readonly number[], points: number): number[] {
  const given = new Array<number>(caps.length);
  let left = points;
  for (let index = 0; index < caps.length; index += 1) {
    const taken = Math.min(caps[index] ?? 0, left);
    given[index] = taken;
    left -= taken;
  }
  return given;
}
