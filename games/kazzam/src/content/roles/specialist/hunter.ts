import type { Flow } from '@tablewright/engine';
import type { Creature, CreatureId, KazzamState } from '../../../model.ts';
import { actionOn } from '../../../rules/actions/actions.ts';
import { addBoost, boostPoints, extraDamage, tellBoost } from '../../../rules/attack/role-boost.ts';
import { areEnemies, creatureOf, creatureOption } from '../../../rules/court/creatures.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import { atLevelOf, type ByLevel } from '../../../rules/court/level.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose, confirm } from '../../../rules/effects/ask.ts';
import type { ChoiceHint } from '../../../rules/effects/bot-hint.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { addDamage } from '../../../rules/harm/damage.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { extraTurn } from '../../../rules/turn/turn.ts';
import type { Kazzam } from '../../../table.ts';
import { creaturesInRange } from '../in-range.ts';

/** Extra damage of its Boost: more on a 6 (KR-SPEC-03). */
const EXTRA: ByLevel<{ readonly usual: number; readonly six: number }> = {
  1: { usual: 2, six: 4 },
  4: { usual: 3, six: 6 },
};

function extraOn(state: KazzamState, hunter: CreatureId, result: number): number {
  const { usual, six } = atLevelOf(state, hunter, EXTRA);
  return result === 6 ? six : usual;
}

/** What its Boost is for: Creeps and Summoned Creatures, no automata (KR-SPEC-03). */
function isGame({ kind }: Creature): boolean {
  return kind === 'creep' || kind === 'summoned';
}

function isCreep(state: KazzamState, id: CreatureId): boolean {
  return creatureOf(state, id).kind === 'creep';
}

/** Creeps that a Role Action can be used on. */
function creepsInRange(t: Kazzam, id: CreatureId): CreatureId[] {
  return creaturesInRange(t, id).filter((other) => isCreep(t.state, other));
}

/** Adds 1 to the next roll of a Creep's group, or takes it off (KR-SPEC-04). */
function* manipulate(t: Kazzam, creep: CreatureId, by: CreatureId): Flow<void> {
  const { state } = t;
  const steps = [
    { id: '+1', step: 1 },
    { id: '-1', step: -1 },
  ];
  const { step } = yield* choose(t, by, 'manipulate', steps, {
    rule: 'KR-SPEC-04',
    of: { of: creep },
  });
  const group = itemAt(state.groups, creatureOf(state, creep).group);
  if (group !== undefined) group.nextRoll += step;
}

/** Athletes that could take the place of one on a group's list: in range, or the Hunter itself. */
function suspects(t: Kazzam, id: CreatureId, creep: CreatureId): CreatureId[] {
  const { state } = t;
  const enemies = itemAt(state.groups, creatureOf(state, creep).group)?.enemies ?? [];
  return [id, ...creaturesInRange(t, id)].filter(
    (other) => creatureOf(state, other).kind === 'athlete' && !enemies.includes(other),
  );
}

/** Athletes on the list of a Creep's group. */
function listed(state: KazzamState, creep: CreatureId): readonly CreatureId[] {
  const group = itemAt(state.groups, creatureOf(state, creep).group);
  return (group?.enemies ?? []).filter((enemy) => creatureOf(state, enemy).kind === 'athlete');
}

/** Creeps that it could be used on. */
function flaggable(t: Kazzam, id: CreatureId): CreatureId[] {
  return creepsInRange(t, id).filter(
    (creep) => listed(t.state, creep).length > 0 && suspects(t, id, creep).length > 0,
  );
}

/** For bots: whether a Creep hunts somebody of its side, and could hunt an opponent. */
function isFor(t: Kazzam, id: CreatureId): (creep: CreatureId) => boolean {
  const { state } = t;
  return (creep) =>
    listed(state, creep).some((enemy) => !areEnemies(state, id, enemy)) &&
    suspects(t, id, creep).some((other) => areEnemies(state, id, other));
}

/** Puts another athlete in the place of one on the list of a Creep's group (KR-SPEC-05). */
function* falseFlag(t: Kazzam, creep: CreatureId, by: CreatureId): Flow<void> {
  const { state } = t;
  const ask = function* (
    key: string,
    of: readonly CreatureId[],
    bot: ChoiceHint,
    instead?: CreatureId,
  ): Flow<CreatureId> {
    const { creature } = yield* choose(
      t,
      by,
      key,
      of.map((one) => creatureOption(state, one)),
      {
        rule: 'KR-SPEC-05',
        of: { of: creep, ...(instead === undefined ? {} : { by: instead }) },
        about: { bot },
      },
    );
    return creature;
  };
  const gone = yield* ask('false-flag-off', listed(state, creep), { does: 'good' });
  const added = yield* ask('false-flag-on', suspects(t, by, creep), { does: 'harm' }, gone);
  const group = itemAt(state.groups, creatureOf(state, creep).group);
  if (group !== undefined) {
    group.enemies = group.enemies.map((enemy) => (enemy === gone ? added : enemy));
  }
}

/**
 * Makes a Creep take a whole turn at once, Dominated, with targets of the Hunter's naming
 * (KR-SPEC-06, KR-SPEC-07); its group has the Hunter for an enemy then (KR-GEN-10).
 */
function* provocation(t: Kazzam, creep: CreatureId, by: CreatureId): Flow<void> {
  const until = untilNextTurnEnds(t.state, creep);
  yield* inflict(t, { kind: 'dominated', on: creep, by, source: 'provocation', until });
  yield* extraTurn(t, creep, by);
}

const ACTIONS: readonly Action[] = [
  {
    ...actionOn('manipulate-creeps', 'role', 'KR-SPEC-04', creepsInRange, manipulate),
    afterthought: true,
  },
  {
    ...actionOn('false-flag', 'role', 'KR-SPEC-05', flaggable, falseFlag),
    // For one of its own against one of the others it is worth it.
    bot: { worth: ({ t, id }) => (flaggable(t, id).some(isFor(t, id)) ? 0.12 : 0) },
  },
  {
    ...actionOn('provocation', 'role', 'KR-SPEC-06', creepsInRange, provocation),
    encounter: true,
    bot: { worth: 0.25 },
  },
];

/** Hunter: safe from Creeps and their bane (KR-SPEC-02 to KR-SPEC-07). */
export const HUNTER: Ability = {
  id: 'hunter',
  rule: 'KR-SPEC-02',
  boostsUnasked: true,
  boosts: (target) => (isGame(target) ? 2 : 0),
  on: {
    hit: {
      modify(t, { on }, event) {
        if (!event.boosters.includes(on)) return;
        if (!isGame(creatureOf(t.state, event.target))) return;
        addBoost(
          event,
          on,
          extraDamage(t, event.total, 'KR-SPEC-03', extraOn(t.state, on, event.result)),
        );
      },
      *before(t, { on }, event) {
        if (event.target !== on || !isCreep(t.state, event.attacker)) return;
        const tries = yield* confirm(t, on, 'hunter-save', {
          rule: 'KR-SPEC-02',
          of: { of: event.attacker },
          usual: true,
          reaction: { key: 'hunter-save', take: 1, decline: 0 },
        });
        if (!tries) return;
        const save = { against: event.power.id, rule: 'KR-SPEC-02', asked: true } as const;
        if (yield* savingThrow(t, on, save)) event.prevented = true;
      },
    },
    miss: {
      *after(t, { on }, { roller, target, boost, result, total }) {
        if (roller !== on || !boost || result !== 2) return;
        if (!isGame(creatureOf(t.state, target))) return;
        const own = yield* boostPoints(t, on, target, extraOn(t.state, on, result));
        if (own === 0) return;
        tellBoost(t, on, target, 'KR-SPEC-03');
        addDamage(t, total, { own }, 'KR-SPEC-03');
      },
    },
  },
  actions: ACTIONS,
};
