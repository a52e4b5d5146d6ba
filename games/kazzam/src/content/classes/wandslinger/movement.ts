import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { basicAttack, couldAttack, plain, targetsOf } from '../../../rules/actions/actions.ts';
import { usesImplement } from '../../../rules/attack/aim.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { creatureOf, creatureOption, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Action } from '../../../rules/effects/action.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { NOTES, putInPlay } from '../../../rules/effects/in-play.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { addDamage } from '../../../rules/harm/damage.ts';
import { canGo, move, walkOf } from '../../../rules/movement/move.ts';
import type { Kazzam } from '../../../table.ts';

/** Quickdraw: a Basic Implement Attack for a Move Action (KC-WSL-13). */
const quickdraw: Action = {
  ...plain('quickdraw', 'move', 'KC-WSL-13', couldShoot, function* (t, id) {
    yield* basicAttack(t, id, { withoutBoost: true });
  }),
  power: BASIC_IMPLEMENT_ATTACK,
};

function couldShoot(t: Kazzam, id: CreatureId): boolean {
  return couldAttack(t, id);
}

/** How far a Focused wand reaches, before bonuses (KC-WSL-14). */
const FOCUSED_RANGE = 10;

/** On a Wandslinger that has taken aim; its amount is the {@link Aim} (KC-WSL-14). */
const FOCUSED = 'focused';

/** What has become of the aim: waiting for the first implement attack, in its first roll, over. */
const AIM = { over: 0, waiting: 1, rolling: 2 } as const;

/** Takes aim: reaches farther, and its first implement attack of the turn is better (KC-WSL-14). */
function focus(t: Kazzam, id: CreatureId): undefined {
  const { state } = t;
  const { turn } = state;
  const of = turn?.creature ?? id;
  const until = { ends: 'turn-end', of, turn: creatureOf(state, of).turns } as const;
  const source = 'focus';
  const [known] = removeEffects(t, ({ kind, on }) => kind === FOCUSED && on === id, 'KC-WSL-14');
  const late = turn?.creature === id && turn.casts > 0;
  const amount = known?.amount ?? (late ? AIM.over : AIM.waiting);
  putInPlay(state, {
    kind: NOTES.implementRange,
    on: id,
    by: id,
    source,
    until,
    amount: FOCUSED_RANGE,
  });
  const mark = state.nextEffect;
  windows.attach(t, { kind: FOCUSED, on: id, by: id, source, until, mark, amount });
  return undefined;
}

export const FOCUSED_EFFECT: EffectDef = {
  kind: FOCUSED,
  on: {
    'attack-roll': {
      modify(_t, { on, amount }, event) {
        if (event.attacker === on && amount === AIM.waiting && usesImplement(event.power))
          event.advantages.push('KC-WSL-14');
      },
      *after(_t, focused: Effect, event) {
        if (event.attacker !== focused.on || !usesImplement(event.power)) return;
        focused.amount = focused.amount === AIM.waiting ? AIM.rolling : AIM.over;
      },
    },
    hit: {
      modify(t, { on, amount }, event) {
        const { attacker, power, total, riders } = event;
        if (attacker !== on || amount !== AIM.rolling || power.id !== BASIC_IMPLEMENT_ATTACK.id)
          return;
        const rule = 'KC-WSL-14';
        const run = (): void => addDamage(t, total, { own: 1 }, rule);
        riders.push({ id: 'focus', rule, damage: 1, harms: false, run: () => void run() });
      },
    },
  },
  status: true,
};

/** An attack, so not with the wand stowed (KZ-STOW-02); a shot or a movement alone will do. */
function couldRunAndShoot(t: Kazzam, id: CreatureId): boolean {
  if (creatureOf(t.state, id).stowed) return false;
  return couldAttack(t, id) || canGo(t, id, walkOf(t, id));
}

/** Running Shot: one shot anywhere on the way (KC-WSL-15). */
function* runningShot(t: Kazzam, id: CreatureId): Flow<void> {
  let shot = yield* mayShoot(t, id);
  const walk = isOnMap(creatureOf(t.state, id)) ? walkOf(t, id) : undefined;
  if (walk !== undefined && canGo(t, id, walk)) {
    yield* move(t, id, walk, function* () {
      shot ||= yield* mayShoot(t, id);
      return false;
    });
  }
  if (!shot) yield* mayShoot(t, id);
}

/** Asks whom to shoot at from here, or nobody for now. Returns whether the shot was taken. */
function* mayShoot(t: Kazzam, id: CreatureId): Flow<boolean> {
  const { state } = t;
  if (!couldAttack(t, id)) return false;
  const power = BASIC_IMPLEMENT_ATTACK;
  const options = targetsOf(t, id, power).map((target) => creatureOption(state, target));
  const chosen = yield* choose(t, id, 'running-shot', [...options, { id: 'not-now' }], {
    rule: 'KC-WSL-15',
    about: { power: power.id },
    fallback: options.length,
  });
  if (!('creature' in chosen)) return false;
  yield* attack(t, id, chosen.creature, power);
  return true;
}

/** Ways to use a Move Action or to move, of which a Wandslinger picks one (KC-WSL-01). */
export const MOVEMENT: readonly Ability[] = [
  { id: 'wandslinger/quickdraw', rule: 'KC-WSL-13', actions: [quickdraw] },
  {
    id: 'wandslinger/focus',
    rule: 'KC-WSL-14',
    actions: [plain('focus', 'move', 'KC-WSL-14', () => true, focus)],
  },
  {
    id: 'wandslinger/running-shot',
    rule: 'KC-WSL-15',
    actions: [
      {
        ...plain('running-shot', 'attack', 'KC-WSL-15', couldRunAndShoot, runningShot),
        shoots: BASIC_IMPLEMENT_ATTACK,
        goes: walkOf,
      },
    ],
  },
];
