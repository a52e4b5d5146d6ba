import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../../d20-table.ts';
import type { Creature, Effect } from '../../../model.ts';
import { effectOn } from '../../../rules/bearers/bearers.ts';
import { afflict, DAY } from '../../../rules/effects/afflict.ts';
import { relieve } from '../../../rules/effects/relieve.ts';
import type { Trait } from '../../trait.ts';

/** Stage of a compulsion that is resisted. */
const RESISTED = 1;

/** The curse that a refused task brings, if it lies on its bearer. */
const curseOf = ({ effects }: Creature, { id }: Effect): Effect | undefined =>
  effects.find(({ kind, data }) => kind === 'cursed' && data?.amount === id);

/** Under a task: refused for a day it curses its bearer, until it is resumed (DT-DIV-505). */
export const QUEST: Trait = {
  id: 'quest',
  rule: 'DT-DIV-505',
  on: {
    minutePassed: (t, { creature, effect }) =>
      effect === undefined ? undefined : watch(t, creature, effect),
    *ended(t, { creature, effect }) {
      if (effect === undefined) return;
      const task = effectOn(creature, 'compulsion');
      if (task?.source.rule === effect.source.rule) yield* relieve(t, creature, task, 'end');
      yield* lift(t, creature, effect);
    },
  },
};

function* watch(t: D20, creature: Creature, effect: Effect): Flow<void> {
  const isRefused = effectOn(creature, 'compulsion')?.data?.stage === RESISTED;
  if (!isRefused) {
    effect.data = {};
    return yield* lift(t, creature, effect);
  }
  const since = effect.data?.amount;
  if (since === undefined) effect.data = { ...effect.data, amount: t.state.clock };
  else if (t.state.clock - since >= DAY && curseOf(creature, effect) === undefined) {
    const { source } = effect;
    const data = { amount: effect.id };
    yield* afflict(t, creature, { kind: 'cursed', source, until: { at: 'cure' }, data });
  }
}

function* lift(t: D20, creature: Creature, effect: Effect): Flow<void> {
  const curse = curseOf(creature, effect);
  if (curse !== undefined) yield* relieve(t, creature, curse, 'end');
}
