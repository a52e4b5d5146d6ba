import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { AttackPower } from '../../../rules/effects/power.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { charmAbility } from './charm.ts';
import { isInTurn, leave } from './charmed.ts';
import { LUCK_CHARM } from './luck-charm.ts';
import { TAKEOFF_CHARM } from './takeoff-charm.ts';
import { TRADING_JINX } from './trading-jinx.ts';

const SINGLE_MINDED = 'single-minded';

/** On who puts all it has into one attack (KC-CHM-31). */
const SINGLE_MINDED_EFFECT: EffectDef = {
  kind: SINGLE_MINDED,
  status: true,
  on: {
    'attack-roll': {
      modify({ state }, { on, until }, { attacker, advantages }) {
        if (attacker !== on || !('turn' in until) || !isInTurn(state, on, until.turn)) return;
        if (state.turn?.phase === 'action' && state.turn.attacks <= 1) advantages.push('KC-CHM-31');
      },
    },
  },
};

/** Single-Minded (KC-CHM-31). */
const singleMinded: AttackPower = {
  id: SINGLE_MINDED,
  rule: 'KC-CHM-31',
  target: 'implement',
  damage: 3,
  effect: [
    {
      on: 'target',
      *run(t, { attacker: by, target: on }) {
        const until = untilNextTurnEnds(t.state, on);
        const of = { on, by, source: SINGLE_MINDED, until };
        yield* inflict(t, { kind: 'dazed', ...of });
        yield* inflict(t, { kind: 'vulnerable', ...of, amount: 1 });
        leave(t, SINGLE_MINDED, of);
      },
    },
  ],
  worth: () => 0.25,
};

/** What a Charmer picks its Encounter power from (KC-CHM-01). */
export const ENCOUNTERS: readonly Ability[] = [
  TRADING_JINX,
  {
    id: 'charmer/single-minded',
    rule: 'KC-CHM-31',
    power: singleMinded,
    encounter: true,
    leaves: [SINGLE_MINDED_EFFECT],
  },
  ...[LUCK_CHARM, TAKEOFF_CHARM].map(charmAbility),
];
