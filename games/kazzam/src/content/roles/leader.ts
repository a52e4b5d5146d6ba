import { choose as ask, type Flow } from '@tablewright/engine';
import { type Creature, type CreatureId, type Effect, NOBODY } from '../../model.ts';
import { actionOn } from '../../rules/actions/actions.ts';
import { grantMove } from '../../rules/actions/granted.ts';
import { addBoost, boostPoints } from '../../rules/attack/role-boost.ts';
import { creatureOf, creatureOption, isOnMap, seatOf } from '../../rules/court/creatures.ts';
import { isWithin } from '../../rules/court/footprint.ts';
import { groundOf } from '../../rules/court/ground-now.ts';
import { atLevelOf, type ByLevel } from '../../rules/court/level.ts';
import type { Ability } from '../../rules/effects/ability.ts';
import type { Action } from '../../rules/effects/action.ts';
import { choose } from '../../rules/effects/ask.ts';
import { isStatus } from '../../rules/effects/content.ts';
import type { EffectDef } from '../../rules/effects/effect-def.ts';
import { NOTES, putInPlay } from '../../rules/effects/in-play.ts';
import { savingThrow } from '../../rules/effects/saves.ts';
import {
  BITS,
  giveStatus,
  has,
  removeEffects,
  untilNextTurnEnds,
} from '../../rules/effects/status.ts';
import { windows } from '../../rules/effects/windows.ts';
import { isBloodied, reduceHp } from '../../rules/harm/damage.ts';
import { recover } from '../../rules/harm/recover.ts';
import { holdsOn, tryEscape } from '../../rules/movement/escape.ts';
import { canGo, move, shiftBy } from '../../rules/movement/move.ts';
import { standUp } from '../../rules/movement/stand.ts';
import { alliesInSight } from '../../rules/sight/sight.ts';
import type { Kazzam } from '../../table.ts';
import { OUTFLANK, OUTFLANKED_EFFECT } from './leader/outflank.ts';

/** HP that the Leaders' Role Boost gives back (KR-LEAD-01). */
const HEALED: ByLevel<number> = { 1: 2, 4: 3 };

/** What a specialisation makes of the Leaders' Role Boost. */
interface Healing {
  /** HP besides the usual ones. */
  readonly more?: (ally: Creature) => number;
  /** Above the maximum too (KR-LEAD-02). */
  readonly beyond?: boolean;
  /** Oneself in place of an ally (KR-LEAD-08). */
  readonly oneself?: boolean;
  /** What becomes of the healed one. */
  readonly afterwards?: (t: Kazzam, ally: CreatureId) => Flow<void> | undefined;
}

/** Whom a Leader's Boost may heal now (KR-LEAD-01, KR-LEAD-08). */
function curable(t: Kazzam, id: CreatureId, { oneself = false }: Healing): CreatureId[] {
  const allies = alliesInSight(t, id);
  return oneself ? [id, ...allies] : allies;
}

/** Heals an ally of its choice, or nobody (KR-LEAD-01, KR-BOOST-07). */
function* healAlly(t: Kazzam, id: CreatureId, healing: Healing): Flow<void> {
  const { state } = t;
  const { more = () => 0, beyond = false, afterwards = () => undefined } = healing;
  const chosen = yield* choose(
    t,
    id,
    'heal',
    [...curable(t, id, healing).map((ally) => creatureOption(state, ally)), { id: 'nobody' }],
    { rule: 'KR-LEAD-01' },
  );
  if (!('creature' in chosen)) return;
  const { creature: ally } = chosen;
  const healed = atLevelOf(state, id, HEALED) + more(creatureOf(state, ally));
  const points = yield* boostPoints(t, id, ally, healed);
  if (points === 0) return;
  yield* recover(t, { who: ally, amount: points, by: id, rule: 'KR-LEAD-01', beyond });
  const flow = afterwards(t, ally);
  if (flow !== undefined) yield* flow;
}

/** The Leaders' Role Boost: on a hit it heals. */
function boost(healing: Healing): NonNullable<Ability['on']> {
  return {
    hit: {
      modify(t, { on }, event) {
        if (!event.boosters.includes(on)) return;
        addBoost(event, on, {
          id: 'role-boost',
          rule: 'KR-LEAD-01',
          damage: 0,
          harms: false,
          apart: healing.afterwards === undefined,
          applies: () => curable(t, on, healing).length > 0,
          run: () => healAlly(t, on, healing),
        });
      },
    },
  };
}

/** Whoever the Tactician heals may shift a square, at full HP too (KR-LEAD-06). */
function shiftAfter(t: Kazzam, ally: CreatureId): Flow<void> | undefined {
  const shift = shiftBy(t, ally, 1, 'KR-LEAD-06');
  return shift !== undefined && canGo(t, ally, shift) ? move(t, ally, shift) : undefined;
}

/** How far the Leaders' Role Actions reach (KR-GEN-16). */
const RANGE = 5;

function alliesInReach(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  const self = creatureOf(state, id);
  return alliesInSight(t, id).filter((ally) =>
    isWithin(groundOf(state), self, creatureOf(state, ally), RANGE),
  );
}

/** A Role Action on one ally in reach. */
function onAlly(
  id: string,
  rule: string,
  perform: (t: Kazzam, ally: CreatureId, by: CreatureId) => Flow<void> | undefined,
): Action {
  return actionOn(id, 'role', rule, alliesInReach, perform);
}

/** Tactician: its Boost lets the healed one shift; Tactics lends a Move Action (KR-LEAD-07). */
const tactician: Ability = {
  id: 'tactician',
  rule: 'KR-LEAD-06',
  boostsUnasked: true,
  on: boost({ afterwards: shiftAfter }),
  actions: [
    {
      ...onAlly('tactics', 'KR-LEAD-07', (t, ally) => grantMove(t, ally, 'KR-LEAD-07')),
      bot: { helps: true },
    },
  ],
};

/** One of the things that Restore may do for an ally, if it has a use (KR-LEAD-05). */
interface Remedy {
  readonly id: string;
  readonly helps: (t: Kazzam, ally: CreatureId) => boolean;
  run(t: Kazzam, ally: CreatureId, by: CreatureId): Flow<void> | undefined;
}

/** Statuses that have a duration: Restore may address any one of them (KR-LEAD-05, KZ-SAVE-05). */
function statusesThatEnd(t: Kazzam, ally: CreatureId): Effect[] {
  return t.state.effects.filter((effect) => {
    const { on, until } = effect;
    return on === ally && isStatus(t, effect) && until.ends !== 'match' && until.ends !== 'with';
  });
}

function* saveAgainstOne(t: Kazzam, ally: CreatureId): Flow<void> {
  const { state } = t;
  const { effect } = yield* ask(
    t,
    seatOf(state, ally),
    'save-against',
    statusesThatEnd(t, ally).map((effect) => ({
      id: `${effect.kind}-${effect.id}`,
      names: { status: effect.kind, by: effect.by },
      effect,
    })),
    { rule: 'KR-LEAD-05', params: { who: ally }, fallback: 0 },
  );
  if (!(yield* savingThrow(t, ally, { against: effect, rule: 'KR-LEAD-05' }))) return;
  const { mark } = effect;
  removeEffects(t, (other) => other.on === ally && other.mark === mark, 'KR-LEAD-05');
}

const REMEDIES: readonly Remedy[] = [
  {
    id: 'stand-up',
    helps: ({ state }, ally) => has(creatureOf(state, ally), BITS.prone),
    run: standUp,
  },
  {
    id: 'escape',
    helps: ({ state }, ally) => holdsOn(state, ally).length > 0,
    run: (t, ally) => tryEscape(t, ally),
  },
  {
    id: 'save',
    helps: (t, ally) => statusesThatEnd(t, ally).length > 0,
    run: (t, ally) => saveAgainstOne(t, ally),
  },
  {
    id: 'advantage',
    helps: () => true,
    run({ state }, on, by) {
      const until = { ends: 'match' } as const;
      putInPlay(state, { kind: NOTES.saveAdvantage, on, by, source: 'restore', until, amount: 0 });
      return undefined;
    },
  },
  {
    id: 'guarded',
    helps: () => true,
    run(t, on, by) {
      const until = untilNextTurnEnds(t.state, on);
      giveStatus(t, { kind: 'guarded', on, by, source: 'restore', until });
      return undefined;
    },
  },
];

/** Restore: the ally picks what helps it, and spends no action (KR-LEAD-05). */
function* restore(t: Kazzam, ally: CreatureId, by: CreatureId): Flow<void> {
  const remedy = yield* choose(
    t,
    ally,
    'restore',
    REMEDIES.filter(({ helps }) => helps(t, ally)),
    { rule: 'KR-LEAD-05' },
  );
  const flow = remedy.run(t, ally, by);
  if (flow !== undefined) yield* flow;
}

/** Rescuer: its Boost heals the Bloodied better; Restore (KR-LEAD-04, KR-LEAD-05). */
const rescuer: Ability = {
  id: 'rescuer',
  rule: 'KR-LEAD-04',
  boostsUnasked: true,
  on: boost({ more: (ally) => (isBloodied(ally) ? 1 : 0) }),
  actions: [{ ...onAlly('restore', 'KR-LEAD-05', restore), bot: { helps: true } }],
};

/** On whoever a Motivator has healed: above its maximum it loses HP and is Fierce (KR-LEAD-02). */
const MOTIVATED = 'motivated';

/** The healed one may have more HP than its maximum from now on (KR-LEAD-02). */
function motivate(t: Kazzam, ally: CreatureId): undefined {
  const { state } = t;
  const { hp, maxHp } = creatureOf(state, ally);
  const known = state.effects.some(({ kind, on }) => kind === MOTIVATED && on === ally);
  if (hp <= maxHp || known) return;
  const until = { ends: 'match' } as const;
  const mark = state.nextEffect;
  const source = 'motivator';
  windows.attach(t, { kind: MOTIVATED, on: ally, by: ally, source, until, mark, amount: 0 });
}

/** A turn that begins above the maximum: a HP less, and Fierce until it ends (KR-LEAD-02). */
function overflow(t: Kazzam, id: CreatureId): undefined {
  reduceHp(t, id, 1, NOBODY, 'KR-LEAD-02');
  if (!isOnMap(creatureOf(t.state, id))) return;
  const until = { ends: 'turn-end', of: id, turn: creatureOf(t.state, id).turns } as const;
  giveStatus(t, { kind: 'fierce', on: id, by: id, source: 'motivator', until });
}

export const MOTIVATED_EFFECT: EffectDef = {
  kind: MOTIVATED,
  beyondMaximum: true,
  on: {
    'turn-start': {
      // Whether it is above its maximum is judged now, before anything of the start happens.
      modify(t, { on }, event) {
        if (event.creature !== on) return;
        const { hp, maxHp } = creatureOf(t.state, on);
        if (hp > maxHp) event.events.push({ id: MOTIVATED, run: () => overflow(t, on) });
      },
    },
  },
};

/** Fierce until the end of its next turn (KR-LEAD-03). */
function inspire(t: Kazzam, on: CreatureId, by: CreatureId): undefined {
  const until = untilNextTurnEnds(t.state, on);
  giveStatus(t, { kind: 'fierce', on, by, source: 'inspire', until });
}

/** Motivator: its Boost heals beyond the maximum; Inspire (KR-LEAD-02, KR-LEAD-03). */
const motivator: Ability = {
  id: 'motivator',
  rule: 'KR-LEAD-02',
  leaves: [MOTIVATED_EFFECT],
  boostsUnasked: true,
  on: {
    ...boost({ beyond: true }),
    healed: {
      // Before anybody is asked about it: meanwhile there may be more HP than the maximum.
      before: (t, { on }, { by, creature, rule }) =>
        by === on && rule === 'KR-LEAD-01' ? motivate(t, creature) : undefined,
    },
  },
  actions: [
    {
      ...onAlly('inspire', 'KR-LEAD-03', inspire),
      afterthought: true,
      bot: { worth: 0.14 },
    },
  ],
};

/** Vanguard: its Boost may heal itself; Outflank (KR-LEAD-08, KR-LEAD-09). */
const vanguard: Ability = {
  id: 'vanguard',
  rule: 'KR-LEAD-08',
  leaves: [OUTFLANKED_EFFECT],
  boostsUnasked: true,
  on: boost({ oneself: true }),
  actions: [OUTFLANK],
};

/** What a Leader has at level 1, by specialisation. */
export const LEADER: readonly Ability[] = [motivator, rescuer, tactician, vanguard];
