import type { Flow } from '@tablewright/engine';
import { type CreatureId, type KazzamState, NOBODY } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import type { CreepBlock, RowTurn } from '../../../rules/effects/creep-block.ts';
import { dataKind, STATUS, withData } from '../../../rules/effects/effect-data.ts';
import { effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import { BITS, has, removeEffects } from '../../../rules/effects/status.ts';
import { anyOf } from '../../../rules/effects/status-bits.ts';
import { isBloodied } from '../../../rules/harm/damage.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { recover } from '../../../rules/harm/recover.ts';
import { revive } from '../../../rules/movement/revive.ts';
import { seenNow } from '../../../rules/sight/hidden-places.ts';
import type { Kazzam } from '../../../table.ts';
import { IMP, teamOf } from './imp.ts';

/** What the Brewer keeps in mind of a fallen member: who has Taken it Out (KM-IMP-05). */
export const FELLED = dataKind('imp-felled', { imp: 'creature' });

function felledIn(state: KazzamState, brewer: CreatureId, imp: CreatureId) {
  return effectsOf(state, FELLED).find(({ on, data }) => on === brewer && data.imp === imp);
}

/** With all others out it brings back the first of the list, and does nothing else (KM-IMP-05). */
function* reviveFirst(t: Kazzam, brewer: CreatureId): Flow<boolean> {
  const { state } = t;
  const others = teamOf(state, brewer).filter((id) => id !== brewer);
  const [who] = others;
  if (who === undefined || others.some((id) => isOnMap(creatureOf(state, id)))) return false;
  const felled = felledIn(state, brewer, who);
  const rule = 'KM-IMP-05';
  if (!(yield* revive(t, { who, by: brewer, fellBy: felled?.by ?? NOBODY, rule }))) return false;
  removeEffects(t, ({ id }) => id === felled?.id, rule);
  return true;
}

/** The first Bloodied Imp is so no more; else the first other that is not is Hidden (KM-IMP-11). */
function* brew({ t, creep: by, recover: getUp }: RowTurn): Flow<void> {
  yield* getUp();
  const { state } = t;
  const rule = 'KM-IMP-11';
  const team = teamOf(state, by).filter((id) => isOnMap(creatureOf(state, id)));
  const hurt = team.find((id) => isBloodied(creatureOf(state, id)));
  if (hurt !== undefined) {
    tell(t, by, hurt === by ? 'itself' : 'help', hurt, rule, 'brew');
    yield* recover(t, { who: hurt, amount: 1, by, rule });
    return;
  }
  // Who is Revealed cannot be Hidden: it would have no effect (KM-CRP-14).
  const on = team.find((id) => id !== by && !has(creatureOf(state, id), UNHIDABLE));
  if (on === undefined) return;
  tell(t, by, 'help', on, rule, 'brew');
  const hidden = withData(STATUS.hidden, { untilAttack: 1, ...seenNow(creatureOf(state, on)) });
  yield* inflict(t, { ...hidden, on, by, source: 'imp-brewer', until: { ends: 'match' } });
}

const UNHIDABLE = anyOf(BITS.hidden, BITS.revealed);

/** The Brewer of an Imp Team (KM-IMP-05, KM-IMP-11). */
export const BREWER: CreepBlock = {
  ...IMP,
  id: 'imp-brewer',
  name: 'Imp Brewer',
  first: reviveFirst,
  on: {
    'taken-out': {
      modify({ state }, { on }, { creature, by }) {
        if (creature === on || !teamOf(state, on).includes(creature)) return;
        if (!isOnMap(creatureOf(state, on))) return;
        putInPlay(state, {
          ...withData(FELLED, { imp: creature }),
          on,
          by,
          source: 'imp-brewer',
          until: { ends: 'match' },
          amount: 0,
        });
      },
    },
  },
  rows: [{ id: 'brew', rule: 'KM-IMP-11', act: brew }],
};
