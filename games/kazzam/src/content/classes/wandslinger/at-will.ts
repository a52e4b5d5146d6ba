import { choose as ask, type Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../../model.ts';
import { basicAttack, plain, targetsOf } from '../../../rules/actions/actions.ts';
import { canAttackWith, isTarget } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf, creatureOption, seatOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { type AttackPower, type Use, wholePower } from '../../../rules/effects/power.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { isTangible, removeEffects, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { isBloodied } from '../../../rules/harm/damage.ts';
import { dropOrDisarm } from '../../../rules/harm/drop-or-disarm.ts';
import { gainWard } from '../../../rules/harm/gain-ward.ts';
import { recover } from '../../../rules/harm/recover.ts';
import type { Kazzam } from '../../../table.ts';
import { ECHOING_SHOT } from './echoing-shot.ts';

/**
 * Rapid Fire: each hit is followed by another shot at somebody not hit yet (KC-WSL-20).
 *
 * @param hit whom this use has hit so far
 */
function rapidFire(hit: readonly CreatureId[]): AttackPower {
  return wholePower({
    id: 'rapid-fire',
    rule: 'KC-WSL-20',
    target: 'implement',
    damage: 2,
    effect: [{ on: 'others', run: (t, use) => fireOn(t, use, [...hit, use.target]) }],
  });
}

/** The next shot, at an enemy that it has not hit this turn by any attack (KC-WSL-20). */
function* fireOn(t: Kazzam, { attacker, total }: Use, hit: readonly CreatureId[]): Flow<void> {
  // A Creative Use is no attack that could be repeated (KZ-CREAT-01).
  if (total.kind !== 'attack') return;
  const { state } = t;
  const { turn } = state;
  const power = rapidFire(hit);
  if (!canAttackWith(creatureOf(state, attacker), power)) return;
  const spared = turn?.creature === attacker ? [...turn.hit, ...hit] : hit;
  const left = targetsOf(t, attacker, power).filter((target) => !spared.includes(target));
  if (left.length === 0) return;
  const chosen = yield* choose(
    t,
    attacker,
    'rapid-fire',
    [...left.map((target) => creatureOption(state, target)), { id: 'nobody' }],
    { rule: 'KC-WSL-20', about: { power: power.id } },
  );
  if ('creature' in chosen) yield* attack(t, attacker, chosen.creature, power, { later: true });
}

/** Trick Shot: hard to hit with, and goes for the hands (KC-WSL-21). */
const trickShot: AttackPower = {
  id: 'trick-shot',
  rule: 'KC-WSL-21',
  target: 'implement',
  damage: 2,
  roll: 'hindered',
  effect: [
    {
      on: 'target',
      damage: () => 2,
      *run(t, { attacker: by, target: on }) {
        const until = untilNextTurnEnds(t.state, on);
        yield* dropOrDisarm(t, { on, by, source: 'trick-shot', rule: 'KC-WSL-21', until });
      },
    },
  ],
  worth: ({ state }, { target }) => (creatureOf(state, target).held.length > 0 ? 1 : 0.3),
};

/** Follow-Up: a second shot when the first is done (KC-WSL-22). */
const followUp: AttackPower = {
  id: 'follow-up',
  rule: 'KC-WSL-22',
  target: 'implement',
  damage: 2,
  effect: [{ on: 'others', last: true, run: shootAgain }],
};

/** At the same target, or at another if that one was Taken Out (KC-WSL-22). */
function* shootAgain(t: Kazzam, { attacker, target, total }: Use): Flow<void> {
  // Nor is it one that could be followed up.
  if (total.kind !== 'attack') return;
  const { state } = t;
  const power = BASIC_IMPLEMENT_ATTACK;
  const later = { later: true, withoutBoost: true } as const;
  if (!isTangible(creatureOf(state, target))) {
    yield* basicAttack(t, attacker, { ...later, may: true });
    return;
  }
  if (!canAttackWith(creatureOf(state, attacker), power)) return;
  if (isTarget(t, attacker, target, power)) yield* attack(t, attacker, target, power, later);
}

/** HP that a Breather Shot gives back to the Bloodied (KC-WSL-24). */
const BREATH = 2;

/** Breather Shot: catches its breath, then shoots (KC-WSL-24). */
function* breatherShot(t: Kazzam, id: CreatureId): Flow<void> {
  if (isBloodied(creatureOf(t.state, id)))
    yield* recover(t, { who: id, amount: BREATH, by: id, rule: 'KC-WSL-24' });
  yield* shakeOff(t, id);
  yield* basicAttack(t, id);
}

/** Statuses of its own that a save ends, one for each common mark. */
function savable({ effects }: KazzamState, id: CreatureId): readonly Effect[] {
  const marks = new Set<number>();
  return effects.filter(({ on, until, mark }) => {
    if (on !== id || until.ends !== 'save' || marks.has(mark)) return false;
    marks.add(mark);
    return true;
  });
}

/** A Saving Throw against one of them, of its choice (KC-WSL-24). */
function* shakeOff(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const entries = savable(state, id);
  if (entries.length === 0) return;
  const { effect } = yield* ask(
    t,
    seatOf(state, id),
    'save-against',
    entries.map((effect) => ({
      id: `${effect.kind}-${effect.id}`,
      names: { status: effect.kind, by: effect.by },
      effect,
    })),
    { rule: 'KC-WSL-24', params: { who: id }, fallback: 0 },
  );
  if (!(yield* savingThrow(t, id, { against: effect, rule: 'KC-WSL-24' }))) return;
  const { mark } = effect;
  removeEffects(t, (other) => other.on === id && other.mark === mark, 'KC-WSL-24');
}

/** Ward and Shoot: one Ward, then a shot (KC-WSL-25). */
function* wardAndShoot(t: Kazzam, id: CreatureId): Flow<void> {
  yield* gainWard(t, { on: id, amount: 1, by: id });
  yield* basicAttack(t, id);
}

/**
 * A pick whose only power is an action that shoots besides what else it does; that may be all,
 * but it is an attack (KC-CONV-18, KZ-STOW-02).
 */
function withShot(
  name: string,
  rule: string,
  perform: (t: Kazzam, id: CreatureId) => Flow<void>,
): Ability {
  const possible = ({ state }: Kazzam, id: CreatureId) => !creatureOf(state, id).stowed;
  return {
    id: `wandslinger/${name}`,
    rule,
    actions: [
      { ...plain(name, 'attack', rule, possible, perform), shoots: BASIC_IMPLEMENT_ATTACK },
    ],
  };
}

/** The At-Will powers, two of which a Wandslinger picks (KC-WSL-01). */
export const AT_WILLS: readonly Ability[] = [
  { id: 'wandslinger/rapid-fire', rule: 'KC-WSL-20', power: rapidFire([]) },
  { id: 'wandslinger/trick-shot', rule: 'KC-WSL-21', power: trickShot },
  { id: 'wandslinger/follow-up', rule: 'KC-WSL-22', power: followUp },
  ECHOING_SHOT,
  withShot('breather-shot', 'KC-WSL-24', breatherShot),
  withShot('ward-and-shoot', 'KC-WSL-25', wardAndShoot),
];
