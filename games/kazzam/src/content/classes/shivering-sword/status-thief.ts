import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../../model.ts';
import { canTakeOff, takesOff } from '../../../rules/actions/take-off.ts';
import { passOn } from '../../../rules/attack/pass-on.ts';
import { isTakeOff, statusOptions } from '../../../rules/attack/status-options.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { isStatus } from '../../../rules/effects/content.ts';
import type { Kazzam } from '../../../table.ts';
import { isArmed } from './reach-of-blade.ts';
import type { Spell } from './spells.ts';

/** Asks which status changes sides, if any does. */
function* steal(t: Kazzam, on: CreatureId, target: CreatureId): Flow<void> {
  const { state } = t;
  if (!isArmed(state, on)) return;
  const options = [
    ...statusOptions(t, 'take', { from: target, to: on }),
    ...statusOptions(t, 'give', { from: on, to: target }),
  ].filter((option) => !isTakeOff(state, on, option) || canTakeOff(state, on));
  if (options.length === 0) return;
  const chosen = yield* choose(t, on, 'status-thief', [...options, { id: 'nothing' }], {
    rule: 'KC-SHV-12',
    of: { of: target },
    fallback: options.length,
  });
  if (!('entries' in chosen)) return;
  const { move, entries } = chosen;
  if (isTakeOff(state, on, chosen) && !(yield* takesOff(t, on))) return;
  // An Opportunity may have ended it.
  const left = entries.filter((entry) => state.effects.includes(entry));
  if (left.length > 0) yield* passOn(t, move, left, 'KC-SHV-12');
}

/** Status-Thief: a hit may take a status over, or pass one on (KC-SHV-12). */
export const statusThief: Spell = {
  kind: 'status-thief',
  bot: {
    worth: ({ t, id }) =>
      0.05 + 0.08 * t.state.effects.filter((one) => one.on === id && isStatus(t, one)).length,
  },
  rule: 'KC-SHV-12',
  sort: 'enchantment',
  on: {
    hit: {
      modify(t, { on }, event) {
        if (event.attacker !== on || !isArmed(t.state, on)) return;
        event.riders.push({
          id: 'status-thief',
          rule: 'KC-SHV-12',
          damage: 0,
          harms: true,
          run: () => steal(t, on, event.target),
        });
      },
    },
  },
};
