import type { Flow } from '@tablewright/engine';
import { creatureOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { takeWard } from '../../../rules/numbers/damage-total.ts';
import type { Kazzam } from '../../../table.ts';

const SOURCE = 'gnawing-hex';

/** On whom the hex gnaws: one less Resist, beside its Ongoing Damage (KC-HEX-22). */
const GNAWED = 'gnawed';

export const GNAWED_EFFECT: EffectDef = {
  kind: GNAWED,
  on: {
    damage: {
      modify(_t, { id, on }, { total, terms }) {
        // Not yet in the damage of the attack that brings it (KZ-DMG-14).
        if (total.to === on && id < total.since) terms.lessResist = (terms.lessResist ?? 0) + 1;
      },
    },
  },
};

/** Ongoing 1 and one less Resist, under one mark: one status (KC-HEX-22). */
function* gnaw(t: Kazzam, { attacker: by, target: on }: Use): Flow<void> {
  const { state } = t;
  const until = { ends: 'save' } as const;
  const known = state.effects.find((effect) => effect.kind === GNAWED && effect.on === on);
  const mark = known?.mark ?? state.nextEffect;
  if (known === undefined) {
    // A save is rolled against the Ongoing Damage, and ends both.
    const lasting = { ends: 'match' } as const;
    windows.attach(t, { kind: GNAWED, on, by, source: SOURCE, until: lasting, mark, amount: 0 });
  }
  yield* inflict(t, { kind: 'ongoing', on, by, source: SOURCE, amount: 1, until, mark });
}

/** Gnawing Hex: first of all, on a hit, it eats one point of Ward (KC-HEX-22). */
const gnawingHex: AttackPower = {
  id: SOURCE,
  rule: 'KC-HEX-22',
  target: 'implement',
  damage: 2,
  before({ state }, { target }) {
    takeWard(creatureOf(state, target).wards, 1);
  },
  effect: [{ on: 'target', run: gnaw }],
};

/** Gnawing Hex as a pick (KC-HEX-01). */
export const GNAWING_HEX: Ability = {
  id: 'hexer/gnawing-hex',
  rule: 'KC-HEX-22',
  leaves: [GNAWED_EFFECT],
  power: gnawingHex,
};
