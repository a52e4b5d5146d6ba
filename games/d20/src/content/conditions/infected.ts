import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import { effectOn } from '../../rules/bearers/bearers.ts';
import { afflict, DAY } from '../../rules/effects/afflict.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { dying } from '../../rules/harm/fall.ts';
import { followMaximum } from '../../rules/harm/heal.ts';
import { maxHpOf } from '../../rules/numbers/hit-points.ts';
import { scoreOf } from '../../rules/numbers/scores.ts';
import type { Bearer, Trait } from '../trait.ts';
import { dangerOf } from './shared.ts';

/** `data.amount` points of CON are gone. */
const lessCon: NonNullable<Trait['score']> = (_w, { effect }, ability, score) =>
  ability === 'CON' ? score - (effect?.data?.amount ?? 0) : score;

/** Each day since it began a point of CON goes, or comes back (DT-ABIL-09). */
function* eachDay(t: D20, { creature, effect }: Bearer, change: 1 | -1): Flow<void> {
  const { amount = 0, next = 0 } = effect?.data ?? {};
  if (effect === undefined || t.state.clock < next) return;
  const before = maxHpOf(t, creature);
  effect.data = { ...effect.data, amount: amount + change, next: next + DAY };
  followMaximum(t, creature, before);
  const score = scoreOf(t, creature, 'CON');
  t.tell?.({
    type: 'score-changed',
    rule: 'DT-COND-15',
    creature: creature.id,
    ability: 'CON',
    score,
  });
  if (score <= 0)
    dying(
      t,
      creature,
      { danger: dangerOf(t, 'DT-COND-15', ['disease'], effect) },
      { isFinal: true },
    );
  else if (amount + change <= 0) yield* relieve(t, creature, effect, 'time');
  else yield* eachDay(t, { creature, effect }, change);
}

const startOfDay: NonNullable<Trait['on']>['began'] = (t, { effect }) => {
  if (effect !== undefined) {
    const { amount = 0 } = effect.data ?? {};
    effect.data = { ...effect.data, amount, next: t.state.clock + DAY };
  }
  return undefined;
};

/** Loses a point of CON each day; at 0 it dies, and nothing saves it (DT-COND-15, DT-TOK-10). */
export const infected: Trait = {
  id: 'infected',
  rule: 'DT-COND-15',
  tags: ['disease'],
  score: lessCon,
  on: {
    due: (t, self) => eachDay(t, self, 1),
    began: startOfDay,
    *ended(t, { creature, effect }, { how }) {
      const { amount = 0 } = effect?.data ?? {};
      if (how === 'death' || amount === 0) return;
      const there = effectOn(creature, 'recovering');
      if (there?.data !== undefined) {
        there.data = { ...there.data, amount: amount + (there.data.amount ?? 0) };
        return;
      }
      const source = { rule: 'DT-COND-15' };
      yield* afflict(t, creature, {
        kind: 'recovering',
        source,
        until: { at: 'cure' },
        data: { amount },
      });
    },
  },
};

/** After an infection a point of CON comes back each day (DT-COND-15). */
export const recovering: Trait = {
  id: 'recovering',
  rule: 'DT-COND-15',
  score: lessCon,
  on: { due: (t, self) => eachDay(t, self, -1), began: startOfDay },
};
