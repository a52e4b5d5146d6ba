import type { Flow } from '@tablewright/engine';
import type { Creature, Effect } from '../../../model.ts';
import { afflict, DAY, relieve } from '../../../rules/effects/afflict.ts';
import type { D20 } from '../../../table.ts';
import type { Bearer, Trait } from '../../trait.ts';

const RULE = 'DT-DIV-505';
/** On the way, and refusing: `data.stage` of the compulsion too, which works while it is resisted (DT-COND-06). */
const FOLLOWS = 0;
const REFUSES = 1;

/** An effect that came with a quest. */
const cameWith = (creature: Creature, kind: string, { source }: Effect): Effect | undefined =>
  creature.effects.find(
    (one) => one.kind === kind && one.source.rule === source.rule && one.source.by === source.by,
  );

/** Its bearer follows, or refuses. */
function turns(t: D20, { creature, effect }: Bearer, stage: number): void {
  if (effect === undefined) return;
  effect.data = { ...effect.data, stage, amount: t.state.clock };
  const compulsion = cameWith(creature, 'compulsion', effect);
  if (compulsion !== undefined) compulsion.data = { ...compulsion.data, stage };
}

/** A task that somebody has to do: after a day of refusal a curse comes over whoever refuses, until it goes on. */
export const QUEST: Trait = {
  id: 'quest',
  rule: RULE,
  powers: [
    {
      id: 'refuse-quest',
      rule: RULE,
      takes: 'free',
      closed: (_w, { effect }) => (effect?.data?.stage === REFUSES ? 'closed.refuses' : undefined),
      use(t, self) {
        turns(t, self, REFUSES);
        return undefined;
      },
    },
    {
      id: 'resume-quest',
      rule: RULE,
      takes: 'free',
      closed: (_w, { effect }) => (effect?.data?.stage === REFUSES ? undefined : 'closed.follows'),
      *use(t, self) {
        turns(t, self, FOLLOWS);
        yield* liftCurse(t, self);
      },
    },
  ],
  on: {
    *hourPassed(t, { creature, effect }) {
      if (effect?.data?.stage !== REFUSES) return;
      if (t.state.clock - (effect.data.amount ?? 0) < DAY) return;
      if (cameWith(creature, 'cursed', effect) !== undefined) return;
      yield* afflict(t, creature, { kind: 'cursed', source: effect.source, until: { at: 'cure' } });
    },
    *ended(t, self) {
      yield* liftCurse(t, self);
      const { creature, effect } = self;
      const compulsion = effect && cameWith(creature, 'compulsion', effect);
      if (compulsion !== undefined) yield* relieve(t, creature, compulsion, 'end');
    },
  },
};

function* liftCurse(t: D20, { creature, effect }: Bearer): Flow<void> {
  const curse = effect && cameWith(creature, 'cursed', effect);
  if (curse !== undefined) yield* relieve(t, creature, curse, 'end');
}
