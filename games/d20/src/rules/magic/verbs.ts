import type { Flow } from '@tablewright/engine';
import type { Ability } from '../../abilities.ts';
import type { Casting } from '../../content/spell.ts';
import type { Danger, RollPart } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature, Effect, EffectData, RepeatedSave, Until } from '../../model.ts';
import { diceOf } from '../attack/attack.ts';
import { afflict } from '../effects/afflict.ts';
import { isSpared } from '../effects/spared.ts';
import { heal } from '../harm/heal.ts';
import { hurt } from '../harm/hurt.ts';
import { insightInto } from '../rolls/insight.ts';
import { rollD6 } from '../rolls/roll.ts';
import { saveThrow } from '../saves/save.ts';

/** What spells are made of: dice, saves, damage, healing, effects. Each takes the casting first. */

/** Rolls dice of a spell, or has all show their maximum (DT-MAG-09). */
export function* spellDice(
  t: D20,
  { caster, isMaximal }: Casting,
  count: number,
  purpose: string,
  isHalved = false,
): Flow<number> {
  if (isMaximal) return isHalved ? count * 3 : count * 6;
  return diceOf(yield* rollD6(t, caster, count, purpose), isHalved);
}

/** What a save is made against. */
export function dangerOf({ spell, caster }: Casting, tags: readonly string[]): Danger {
  return { rule: spell.rule, tags: ['magic', ...tags], isMagic: true, by: caster };
}

/**
 * A target saves against a spell (DT-SAVE-03, DT-MAG-11). Who is spared by its kind has no need to: that counts as saved.
 *
 * @param tags what the spell works by, for traits: `fear`, `charm`, `fire`
 * @param harm damage that comes of failing it
 */
export function* spellSave(
  t: D20,
  casting: Casting,
  target: Creature,
  ability: Ability,
  {
    tags = [],
    more = [],
    harm,
  }: {
    readonly tags?: readonly string[];
    readonly more?: readonly RollPart[];
    readonly harm?: number;
  } = {},
): Flow<boolean> {
  const against = dangerOf(casting, tags);
  if (isSpared(t, target, against)) {
    t.tell?.({
      type: 'spared',
      rule: casting.spell.rule,
      creature: target.id,
      hazard: casting.spell.id,
    });
    return true;
  }
  return yield* saveThrow(t, target, {
    ability,
    target: casting.saveTn,
    against,
    more,
    ...(harm === undefined ? {} : { harm }),
  });
}

/** Damage of a spell to one target: its total, halved if so saved (DT-GEN-05, DT-MAG-12). Returns the loss. */
export function* spellHurt(
  t: D20,
  casting: Casting,
  target: Creature,
  total: number,
  tags: readonly string[],
  isHalved = false,
): Flow<number> {
  const insight = yield* insightInto(t, casting.caster, target);
  const sum = total + (insight?.number ?? 0);
  const amount = isHalved ? Math.floor(sum / 2) : sum;
  return yield* hurt(t, target, { danger: dangerOf(casting, tags), isDamage: true, amount });
}

/** The same spell heals somebody at most once an hour (DT-MAG-17, DT-OPT-17). */
const HEALING_PAUSE = 360;

/** Healing of a spell (DT-MAG-13, -17). Returns how many Hit Points came back. */
export function* spellHeal(
  t: D20,
  casting: Casting,
  target: Creature,
  amount: number,
): Flow<number> {
  const { spell, caster } = casting;
  const key = `healed-by/${spell.id}`;
  const last = target.used[key];
  if (t.options.healingLimit && last !== undefined && t.state.clock - last < HEALING_PAUSE) {
    t.tell?.({ type: 'unaffected', rule: 'DT-MAG-17', creature: target.id, effect: spell.id });
    return 0;
  }
  const healed = yield* heal(t, target, { amount, way: 'magic', rule: spell.rule, by: caster });
  // Whoever has gained nothing has had no benefit.
  if (healed > 0) target.used[key] = t.state.clock;
  return healed;
}

/** Lays an effect of a spell on somebody. */
export function* spellAffects(
  t: D20,
  casting: Casting,
  target: Creature,
  kind: string,
  until: Until,
  more: { readonly save?: RepeatedSave; readonly data?: EffectData } = {},
): Flow<Effect | undefined> {
  const { spell, caster, level } = casting;
  let end = until;
  if (until.at === 'time') {
    // Its rounds are more by the insight (DT-ROLE-06).
    const insight = yield* insightInto(t, caster, target);
    end = { at: 'time', clock: until.clock + (insight?.number ?? 0) };
  }
  return yield* afflict(t, target, {
    kind,
    source: { rule: spell.rule, by: caster.id, level, isSpell: true },
    until: end,
    ...(spell.isConcentration === true ? { concentration: true as const } : {}),
    ...more,
  });
}

/** Minutes and hours from now. */
export const forMinutes = ({ state }: Pick<D20, 'state'>, minutes: number): Until => ({
  at: 'time',
  clock: state.clock + minutes * 6,
});

/** A spell whose effect people play: it is told with its time (DT-AUT-06). */
export function tellStory(t: D20, { caster, spell, form }: Casting, until?: Until): undefined {
  t.tell?.({
    type: 'story-spell',
    rule: spell.rule,
    creature: caster.id,
    spell: spell.id,
    form,
    until,
  });
  return undefined;
}
