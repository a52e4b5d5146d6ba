import type { CreatureId, KazzamState } from '../../model.ts';
import { actionOn } from '../../rules/actions/actions.ts';
import type { Ability } from '../../rules/effects/ability.ts';
import type { Total } from '../../rules/numbers/damage-total.ts';
import { juggernaut } from './defender/juggernaut.ts';
import { isMarkedBy, mark } from './defender/marks.ts';
import { punisher } from './defender/punisher.ts';
import { pursuer } from './defender/pursuer.ts';
import { REACTED_EFFECT } from './defender/reaction.ts';
import { smasher } from './defender/smasher.ts';
import { enemiesInRange } from './in-range.ts';

/** Who deals a total: at the start of a turn all whose Ongoing Damage is part of it (KZ-STAT-42). */
function dealersOf({ effects, turn }: KazzamState, { to, by, kind }: Total): readonly CreatureId[] {
  if (kind !== 'ongoing' || turn?.phase !== 'start') return [by];
  return effects
    .filter((effect) => effect.on === to && effect.kind === 'ongoing')
    .map((effect) => effect.by);
}

/** What all Defenders have (KR-DEF-01 to KR-DEF-04); their Reactions are their specialisations'. */
const defender: Ability = {
  id: 'defender',
  rule: 'KR-DEF-01',
  leaves: [REACTED_EFFECT],
  on: {
    opportunity: {
      modify(_t, { on }, event) {
        if (event.holder === on) event.amount += 1;
      },
    },
    damage: {
      modify({ state }, { on }, { total, terms }) {
        if (total.to !== on) return;
        if (dealersOf(state, total).some((by) => isMarkedBy(state, by, on))) terms.ownResist += 1;
      },
    },
  },
  actions: [
    {
      ...actionOn('defenders-mark', 'role', 'KR-DEF-04', enemiesInRange, (t, enemy, id) =>
        mark(t, enemy, id, 'defenders-mark'),
      ),
      bot: { worth: 0.2 },
    },
  ],
};

/** What a Defender has at level 1, by specialisation. */
export const DEFENDER: readonly Ability[] = [defender, juggernaut, punisher, pursuer, smasher];
