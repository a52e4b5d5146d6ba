import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Effect } from '../../model.ts';
import { areAllies } from '../../rules/creature.ts';
import { afflict, forRounds, HOUR, isLater } from '../../rules/effects/afflict.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import type { Trait } from '../trait.ts';
import { alliesReached } from './allies.ts';
import { daily } from './daily.ts';
import { always, type Coverage, expertAt, halfLevel } from './expertise.ts';

const RULE = 'DT-ROLE-10';
const ID = 'leadership-expert';
const RALLIED = 'rally';
const COVERAGE: Coverage = {
  ...always('inspire', 'coordinate', 'negotiate', 'hold-morale'),
  // A decision that influences others: there are some (decision).
  strategy: (w, creature) => w.state.creatures.some((other) => areAllies(creature, other)),
};

/** Leads, and once a day rallies all who hear it. */
export const LEADERSHIP_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  powers: [
    daily({
      id: RALLIED,
      rule: RULE,
      closed: (w, { creature }) =>
        alliesReached(w, creature).length > 0 ? undefined : 'closed.no-allies',
      use: (t, { creature }) => rally(t, creature),
    }),
  ],
};

/** A newer rally takes the place of an older one. */
function* rally(t: D20, leader: Creature): Flow<void> {
  const { level } = leader;
  for (const ally of alliesReached(t, leader)) {
    yield* relieveOf(t, ally, [RALLIED], 'end', RULE);
    yield* afflict(t, ally, {
      kind: RALLIED,
      source: { rule: RULE, by: leader.id, level },
      until: { at: 'time', clock: t.state.clock + level * HOUR },
      data: { amount: halfLevel(leader) },
    });
  }
}

/** Heart that a leader gives: the first wound leaves it as many rounds as the leader has Levels (DT-ROLE-25). */
export const RALLY: Trait = {
  id: RALLIED,
  rule: RULE,
  roll: (_w, { effect }) => [
    { is: 'bonus', value: effect?.data?.amount ?? 0, stack: 'rally', rule: RULE, from: RALLIED },
  ],
  on: {
    lost(t, { effect }, { harm }) {
      if (effect !== undefined && harm.isDamage && effect.data?.stage === undefined) {
        shorten(t, effect);
      }
      return undefined;
    },
  },
};

function shorten(t: D20, effect: Effect): void {
  const until = forRounds(t, effect.source.level ?? 0);
  effect.data = { ...effect.data, stage: 1 };
  if (isLater(effect.until, until)) effect.until = until;
}
