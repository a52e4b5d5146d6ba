import type { ClosedOption, Why } from '@tablewright/engine';
import type { World } from '../../d20-table.ts';
import type { Creature, Turn } from '../../model.ts';
import { type Deed, hasRoom, type Takes } from '../actions/menu.ts';
import { eachTrait } from '../bearers/bearers.ts';
import { cannotCast, cannotCastThis, spellsOf } from '../bearers/known-spells.ts';

/** What of its spells and powers a creature cannot use on this turn, each with the reason. */
export function closedDeeds(
  w: World,
  creature: Creature,
  turn: Turn,
  open: readonly Deed[],
): readonly ClosedOption[] {
  const closed: ClosedOption[] = [];
  const isOpen = (id: string) =>
    open.some((deed) => deed.id === id || deed.id.startsWith(`${id}-`));
  for (const spell of spellsOf(w, creature)) {
    for (const form of spell.forms ?? [spell.id]) {
      const id = `cast-${spell.id}${form === spell.id ? '' : `-${form}`}`;
      if (isOpen(id)) continue;
      const because =
        withoutRoom(turn, 'action') ??
        cannotCast(w, creature) ??
        cannotCastThis(w, creature, spell, form) ??
        NO_TARGET;
      closed.push({ id, names: { spell: spell.id, form }, because });
    }
  }
  eachTrait(w, creature, ({ powers = [] }, self) => {
    for (const power of powers) {
      const id = `power-${power.id}`;
      if ((power.when ?? 'combat') !== 'combat' || isOpen(id)) continue;
      if (closed.some((one) => one.id === id)) continue;
      const key = power.closed?.(w, self);
      const because =
        withoutRoom(turn, power.takes, power.id) ??
        (key === undefined ? undefined : { key, rule: power.rule });
      if (because !== undefined) closed.push({ id, names: { power: power.id }, because });
    }
  });
  return closed;
}

const NO_TARGET: Why = { key: 'closed.no-target', rule: 'DT-MAG-19' };

/** Why a turn has no room for something more (DT-TURN-01, -03, -05). */
function withoutRoom(turn: Turn, takes: Takes, once?: string): Why | undefined {
  if (hasRoom(turn, { takes, ...(once === undefined ? {} : { once }) })) return undefined;
  if (takes === 'free') return { key: 'closed.once-a-turn', rule: 'DT-TURN-03' };
  if (turn.hurried) return { key: 'closed.hurried', rule: 'DT-TURN-01' };
  const isAttackLeft = turn.extraAttacks > 0;
  return { key: 'closed.no-action', rule: isAttackLeft ? 'DT-TURN-05' : 'DT-TURN-01' };
}
