import type { Flow } from '@tablewright/engine';
import type { Creature, Dying } from '../../model.ts';
import { contentOf, type D20, type World } from '../../table.ts';
import { creatureOf } from '../creature.ts';
import { decide } from '../deciding/decide.ts';
import { afflict } from '../effects/afflict.ts';
import { maxHpOf } from '../numbers/hit-points.ts';

/** Whether somebody of a stat block is out of play at 0: nobody with a name of its own, nor a leader (DT-HP-12, DT-OPT-10). */
export function isMinor(w: World, { block, name, isLeader }: Creature): boolean {
  if (!w.options.minorNpc || block === undefined || name !== block || isLeader) return false;
  return contentOf(w).blocks[block]?.tags.includes('minor') === true;
}

/** What becomes of a minor one that has fallen. */
const FATES = [{ id: 'dead' }, { id: 'dying' }, { id: 'captured' }] as const;

/**
 * Whoever plays the attacker says what becomes of each minor one that has fallen: dead, left to die, where it can
 * still be healed, or captured. Without an attacker, whoever plays it says so (DT-HP-12).
 */
export function* minorsLeave(t: D20): Flow<void> {
  for (const fallen of t.state.dying.filter((one) => one.isMinor === true)) {
    const victim = creatureOf(t.state, fallen.creature);
    const by = fallen.by === undefined ? victim : creatureOf(t.state, fallen.by);
    const { id: fate } = yield* decide(t, by, 'choice.fate', FATES, {
      rule: 'DT-HP-12',
      params: { creature: victim.id },
      // The software leaves those of the party's side to be saved.
      usual: () => (victim.side === 'party' ? 1 : 0),
    });
    if (fate === 'dead') continue;
    t.state.dying = t.state.dying.filter((one) => one !== fallen);
    victim.hp = Math.max(victim.hp, 1 - maxHpOf(t, victim));
    t.tell?.({ type: 'out-of-play', rule: 'DT-HP-12', creature: victim.id, fate });
    if (fate === 'captured') yield* capture(t, victim, fallen);
  }
}

/** A captive fights no more when it wakes (DT-INIT-14). */
function* capture(t: D20, captive: Creature, { by }: Dying): Flow<void> {
  const source = { rule: 'DT-HP-12', ...(by === undefined ? {} : { by }) };
  yield* afflict(t, captive, { kind: 'surrendered', source, until: { at: 'scene' } });
}
