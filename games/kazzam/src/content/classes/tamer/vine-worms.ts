import type { Flow } from '@tablewright/engine';
import { type CreatureId, NOBODY } from '../../../model.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { STATUS, withData } from '../../../rules/effects/effect-data.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import type { Use } from '../../../rules/effects/power.ts';
import { giveStatus, isImmune } from '../../../rules/effects/status.ts';
import { windows } from '../../../rules/effects/windows.ts';
import { deal } from '../../../rules/harm/damage.ts';
import { provoke } from '../../../rules/harm/provoke.ts';
import type { Kazzam } from '../../../table.ts';

const WORMS = 'vine-worms';
const RULE = 'KC-TMR-22';

/** On whom they have bitten in this action of its turn. */
const BITTEN = 'vine-worms-bite';
const BITTEN_EFFECT: EffectDef = {
  kind: BITTEN,
  on: {
    acted: {
      after(t, { id, on }, { creature }): undefined {
        if (creature === on) windows.detach(t, id);
      },
    },
  },
};

/** On whom the worms hang: they bite once in every action that moves it (KC-TMR-22, D-64). */
const WORMS_EFFECT: EffectDef = {
  kind: WORMS,
  status: true,
  on: {
    'set-out': {
      *before(t, { on, by }, { creature, bySpeed }) {
        const { state } = t;
        if (creature !== on || !bySpeed || effectOn(state, BITTEN, on) !== undefined) return;
        const { turn } = state;
        if (turn?.creature === on) {
          const until = {
            ends: 'turn-end',
            of: on,
            turn: state.creatures[on]?.turns ?? 0,
          } as const;
          const mark = state.nextEffect;
          windows.attach(t, { kind: BITTEN, on, by, source: WORMS, until, mark, amount: 0 });
        }
        yield* deal(t, { to: on, by, kind: 'other', melee: false, power: WORMS }, 1, RULE);
      },
    },
    risk: {
      modify({ state }, { on, by }, event) {
        if (event.creature !== on || effectOn(state, BITTEN, on) !== undefined) return;
        if (state.creatures[on]?.cell === event.from)
          event.risks.push({ by, source: WORMS, amount: 1 });
      },
    },
  },
};

/**
 * Grabbed by worms: it may move, but Slowed. Nobody holds it, so that neither distance nor what
 * becomes of the Tamer ends that; an escape or a teleport does, with all of it (KC-TMR-22).
 */
function* entangle(t: Kazzam, { attacker: by, target: on }: Use): Flow<void> {
  const { state } = t;
  if (isImmune(state, on, 'grabbed')) return;
  yield* windows.pass(t, { type: 'inflict', status: 'grabbed', on, by }, (event) => {
    hang(t, event.on, by);
    return undefined;
  });
}

function hang(t: Kazzam, on: CreatureId, by: CreatureId): void {
  const { state } = t;
  if (isImmune(state, on, 'grabbed') || effectOn(state, WORMS, on) !== undefined) return;
  provoke(state, on, by);
  const mark = state.nextEffect;
  const until = { ends: 'escape' } as const;
  const worms = windows.attach(t, { kind: WORMS, on, by, source: WORMS, until, mark, amount: 0 });
  const along = { ends: 'with', effects: [worms.id] } as const;
  const of = { on, source: WORMS, until: along, mark };
  giveStatus(t, { ...withData(STATUS.grabbed, { light: 1 }), ...of, by: NOBODY });
  if (!isImmune(state, on, 'slowed')) giveStatus(t, { kind: 'slowed', ...of, by });
}

/** Vine Worms: a Grab that lets its victim crawl on, at a price (KC-TMR-22). */
export const vineWorms: Ability = {
  id: 'tamer/vine-worms',
  rule: RULE,
  leaves: [WORMS_EFFECT, BITTEN_EFFECT],
  power: {
    id: WORMS,
    rule: RULE,
    target: 'implement',
    damage: 2,
    effect: [{ on: 'target', run: entangle }],
    // Whoever carries an orb is kept from its way.
    worth: ({ state }, { target }) =>
      (state.creatures[target]?.held.length ?? 0) > 0 ? 0.35 : 0.18,
  },
};
