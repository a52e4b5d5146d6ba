import type { Flow } from '@tablewright/engine';
import type { Effect } from '../../../model.ts';
import { creatureOf, isOnMap } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { AttackPower, Use } from '../../../rules/effects/power.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { inflict } from '../../../rules/harm/inflict.ts';
import type { Kazzam } from '../../../table.ts';

const SOURCE = 'echoing-shot';

/** Lies on the bearer of an echo, under one mark with its Ongoing Damage (KC-WSL-23). */
const ECHO = 'echo';

/** The bearer takes the Ongoing Damage at once, by itself, then saves against it (KC-WSL-23). */
function* resound(t: Kazzam, { on, by, mark }: Effect): Flow<void> {
  const { state } = t;
  const ongoing = state.effects.find(
    (effect) => effect.kind === 'ongoing' && effect.on === on && effect.mark === mark,
  );
  if (ongoing === undefined) return;
  yield* deal(t, { to: on, by, kind: 'ongoing', melee: false }, ongoing.amount, 'KC-WSL-23');
  if (!isOnMap(creatureOf(state, on))) return;
  if (!(yield* savingThrow(t, on, { against: ongoing, rule: 'KC-WSL-23' }))) return;
  removeEffects(t, (effect) => effect.on === on && effect.mark === mark, 'KC-WSL-23');
}

export const ECHO_EFFECT: EffectDef = {
  kind: ECHO,
  on: {
    hit: {
      *after(t, echo, { attacker, target, total }) {
        // One that this hit has brought, or brought anew, is not woken by it.
        if (attacker !== echo.by || target !== echo.on || echo.id >= total.since) return;
        yield* resound(t, echo);
      },
    },
  },
};

/** Wakes its own echo on the target, if there is one, and leaves a new one (KC-WSL-23). */
function* leaveEcho(t: Kazzam, { attacker: by, target: on }: Use): Flow<void> {
  const { state } = t;
  const own = state.effects.find(
    (effect) => effect.kind === ECHO && effect.on === on && effect.by === by,
  );
  if (own !== undefined) {
    yield* resound(t, own);
    if (!isOnMap(creatureOf(state, on))) return;
    windows.detach(t, own.id);
  }
  // Two Wandslingers' echoes are one status, which either of them wakes (KC-CONV-21).
  const known = state.effects.find(({ kind, on: bearer, source }) => {
    return kind === 'ongoing' && bearer === on && source === SOURCE;
  });
  const mark = known?.mark ?? state.nextEffect;
  const lasting = { ends: 'match' } as const;
  windows.attach(t, { kind: ECHO, on, by, source: SOURCE, until: lasting, mark, amount: 0 });
  const until = { ends: 'save' } as const;
  yield* inflict(t, { kind: 'ongoing', on, by, source: SOURCE, amount: 1, until, mark });
}

/** Echoing Shot (KC-WSL-23). */
const echoingShot: AttackPower = {
  id: SOURCE,
  rule: 'KC-WSL-23',
  target: 'implement',
  damage: 2,
  effect: [{ on: 'target', run: leaveEcho }],
};

/** Echoing Shot as a pick (KC-WSL-01). */
export const ECHOING_SHOT: Ability = {
  id: 'wandslinger/echoing-shot',
  rule: 'KC-WSL-23',
  leaves: [ECHO_EFFECT],
  power: echoingShot,
};
