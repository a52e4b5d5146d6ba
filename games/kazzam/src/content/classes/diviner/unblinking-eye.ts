import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectsOf } from '../../../rules/effects/in-play.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import { sees } from '../../../rules/sight/sight.ts';
import type { Kazzam } from '../../../table.ts';

const SOURCE = 'unblinking-eye';

/**
 * Whether a Diviner has a creature in its eye: it sees it, or it has a lock on it, which works from
 * beside the court too (KC-DIV-06, KC-DIV-24).
 */
function watches(t: Kazzam, { by: seer, on: seen }: Effect): boolean {
  return sees(t, seer, seen) || windows.modify(t, { type: 'sight', seer, seen, has: false }).has;
}

/** On whom the eye rests: once out of its sight, its Ongoing Damage is over for good (KC-DIV-24). */
export const EYE_EFFECT: EffectDef = { kind: SOURCE, lasts: watches };

/** Lets the eye rest on the target, with Ongoing Damage that no save ends (KC-DIV-24). */
function* watch(t: Kazzam, { attacker: by, target }: Use): Flow<void> {
  if (eyeOf(t, by, target) !== undefined) return;
  const mark = t.state.nextEffect;
  const eye = rest(t, by, target, mark);
  const until = { ends: 'with', effects: [eye.id] } as const;
  const given = { on: target, by, source: SOURCE, amount: 1, until, mark };
  const ongoing = yield* inflict(t, { kind: 'ongoing', ...given });
  if (ongoing === undefined) windows.detach(t, eye.id);
}

function eyeOf(t: Kazzam, by: CreatureId, on: CreatureId): Effect | undefined {
  return effectsOf(t.state, SOURCE).find((eye) => eye.by === by && eye.on === on);
}

function rest(t: Kazzam, by: CreatureId, on: CreatureId, mark: number): Effect {
  const until = { ends: 'match' } as const;
  return windows.attach(t, { kind: SOURCE, on, by, source: SOURCE, until, mark, amount: 0 });
}

/** Unblinking Eye (KC-DIV-24). */
const unblinkingEye: AttackPower = {
  id: SOURCE,
  rule: 'KC-DIV-24',
  target: 'implement',
  damage: 2,
  effect: [{ on: 'target', run: watch }],
  worth: (t, { attacker, target }) => (eyeOf(t, attacker, target) === undefined ? 0.2 : 0),
};

/** Unblinking Eye as a pick (KC-DIV-01). */
export const UNBLINKING_EYE: Ability = {
  id: 'diviner/unblinking-eye',
  rule: 'KC-DIV-24',
  power: unblinkingEye,
  leaves: [EYE_EFFECT],
};
