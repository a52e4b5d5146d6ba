import type { Ability } from '../abilities.ts';
import type { CreatureId, Until } from '../model.ts';
import { isAtWork, isWarded } from '../rules/bearers/bearers.ts';
import { contentOf } from '../table.ts';
import type { D20View } from '../view.ts';
import { creatureIn, worldFor } from './world.ts';

/** When something that lies on somebody ends. */
export type End =
  | { readonly at: 'rounds'; readonly rounds: number }
  | { readonly at: Exclude<Until['at'], 'time'> };

/** Something that lies on somebody. */
export interface ConditionFacts {
  readonly id: number;
  readonly kind: string;
  readonly rule: string;
  readonly end: End;
  /** Whoever brought it about. */
  readonly by: CreatureId | undefined;
  readonly isConcentration: boolean;
  /** What its bearer may save by, and against what; of a grapple it is opposed. */
  readonly save: { readonly ability: Ability; readonly target: number | undefined } | undefined;
  /** Which ability it concerns. */
  readonly ability: Ability | undefined;
  /** Whether something keeps it from doing anything now (DT-COND-25). */
  readonly isSuspended: boolean;
}

/** What lies on a creature, as it came. */
export function conditionsOf(view: D20View, id: CreatureId): readonly ConditionFacts[] {
  const creature = creatureIn(view, id);
  if (creature === undefined) return [];
  const { traits } = contentOf(worldFor(view));
  const warded = isWarded(creature);
  return creature.effects.map((effect) => {
    const { kind, source, until, save, data, concentration } = effect;
    return {
      ...{ id: effect.id, kind },
      rule: traits[kind]?.rule ?? source.rule,
      end: endOf(view, until),
      by: source.by,
      isConcentration: concentration === true,
      save:
        save === undefined
          ? undefined
          : {
              ability: save.ability,
              target: typeof save.target === 'number' ? save.target : undefined,
            },
      ability: data?.ability,
      isSuspended: !isAtWork(effect, warded),
    };
  });
}

/** When something ends, times as rounds from now. */
export const endOf = ({ clock }: D20View, until: Until): End =>
  until.at === 'time'
    ? { at: 'rounds', rounds: Math.max(0, until.clock - clock) }
    : { at: until.at };
