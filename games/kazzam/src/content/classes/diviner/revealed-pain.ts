import type { Flow } from '@tablewright/engine';
import { type CreatureId, type KazzamState, NOBODY } from '../../../model.ts';
import {
  creatureOf,
  creaturesWhere,
  isOnMap,
  lastPlaceOf,
} from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { isThing } from '../../../rules/court/things.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import type { AttackPower } from '../../../rules/effects/power.ts';
import { isTangible } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import type { Total } from '../../../rules/numbers/damage-total.ts';
import type { Kazzam } from '../../../table.ts';
import { lay } from './omens.ts';

const SOURCE = 'revealed-pain';
const RULE = 'KC-DIV-30';

/** How near somebody has to be to share the pain (KC-DIV-30). */
const NEAR = 5;

/** What others took of it hurts nobody else (KC-DIV-30). */
function isShared({ kind, power }: Total): boolean {
  return kind === 'other' && power === SOURCE;
}

/** Opposing players around whoever is in pain, itself left out (KC-DIV-30, KC-CONV-22). */
function sharers(state: KazzamState, by: CreatureId, from: CreatureId): readonly CreatureId[] {
  const ground = groundOf(state);
  const place = lastPlaceOf(creatureOf(state, from));
  const { team } = creatureOf(state, by);
  return creaturesWhere(state, (id) => {
    const other = creatureOf(state, id);
    const opposing = other.kind === 'athlete' && other.team !== team;
    return opposing && id !== from && isOnMap(other) && isWithin(ground, place, other, NEAR);
  });
}

function* share(t: Kazzam, by: CreatureId, from: CreatureId): Flow<void> {
  for (const to of sharers(t.state, by, from))
    yield* deal(t, { to, by, kind: 'other', melee: false, power: SOURCE }, 1, RULE);
}

/** On whose pain all of its team near it have a share, until it is saved against (KC-DIV-30). */
export const PAIN_EFFECT: EffectDef = {
  kind: SOURCE,
  status: true,
  on: {
    damaged: {
      *after(t, { on, by }, { total }) {
        if (total.to === on && !isShared(total)) yield* share(t, by, on);
      },
    },
    'taken-out': {
      modify(t, { on, by }, { creature }) {
        if (creature === on) noteLast(t, by, on);
      },
    },
  },
};

/** The last pain of somebody Taken Out, which is shared when its damage is complete. */
const LAST_PAIN = dataKind('last-pain', { target: 'creature' });

function noteLast(t: Kazzam, by: CreatureId, target: CreatureId): void {
  const { state } = t;
  if (effectsOf(state, LAST_PAIN).some(({ data }) => data.target === target)) return;
  const { turns } = creatureOf(state, target);
  const until = { ends: 'turn-start', of: target, turn: turns + 1 } as const;
  const mark = state.nextEffect;
  const note = { on: NOBODY, by, source: SOURCE, until, mark, amount: 0 };
  windows.attach(t, { ...withData(LAST_PAIN, { target }), ...note });
}

export const LAST_PAIN_EFFECT: EffectDef = {
  ...LAST_PAIN,
  on: {
    damaged: {
      *after(t, effect, { total }) {
        const { target } = dataOf(LAST_PAIN, effect);
        if (total.to !== target) return;
        windows.detach(t, effect.id);
        if (!isShared(total) && !isTangible(creatureOf(t.state, target)))
          yield* share(t, effect.by, target);
      },
    },
  },
};

/** Revealed Pain (KC-DIV-30). */
const revealedPain: AttackPower = {
  id: SOURCE,
  rule: RULE,
  target: 'implement',
  damage: 3,
  effect: [
    {
      on: 'target',
      *run(t, use) {
        lay(t, SOURCE, use, { ends: 'save' });
      },
    },
    {
      // In whatever order, the damage of this attack counts, be it the last that the target takes.
      on: 'others',
      *run(t, { attacker, target, total }) {
        // What is no creature feels no pain (KC-TRAP-07).
        const fallen = !isThing(target) && !isTangible(creatureOf(t.state, target));
        if (fallen && total.to === target && total.hp > 0) noteLast(t, attacker, target);
      },
    },
  ],
  worth: ({ state }, { attacker, target }) => 0.1 + 0.2 * sharers(state, attacker, target).length,
};

/** Revealed Pain as a pick (KC-DIV-01). */
export const REVEALED_PAIN: Ability = {
  id: 'diviner/revealed-pain',
  rule: RULE,
  power: revealedPain,
  encounter: true,
  leaves: [PAIN_EFFECT, LAST_PAIN_EFFECT],
};
