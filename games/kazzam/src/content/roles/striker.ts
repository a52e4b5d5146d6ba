import { chooseSome, type Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../model.ts';
import { actionOn, plain, targetsOf } from '../../rules/actions/actions.ts';
import { isMelee } from '../../rules/attack/aim.ts';
import { addBoost, boostPoints, extraDamage, tellBoost } from '../../rules/attack/role-boost.ts';
import {
  areEnemies,
  creatureOf,
  creatureOption,
  creaturesWhere,
  seatOf,
} from '../../rules/court/creatures.ts';
import { distanceBetween, isWithin } from '../../rules/court/footprint.ts';
import { groundOf } from '../../rules/court/ground-now.ts';
import type { Ability } from '../../rules/effects/ability.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../rules/effects/basic-powers.ts';
import type { EffectDef } from '../../rules/effects/effect-def.ts';
import { BARRED, putInPlay } from '../../rules/effects/in-play.ts';
import type { HitEvent, MissEvent } from '../../rules/effects/moments.ts';
import type { Movement } from '../../rules/effects/movement.ts';
import type { Rider } from '../../rules/effects/power.ts';
import { BITS, has, isTangible } from '../../rules/effects/status.ts';
import { windows } from '../../rules/effects/windows.ts';
import { addDamage, deal, foresee } from '../../rules/harm/damage.ts';
import { gainWard } from '../../rules/harm/gain-ward.ts';
import { provoke } from '../../rules/harm/provoke.ts';
import { force } from '../../rules/movement/forced.ts';
import { canGo, move, shiftBy } from '../../rules/movement/move.ts';
import { sees } from '../../rules/sight/sight.ts';
import type { Kazzam } from '../../table.ts';

/** Whether the condition of a specialisation holds for this attack. */
type Condition = (t: Kazzam, event: HitEvent | MissEvent) => boolean;

/**
 * The Strikers' Role Boost (KR-STRI-01 to KR-STRI-08): one extra damage on a hit; where the
 * condition of the specialisation is met, one on a 2 although it misses, damage and Effect both on
 * a 3, and two on a 6.
 */
function boost(met: Condition): NonNullable<Ability['on']> {
  return {
    hit: {
      modify(t, { on }, event) {
        if (!event.boosters.includes(on)) return;
        const condition = met(t, event);
        if (condition) event.bothOnThree = true;
        const extra = event.result === 6 && condition ? 2 : 1;
        addBoost(event, on, extraDamage(t, event.total, 'KR-STRI-01', extra));
      },
    },
    miss: {
      *after(t, { on }, event) {
        if (event.roller !== on || !event.boost) return;
        if (event.result !== 2 || !met(t, event)) return;
        const own = yield* boostPoints(t, on, event.target, 1);
        if (own === 0) return;
        tellBoost(t, on, event.target, 'KR-STRI-03');
        yield* foresee(t, event.total, own);
        addDamage(t, event.total, { own }, 'KR-STRI-03');
      },
    },
  };
}

/** What the Boost adds to every hit (KR-STRI-01). */
const aPoint = (): number => 1;

/** The effect on whom a Sniper aims at. */
const BEAD_DRAWN = 'draw-a-bead';

export const BEAD_DRAWN_EFFECT: EffectDef = {
  kind: BEAD_DRAWN,
  on: {
    aim: {
      modify(_t, { on, by }, event) {
        if (event.attacker !== by || event.target !== on) return;
        event.ignoresConcealment = true;
        event.ignoresLowCover = true;
      },
    },
  },
};

/** Sniper: further, and from afar (KR-STRI-16, KR-STRI-17). */
const sniper: Ability = {
  id: 'sniper',
  rule: 'KR-STRI-16',
  leaves: [BEAD_DRAWN_EFFECT],
  boosts: aPoint,
  boostsUnasked: true,
  begin(creature) {
    creature.rangeBonus += 2;
  },
  on: boost(({ state }, { target, from }) => {
    const distance = distanceBetween(groundOf(state), from, creatureOf(state, target));
    return distance !== undefined && distance >= 4;
  }),
  actions: [
    {
      ...actionOn('draw-a-bead', 'role', 'KR-STRI-18', beadTargets, drawABead),
      bot: { worth: 0.08 },
    },
  ],
};

/** How far Draw a Bead reaches; the Sniper's own range does not add to it (KR-STRI-18). */
const BEAD = 6;

/** Enemies within six squares that it can attack. */
function beadTargets(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  const self = creatureOf(state, id);
  return targetsOf(t, id, BASIC_IMPLEMENT_ATTACK).filter((target) =>
    isWithin(groundOf(state), self, creatureOf(state, target), BEAD),
  );
}

/** Its attacks on one enemy ignore Concealment and Low Cover this turn (KR-STRI-18). */
function* drawABead(t: Kazzam, creature: CreatureId, id: CreatureId): Flow<void> {
  const { state } = t;
  const { turns } = creatureOf(state, id);
  windows.attach(t, {
    kind: BEAD_DRAWN,
    on: creature,
    by: id,
    source: 'draw-a-bead',
    until: { ends: 'turn-end', of: id, turn: turns },
    mark: state.nextEffect,
    amount: 0,
  });
}

/** The Shift of a Blitzer's Role Action (KR-STRI-11). */
function quickShift(t: Kazzam, id: CreatureId): Movement | undefined {
  return shiftBy(t, id, 1, 'KR-STRI-11');
}

/**
 * Blitzer: faster, and at least three squares from where its turn began (KR-STRI-09, KR-STRI-10).
 * Off its turn the start of its latest turn counts.
 */
const blitzer: Ability = {
  id: 'blitzer',
  rule: 'KR-STRI-09',
  boosts: aPoint,
  boostsUnasked: true,
  begin(creature) {
    creature.speed += 2;
  },
  on: boost(({ state }, { attacker }) => {
    const creature = creatureOf(state, attacker);
    if (creature.startedAt < 0) return false;
    const distance = groundOf(state).distance(creature.startedAt, creature.cell);
    // The court and the Dungeon count as far apart.
    return distance === undefined || distance >= 3;
  }),
  actions: [
    {
      ...plain(
        'quick-shift',
        'role',
        'KR-STRI-11',
        (t, id) => canGo(t, id, quickShift(t, id)),
        (t, id) => {
          const shift = quickShift(t, id);
          return shift && move(t, id, shift);
        },
      ),
      goes: quickShift,
    },
  ],
};

/** Whether it has not moved more than a square since its turn began (KR-STRI-13, KR-STRI-14). */
function stands({ state }: Kazzam, id: CreatureId): boolean {
  return creatureOf(state, id).moved <= 1;
}

/** An enemy Hidden from it cannot be chosen (KR-GEN-11). */
function isHiddenEnemy(state: KazzamState, id: CreatureId, other: CreatureId): boolean {
  return areEnemies(state, id, other) && has(creatureOf(state, other), BITS.hidden);
}

/** How far Get Back Here reaches, and pulls (KR-STRI-15). */
const GET_BACK = { range: 8, squares: 3 } as const;

function getBackTargets(t: Kazzam, id: CreatureId): CreatureId[] {
  const { state } = t;
  const self = creatureOf(state, id);
  if (self.moved > 0) return [];
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    if (other === id || !isTangible(creature) || isHiddenEnemy(state, id, other)) return false;
    return isWithin(groundOf(state), self, creature, GET_BACK.range) && sees(t, id, other);
  });
}

/** Pulls one creature nearer, as long as it has not moved itself (KR-STRI-15). */
function* getBackHere(t: Kazzam, creature: CreatureId, id: CreatureId): Flow<void> {
  const { state } = t;
  provoke(state, creature, id);
  yield* force(t, creature, {
    how: 'pull',
    squares: GET_BACK.squares,
    by: id,
    source: 'get-back-here',
    from: creatureOf(state, id),
    rule: 'KR-STRI-15',
  });
}

/** Bruiser: stands its ground, and is warded for it (KR-STRI-12, KR-STRI-13). */
const bruiser: Ability = {
  id: 'bruiser',
  rule: 'KR-STRI-12',
  boosts: aPoint,
  boostsUnasked: true,
  on: {
    ...boost((t, { attacker }) => stands(t, attacker)),
    'turn-end': {
      modify(t, { on }, event) {
        if (event.creature !== on || !stands(t, on)) return;
        const run = () => gainWard(t, { on, amount: 1, by: on });
        event.events.push({ id: 'bruiser', by: on, run });
      },
    },
  },
  actions: [
    {
      ...actionOn('get-back-here', 'role', 'KR-STRI-15', getBackTargets, getBackHere),
      bot: { worth: 0.12 },
    },
  ],
};

/**
 * Enemies beside the target that a Blaster's extra damage may go to: in the attack's range, or
 * within reach and one more with a melee attack, in sight and not Hidden (KR-STRI-19).
 */
function bystanders(t: Kazzam, event: HitEvent | MissEvent): CreatureId[] {
  const { state } = t;
  const { attacker, target, power, from } = event;
  const more = isMelee(state, attacker, power) ? 1 : 0;
  const range = event.range + more;
  return creaturesWhere(state, (other) => {
    const creature = creatureOf(state, other);
    if (other === target || !areEnemies(state, attacker, other) || !isTangible(creature))
      return false;
    return (
      !has(creature, BITS.hidden) &&
      isWithin(groundOf(state), from, creature, range) &&
      sees(t, attacker, other)
    );
  });
}

/** How many of them it goes to: one from afar, two in melee (KR-STRI-19). */
function receivers({ state }: Kazzam, { attacker, power }: HitEvent | MissEvent): number {
  return isMelee(state, attacker, power) ? 2 : 1;
}

/** Deals the extra damage to those whom the Blaster picks, each by itself (KR-STRI-19, KR-STRI-21). */
function* spread(t: Kazzam, event: HitEvent | MissEvent, amount: number): Flow<void> {
  const { state } = t;
  const { attacker, power, from } = event;
  const near = bystanders(t, event);
  const count = Math.min(near.length, receivers(t, event));
  const picked =
    near.length === count
      ? near
      : (yield* chooseSome(
          t,
          seatOf(state, attacker),
          'blast',
          near.map((other) => creatureOption(state, other)),
          {
            rule: 'KR-STRI-19',
            params: { who: attacker },
            about: { who: attacker },
            min: count,
            max: count,
          },
        )).map(({ creature }) => creature);
  for (const to of picked) {
    provoke(state, to, attacker);
    // It is damage of the attack (KZ-STAT-62, KZ-STOW-03), though a total of its own.
    const melee = isMelee(state, attacker, power);
    const of = { to, by: attacker, kind: 'attack', melee, power: power.id, from } as const;
    yield* deal(t, of, amount, 'KR-STRI-19');
  }
}

/** The Blaster's Boost on a hit, with so many points for each of them. */
function spreading(t: Kazzam, event: HitEvent, points: number): Rider {
  return {
    id: 'role-boost',
    rule: 'KR-STRI-19',
    damage: 0,
    harms: false,
    unasked: { points, with: (fewer) => spreading(t, event, fewer) },
    applies: () => bystanders(t, event).length > 0,
    run: () => spread(t, event, points),
  };
}

/** More enemies about than the damage goes to: the Blaster's condition (KR-STRI-20). */
const crowded: Condition = (t, event) => bystanders(t, event).length > receivers(t, event);

/** Enemies in implement range that it has not attacked this turn (KR-STRI-22). */
function spreadTargets(t: Kazzam, id: CreatureId): CreatureId[] {
  const attacked = t.state.turn?.attacked ?? [];
  return targetsOf(t, id, BASIC_IMPLEMENT_ATTACK).filter((other) => !attacked.includes(other));
}

/** Spread Fire: a damage to one enemy, who may not be attacked this turn then (KR-STRI-22). */
function* spreadFire(t: Kazzam, to: CreatureId, id: CreatureId): Flow<void> {
  const { state } = t;
  provoke(state, to, id);
  const until = { ends: 'turn-end', of: id, turn: creatureOf(state, id).turns } as const;
  const source = 'spread-fire';
  putInPlay(state, { kind: BARRED.kind, on: to, by: id, source, until, amount: 0 });
  yield* deal(t, { to, by: id, kind: 'other', melee: false }, 1, 'KR-STRI-22');
}

/** Blaster: its extra damage goes to others than its target (KR-STRI-19 to KR-STRI-21). */
const blaster: Ability = {
  id: 'blaster',
  rule: 'KR-STRI-19',
  boosts: aPoint,
  boostsUnasked: true,
  on: {
    hit: {
      modify(t, { on }, event) {
        if (!event.boosters.includes(on)) return;
        if (event.imbued === true) {
          addBoost(event, on, extraDamage(t, event.total, 'KC-TRAP-10', 1));
          return;
        }
        const condition = crowded(t, event);
        if (condition) event.bothOnThree = true;
        const extra = event.result === 6 && condition ? 2 : 1;
        addBoost(event, on, spreading(t, event, extra));
      },
    },
    miss: {
      *after(t, { on }, event) {
        if (event.roller !== on || !event.boost) return;
        if (event.result !== 2 || !crowded(t, event)) return;
        const points = yield* boostPoints(t, on, event.target, 1);
        if (points === 0) return;
        tellBoost(t, on, event.target, 'KR-STRI-19');
        yield* spread(t, event, points);
      },
    },
  },
  actions: [
    {
      ...actionOn('spread-fire', 'role', 'KR-STRI-22', spreadTargets, spreadFire),
      bot: { worth: 0.14 },
    },
  ],
};

/** What a Striker has at level 1, by specialisation. */
export const STRIKER: readonly Ability[] = [blaster, blitzer, bruiser, sniper];
