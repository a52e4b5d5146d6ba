import type { Flow } from '@tablewright/engine';
import { type CreatureId, type KazzamState, NOBODY } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { tell } from '../../../rules/creepmaster/tell.ts';
import type { CreepBlock, RowTurn } from '../../../rules/effects/creep-block.ts';
import { type AttackPower, wholePower } from '../../../rules/effects/power.ts';
import { isShade, isTangible } from '../../../rules/effects/status.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { restore } from '../../../rules/movement/revive.ts';
import { RANGE, SOUL, teamOf } from './soul.ts';

const RULE = 'KM-SOUL-08';

/** The first other member from the bottom of the list that is neither wounded nor a Shade (KM-SOUL-08). */
function sparedOf(state: KazzamState, keeper: CreatureId): CreatureId | undefined {
  return teamOf(state, keeper).findLast((id) => {
    const soul = creatureOf(state, id);
    return id !== keeper && isTangible(soul) && !soul.wounded;
  });
}

/** 2 damage, and 1 more at the cost of 1 to an undamaged member. */
const DRAIN: AttackPower = wholePower({
  id: 'soul-drain',
  rule: RULE,
  target: { ranged: RANGE },
  damage: 2,
  roll: 'none',
  effect: [
    {
      on: 'others',
      *run(t, { attacker: by }) {
        const to = sparedOf(t.state, by);
        if (to === undefined) return;
        tell(t, by, 'help', to, RULE, 'soul-sacrifice');
        yield* deal(t, { to, by, kind: 'other', melee: false }, 1, RULE);
      },
    },
  ],
});

/** One Shade is a Lost Soul again, Bloodied; without one it shoots (KM-SOUL-08). */
function* callBack({ t, creep, targets, attack, recover: getUp }: RowTurn): Flow<void> {
  const { state } = t;
  const shade = teamOf(state, creep).find((id) => isShade(creatureOf(state, id)));
  if (shade === undefined) {
    yield* attack(DRAIN, targets);
    return;
  }
  yield* getUp();
  tell(t, creep, 'help', shade, RULE, 'soul-call-back');
  restore(t, shade, creep, RULE);
}

/** The Shadekeeper of the Lost Soul Team (KM-SOUL-02, KM-SOUL-08). */
export const SHADEKEEPER: CreepBlock = {
  ...SOUL,
  id: 'soul-shadekeeper',
  name: 'Shadekeeper',
  range: RANGE,
  extra: ({ state }, keeper, _target, { id }) =>
    Number(id === DRAIN.id && sparedOf(state, keeper) !== undefined),
  on: {
    'taken-out': {
      modify({ state }, { on }, event) {
        const { creature } = event;
        if (creature === on || !teamOf(state, on).includes(creature)) return;
        if (event.keeper === NOBODY && isTangible(creatureOf(state, on))) event.keeper = on;
      },
    },
  },
  rows: [{ id: DRAIN.id, rule: RULE, act: callBack }],
};
