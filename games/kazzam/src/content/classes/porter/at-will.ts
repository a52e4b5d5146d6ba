import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { actionOn } from '../../../rules/actions/actions.ts';
import { areAllies, creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { areAdjacent, distanceBetween, isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { Use } from '../../../rules/effects/power.ts';
import { BITS, giveStatus, has, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { askWilling } from '../../../rules/effects/willing.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { grab, holdsBy, isApart } from '../../../rules/harm/grabs.ts';
import { canForce, type Force, force } from '../../../rules/movement/forced.ts';
import { couldLandAnywhere, teleport } from '../../../rules/movement/relocate.ts';
import { alliesInSight } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';
import { hubWarp } from './hub-warp.ts';
import { scoutingWarp } from './scouting-warp.ts';
import { sourceWarp } from './source-warp.ts';

const LIFT = 'involuntary-lift';

/** Holds the target from afar and lifts it off the ground as long as that lasts (KC-POR-26). */
function* lift(t: Kazzam, { attacker: by, target: on }: Use): Flow<void> {
  const hold = yield* grab(t, { on, by, source: LIFT, ranged: true });
  if (hold === undefined) return;
  const { source, mark } = hold;
  const until = { ends: 'match' } as const;
  giveStatus(t, { kind: 'hovering', on, by, source, until, mark });
}

/** What a Porter holds by Involuntary Lift. */
function liftsOf(state: KazzamState, id: CreatureId): readonly Effect[] {
  return holdsBy(state, id).filter(({ source }) => source === `${LIFT}/${id}`);
}

/** The slide of a lifted creature: inside implement range (KC-POR-26). */
function slideOf({ state }: Kazzam, hold: Effect): Force {
  return {
    how: 'slide',
    squares: 3,
    by: hold.by,
    source: LIFT,
    from: creatureOf(state, hold.by),
    through: (cell) => !isApart(state, hold, { victim: cell }),
    rule: 'KC-POR-26',
  };
}

/** Lifted creatures that could be slid. */
function lifted(t: Kazzam, id: CreatureId): CreatureId[] {
  return liftsOf(t.state, id)
    .filter((hold) => canForce(t, hold.on, slideOf(t, hold)))
    .map(({ on }) => on);
}

function* slideLifted(t: Kazzam, victim: CreatureId, id: CreatureId): Flow<void> {
  const hold = liftsOf(t.state, id).find(({ on }) => on === victim);
  if (hold !== undefined) yield* force(t, victim, slideOf(t, hold));
}

/** Involuntary Lift: a Grab from afar, and Move Actions that slide whom it holds (KC-POR-26). */
export const involuntaryLift: Ability = {
  id: 'porter/involuntary-lift',
  rule: 'KC-POR-26',
  power: {
    id: LIFT,
    rule: 'KC-POR-26',
    target: 'implement',
    damage: 2,
    effect: [{ on: 'target', run: lift }],
    // Whoever carries an orb is kept from its way.
    worth: ({ state }, { target }) => (creatureOf(state, target).held.length > 0 ? 0.4 : 0.18),
  },
  actions: [
    {
      ...actionOn('slide-lifted', 'move', 'KC-POR-26', lifted, slideLifted),
      bot: { worth: 0.12 },
    },
  ],
};

/** Instant Repulsion: pushes everybody around away (KC-POR-27). */
const instantRepulsion: Ability = {
  id: 'porter/instant-repulsion',
  rule: 'KC-POR-27',
  power: {
    id: 'instant-repulsion',
    rule: 'KC-POR-27',
    target: { burst: 2 },
    damage: 1,
    effect: [
      {
        on: 'target',
        *run(t, { attacker: by, target, from, total }) {
          yield* force(t, target, {
            how: 'push',
            squares: 3,
            by,
            source: 'instant-repulsion',
            from,
            rule: 'KC-POR-27',
            total,
          });
        },
      },
    ],
  },
};

/** From how near an ally is brought by Reinforcements (KC-POR-28). */
const REINFORCED = 6;

/** Brings a willing ally to the side of the target, or to where it stood (KC-POR-28). */
function* reinforce(t: Kazzam, { attacker: by, target, stood }: Use): Flow<void> {
  const { state } = t;
  const self = creatureOf(state, by);
  if (!isOnMap(self)) return;
  const ground = groundOf(state);
  const creature = creatureOf(state, target);
  const place = isOnMap(creature) ? creature : stood;
  const to = (cell: number): boolean => distanceBetween(ground, place, cell) === 1;
  const rule = 'KC-POR-28';
  const on = alliesInSight(t, by).filter(
    (ally) =>
      isWithin(ground, self, creatureOf(state, ally), REINFORCED) &&
      couldLandAnywhere(state, ally, { to }),
  );
  const ally = yield* askWilling(t, { by, power: 'reinforcements', rule, on, may: true });
  if (ally !== undefined) yield* teleport(t, ally, { to, by, rule, must: true });
}

/** For bots: worth most while an ally nearby is not where the fight is. */
function worthOfReinforcing(
  t: Kazzam,
  { attacker, target }: Pick<Use, 'attacker' | 'target'>,
): number {
  const ground = groundOf(t.state);
  const [self, goal] = [creatureOf(t.state, attacker), creatureOf(t.state, target)];
  const useful = alliesInSight(t, attacker).some((ally) => {
    const body = creatureOf(t.state, ally);
    return isWithin(ground, self, body, REINFORCED) && !isWithin(ground, body, goal, 2);
  });
  return useful ? 0.2 : 0.02;
}

/** Reinforcements: an ally comes to the side of the target (KC-POR-28). */
const reinforcements: Ability = {
  id: 'porter/reinforcements',
  rule: 'KC-POR-28',
  power: {
    id: 'reinforcements',
    rule: 'KC-POR-28',
    target: 'implement',
    damage: 2,
    effect: [{ on: 'others', run: reinforce }],
    worth: worthOfReinforcing,
  },
};

/** On a target that space is bent around (KC-POR-29). */
const BEND = 'bend-space';

/** Squares by which attacks on it reach further (KC-POR-29). */
const BENT = 5;

/** How far its Porter goes when it ends its turn beside it (KC-POR-29). */
const SIDESTEP = 2;

/** Bends space around the target until the end of the Porter's next turn (KC-POR-29). */
function* bend(t: Kazzam, { attacker: by, target: on }: Use): Flow<void> {
  const { state } = t;
  const known = state.effects.find(
    (other) => other.kind === BEND && other.on === on && other.by === by,
  );
  if (known !== undefined) windows.detach(t, known.id);
  const until = untilNextTurnEnds(state, by);
  const mark = state.nextEffect;
  windows.attach(t, { kind: BEND, on, by, source: BEND, until, mark, amount: 0 });
}

export const BEND_EFFECT: EffectDef = {
  kind: BEND,
  on: {
    range: {
      modify({ state }, { on, by }, event) {
        const { attacker, target, power } = event;
        // The power itself reaches as far already: the same source does not add up (KC-CONV-21).
        if (target !== on || power.id === BEND) return;
        if (typeof power.target === 'object' && 'burst' in power.target) return;
        if (attacker === by || areAllies(state, by, attacker)) event.range += BENT;
      },
    },
    'turn-end': {
      // Judged before anything of the end happens (KZ-TURN-10).
      modify(t, { on, by }, { creature, events }) {
        const { state } = t;
        const self = creatureOf(state, by);
        const target = creatureOf(state, on);
        if (creature !== on || !isOnMap(self) || !isOnMap(target)) return;
        if (!areAdjacent(groundOf(state), self, target)) return;
        const run = function* (): Flow<void> {
          if (!has(self, BITS.stunned))
            yield* teleport(t, by, { squares: SIDESTEP, by, rule: 'KC-POR-29' });
        };
        events.push({ id: `bend-space-${by}`, by, run });
      },
    },
  },
  status: true,
};

/** Bend Space: its side's attacks on the target reach further (KC-POR-29). */
const bendSpace: Ability = {
  id: 'porter/bend-space',
  rule: 'KC-POR-29',
  leaves: [BEND_EFFECT],
  power: {
    id: BEND,
    rule: 'KC-POR-29',
    target: 'implement',
    damage: 2,
    further: BENT,
    effect: [{ on: 'target', run: bend }],
  },
};

/** The Warps, then the other At-Will powers (KC-POR-01). */
export const AT_WILLS: readonly Ability[] = [
  scoutingWarp,
  hubWarp,
  sourceWarp,
  involuntaryLift,
  instantRepulsion,
  reinforcements,
  bendSpace,
];
