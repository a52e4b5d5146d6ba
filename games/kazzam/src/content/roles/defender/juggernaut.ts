import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Rider } from '../../../rules/effects/power.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { reacts } from './reaction.ts';

/** Ward in place of HP (KR-DEF-07). */
const WARD = 3;

/** Juggernaut: Ward in place of HP, more of it with every hit, and a Resist when it matters. */
export const juggernaut: Ability = {
  id: 'juggernaut',
  rule: 'KR-DEF-07',
  boostsUnasked: true,
  begin(creature) {
    creature.maxHp -= WARD;
    creature.hp -= WARD;
    creature.startingWard += WARD;
  },
  on: {
    hit: {
      modify(t, { on }, event) {
        if (event.roller !== on || !event.boost) return;
        const boost: Rider = {
          id: 'role-boost',
          rule: 'KR-DEF-08',
          damage: 0,
          harms: false,
          apart: true,
          unasked: { points: 1, with: () => boost },
          applies: () => isOnMap(creatureOf(t.state, on)),
          run: () => gainWard(t, { on, amount: 1, by: on }),
        };
        event.riders.push(boost);
      },
    },
    damage: {
      // As the damage is totalled: later it would be of no use (KR-DEF-09).
      *before(t, { on }, { total }) {
        const trigger = { key: 'juggernaut', rule: 'KR-DEF-09', of: total.by };
        if (total.to === on && (yield* reacts(t, on, trigger))) total.resisted += 1;
      },
    },
  },
};
