import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CreatureId, KazzamState, Status } from '../../model.ts';
import { actionOn, plain } from '../../rules/actions/actions.ts';
import {
  areAllies,
  areEnemies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
} from '../../rules/court/creatures.ts';
import { areAdjacent, cellsOf, isWithin } from '../../rules/court/footprint.ts';
import { groundOf } from '../../rules/court/ground-now.ts';
import { bodyAt } from '../../rules/court/squeeze.ts';
import type { Ability } from '../../rules/effects/ability.ts';
import type { Action } from '../../rules/effects/action.ts';
import { choose } from '../../rules/effects/ask.ts';
import type { ChoiceHint } from '../../rules/effects/bot-hint.ts';
import type { EffectDef } from '../../rules/effects/effect-def.ts';
import { removeEffects, untilNextTurnEnds } from '../../rules/effects/status.ts';
import { windows } from '../../rules/effects/windows.ts';
import { inflict } from '../../rules/harm/inflict.ts';
import { provoke } from '../../rules/harm/provoke.ts';
import { canForce, type Force, force } from '../../rules/movement/forced.ts';
import { canChoose, seesSquare } from '../../rules/sight/sight.ts';
import type { Kazzam } from '../../table.ts';
import { crowdControl } from './crowd-control.ts';
import { alliesInRange, creaturesInRange, RANGE } from './in-range.ts';

/** Squares that the Controllers' Role Boost slides (KR-CON-01). */
const SLIDE = 3;

/** All Controllers: on a hit the target slides; of several, the first rolled for (KR-CON-04). */
const controller: Ability = {
  id: 'controller',
  rule: 'KR-CON-01',
  on: {
    hit: {
      modify(t, { on }, event) {
        if (event.roller !== on || !event.boost) return;
        const slide = (): Force => ({
          how: 'slide',
          squares: SLIDE,
          by: on,
          source: 'controller',
          from: creatureOf(t.state, on),
          rule: 'KR-CON-01',
          total: event.total,
        });
        event.riders.push({
          id: 'role-boost',
          rule: 'KR-CON-01',
          damage: 0,
          harms: true,
          applies: () => canForce(t, event.target, slide()),
          *run() {
            yield* force(t, event.target, slide());
          },
        });
      },
    },
  },
};

/** Everyone in the 3x3 zone around a square but the Controller itself (KR-CON-08). */
function inZone(state: KazzamState, id: CreatureId, centre: Cell): CreatureId[] {
  const ground = groundOf(state);
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    return other !== id && isOnMap(creature) && isWithin(ground, centre, creature, 1);
  });
}

/** Squares in range and sight around which somebody stands whom it could slide (KR-CON-08). */
function zoneCentres(t: Kazzam, id: CreatureId): Cell[] {
  const { state } = t;
  const ground = groundOf(state);
  const { cell: from } = creatureOf(state, id);
  const centres: Cell[] = [];
  for (let y = -RANGE; y <= RANGE; y += 1) {
    for (let x = -RANGE; x <= RANGE; x += 1) {
      const cell = ground.at(from, x, y);
      if (cell < 0 || inZone(state, id, cell).length === 0) continue;
      if (seesSquare(t, id, cell)) centres.push(cell);
    }
  }
  return centres;
}

const AT_FOES: ChoiceHint = { near: 'foes' };
const HARMS: ChoiceHint = { does: 'harm' };

/** Slides all in a zone a square each, in the order that the Controller picks (KR-CON-08). */
function* rearrange(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const ground = groundOf(state);
  const { cell: centre } = yield* choose(
    t,
    id,
    'zone',
    zoneCentres(t, id).map((cell) => ground.option(cell)),
    { rule: 'KR-CON-08', params: { power: 'rearrange' }, about: { side: 3, bot: AT_FOES } },
  );
  let waiting = inZone(state, id, centre);
  while (waiting.length > 0) {
    const chosen = yield* choose(
      t,
      id,
      'slide-next',
      [...waiting.map((other) => creatureOption(state, other)), { id: 'nobody' }],
      { rule: 'KR-CON-08', about: { centre, bot: HARMS } },
    );
    if (!('creature' in chosen)) return;
    const { creature: victim } = chosen;
    const how = { how: 'slide', squares: 1, source: 'rearrange', rule: 'KR-CON-08' } as const;
    const went = yield* force(t, victim, { ...how, by: id, from: creatureOf(state, id) });
    if (went > 0) provoke(state, victim, id);
    waiting = waiting.filter((other) => other !== victim && isOnMap(creatureOf(state, other)));
  }
}

/** Rearrange, which comes with Crowd Control (KR-CON-08). */
const REARRANGE: Action = {
  ...plain('rearrange', 'role', 'KR-CON-08', (t, id) => zoneCentres(t, id).length > 0, rearrange),
  bot: { worth: ({ count }) => (count('foes', RANGE) > 0 ? 0.04 : 0) },
};

/** On the ally over whom a Guardian watches (KR-CON-10). */
const WATCHED = 'retribution';

/** The next enemy to attack this ally and not the Guardian lays itself open to it (KR-CON-10). */
function retribution(t: Kazzam, on: CreatureId, by: CreatureId): undefined {
  const { state } = t;
  const source = WATCHED;
  // Used anew on the same ally, it is one watch that lasts longer (KZ-GEN-16).
  removeEffects(
    t,
    ({ kind, on: ally, by: guardian }) => kind === WATCHED && ally === on && guardian === by,
    'KZ-GEN-16',
  );
  const until = untilNextTurnEnds(state, by);
  windows.attach(t, { kind: WATCHED, on, by, source, until, mark: state.nextEffect, amount: 0 });
}

/** Whether this is the attack that a Guardian waits for: on the ally, not on itself (KR-CON-10). */
function isAwaited(
  t: Kazzam,
  { on, by }: { readonly on: CreatureId; readonly by: CreatureId },
  event: { readonly attacker: CreatureId; readonly targets: readonly CreatureId[] },
): boolean {
  const { state } = t;
  const { attacker, targets } = event;
  if (!targets.includes(on) || targets.includes(by) || !areEnemies(state, by, attacker))
    return false;
  return !isOnMap(creatureOf(state, attacker)) || canChoose(t, by, attacker);
}

export const WATCHED_EFFECT: EffectDef = {
  kind: WATCHED,
  on: {
    grant: {
      modify(t, effect, event) {
        if (!isAwaited(t, effect, event) || event.holders.has(effect.by)) return;
        event.holders.set(effect.by, 'KR-CON-10');
      },
    },
    attack: {
      // Used up by that attack, whether the Guardian could answer it or not.
      *before(t, effect, event) {
        if (!event.later && isAwaited(t, effect, event)) windows.detach(t, effect.id);
      },
    },
  },
};

/** Guardian: harder Opportunities, and one for an attack on an ally (KR-CON-09 to KR-CON-11). */
const guardian: Ability = {
  id: 'guardian',
  rule: 'KR-CON-09',
  leaves: [WATCHED_EFFECT],
  on: {
    opportunity: {
      modify(_t, { on }, event) {
        if (event.holder === on) event.amount += 1;
      },
    },
  },
  actions: [
    {
      ...actionOn('retribution', 'role', 'KR-CON-10', (t, id) => alliesInRange(t, id), retribution),
      afterthought: true,
      bot: { worth: 0.1 },
    },
  ],
};

/** How far a Lockdown makes the ground heavy (KR-CON-12). */
const HEAVY = 2;

/** A Role Action that puts a status on one creature until the end of its next turn. */
function hamper(id: string, rule: string, kind: Status): Action {
  return actionOn(
    id,
    'role',
    rule,
    (t, by) => creaturesInRange(t, by),
    function* (t, on, by) {
      const { state } = t;
      provoke(state, on, by);
      yield* inflict(t, { kind, on, by, source: id, until: untilNextTurnEnds(state, on) });
    },
  );
}

/** Lockdown: around it enemies go as through Difficult Terrain; Slow (KR-CON-12, KR-CON-14). */
const lockdown: Ability = {
  id: 'lockdown',
  rule: 'KR-CON-12',
  on: {
    aura: {
      modify({ state }, { on }, { creature, from, to, owners }) {
        const self = creatureOf(state, on);
        if (!areEnemies(state, on, creature) || !isOnMap(self)) return;
        const ground = groundOf(state);
        const body = creatureOf(state, creature);
        const isIn = (cell: Cell) => isWithin(ground, self, bodyAt(ground, body, cell), HEAVY);
        if (isIn(to) && !isIn(from)) owners.push(on);
      },
    },
    way: {
      modify({ state }, { on }, event) {
        if (!areEnemies(state, on, event.mover) || !isOnMap(creatureOf(state, on))) return;
        const ground = groundOf(state);
        // Its own squares included.
        for (const own of cellsOf(ground, creatureOf(state, on)))
          event.difficult.push(ground.within(own, HEAVY));
      },
    },
  },
  actions: [{ ...hamper('slow', 'KR-CON-14', 'slowed'), bot: { worth: 0.15 } }],
};

/** Protector: allies beside it take less; Weaken (KR-CON-15, KR-CON-16). */
const protector: Ability = {
  id: 'protector',
  rule: 'KR-CON-15',
  on: {
    damage: {
      modify({ state }, { on }, { total, terms }) {
        const self = creatureOf(state, on);
        if (!areAllies(state, on, total.to) || !isOnMap(self)) return;
        if (areAdjacent(groundOf(state), self, creatureOf(state, total.to))) terms.resist += 1;
      },
    },
  },
  actions: [{ ...hamper('weaken', 'KR-CON-16', 'weakened'), bot: { worth: 0.18 } }],
};

/** What a Controller has at level 1, by specialisation. */
export const CONTROLLER: readonly Ability[] = [
  controller,
  { ...crowdControl, actions: [REARRANGE] },
  guardian,
  lockdown,
  protector,
];
