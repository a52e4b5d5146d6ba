import type { Flow } from '@tablewright/engine';
import type { Ability } from '../../abilities.ts';
import type { Effect, EffectData } from '../../model.ts';
import { relieve } from '../../rules/effects/afflict.ts';
import { dying } from '../../rules/harm/fall.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { scoreOf } from '../../rules/numbers/scores.ts';
import { isIn } from '../../rules/place/zones.ts';
import { contentOf, type D20 } from '../../table.ts';
import type { Bearer, Trait } from '../trait.ts';
import { byTheClock, dangerOf } from './shared.ts';

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

/** How a timed death goes on: to the drop, to death, beyond what a token has put off. */
const TO_THE_DROP = 0;
const TO_DEATH = 1;

/**
 * A death that comes by the clock (DT-COND-29). `data.next` is the next deadline; `data.amount` how many rounds before it
 * its bearer, if something has brought it above 0 meanwhile, drops again. Whoever lives through the last deadline by a
 * token meets death again after each further unit (decision). `data.tag` may name the kind of zone that is the cause.
 */
export function timedDeath({ id, rule, ability, tags, first, last }: TimedDeath): Trait {
  const score = (t: D20, { creature }: Bearer) => scoreOf(t, creature, ability);

  function* look(t: D20, self: Bearer): Flow<void> {
    const { creature, effect } = self;
    if (effect === undefined) return;
    if (hasLeft(t, self)) return yield* relieve(t, creature, effect, 'cure');
    for (;;) {
      const { stage = TO_THE_DROP, next = 0, amount } = effect.data ?? {};
      const { clock } = t.state;
      if (clock >= next) {
        yield* drop(t, self);
        if (stage !== TO_THE_DROP) dying(t, creature, { danger: danger(t, effect) });
        const after = next + (stage === TO_THE_DROP ? score(t, self) * last : last);
        change(effect, { stage: stage + 1, next: after });
      } else if (stage >= TO_DEATH && amount !== undefined && clock >= next - amount) {
        yield* drop(t, self);
        change(effect, { amount: amount - last });
      } else return;
      if (!creature.effects.includes(effect)) return;
    }
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
      ...byTheClock(look),
      began(t, self) {
        const next = t.state.clock + score(t, self) * first;
        if (self.effect !== undefined) change(self.effect, { stage: TO_THE_DROP, next });
        return undefined;
      },
      woke(t, { effect }) {
        const { next = 0 } = effect?.data ?? {};
        if (effect !== undefined) change(effect, { amount: next - (t.state.clock + last) });
        return undefined;
      },
    },
  };
}

const change = (effect: Effect, data: EffectData): void => {
  effect.data = { ...effect.data, ...data };
};

/** Whether the place that was the cause is left behind. */
function hasLeft(t: D20, { creature, effect }: Bearer): boolean {
  const kind = effect?.data?.tag;
  if (kind === undefined || contentOf(t).zones[kind] === undefined) return false;
  return !t.state.zones.some((zone) => zone.kind === kind && isIn(t, zone, creature));
}
