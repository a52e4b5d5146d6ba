import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import type { CreepBlock } from '../../../rules/effects/creep-block.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import type { EffectPart } from '../../../rules/effects/power.ts';
import { isShade } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { wardOf } from '../../../rules/numbers/damage-total.ts';
import type { Kazzam } from '../../../table.ts';
import { SOUL } from './soul.ts';

/** Up to how much its own Ward is raised (KM-SOUL-04). */
const WARD = 3;

/** That the aegis is raised (KM-SOUL-09). */
const RAISED = 'aegis-raised';

const ID = 'soul-aegis';

export const RAISED_EFFECT: EffectDef = {
  kind: RAISED,
  on: {
    hit: {
      // No miss either, and nothing at all for anybody (D-84).
      *instead(t, { id, on }, event) {
        const { target } = event;
        const { group } = creatureOf(t.state, on);
        if (target === on || creatureOf(t.state, target).group !== group) return false;
        tell(t, on, 'help', target, 'KM-SOUL-09', RAISED);
        event.ignored = true;
        windows.detach(t, id);
        return true;
      },
    },
  },
};

/** One at a time (KM-SOUL-09). */
const raise: EffectPart = {
  on: 'others',
  *run(t, { attacker: on }) {
    if (effectOn(t.state, RAISED, on) !== undefined || !isOnMap(creatureOf(t.state, on))) return;
    windows.attach(t, {
      kind: RAISED,
      on,
      by: on,
      source: ID,
      until: { ends: 'match' },
      mark: t.state.nextEffect,
      amount: 0,
    });
  },
};

/** Its own Ward is so much again, whatever others gave it besides (KM-SOUL-04). */
function* ward(t: Kazzam, on: CreatureId): Flow<void> {
  const soul = creatureOf(t.state, on);
  const lacks = WARD - wardOf(soul.wards.filter(({ by }) => by === on));
  if (lacks <= 0 || isShade(soul)) return;
  tell(t, on, 'itself', on, 'KM-SOUL-04', 'aegis-ward');
  yield* gainWard(t, { on, amount: lacks, by: on });
}

/** The Aegis of the Lost Soul Team (KM-SOUL-04, KM-SOUL-09). */
export const AEGIS: CreepBlock = {
  ...SOUL,
  id: ID,
  name: 'Aegis',
  on: {
    'turn-start': {
      modify(t, { on }, { creature, events }) {
        const { state } = t;
        // A group that is asleep has no turns (KZ-GEN-06).
        const awake = itemAt(state.groups, creatureOf(state, on).group)?.awake === true;
        if (creature === on && awake) events.push({ id: 'aegis-ward', run: () => ward(t, on) });
      },
    },
  },
  rows: [
    {
      id: 'aegis-bash',
      rule: 'KM-SOUL-09',
      power: {
        id: 'aegis-bash',
        rule: 'KM-SOUL-09',
        target: 'melee',
        damage: 1,
        effect: [raise],
        roll: 'none',
      },
    },
  ],
};
