import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import type { EffectPart } from '../../../rules/effects/power.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { force } from '../../../rules/movement/forced.ts';
import { IMP } from './imp.ts';

const SOURCE = 'imp-flamestaff';

const blownBack: EffectPart = {
  on: 'target',
  *run(t, { target, attacker: by, total }) {
    const from = creatureOf(t.state, by);
    const rule = 'KM-IMP-13';
    yield* force(t, target, { how: 'push', squares: 1, by, source: SOURCE, from, rule, total });
  },
};

const setAlight: EffectPart = {
  on: 'target',
  *run(t, { target: on, attacker: by }) {
    const until = { ends: 'save' } as const;
    yield* inflict(t, { kind: 'ongoing', on, by, source: SOURCE, until, amount: 2 });
  },
};

/** The Flamestaff of an Imp Team (KM-IMP-07, KM-IMP-13). */
export const FLAMESTAFF: CreepBlock = {
  ...IMP,
  id: SOURCE,
  name: 'Imp Flamestaff',
  on: {
    damage: {
      // Neither the map nor whoever stands farther off does it any, whatever their damage passes by.
      modify({ state }, { on }, { total, terms }) {
        if (total.to !== on) return;
        const dealer = itemAt(state.creatures, total.by);
        const near =
          dealer !== undefined &&
          isOnMap(dealer) &&
          isWithin(groundOf(state), creatureOf(state, on), dealer, 1);
        if (!near) terms.ignored = true;
      },
    },
  },
  rows: [
    {
      id: 'flame-burst',
      rule: 'KM-IMP-13',
      power: {
        id: 'flame-burst',
        rule: 'KM-IMP-13',
        target: { burst: 1, enemies: true },
        damage: 0,
        effect: [blownBack, setAlight],
        roll: 'none',
      },
    },
  ],
};
