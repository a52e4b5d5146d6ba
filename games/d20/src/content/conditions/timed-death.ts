import type { Flow } from '@tablewright/engine';
import type { Ability } from '../../abilities.ts';
import type { Effect, EffectData } from '../../model.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { dying } from '../../rules/harm/fall.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { scoreOf } from '../../rules/numbers/scores.ts';
import { isIn } from '../../rules/place/zones.ts';
import { contentOf, type D20 } from '../../table.ts';
import type { Bearer, Trait } from '../trait.ts';
import { dangerOf } from './shared.ts';

/** What a timed death is made of; times in rounds for each point of the score. */
interface TimedDeath {
  readonly id: string;
  readonly rule: string;
  readonly ability: Ability;
  readonly tags: readonly string[];
  /** To the drop, and from there to death. */
  readonly first: number;
  readonly last: number;
}

/** Before the drop. */
const TO_THE_DROP = 0;

/**
 * A death that comes by the clock (DT-COND-29). `data.next` is when something happens; `data.amount` how many rounds there
 * are from then to the deadline, if its bearer, brought above 0 meanwhile, drops again before it. Whoever lives through
 * the last deadline by a token meets death again after each further unit (decision). `data.tag` may name the kind of zone
 * that is the cause.
 */
export function timedDeath({ id, rule, ability, tags, first, last }: TimedDeath): Trait {
  const score = (t: D20, { creature }: Bearer) => scoreOf(t, creature, ability);

  function* due(t: D20, self: Bearer): Flow<void> {
    const { creature, effect } = self;
    if (effect === undefined || t.state.clock < (effect.data?.next ?? 0)) return;
    const { stage = TO_THE_DROP, next = 0, amount = 0 } = effect.data ?? {};
    yield* drop(t, self);
    if (amount > 0) change(effect, { next: next + amount, amount: 0 });
    else {
      if (stage !== TO_THE_DROP) dying(t, creature, { danger: danger(t, effect) });
      const after = next + (stage === TO_THE_DROP ? score(t, self) * last : last);
      change(effect, { stage: stage + 1, next: after });
    }
    yield* due(t, self);
  }

  const danger = (t: D20, effect: Effect) => dangerOf(t, rule, tags, effect);

  /** It is no damage: nothing halves it (DT-HP-16). */
  function* drop(t: D20, { creature, effect }: Bearer): Flow<void> {
    if (creature.hp <= 0 || effect === undefined) return;
    const harm = { danger: danger(t, effect), isDamage: false, amount: creature.hp };
    yield* hurt(t, creature, harm);
  }

  return {
    id,
    rule,
    tags,
    bans: ['heal-naturally'],
    on: {
      due,
      ...(last === 1 ? { ticked: breathe } : {}),
      began(t, self) {
        const next = t.state.clock + score(t, self) * first;
        if (self.effect !== undefined) change(self.effect, { stage: TO_THE_DROP, next });
        return undefined;
      },
      woke(t, { effect }) {
        const { stage = TO_THE_DROP, next = 0, amount = 0 } = effect?.data ?? {};
        if (effect === undefined || stage === TO_THE_DROP) return undefined;
        const deadline = next + amount;
        const again = Math.min(deadline, t.state.clock + last);
        change(effect, { next: again, amount: deadline - again });
        return undefined;
      },
    },
  };
}

const change = (effect: Effect, data: EffectData): void => {
  effect.data = { ...effect.data, ...data };
};

/** Whoever is out of the place that was the cause has its breath again. */
const breathe = (t: D20, self: Bearer) =>
  self.effect !== undefined && hasLeft(t, self)
    ? relieve(t, self.creature, self.effect, 'cure')
    : undefined;

/** Whether the place that was the cause is left behind. */
function hasLeft(t: D20, { creature, effect }: Bearer): boolean {
  const kind = effect?.data?.tag;
  if (kind === undefined || contentOf(t).zones[kind] === undefined) return false;
  return !t.state.zones.some((zone) => zone.kind === kind && isIn(t, zone, creature));
}
