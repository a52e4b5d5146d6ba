import type { Invariant } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState } from '../../../model.ts';
import { creatureOf, creaturesWhere, isOnItsWay, isOnMap } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn, effectsOf, IMMUNITY, putInPlay } from '../../../rules/effects/in-play.ts';
import type { Answers } from '../../../rules/effects/moments.ts';
import { BITS, endAll, has, refreshStatuses } from '../../../rules/effects/status.ts';
import { score } from '../../../rules/harm/scoring.ts';
import type { Kazzam } from '../../../table.ts';
import { hasThrone, orbsBehind, THRONE_CELL } from './squares.ts';

/** On whoever sits on the throne; 1 once it has ended a turn there without leaving it since (KM-THRONE-01). */
const SEAT = 'throne-seat';

/** Whoever flies above it does not sit on it (KZ-STAT-20). */
function sits(state: KazzamState, id: CreatureId): boolean {
  const body = creatureOf(state, id);
  if (!isOnMap(body) || has(body, BITS.flying) || !hasThrone(state)) return false;
  return isWithin(groundOf(state), body, THRONE_CELL, 0);
}

/** Over as soon as it is left, for a moment or by force (KM-THRONE-01). */
export const SEAT_EFFECT: EffectDef = {
  kind: SEAT,
  lasts: ({ state }, { on }) => sits(state, on),
};

/**
 * Whoever comes there is not Hidden any more, and cannot be for as long as it sits there
 * (KM-THRONE-02). Who only passes sits down on nothing: its way goes on.
 */
function seatAll(t: Kazzam): void {
  const { state } = t;
  const comers = creaturesWhere(
    state,
    (id) => sits(state, id) && effectOn(state, SEAT, id) === undefined,
  );
  for (const on of comers) {
    endAll(t, on, 'hidden', 'KM-THRONE-02');
    if (isOnItsWay(state, on)) continue;
    const shared = { on, by: on, source: SEAT, amount: 0 };
    const { id } = putInPlay(state, { ...shared, kind: SEAT, until: { ends: 'match' } });
    const until = { ends: 'with', effects: [id] } as const;
    putInPlay(state, { ...shared, ...withData(IMMUNITY, { status: 'hidden' }), until });
    refreshStatuses(state, on);
  }
}

/** What the throne does for whoever sits on it (KM-THRONE-01, KM-THRONE-02). */
export const THRONE_ANSWERS: Answers = {
  reach: { modify: seatAll },
  'turn-end': {
    modify(t, _map, { creature }) {
      seatAll(t);
      const seat = effectOn(t.state, SEAT, creature);
      if (seat !== undefined) seat.amount = 1;
    },
  },
  'turn-start': {
    modify(t, _map, { creature, events }) {
      const { state } = t;
      const { team, kind } = creatureOf(state, creature);
      if (kind !== 'athlete' || team === undefined || !sits(state, creature)) return;
      if (effectOn(state, SEAT, creature)?.amount !== 1 || orbsBehind(state) === 0) return;
      events.push({
        id: SEAT,
        run() {
          const points = orbsBehind(state);
          if (points > 0) score(t, team, points, creature, 'KM-THRONE-01');
          return undefined;
        },
      });
    },
  },
};

/** What a point is worth that only comes if one is still there in a round, as a share. */
const LATER = 0.6;

/** What it is worth to sit down, or to stay (KM-THRONE-01). */
export function worthOfThrone({ state }: Kazzam, id: CreatureId): ReadonlyMap<Cell, number> {
  if (creatureOf(state, id).kind !== 'athlete' || !hasThrone(state)) return new Map();
  return new Map([[THRONE_CELL, LATER * orbsBehind(state)]]);
}

/** Points for the throne go to one team: one alone sits there (KM-INV-15). */
export const SEAT_INVARIANTS: readonly Invariant<KazzamState>[] = [
  {
    rule: 'KM-INV-15',
    text: 'whoever sits on the throne is there, not Hidden, and the only one',
    check(state) {
      const sitters = effectsOf(state, SEAT).map(({ on }) => on);
      const wrong = sitters.find((id, at) => {
        const body = creatureOf(state, id);
        return at > 0 || body.cell !== THRONE_CELL || has(body, BITS.hidden);
      });
      return wrong === undefined
        ? undefined
        : `${creatureOf(state, wrong).name} sits on the throne`;
    },
  },
];
