import { plain } from '../../../rules/actions/actions.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import type { Judge } from '../../../rules/effects/bot-hint.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import { effectOn } from '../../../rules/effects/in-play.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import { anyOf } from '../../../rules/effects/status-bits.ts';
import { windows } from '../../../rules/effects/windows.ts';

const SOURCE = 'reversal-of-fortune';

/** On a Diviner whose next roll is turned over (KC-DIV-33). */
export const REVERSAL_EFFECT: EffectDef = {
  kind: SOURCE,
  on: {
    dice: {
      // A result kept from before is turned over as well, and secret dice are (D-68).
      modify(_t, { on }, { roller, turns }) {
        if (roller === on) turns.push('KC-DIV-33');
      },
      after(t, { id, on }, { roller }): undefined {
        if (roller === on) windows.detach(t, id);
      },
    },
  },
};

/** For bots: turning over is no gain by itself, but it is when the lower of two dice counts. */
function worthOfReversal({ t, id }: Judge): number {
  const hindered = anyOf(BITS.blinded, BITS.restrained, BITS.distracted);
  return has(creatureOf(t.state, id), hindered) ? 0.15 : 0;
}

/** Reversal of Fortune: the next roll of any kind counts as 7 minus its result (KC-DIV-33). */
export const REVERSAL: Ability = {
  id: 'diviner/reversal-of-fortune',
  rule: 'KC-DIV-33',
  leaves: [REVERSAL_EFFECT],
  actions: [
    {
      ...plain(
        SOURCE,
        'free',
        'KC-DIV-33',
        ({ state }, id) => effectOn(state, SOURCE, id) === undefined,
        (t, id) => {
          const until = { ends: 'match' } as const;
          const mark = t.state.nextEffect;
          windows.attach(t, {
            kind: SOURCE,
            on: id,
            by: id,
            source: SOURCE,
            until,
            mark,
            amount: 0,
          });
          return undefined;
        },
      ),
      encounter: true,
      bot: { worth: worthOfReversal },
    },
  ],
};
