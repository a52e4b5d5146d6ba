import { arrange, type Flow } from '@tablewright/engine';
import type { Creature, CreatureId, Effect, KazzamState } from '../../../model.ts';
import {
  areEnemies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
  seatOf,
} from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { GOON_THRESHOLD } from '../../../rules/effects/creep-block.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import type { TurnEvent } from '../../../rules/effects/moments.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { reduceHp } from '../../../rules/harm/damage.ts';
import { recover } from '../../../rules/harm/recover.ts';
import type { Kazzam } from '../../../table.ts';
import type { Dose, Potion } from './potion.ts';

const TONIC = 'generosity-tonic';

const RULE = 'KC-BRW-21';

/** How far it gives. */
const SQUARES = 2;

/** Everybody near enough to be given something, friend or foe. */
function receivers(state: KazzamState, on: CreatureId): readonly CreatureId[] {
  const giver = creatureOf(state, on);
  const ground = groundOf(state);
  return creaturesWhere(state, (id) => {
    const creature = creatureOf(state, id);
    return id !== on && isOnMap(creature) && isWithin(ground, giver, creature, SQUARES);
  });
}

/** How much it has to give: a Goon is felled by more than it bears at once (KZ-CREEP-09). */
function hpOf({ hp, type, wounded }: Creature): number {
  if (type === 'goon') return wounded ? 1 : GOON_THRESHOLD + 1;
  return Math.max(0, hp);
}

/** At the end of the turn it was for; from then on in each until somebody was near (KC-BRW-21). */
function due({ state }: Kazzam, { until }: Effect, { creature }: TurnEvent): boolean {
  if (until.ends !== 'turn-end' || until.of !== creature) return false;
  return until.turn <= creatureOf(state, creature).turns;
}

/** Gives to everybody near, or grows where nobody is (KC-BRW-21, KC-BRW-29). */
function* give(t: Kazzam, tonic: Effect): Flow<void> {
  const { state } = t;
  const { id, on, by, amount, until } = tonic;
  if (!state.effects.some((effect) => effect.id === id)) return;
  const near = receivers(state, on);
  if (near.length === 0) {
    tonic.amount += 1;
    if ('turn' in until) tonic.until = { ...until, turn: creatureOf(state, until.of).turns + 1 };
    return;
  }
  windows.detach(t, id);
  const all = hpOf(creatureOf(state, on));
  const enough = all >= amount * near.length;
  const served = enough ? near : yield* inGiversOrder(t, on, near);
  let left = all;
  const shares = served.map((who) => {
    const share = Math.min(amount, left);
    left -= share;
    return { who, share };
  });
  reduceHp(t, on, all - left, by, RULE);
  for (const { who, share } of shares) {
    if (share === 0) continue;
    const together = near.filter((other) => other !== who);
    yield* recover(t, { who, amount: share, by: on, rule: RULE, together });
  }
}

/** Whom it serves first where it has not enough for all (D-48). */
function* inGiversOrder(
  t: Kazzam,
  on: CreatureId,
  near: readonly CreatureId[],
): Flow<readonly CreatureId[]> {
  const { state } = t;
  if (near.length < 2 || creatureOf(state, on).kind === 'creep') return near;
  const ordered = yield* arrange(
    t,
    seatOf(state, on),
    'generosity-order',
    near.map((id) => creatureOption(state, id)),
    { rule: 'KC-BRW-29', params: { who: on } },
  );
  return ordered.map(({ creature }) => creature);
}

const TONIC_EFFECT: EffectDef = {
  kind: TONIC,
  status: true,
  on: {
    'turn-end': {
      modify(t, tonic, event) {
        if (!due(t, tonic, event)) return;
        event.events.push({ id: TONIC, by: tonic.by, run: () => give(t, tonic) });
      },
    },
  },
};

function* infuse(t: Kazzam, { by, on }: Dose): Flow<void> {
  const { state } = t;
  if (!isOnMap(creatureOf(state, on))) return;
  const until = untilNextTurnEnds(state, on);
  const known = effectOn(state, TONIC, on);
  // Whoever gives it, it is one status, with the larger number (KC-CONV-21).
  if (known !== undefined) {
    known.until = until;
    return;
  }
  const mark = state.nextEffect;
  windows.attach(t, { kind: TONIC, on, by, source: TONIC, until, mark, amount: 1 });
  yield* [];
}

/** Generosity Tonic: its target gives HP away to all near it (KC-BRW-21). */
export const GENEROSITY_TONIC: Potion = {
  id: TONIC,
  rule: RULE,
  does: infuse,
  // Its enemies' loss is what those near it gain.
  worth: ({ state }, { by, on }) => {
    const near = receivers(state, on);
    const foes = near.filter((id) => areEnemies(state, by, id)).length;
    return 0.06 + 0.08 * near.length - 0.06 * foes;
  },
  leaves: [TONIC_EFFECT],
};
