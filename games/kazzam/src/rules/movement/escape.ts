import { choose, type Flow } from '@tablewright/engine';
import type { CreatureId, Effect, KazzamState } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf, seatOf } from '../court/creatures.ts';
import { creepmasterOf } from '../creepmaster/ties.ts';
import { savingThrow } from '../effects/saves.ts';
import { BITS, has, removeEffects } from '../effects/status.ts';
import { findFooting } from './footing.ts';

/**
 * Entries that an escape can end: Grabs and what "escape ends" (KZ-MOVE-13). Of those that end
 * together it is the first (KZ-STAT-03).
 */
export function holdsOn({ effects }: KazzamState, id: CreatureId): readonly Effect[] {
  const all = effects.filter(({ on, until }) => on === id && until.ends === 'escape');
  return all.filter(({ mark }, at) => all.findIndex((other) => other.mark === mark) === at);
}

/** One Saving Throw against one hold, chosen first; free, it finds its footing (KZ-MOVE-13 to KZ-MOVE-15). */
export function* tryEscape(t: Kazzam, id: CreatureId): Flow<void> {
  const { state } = t;
  const holds = holdsOn(state, id);
  const effect = yield* pickHold(t, id, holds);
  if (effect === undefined) return;
  if (yield* savingThrow(t, id, { against: effect, rule: 'KZ-MOVE-13', escape: true })) {
    const hovered = has(creatureOf(state, id), BITS.hovering);
    removeEffects(t, ({ on, mark }) => on === id && mark === effect.mark, 'KZ-MOVE-13');
    yield* findFooting(t, id, hovered);
  }
}

/**
 * Which hold it tries (KZ-MOVE-14). For a Creep its Creepmaster says so (KZ-JOB-02, KZ-AI-48); without
 * one lots are drawn (KZ-AI-50).
 */
function* pickHold(t: Kazzam, id: CreatureId, holds: readonly Effect[]): Flow<Effect | undefined> {
  const { state } = t;
  const isCreep = creatureOf(state, id).kind === 'creep';
  const seat = isCreep ? creepmasterOf(t, [id]) : seatOf(state, id);
  if (seat === undefined) return holds.length < 2 ? holds[0] : drawnHold(t, id, holds);
  const { effect } = yield* choose(
    t,
    seat,
    'escape-from',
    holds.map((effect) => ({
      id: `${effect.kind}-${effect.id}`,
      names: { status: effect.kind, by: effect.by },
      effect,
    })),
    { rule: 'KZ-MOVE-14', params: { who: id }, fallback: 0 },
  );
  return effect;
}

function drawnHold(t: Kazzam, who: CreatureId, holds: readonly Effect[]): Effect | undefined {
  const index = t.index(holds.length, 'creep-choice', who);
  const hold = holds[index];
  if (hold !== undefined && t.listening) {
    const { kind: status, by } = hold;
    t.emit({ type: 'hold-lot', rule: 'KZ-AI-50', who, status, by, index });
  }
  return hold;
}
