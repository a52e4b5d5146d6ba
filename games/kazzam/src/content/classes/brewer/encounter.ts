import { chooseAmount, type Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { creatureOf, isOnMap, seatOf } from '../../../rules/court/creatures.ts';
import { distanceBetween } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { bodyAt } from '../../../rules/court/squeeze.ts';
import { dataKind, STATUS, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { landings, teleport } from '../../../rules/movement/relocate.ts';
import type { Kazzam } from '../../../table.ts';
import { type Dose, namePerson, type Potion } from './potion.ts';

/** Hardening Potion: Immobilized, and Slowed once that has ended (KC-BRW-30). */
const hardening: Potion = {
  id: 'hardening-potion',
  rule: 'KC-BRW-30',
  encounter: true,
  *does(t, { by, on }) {
    const until = untilNextTurnEnds(t.state, on);
    const held = withData(STATUS.immobilized, { leaves: 'slowed' });
    yield* inflict(t, { ...held, on, by, source: 'hardening-potion', until });
  },
  worth: () => 0.35,
};

/** Frenzy Brew: a Frenzied turn, with the Brewer as its source (KC-BRW-31). */
const frenzyBrew: Potion = {
  id: 'frenzy-brew',
  rule: 'KC-BRW-31',
  encounter: true,
  *does(t, { by, on }) {
    const until = untilNextTurnEnds(t.state, on);
    yield* inflict(t, { kind: 'frenzied', on, by, source: 'frenzy-brew', until });
  },
  worth: () => 0.4,
};

const RULE = 'KC-BRW-32';

/** On whose side somebody will be, and in which round (KC-BRW-32). */
const BOND = dataKind('draught-of-bonded-futures', { person: 'creature', round: 'number' });

function bondOf(state: KazzamState, { id }: Effect) {
  return effectsOf(state, BOND).find((bond) => bond.id === id)?.data;
}

/** Brings the person to the target: beside it, or as near as there is a square (KC-BRW-32, D-62). */
function* bringTogether(t: Kazzam, bond: Effect, person: CreatureId): Flow<void> {
  const { state } = t;
  const { id, on, by } = bond;
  if (!windows.detach(t, id)) return;
  const creature = creatureOf(state, person);
  const target = creatureOf(state, on);
  const ground = groundOf(state);
  if (person === on || !isOnMap(creature) || !isOnMap(target)) return;
  if (!ground.inOnePart(creature.cell, target.cell)) return;
  const farFrom = (cell: number): number =>
    distanceBetween(ground, bodyAt(ground, creature, cell), target) ?? Number.POSITIVE_INFINITY;
  const open = landings(state, person, { to: (cell) => farFrom(cell) > 0 });
  const least = Math.min(...open.map(farFrom));
  // Who is there already is not sent farther away.
  if (farFrom(creature.cell) <= 1 && least > 1) return;
  const to = new Set(open.filter((cell) => farFrom(cell) === least));
  const chosen = { to: (cell: number) => to.has(cell), chooser: person, must: true } as const;
  yield* teleport(t, person, { ...chosen, by, rule: RULE });
}

const BOND_EFFECT: EffectDef = {
  ...BOND,
  status: true,
  on: {
    'turn-start': {
      modify(t, bond, event) {
        const { person, round } = bondOf(t.state, bond) ?? {};
        if (person !== event.creature || round !== t.state.round) return;
        event.events.push({ id: BOND.kind, run: () => bringTogether(t, bond, person) });
      },
    },
    'round-start': {
      // How many rounds it is still away.
      modify(t, bond, { round }) {
        bond.amount = Math.max(0, (bondOf(t.state, bond)?.round ?? round) - round);
      },
    },
    'round-end': {
      // The person was off the map when its time had come.
      after(t, bond, { round }): undefined {
        if ((bondOf(t.state, bond)?.round ?? 0) <= round) windows.detach(t, bond.id);
      },
    },
  },
};

/** How many rounds ahead at most. */
const ROUNDS = 3;

function* bind(t: Kazzam, { by, on, named }: Dose): Flow<void> {
  const { state } = t;
  if (named?.rounds === undefined || !isOnMap(creatureOf(state, on))) return;
  const { person, rounds } = named;
  const mark = state.nextEffect;
  const until = { ends: 'match' } as const;
  const bond = withData(BOND, { person, round: state.round + rounds });
  windows.attach(t, { ...bond, on, by, source: BOND.kind, until, mark, amount: rounds });
  yield* [];
}

/** Draught of Bonded Futures: somebody will be beside the target, some rounds later (KC-BRW-32). */
const bondedFutures: Potion = {
  id: BOND.kind,
  rule: RULE,
  encounter: true,
  *names(t, by) {
    const person = yield* namePerson(t, by, bondedFutures);
    const rounds = yield* chooseAmount(t, seatOf(t.state, by), 'bonded-rounds', {
      rule: RULE,
      params: { who: by, of: person, round: t.state.round, most: ROUNDS },
      about: { who: by, of: person },
      min: 1,
      max: ROUNDS,
      fallback: 1,
    });
    return { person, rounds };
  },
  does: bind,
  worth: () => 0.08,
  leaves: [BOND_EFFECT],
};

/** The Encounter Potions, one of which a Brewer picks (KC-BRW-01). */
export const ENCOUNTER_POTIONS: readonly Potion[] = [hardening, frenzyBrew, bondedFutures];
