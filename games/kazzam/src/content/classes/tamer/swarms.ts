/** The powers that conjure: Glowflies, the Mantis, Darkflies (KC-TMR-23 to KC-TMR-25). */
import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { areAllies, areEnemies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { cellsOf, isWithin, overlap } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { dataKind, dataOf, isOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { CLOSED_SQUARE, putInPlay } from '../../../rules/effects/in-play.ts';
import type { Use } from '../../../rules/effects/power.ts';
import { giveStatus, isImmune } from '../../../rules/effects/status.ts';
import { provoke } from '../../../rules/harm/provoke.ts';
import type { Kazzam } from '../../../table.ts';
import { type ConjuredKind, conjure, ON_SQUARE } from './conjuring.ts';

/** A power of 2 whose Effect conjures something; nothing that the target suffers (KC-CONV-48). */
function conjuring(
  kind: string,
  rule: string,
  leaves: readonly EffectDef[],
  run: (t: Kazzam, use: Use) => Flow<void>,
  worth: number,
): Ability {
  return {
    id: `tamer/${kind}`,
    rule,
    leaves,
    power: {
      id: kind,
      rule,
      target: 'implement',
      damage: 2,
      effect: [{ on: 'others', run }],
      worth: () => worth,
    },
  };
}

const GLOWFLIES: ConjuredKind = dataKind('glowfly-swarm', ON_SQUARE);

/** Whoever is beside it at any moment, or in its square, is Revealed until it goes away (KC-TMR-23). */
function light(t: Kazzam, swarm: Effect): void {
  const { state } = t;
  const ground = groundOf(state);
  const { cell } = dataOf(GLOWFLIES, swarm);
  for (const [on, creature] of state.creatures.entries()) {
    if (!isOnMap(creature) || !isWithin(ground, creature, cell, 1)) continue;
    if (isImmune(state, on, 'revealed') || isLitBy(state, on, swarm)) continue;
    const until = { ends: 'with', effects: [swarm.id] } as const;
    provoke(state, on, swarm.by);
    giveStatus(t, { kind: 'revealed', on, by: swarm.by, source: GLOWFLIES.kind, until });
  }
}

function isLitBy({ effects }: KazzamState, id: CreatureId, swarm: Effect): boolean {
  return effects.some(
    ({ on, kind, until }) =>
      on === id && kind === 'revealed' && until.ends === 'with' && until.effects.includes(swarm.id),
  );
}

const GLOWFLIES_EFFECT: EffectDef = {
  ...GLOWFLIES,
  on: {
    reach: {
      modify: (t, swarm) => light(t, swarm),
    },
  },
};

/** Glowfly Swarm: light that clings to whoever comes near it (KC-TMR-23). */
const glowflySwarm = conjuring(
  GLOWFLIES.kind,
  'KC-TMR-23',
  [GLOWFLIES_EFFECT],
  function* (t, use) {
    yield* conjure(t, use, GLOWFLIES);
  },
  0.1,
);

const MANTIS: ConjuredKind = dataKind('fleeting-mantis', ON_SQUARE);

/** Its Tamer takes Opportunities as though it stood there, as long as it is on the map (KC-TMR-24). */
const MANTIS_EFFECT: EffectDef = {
  ...MANTIS,
  eye: {
    strikes: false,
    replies: true,
    placeFor: (_t, mantis, cell) =>
      cell >= 0 && isOf(MANTIS, mantis)
        ? { cell: mantis.data.cell, width: 1, height: 1 }
        : undefined,
  },
};

/** Fleeting Mantis: Opportunities from where it sits (KC-TMR-24). */
const fleetingMantis = conjuring(
  MANTIS.kind,
  'KC-TMR-24',
  [MANTIS_EFFECT],
  function* (t, use) {
    yield* conjure(t, use, MANTIS);
  },
  0.16,
);

const DARKFLIES: ConjuredKind = dataKind('darkfly-swarm', ON_SQUARE);

/** Whether a creature stands in such a swarm with all of its squares (KZ-LARGE-05). */
function isInside(state: KazzamState, id: CreatureId, cell: Cell): boolean {
  const body = creatureOf(state, id);
  return isOnMap(body) && cellsOf(groundOf(state), body).every((square) => square === cell);
}

const DARKFLIES_EFFECT: EffectDef = {
  ...DARKFLIES,
  on: {
    aim: {
      modify({ state }, swarm, event) {
        const { by } = swarm;
        const own = event.target === by || areAllies(state, by, event.target);
        const { cell } = dataOf(DARKFLIES, swarm);
        if (own && isInside(state, event.target, cell)) event.concealed = true;
      },
    },
  },
};

/** A square that no enemy of the Tamer stands on, Hidden or not (KC-TMR-25). */
function isClear(state: KazzamState, by: CreatureId, cell: Cell): boolean {
  const ground = groundOf(state);
  return !state.creatures.some(
    (creature, id) =>
      isOnMap(creature) && areEnemies(state, by, id) && overlap(ground, creature, cell),
  );
}

/** Conjures the swarm and closes its square to enemies as long as it is there. */
function* darken(t: Kazzam, use: Use): Flow<void> {
  const { state } = t;
  const { attacker: by } = use;
  const swarm = yield* conjure(t, use, DARKFLIES, (cell) => isClear(state, by, cell));
  if (swarm === undefined) return;
  const until = { ends: 'with', effects: [swarm.id] } as const;
  const closed = withData(CLOSED_SQUARE, { square: swarm.data.cell });
  putInPlay(state, { ...closed, on: swarm.on, by, source: DARKFLIES.kind, until, amount: 0 });
}

/** Darkfly Swarm: a square for its own side alone, in which it is Concealed (KC-TMR-25). */
const darkflySwarm = conjuring(DARKFLIES.kind, 'KC-TMR-25', [DARKFLIES_EFFECT], darken, 0.06);

/** The powers that conjure. */
export const SWARMS: readonly Ability[] = [glowflySwarm, fleetingMantis, darkflySwarm];
