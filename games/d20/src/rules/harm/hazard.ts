import { type Flow, maybe } from '@tablewright/engine';
import type { Hazard } from '../../content/hazard.ts';
import type { Danger, RollPart } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { type D20, oneOf } from '../../table.ts';
import { isSpared } from '../effects/spared.ts';
import { saveThrow } from '../saves/save.ts';
import { hurt } from './hurt.ts';

/** A hazard as it strikes: its kind, or one of its own Level. */
export interface Striking {
  readonly hazard: Hazard;
  readonly level: number;
  readonly by?: Creature;
  readonly more?: readonly RollPart[];
}

/** A hazard of the list, at its own Level or another (DT-HAZ-10 to -22). */
export function hazardOf(t: Pick<D20, 'content'>, id: string, level?: number): Striking {
  const hazard = oneOf(t, 'hazards', id);
  return { hazard, level: level ?? hazard.level };
}

/** What a save against a hazard has to reach, and what it does then (DT-SAVE-02, DT-HAZ-02, DT-INV-20). */
export const hazardDamage = (level: number, saved: boolean): number =>
  saved ? Math.floor(level / 2) : 2 * level;

/** Somebody has prepared for a hazard, which passes by it once (DT-AGM-02). */
function isAvoided({ state, tell }: D20, { id }: Creature, rule: string): boolean {
  const found = state.circumstances.find(
    ({ is, who }) => is.on === 'avoid-hazard' && who.includes(id),
  );
  if (found === undefined) return false;
  state.circumstances = state.circumstances.filter((one) => one !== found);
  tell?.({ type: 'spared', rule: 'DT-AGM-02', creature: id, hazard: rule });
  return true;
}

/**
 * A hazard strikes a creature (DT-SAVE-02): half its Level in damage, or twice its Level and what else comes over
 * whoever fails. It is no attack (DT-HAZ-03). Returns whether the save succeeded; who cannot be harmed so makes none.
 */
export function* strike(
  t: D20,
  victim: Creature,
  { hazard, level, by, more }: Striking,
): Flow<boolean> {
  const danger: Danger = {
    rule: hazard.rule,
    tags: hazard.tags,
    ...(by === undefined ? {} : { by }),
  };
  if (victim.life !== 'alive' || isAvoided(t, victim, hazard.rule)) return true;
  t.met?.(`hazard.${hazard.id}`);
  if (isSpared(t, victim, danger)) {
    t.tell?.({ type: 'spared', rule: hazard.rule, creature: victim.id, hazard: hazard.id });
    return true;
  }
  const saved = yield* saveThrow(t, victim, {
    ability: hazard.save,
    target: level,
    against: danger,
    hazardLevel: level,
    harm: hazardDamage(level, false),
    ...(more === undefined ? {} : { more }),
  });
  yield* hurt(t, victim, { danger, isDamage: true, amount: hazardDamage(level, saved) });
  if (victim.life !== 'alive') return saved;
  if (!saved) yield* maybe(hazard.failed?.(t, victim, level));
  yield* maybe(hazard.also?.(t, victim, level));
  return saved;
}
