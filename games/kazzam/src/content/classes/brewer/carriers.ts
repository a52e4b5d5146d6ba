import { splash } from '../../../rules/attack/splash.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { AttackPower, EffectPart, UnappliedHit } from '../../../rules/effects/power.ts';
import { AT_WILL_POTIONS } from './at-will.ts';
import { askPotion, CARRIES, carrying, doseOf, potionsOf, worthOfBest } from './carrying.ts';
import { applyPotion, applyPotions, openPotions, type Potion, pourPotion } from './potion.ts';

/** Toss Potion: one Potion, from any hand (KC-BRW-10). */
const tossPotion: AttackPower = {
  id: 'toss-potion',
  rule: 'KC-BRW-10',
  target: { ranged: 5 },
  damage: 2,
  effect: CARRIES,
  *settles(t, use) {
    const potion = yield* askPotion(t, use, potionsOf(t, use.attacker));
    if (potion === undefined) return {};
    pourPotion(t, use.attacker, potion);
    return carrying(use.power, [potion]);
  },
  worth: worthOfBest,
};

/** Unstable Concoction: two At-Will Potions, which spill over its user on a miss (KC-BRW-12). */
const unstableConcoction: AttackPower = {
  id: 'unstable-concoction',
  rule: 'KC-BRW-12',
  target: 'implement',
  damage: 2,
  effect: CARRIES,
  *settles(t, use) {
    const { attacker } = use;
    // A Brewer knows two of them, never more (KC-BRW-01).
    const potions = openPotions(t, attacker, AT_WILL_POTIONS);
    for (const potion of potions) pourPotion(t, attacker, potion);
    return {
      ...carrying(use.power, potions),
      *after(t, rolled) {
        const { attacker: by } = rolled;
        if (!rolled.hit) yield* applyPotions(t, potions, { by, on: by, total: undefined });
      },
    };
  },
  // A third of the rolls miss.
  worth: (t, use) => {
    const { attacker: by, target: on } = use;
    const open = openPotions(t, by, AT_WILL_POTIONS);
    const [most = 0, more = 0] = open
      .map((potion) => potion.worth(t, { by, on }))
      .sort((a, b) => b - a);
    return 0.7 * (most + more);
  },
};

/** Around the target: damage with the damage line, the Potion with the Effect (KC-BRW-13). */
function* spray(t: Parameters<typeof splash>[0], hit: UnappliedHit, potion: Potion | undefined) {
  const { line = 0, effect = [] } = hit.reading ?? {};
  const part: EffectPart = {
    on: 'target',
    *run(t, use) {
      if (potion !== undefined) yield* applyPotion(t, potion, doseOf(use));
    },
  };
  yield* splash(t, hit, {
    squares: 1,
    damage: line > 0 ? 1 : 0,
    effect: effect.length > 0 ? [part] : [],
  });
}

/** Hurl Flask: far, and over everything beside the target (KC-BRW-13). */
const hurlFlask: AttackPower = {
  id: 'hurl-flask',
  rule: 'KC-BRW-13',
  target: 'implement',
  // A staff's 6 and these: what adds to it adds to 10.
  further: 4,
  damage: 1,
  effect: CARRIES,
  *settles(t, use) {
    const potion = yield* askPotion(t, use, potionsOf(t, use.attacker));
    if (potion !== undefined) pourPotion(t, use.attacker, potion);
    return {
      ...carrying(use.power, potion === undefined ? [] : [potion]),
      special: (t, hit) => [
        {
          id: 'hurl-flask',
          rule: 'KC-BRW-13',
          damage: 0,
          harms: false,
          run: () => spray(t, hit, potion),
        },
      ],
    };
  },
  worth: worthOfBest,
};

/** The powers that carry Potions, but for the sword's (KC-BRW-01). */
export const CARRIERS: readonly Ability[] = [
  { id: 'brewer/toss-potion', rule: 'KC-BRW-10', power: tossPotion },
  { id: 'brewer/unstable-concoction', rule: 'KC-BRW-12', power: unstableConcoction },
  { id: 'brewer/hurl-flask', rule: 'KC-BRW-13', power: hurlFlask },
];
