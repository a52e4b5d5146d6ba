import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState, Status } from '../../../model.ts';
import { canTakeOff, takesOff } from '../../../rules/actions/take-off.ts';
import { movable, type Passing, passOn } from '../../../rules/attack/pass-on.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { isStatus } from '../../../rules/effects/content.ts';
import { BITS, has } from '../../../rules/effects/status.ts';
import type { Kazzam } from '../../../table.ts';
import { isArmed } from './reach-of-blade.ts';
import type { Spell } from './spells.ts';

/** Whether it would make the thief fly, by its own doing (KZ-STAT-24). */
function isTakeOff(
  state: KazzamState,
  on: CreatureId,
  { to }: Passing,
  entries: readonly Effect[],
): boolean {
  const flying: Status = 'flying';
  return (
    to === on &&
    !has(creatureOf(state, on), BITS[flying]) &&
    entries.some(({ kind }) => kind === flying)
  );
}

function nameOf(t: Kazzam, entries: readonly Effect[]): string {
  return entries
    .filter((effect) => isStatus(t, effect))
    .map(({ kind }) => kind)
    .join('-');
}

/** Asks which status changes sides, if any does. */
function* steal(t: Kazzam, on: CreatureId, target: CreatureId): Flow<void> {
  const { state } = t;
  if (!isArmed(state, on)) return;
  const optionsOf = (id: string, move: Passing) =>
    movable(t, move.from).map((entries, at, all) => {
      const name = nameOf(t, entries);
      const before = all.slice(0, at).filter((other) => nameOf(t, other) === name).length;
      return {
        id: before === 0 ? `${id}-${name}` : `${id}-${name}-${before + 1}`,
        names: { status: entries[0]?.kind ?? '', of: move.from },
        move,
        entries,
      };
    });
  const options = [
    ...optionsOf('take', { from: target, to: on }),
    ...optionsOf('give', { from: on, to: target }),
  ].filter(({ move, entries }) => !isTakeOff(state, on, move, entries) || canTakeOff(state, on));
  if (options.length === 0) return;
  const chosen = yield* choose(t, on, 'status-thief', [...options, { id: 'nothing' }], {
    rule: 'KC-SHV-12',
    of: { of: target },
    fallback: options.length,
  });
  if (!('entries' in chosen)) return;
  const { move, entries } = chosen;
  if (isTakeOff(state, on, move, entries) && !(yield* takesOff(t, on))) return;
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
