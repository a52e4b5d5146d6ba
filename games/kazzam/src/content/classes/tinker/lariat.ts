import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../../model.ts';
import { timekeeperOf } from '../../../rules/court/actor-at.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn, effectsOf } from '../../../rules/effects/in-play.ts';
import type { Use } from '../../../rules/effects/power.ts';
import { savingThrow } from '../../../rules/effects/saves.ts';
import { removeEffects, untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { knockProne } from '../../../rules/harm/prone.ts';
import type { Kazzam } from '../../../table.ts';

const LARIAT = 'vokos-lariat';
const RULE = 'KC-TNK-23';

/** Whether the next turn of its bearer runs, and not the one in which it was caught (KC-CONV-04). */
function isDue({ state }: Kazzam, { on, until }: Effect): boolean {
  const keeper = timekeeperOf(state, on);
  const caught = until.ends === 'turn-end' ? until.turn : 0;
  return state.turn?.creature === keeper && creatureOf(state, keeper).turns >= caught;
}

/** It saves or falls; returns whether the rope trips it. */
function* trips(t: Kazzam, lariat: Effect): Flow<boolean> {
  const { id, on, by } = lariat;
  const saved = yield* savingThrow(t, on, { against: lariat, rule: RULE });
  windows.detach(t, id);
  if (saved) return false;
  yield* knockProne(t, on, by, LARIAT);
  return true;
}

/**
 * Around whom it lies: the first time that it would move in its next turn, on foot or by a teleport of
 * its own, it saves, or falls before the first step and stays where it is (KC-TNK-23).
 */
const LARIAT_EFFECT: EffectDef = {
  kind: LARIAT,
  status: true,
  on: {
    'set-out': {
      *before(t, lariat, event) {
        if (event.creature !== lariat.on || !isDue(t, lariat)) return;
        if (yield* trips(t, lariat)) event.prevented = true;
      },
    },
    step: {
      *before(t, lariat, event) {
        const { creature, how, by } = event;
        if (creature !== lariat.on || how !== 'teleport' || by !== creature) return;
        if (isDue(t, lariat) && (yield* trips(t, lariat))) event.prevented = true;
      },
    },
  },
};

/** Ends the Marks that the target has set, and catches it in the rope. */
function* rope(t: Kazzam, { attacker: by, target: on }: Use): Flow<void> {
  const { state } = t;
  removeEffects(t, (effect) => effect.kind === 'marked' && effect.by === on, RULE);
  const until = untilNextTurnEnds(state, on);
  const known = effectOn(state, LARIAT, on);
  // Whoever throws it, it is one rope (KC-CONV-21).
  if (known !== undefined) {
    known.until = until;
    return;
  }
  const mark = state.nextEffect;
  windows.attach(t, { kind: LARIAT, on, by, source: LARIAT, until, mark, amount: 0 });
}

/** For bots: worth most on whoever carries an orb or has Marked somebody. */
function worthOf({ state }: Kazzam, target: CreatureId): number {
  const marks = effectsOf(state, 'marked').some(({ by }) => by === target);
  const carries = creatureOf(state, target).held.length > 0;
  return 0.1 + (marks ? 0.08 : 0) + (carries ? 0.15 : 0);
}

/** Voko's Lariat: no more Marks of the target's, and a fall if it would move (KC-TNK-23, KC-REC-15). */
export const vokosLariat: Ability = {
  id: `tinker/${LARIAT}`,
  rule: RULE,
  leaves: [LARIAT_EFFECT],
  power: {
    id: LARIAT,
    rule: RULE,
    target: 'implement',
    damage: 2,
    effect: [{ on: 'target', run: rope }],
    worth: (t, { target }) => worthOf(t, target),
  },
};
