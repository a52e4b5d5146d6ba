import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { plain } from '../../../rules/actions/actions.ts';
import { attackUnrolled, mayAttackUnrolled } from '../../../rules/attack/unrolled.ts';
import { areAllies, creatureOf } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { recover } from '../../../rules/harm/recover.ts';
import type { Kazzam } from '../../../table.ts';

const SOURCE = 'empathic-wave';
const RULE = 'KC-DIV-31';

/** HP that it gives back in each turn (KC-DIV-31). */
const HEALS = 2;

/** How near an ally has to begin its turn (KC-DIV-31). */
const NEAR = 5;

/** Whether an ally is near enough to the Diviner. */
function reaches({ state }: Kazzam, { on }: Pick<Effect, 'on'>, ally: CreatureId): boolean {
  if (!areAllies(state, on, ally)) return false;
  return isWithin(groundOf(state), creatureOf(state, on), creatureOf(state, ally), NEAR);
}

/** On a Diviner from whom the wave goes out until an attack hits it (KC-DIV-31). */
export const WAVE_EFFECT: EffectDef = {
  kind: SOURCE,
  on: {
    'turn-start': {
      modify(t, effect, { creature: who, events }) {
        if (!reaches(t, effect, who)) return;
        const { on: by } = effect;
        events.push({
          id: SOURCE,
          ...(by === who ? {} : { names: { of: by } }),
          // The Diviner has its own share of the wave.
          *run() {
            yield* recover(t, { who, amount: HEALS, by, rule: RULE, together: [by] });
          },
        });
      },
    },
    hit: {
      after(t, { id, on }, { target }): undefined {
        if (target === on) removeEffects(t, (effect) => effect.id === id, RULE);
      },
    },
  },
};

/** The Diviner regenerates as long as the wave lasts (KC-DIV-31). */
function* sendOut(t: Kazzam, id: CreatureId): Flow<void> {
  removeEffects(t, ({ kind, on }) => kind === SOURCE && on === id, RULE);
  const mark = t.state.nextEffect;
  const own = { on: id, by: id, source: SOURCE, mark };
  const wave = windows.attach(t, { kind: SOURCE, ...own, until: { ends: 'match' }, amount: 0 });
  const until = { ends: 'with', effects: [wave.id] } as const;
  yield* inflict(t, { kind: 'regenerate', ...own, until, amount: HEALS });
}

/** For bots: the more the wounded are near it. */
function worthOfWave({ t, id }: Judge): number {
  if (effectOn(t.state, SOURCE, id) !== undefined) return 0;
  const near = t.state.creatures.filter(
    ({ hp, maxHp }, other) => hp < maxHp && (other === id || reaches(t, { on: id }, other)),
  );
  return 0.15 * near.length;
}

/** Empathic Wave (KC-DIV-31). */
export const EMPATHIC_WAVE: Ability = {
  id: 'diviner/empathic-wave',
  rule: RULE,
  leaves: [WAVE_EFFECT],
  actions: [
    {
      ...plain(SOURCE, 'attack', RULE, mayAttackUnrolled, (t, id) =>
        attackUnrolled(t, id, () => sendOut(t, id)),
      ),
      encounter: true,
      bot: { worth: worthOfWave },
    },
  ],
};
