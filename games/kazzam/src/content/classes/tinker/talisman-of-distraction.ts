import type { CreatureId, Effect } from '../../../model.ts';
import { timekeeperOf } from '../../../rules/court/actor-at.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { dataKind, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import { endWhatCannotLast } from '../../../rules/effects/lasting.ts';
import { giveStatus, isImmune } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { provoke } from '../../../rules/harm/provoke.ts';
import type { Kazzam } from '../../../table.ts';
import type { Trick } from './trick.ts';

/** What hangs on the target until it spends an Attack Action on it; from which of its turns it dazes. */
const TALISMAN = dataKind('talisman-of-distraction', { removable: 'flag?', from: 'number' });
const RULE = 'KC-TNK-36';

/** What comes of it lasts as long as it hangs there. */
function along(talisman: Effect, kind: 'distracted' | 'dazed') {
  const { id, on, by, mark } = talisman;
  const until = { ends: 'with', effects: [id] } as const;
  return { kind, on, by, source: TALISMAN.kind, until, mark } as const;
}

const TALISMAN_EFFECT: EffectDef = {
  ...TALISMAN,
  status: true,
  on: {
    'turn-end': {
      modify(t, talisman, { creature, events }) {
        const { state } = t;
        const { id, on, by, data } = talisman;
        if (creature !== timekeeperOf(state, on) || !isOnMap(creatureOf(state, on))) return;
        const { from = 0 } = (data ?? {}) as { readonly from?: number };
        if (creatureOf(state, creature).turns < from) return;
        const run = function* () {
          if (state.effects.some((other) => other.id === id))
            yield* inflict(t, along(talisman, 'dazed'));
        };
        events.push({ id: `${TALISMAN.kind}-${on}`, by, run });
      },
    },
  },
};

/** Hangs it on a creature, which is Distracted at once. */
function hang(t: Kazzam, on: CreatureId, by: CreatureId): void {
  const { state } = t;
  if (effectOn(state, TALISMAN, on) !== undefined) return;
  provoke(state, on, by);
  const from = creatureOf(state, timekeeperOf(state, on)).turns + 1;
  const talisman = windows.attach(t, {
    ...withData(TALISMAN, { removable: 1, from }),
    on,
    by,
    source: TALISMAN.kind,
    until: { ends: 'match' },
    mark: state.nextEffect,
    amount: 0,
  });
  if (!isImmune(state, on, 'distracted')) giveStatus(t, along(talisman, 'distracted'));
  endWhatCannotLast(t);
}

/** Talisman of Distraction: Distracted, then Dazed, until an Attack Action takes it off (KC-TNK-36). */
export const talismanOfDistraction: Trick = {
  id: TALISMAN.kind,
  rule: RULE,
  on: 'target',
  leaves: [TALISMAN_EFFECT],
  worth: () => 0.28,
  *run(t, { attacker: by, target: on }) {
    yield* windows.pass(t, { type: 'inflict', status: 'distracted', on, by }, (event) => {
      hang(t, event.on, by);
      return undefined;
    });
  },
};
