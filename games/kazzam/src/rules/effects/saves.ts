import type { Flow } from '@tablewright/engine';
import type { CreatureId, Effect } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { diceMode } from '../numbers/result.ts';
import { choose } from './ask.ts';
import { throwDice } from './dice.ts';
import { NOTES } from './in-play.ts';
import { BITS, has, removeEffects } from './status.ts';
import { nothing, windows } from './windows.ts';

/** What a Saving Throw is for. */
export interface SavingThrow {
  /** An effect in play, or the key of something else. */
  readonly against: Effect | string;
  readonly rule: string;
  /** Whether it is an escape (KZ-SAVE-07). */
  readonly escape?: boolean;
  /** Whether the roller has said already that it rolls, and is not asked (KZ-FORCE-08). */
  readonly asked?: boolean;
}

/**
 * A Saving Throw: 4 to 6 succeeds (KZ-SAVE-01); Distracted gives Disadvantage (KZ-ADV-08);
 * Champions succeed and Stooges and Scabs fail without a die (KZ-SAVE-04), and so does whoever
 * something lets succeed; it may be failed on purpose (KZ-SAVE-02), which a seat may settle by a
 * standing order.
 */
export function* savingThrow(
  t: Kazzam,
  id: CreatureId,
  { against, rule, escape: escapes = false, asked = false }: SavingThrow,
): Flow<boolean> {
  const { saved, rolled } = yield* rollToSave(t, id, { against, rule, asked });
  const event = { type: 'save', creature: id, against, escape: escapes, rolled, saved } as const;
  yield* windows.pass(t, event, nothing);
  return saved;
}

const SAVED = { saved: true, rolled: false } as const;
const FAILED = { saved: false, rolled: false } as const;

function* rollToSave(
  t: Kazzam,
  id: CreatureId,
  { against: what, rule, asked }: SavingThrow,
): Flow<{ readonly saved: boolean; readonly rolled: boolean }> {
  const against = typeof what === 'string' ? what : what.kind;
  const { state } = t;
  const creature = creatureOf(state, id);
  if (creature.type === 'champion') return SAVED;
  if (creature.type === 'stooge' || creature.type === 'scab') return FAILED;
  if (creature.kind !== 'creep' && asked !== true) {
    const { id: chosen } = yield* choose(t, id, 'save', [{ id: 'roll' }, { id: 'fail' }], {
      rule: 'KZ-SAVE-02',
      of: { against },
      reaction: { key: 'save', take: 0, decline: 1 },
    });
    if (chosen === 'fail') return FAILED;
  }
  const { sure } = windows.modify(t, { type: 'saving', creature: id, sure: undefined });
  if (sure !== undefined) {
    if (t.listening) t.emit({ type: 'save', rule: sure, who: id, against, dice: [], saved: true });
    return SAVED;
  }
  const helped = removeEffects(
    t,
    ({ kind, on }) => kind === NOTES.saveAdvantage && on === id,
    'KR-LEAD-05',
  );
  const hindered = has(creature, BITS.distracted) ? 1 : 0;
  const mode = diceMode(helped.length, hindered, t.options.advantageCount);
  const { dice, face, foreseen } = yield* throwDice(t, id, 'save', mode);
  const saved = face >= 4;
  if (t.listening) {
    const shown = foreseen ? { foreseen } : {};
    t.emit({ type: 'save', rule, who: id, against, dice, ...shown, saved });
  }
  return { saved, rolled: true };
}
