import { choose, type Flow } from '@tablewright/engine';
import type { Ground } from '../../bridge/steps.ts';
import type { CardId, Figure, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { enters, foeOf, whereOf } from '../combat/foes.ts';
import { noteUse } from '../effects/noted.ts';
import { masterDecides } from '../master/decide.ts';
import { idOf } from '../moving/ways.ts';
import { figuresOf, isMonster, locationOf, placeOf, standing } from '../standing/figures.ts';
import { openWindow } from '../windows/open-window.ts';
import { groundOf } from '../worlds/ground.ts';
import { type Wandering, type WanderStep, wanderersOf, wanderOptions } from './wander.ts';

/**
 * Every monster on the Bridge makes one move toward the nearest player (BQ-WAND-01): all decided on the
 * position before, and made in ascending id (BQ-WAND-10); those that come into the world of a combat join it.
 * @param by whoever has brought it about
 * @param rule why: the card was played, or it was turned up or lost and adds no monster (BQ-WAND-03)
 */
export function* monstersWander(
  t: Bridge,
  by: Hero,
  rule: 'BQ-WAND-01' | 'BQ-WAND-03',
): Flow<void> {
  const { state } = t;
  if (yield* isCalmed(t, by)) return;
  t.tell?.({ type: 'monsters-wander', rule, seat: by.seat });
  yield* wanderNow(t, figuresOf(state).filter(isMonster));
}

/** One monster of somebody's choice makes its move (BQC-VERB-39). */
export function* oneWanders(t: Bridge, { seat }: Hero): Flow<void> {
  const options = figuresOf(t.state)
    .filter((figure) => isMonster(figure) && figure.where.at === 'bridge')
    .map((figure) => ({ id: figure.id, names: { figure: figure.id }, figure }));
  if (options.length === 0) return;
  const { figure } = yield* choose(t, seat, 'choice.pick-wanderer', options, {
    rule: 'BQC-VERB-39',
  });
  yield* wanderNow(t, [figure]);
}

/**
 * The moves that these monsters make now.
 * @ids homeworld, <location>.CENTRE, <location>.<corner>><facing>
 */
export function* wanderNow(t: Bridge, monsters: readonly Figure[]): Flow<void> {
  const { state } = t;
  const ground = groundOf(t);
  const all = wanderersOf(state, monsters, ground, state.active);
  // What others do meanwhile is not yet so: all are decided on the position before the card (BQ-WAND-10).
  for (const { figure, step, rule, options } of all.map((one) => withOptions(t, one, ground))) {
    const usual = options.findIndex(({ id }) => id === idOf(step.to));
    // A character that the Bridge has captured is played as any monster (BQ-GM-26).
    const left = figure.kind === 'captive' ? 'BQ-GM-26' : 'BQ-GM-12';
    const taken = yield* masterDecides(t, 'wandering-step', options, usual, left);
    // Another legal step than the usual one is one all the same (BQ-WAND-04).
    steps(t, figure, taken.step, idOf(taken.step.to) === idOf(step.to) ? rule : 'BQ-WAND-04');
  }
}

function withOptions(t: Bridge, one: Wandering & { readonly figure: Figure }, ground: Ground) {
  const { figure } = one;
  const place = placeOf(figure);
  const legal = place === undefined ? [] : wanderOptions(t.state, place, ground);
  const options = legal.map((step) => ({
    ...{ id: idOf(step.to), names: { figure: figure.id }, step },
  }));
  return { ...one, options };
}

function steps(t: Bridge, figure: Figure, { kind, to }: WanderStep, rule: string): void {
  figure.where = { at: 'bridge', place: to };
  const by = kind === 'token' ? 'BQ-PORT-03' : rule;
  t.tell?.({ type: 'figure-stepped', rule: by, figure: figure.id, step: kind, ...standing(to) });
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
      noteUse(t, id);
      const { family } = cardOf(t, id);
      const to = family === 'spell' ? 'spell-discard' : 'dust-discard';
      ZONES.move(t, [id], `karma/${seat}`, to, { rule: 'BQC-VERB-59', seat });
    },
  });
}

const isCalm = ({ verb }: { readonly verb: string }): boolean => verb === 'calm';
