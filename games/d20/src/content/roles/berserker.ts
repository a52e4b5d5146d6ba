import type { Flow } from '@tablewright/engine';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { afflict, forRounds } from '../../rules/effects/afflict.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { hurt } from '../../rules/harm/hurt.ts';
import { enemiesOf } from '../../rules/npcs/tactics.ts';
import { isPhysicalHit } from '../physical.ts';
import type { Trait } from '../trait.ts';
import { halfLevel } from './expertise.ts';

const RULE = 'DT-ROLE-04';
const RAGING = 'rage';
/** In which round a rage ended before its time. */
const BROKEN_OFF = 'rage/broken-off';

/** Rages in combat, for as many rounds as it has Levels. */
export const BERSERKER: Trait = {
  id: 'berserker',
  rule: RULE,
  powers: [
    {
      id: RAGING,
      rule: RULE,
      takes: 'free',
      when: 'combat',
      closed(w, { creature }) {
        if (has(creature, RAGING)) return 'closed.rages';
        return creature.used[BROKEN_OFF] === w.state.clock ? 'closed.later-turn' : undefined;
      },
      use: (t, { creature }) => begin(t, creature),
      // Where two stand (DT-BOT-01).
      worth: (w, { creature }) => (enemiesOf(w, creature).length >= 2 ? 65 : 0),
    },
  ],
};

function* begin(t: D20, creature: Creature): Flow<void> {
  const source = { rule: RULE, by: creature.id, level: creature.level };
  yield* afflict(t, creature, { kind: RAGING, source, until: forRounds(t, creature.level) });
}

/** The rage: strong, sure and hard to hurt; what it cost is paid when it is over. */
export const RAGE: Trait = {
  id: RAGING,
  rule: RULE,
  roll: (_w, _self, { kind, ability }) =>
    ability === 'STR' || kind === 'attack' || kind === 'save'
      ? [{ is: 'advantage', rule: RULE, from: RAGING }]
      : undefined,
  damage: (_w, { creature }, { use }) =>
    use === 'melee' ? [{ value: halfLevel(creature), rule: RULE, from: RAGING }] : undefined,
  takes: (_w, _self, harm) => (isPhysicalHit(harm) ? [{ rule: RULE, isHalved: true }] : undefined),
  on: {
    combatEnded: (t, { creature }) => breakOff(t, creature),
    felled: (t, { creature }) => breakOff(t, creature),
    ended: (t, { creature }, { how }) =>
      how === 'death' || how === 'skip' ? undefined : pay(t, creature),
  },
};

function* breakOff(t: D20, creature: Creature): Flow<void> {
  creature.used[BROKEN_OFF] = t.state.clock;
  yield* relieveOf(t, creature, [RAGING], 'end', RULE);
}

/** A loss that is no damage (DT-HP-16). */
function* pay(t: D20, creature: Creature): Flow<void> {
  const danger = { rule: RULE, tags: [RAGING] };
  yield* hurt(t, creature, { danger, isDamage: false, amount: creature.level });
}
