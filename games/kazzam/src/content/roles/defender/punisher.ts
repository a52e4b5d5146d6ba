import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { canAttackWith, isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import { isWithin } from '../../../rules/court/footprint.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import {
  BASIC_IMPLEMENT_ATTACK,
  BASIC_PHYSICAL_ATTACK,
} from '../../../rules/effects/basic-powers.ts';
import { abilitiesOf } from '../../../rules/effects/content.ts';
import { dataKind, dataOf, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import type { HitEvent, OpportunityEvent } from '../../../rules/effects/moments.ts';
import { type AttackPower, type Rider, wholePower } from '../../../rules/effects/power.ts';
import { windows } from '../../../rules/effects/windows.ts';
import type { Kazzam } from '../../../table.ts';
import { RANGE } from '../in-range.ts';
import { isMarkedBy, mark, marksBy } from './marks.ts';
import { canReact, reacts } from './reaction.ts';

/** On a Punisher whose Opportunities deal one more until its next turn starts (KR-DEF-10). */
const POISED = 'poised';

export const POISED_EFFECT: EffectDef = {
  kind: POISED,
  on: {
    opportunity: {
      modify(_t, { on }, event) {
        if (event.holder === on) event.amount += 1;
      },
    },
  },
  status: true,
};

/** Whether its Boost has any use now (KR-BOOST-07). */
function canPunish({ state }: Kazzam, on: CreatureId, { target, stopped }: HitEvent): boolean {
  if (!isOnMap(creatureOf(state, on))) return false;
  if (marksBy(state, on).length === 0) return !stopped && isOnMap(creatureOf(state, target));
  // Several uses do not add up.
  return !state.effects.some((effect) => effect.kind === POISED && effect.on === on);
}

/** Harder Opportunities for whoever has Marked an enemy, a Mark for whoever has not (KR-DEF-10). */
function* punish(t: Kazzam, on: CreatureId, target: CreatureId): Flow<void> {
  const { state } = t;
  const self = creatureOf(state, on);
  if (marksBy(state, on).length === 0) {
    yield* mark(t, target, on, 'punisher');
    return;
  }
  const until = { ends: 'turn-start', of: on, turn: self.turns + 1 } as const;
  const source = 'punisher';
  windows.attach(t, { kind: POISED, on, by: on, source, until, mark: state.nextEffect, amount: 0 });
}

/**
 * On a Punisher that was granted an Opportunity by an enemy it has Marked: it may strike when what
 * granted it is over (KR-DEF-11, KR-DEF-12).
 */
const PENDING = dataKind('to-punish', { granter: 'creature', moving: 'flag?' });

/** Ways of coming by an Opportunity that a movement is (KZ-OPP-02, KZ-STAT-39). */
const BY_MOVING: ReadonlySet<string> = new Set(['KZ-OPP-02', 'KZ-STAT-39']);

/** Notes that an enemy has laid itself open, if it is one to punish (KR-DEF-11). */
function notice(t: Kazzam, on: CreatureId, { holder, granter, rule }: OpportunityEvent): void {
  const { state } = t;
  const { turn } = state;
  const self = creatureOf(state, on);
  const enemy = creatureOf(state, granter);
  if (holder !== on || !canReact(state, on) || !isMarkedBy(state, granter, on)) return;
  if (!isWithin(groundOf(state), self, enemy, RANGE) || turn === undefined) return;
  if (effectOn(state, PENDING, on) !== undefined) return;
  const { creature: of } = turn;
  const until = { ends: 'turn-end', of, turn: creatureOf(state, of).turns } as const;
  windows.attach(t, {
    ...withData(PENDING, { granter, moving: BY_MOVING.has(rule) ? 1 : 0 }),
    on,
    by: on,
    source: 'punisher',
    until,
    mark: state.nextEffect,
    amount: 0,
  });
}

/** It answers once whoever granted the Opportunity has moved, or was kept from it. */
function onMovement(
  t: Kazzam,
  effect: Effect,
  { creature }: { readonly creature: CreatureId },
): Flow<void> | undefined {
  const { moving, granter } = dataOf(PENDING, effect);
  return moving === 1 && granter === creature ? answer(t, effect) : undefined;
}

export const PENDING_EFFECT: EffectDef = {
  ...PENDING,
  on: {
    step: {
      after: onMovement,
    },
    moved: {
      // It was kept from the step.
      after: onMovement,
    },
    acted: {
      // What granted it was neither a movement nor an attack with a roll: a take-off, a Creative Use.
      *after(t, effect, { creature }) {
        if (dataOf(PENDING, effect).granter === creature) yield* answer(t, effect);
      },
    },
    attack: {
      *after(t, effect, { attacker, targets }) {
        const { granter, moving } = dataOf(PENDING, effect);
        if (moving === 1) return;
        if (attacker === granter || targets.includes(granter)) yield* answer(t, effect);
      },
    },
  },
};

/** The Reaction itself: an attack that applies its Effect line alone (KR-DEF-11). */
function* answer(t: Kazzam, effect: Effect): Flow<void> {
  const { state } = t;
  const { id, on } = effect;
  const { granter } = dataOf(PENDING, effect);
  windows.detach(t, id);
  if (!isOnMap(creatureOf(state, granter))) return;
  const powers = punishments(t, on, granter);
  if (powers.length === 0) return;
  if (!(yield* reacts(t, on, { key: 'punisher', rule: 'KR-DEF-11', of: granter }))) return;
  const { power, encounter } = yield* choose(
    t,
    on,
    'which-power',
    powers.map((own) => ({ ...own, id: own.power.id, names: { power: own.power.id } })),
    { rule: 'KR-DEF-11', about: { of: granter } },
  );
  if (encounter) creatureOf(state, on).spent.push(power.id);
  yield* attack(t, on, granter, power, { withoutBoost: true });
}

/** Farther than anything on a court. */
const ANYWHERE = 1000;

interface Punishment {
  readonly power: AttackPower;
  readonly encounter: boolean;
}

/** Its attack powers on one creature that could be made on this one, its distance apart. */
function punishments(t: Kazzam, on: CreatureId, granter: CreatureId): readonly Punishment[] {
  const { state } = t;
  const self = creatureOf(state, on);
  const own = ownPowers(t, on).filter(
    ({ power: { id, target } }) =>
      !self.spent.includes(id) && (typeof target !== 'object' || 'ranged' in target),
  );
  return own
    .map(({ power, encounter }) => ({ power: effectOf(power), encounter }))
    .filter(({ power }) => canAttackWith(self, power) && isTarget(t, on, granter, power));
}

function ownPowers(t: Kazzam, on: CreatureId): readonly Punishment[] {
  const { state } = t;
  const build = itemAt(state.builds, creatureOf(state, on).build);
  const picked = build === undefined ? [] : abilitiesOf(t, build);
  return [
    { power: BASIC_PHYSICAL_ATTACK, encounter: false },
    { power: BASIC_IMPLEMENT_ATTACK, encounter: false },
    ...picked.flatMap(({ power, encounter }) =>
      power === undefined ? [] : [{ power, encounter: encounter === true }],
    ),
  ];
}

/** A power that ignores range and can do nothing but what its Effect line says (KR-DEF-11). */
function effectOf({ id, rule, target, effect, roll }: AttackPower): AttackPower {
  return wholePower({
    id,
    rule,
    target,
    damage: 0,
    further: ANYWHERE,
    line: 'effect',
    effect,
    roll,
  });
}

/** Punisher: makes enemies it has Marked pay for laying themselves open (KR-DEF-10 to KR-DEF-12). */
export const punisher: Ability = {
  id: 'punisher',
  rule: 'KR-DEF-10',
  leaves: [POISED_EFFECT, PENDING_EFFECT],
  boostsUnasked: true,
  on: {
    hit: {
      modify(t, { on }, event) {
        if (event.roller !== on || !event.boost) return;
        const boost: Rider = {
          id: 'role-boost',
          rule: 'KR-DEF-10',
          damage: 0,
          harms: false,
          unasked: { points: 1, with: () => boost },
          applies: () => canPunish(t, on, event),
          run: () => punish(t, on, event.target),
        };
        event.riders.push(boost);
      },
    },
    opportunity: {
      *after(t, { on }, event) {
        notice(t, on, event);
      },
    },
  },
};
