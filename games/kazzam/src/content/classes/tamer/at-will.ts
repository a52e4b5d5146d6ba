import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import type { Kazzam } from '../../../table.ts';
import { beastCharm } from './beast-charm.ts';
import { SWARMS } from './swarms.ts';
import { vineWorms } from './vine-worms.ts';

const AEGIS = 'creature-aegis';

/** What attacking a beast costs (KC-TMR-21). */
const AVENGED = 3;

/** Whether a creature is one that the aegis avenges: a Summoned Creature or a Creep. */
function isBeast(t: Kazzam, id: CreatureId): boolean {
  if (id < 0) return false;
  const { kind } = creatureOf(t.state, id);
  return kind === 'summoned' || kind === 'creep';
}

/** On whom the aegis lies: an attack on a beast in its next turn hurts it once (KC-TMR-21). */
const AEGIS_EFFECT: EffectDef = {
  kind: AEGIS,
  status: true,
  on: {
    attack: {
      *after(t, aegis, { attacker, targets }) {
        if (!isDue(t, aegis, attacker) || !targets.some((target) => isBeast(t, target))) return;
        windows.detach(t, aegis.id);
        const { on: to, by } = aegis;
        if (!isOnMap(creatureOf(t.state, to))) return;
        yield* deal(t, { to, by, kind: 'other', melee: false, power: AEGIS }, AVENGED, 'KC-TMR-21');
      },
    },
  },
};

/** Whether it is the next turn of its bearer, which attacks in it itself or through a creature of its own. */
function isDue(t: Kazzam, { on, until }: Effect, attacker: CreatureId): boolean {
  const { state } = t;
  if (!('turn' in until) || creatureOf(state, until.of).turns !== until.turn) return false;
  const { owner } = creatureOf(state, attacker);
  return state.turn?.creature === until.of && (attacker === on || owner === on);
}

/** Lays it on the target, once. */
function* protect(t: Kazzam, on: CreatureId, by: CreatureId): Flow<void> {
  const { state } = t;
  const until = untilNextTurnEnds(state, on);
  const known = effectsOf(state, AEGIS).find((effect) => effect.on === on);
  if (known !== undefined) known.until = until;
  else {
    const mark = state.nextEffect;
    windows.attach(t, { kind: AEGIS, on, by, source: AEGIS, until, mark, amount: 0 });
  }
}

/** Creature Aegis: woe to whoever lays hands on beasts (KC-TMR-21). */
const creatureAegis: Ability = {
  id: 'tamer/creature-aegis',
  rule: 'KC-TMR-21',
  leaves: [AEGIS_EFFECT],
  power: {
    id: AEGIS,
    rule: 'KC-TMR-21',
    target: 'implement',
    damage: 2,
    effect: [
      {
        on: 'target',
        *run(t, { attacker, target }) {
          yield* protect(t, target, attacker);
        },
      },
    ],
    worth: () => 0.1,
  },
};

/** The At-Will powers, two of which a Tamer picks (KC-TMR-01). */
export const AT_WILLS: readonly Ability[] = [beastCharm, creatureAegis, vineWorms, ...SWARMS];
