import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { AttackPower, EffectPart, Settlement, Use } from '../../../rules/effects/power.ts';
import { takeWard } from '../../../rules/numbers/damage-total.ts';
import type { Kazzam } from '../../../table.ts';
import { applyPotions, openPotions, type Potion } from './potion.ts';
import { POTIONS } from './potions.ts';

/** That it has an Effect line is known before it is known what that does. */
export const CARRIES: readonly EffectPart[] = [{ on: 'target' }];

/** Asks which of some Potions a power carries; nothing if there is none. */
export function* askPotion(
  t: Kazzam,
  { attacker, target, power }: Pick<Use, 'attacker' | 'target' | 'power'>,
  open: readonly Potion[],
): Flow<Potion | undefined> {
  if (open.length === 0) return undefined;
  const dose = { by: attacker, on: target };
  const { potion } = yield* choose(
    t,
    attacker,
    'which-potion',
    open.map((potion) => ({
      id: potion.id,
      names: { power: potion.id },
      bot: { worth: potion.worth(t, dose) },
      potion,
    })),
    { rule: power.rule, of: { power: power.id }, about: { of: target } },
  );
  return potion;
}

/**
 * A power with these Potions: one Encounter Potion or more raise its damage line by 1, and what they
 * strip goes first of all on a hit (KC-BRW-08, KC-BRW-15, KC-BRW-22).
 */
export function carrying(
  { damage }: Pick<AttackPower, 'damage'>,
  potions: readonly Potion[],
  done: (t: Kazzam, use: Use) => void = () => undefined,
): Settlement {
  const strips = Math.max(0, ...potions.map((potion) => potion.strips ?? 0));
  return {
    damage: damage + (potions.some(({ encounter }) => encounter === true) ? 1 : 0),
    ...(strips === 0
      ? {}
      : {
          before: ({ state }, { target }) => void takeWard(creatureOf(state, target).wards, strips),
        }),
    effect: [
      {
        on: 'target',
        *run(t, use) {
          yield* applyPotions(t, potions, doseOf(use));
          done(t, use);
        },
      },
    ],
  };
}

/** Who brings a Potion to whom by a power. */
export function doseOf({ attacker: by, target: on, total }: Use) {
  return { by, on, total };
}

/** For bots: what the best of its Potions is worth on a target. */
export function worthOfBest(
  t: Kazzam,
  { attacker: by, target: on }: Pick<Use, 'attacker' | 'target'>,
): number {
  const open = openPotions(t, by, POTIONS);
  return Math.max(0, ...open.map((potion) => potion.worth(t, { by, on })));
}

/** The Potions that a Brewer could use now. */
export function potionsOf(t: Kazzam, by: CreatureId): readonly Potion[] {
  return openPotions(t, by, POTIONS);
}
