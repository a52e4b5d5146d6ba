import { choose, type Flow } from '@tablewright/engine';
import type { CardId, Figure, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { enters, foeOf, whereOf } from '../combat/foes.ts';
import { masterDecides } from '../master/decide.ts';
import { idOf } from '../moving/ways.ts';
import { figuresOf, isMonster, locationOf, standing } from '../standing/figures.ts';
import { openWindow } from '../windows/open-window.ts';
import { groundOf } from '../worlds/ground.ts';
import { type WanderStep, wanderersOf, wanderStepsOf } from './wander.ts';

/**
 * Every monster on the Bridge makes one move toward the nearest player (BQ-WAND-01): all decided on the
 * position before, and made in ascending id (BQ-WAND-10); those that come into the world of a combat join it.
 * @param by whoever has brought it about
 */
export function* monstersWander(t: Bridge, rule: string, by: Hero): Flow<void> {
  const { state } = t;
  if (yield* isCalmed(t, by)) return;
  yield* wanderNow(t, figuresOf(state).filter(isMonster), rule);
}

/** One monster of somebody's choice makes its move (BQC-VERB-39). */
export function* oneWanders(t: Bridge, { seat }: Hero, rule: string): Flow<void> {
  const options = figuresOf(t.state)
    .filter((figure) => isMonster(figure) && figure.where.at === 'bridge')
    .map((figure) => ({ id: figure.id, names: { figure: figure.id }, figure }));
  if (options.length === 0) return;
  const { figure } = yield* choose(t, seat, 'choice.pick-wanderer', options, {
    rule: 'BQC-VERB-39',
  });
  yield* wanderNow(t, [figure], rule);
}

function* wanderNow(t: Bridge, monsters: readonly Figure[], why: string): Flow<void> {
  const { state } = t;
  const ground = groundOf(t);
  for (const { figure, step } of wanderersOf(state, monsters, ground, state.active)) {
    if (figure.where.at !== 'bridge') continue;
    const options = wanderStepsOf(figure.where.place, ground).map((one) => ({
      id: idOf(one.to),
      names: { figure: figure.id },
      step: one,
    }));
    const usual = options.findIndex(({ id }) => id === idOf(step.to));
    // A character that the Bridge has captured is played as any monster (BQ-GM-26).
    const rule = figure.kind === 'captive' ? 'BQ-GM-26' : 'BQ-GM-12';
    const taken = yield* masterDecides(t, 'wandering-step', options, usual, rule);
    steps(t, figure, taken.step, why);
  }
}

function steps(t: Bridge, figure: Figure, { kind, to }: WanderStep, rule: string): void {
  figure.where = { at: 'bridge', place: to };
  t.tell?.({ type: 'figure-stepped', rule, figure: figure.id, step: kind, ...standing(to) });
  const { combat } = t.state;
  if (combat === undefined) return;
  const where = whereOf(t, combat);
  if (where.at === 'bridge' && where.place.location === locationOf(figure)) {
    enters(t, foeOf(figure.id), 'BQ-WAND-08');
  }
}

interface Calming {
  readonly id: string;
  readonly names: { readonly card: CardId };
}

/** Whether somebody calms what a wandering card would set off, before it does (BQC-VERB-59). */
function* isCalmed(t: Bridge, by: Hero): Flow<boolean> {
  const { state } = t;
  return yield* openWindow<Calming>(t, {
    about: 'portals',
    concerned: [...new Set([by.seat, state.active])],
    why: { key: 'choice.calm-wandering', rule: 'BQC-VERB-59' },
    isOut: ({ seat }) => ZONES.at(state, `karma/${seat}`).length === 0,
    optionsFor: (seat) =>
      ZONES.at(state, `karma/${seat}`)
        .filter((card) => cardOf(t, card).effects.some(({ do: all }) => all.some(isCalm)))
        .map((card) => ({ id: card, names: { card } })),
    // biome-ignore lint/correctness/useYield: nothing more is asked
    *act(seat, { id }) {
      const { family } = cardOf(t, id);
      const to = family === 'spell' ? 'spell-discard' : 'dust-discard';
      ZONES.move(t, [id], `karma/${seat}`, to, { rule: 'BQC-VERB-59', seat });
    },
  });
}

const isCalm = ({ verb }: { readonly verb: string }): boolean => verb === 'calm';
