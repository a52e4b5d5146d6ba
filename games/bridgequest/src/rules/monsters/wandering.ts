import type { Flow } from '@tablewright/engine';
import type { Bridge } from '../../table.ts';
import { masterDecides } from '../master/decide.ts';
import { idOf } from '../moving/ways.ts';
import { figuresOf, isMonster, standing } from '../standing/figures.ts';
import { groundOf } from '../worlds/ground.ts';
import { wanderersOf, wanderStepsOf } from './wander.ts';

/**
 * Every monster on the Bridge makes one move toward the nearest player (BQ-WAND-01): all decided on the
 * position before, and made in ascending id (BQ-WAND-10).
 */
export function* monstersWander(t: Bridge, rule: string): Flow<void> {
  const { state } = t;
  const ground = groundOf(t);
  const wandering = wanderersOf(state, figuresOf(state).filter(isMonster), ground, state.active);
  for (const { figure, step } of wandering) {
    if (figure.where.at !== 'bridge') continue;
    const options = wanderStepsOf(figure.where.place, ground).map((one) => ({
      id: idOf(one.to),
      names: { figure: figure.id },
      step: one,
    }));
    const usual = options.findIndex(({ id }) => id === idOf(step.to));
    const taken = yield* masterDecides(t, 'wandering-step', options, usual, 'BQ-GM-12');
    const { kind, to } = taken.step;
    figure.where = { at: 'bridge', place: to };
    t.tell?.({ type: 'figure-stepped', rule, figure: figure.id, step: kind, ...standing(to) });
  }
}
