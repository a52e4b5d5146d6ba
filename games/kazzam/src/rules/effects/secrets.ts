import { type Observer, SPECTATOR } from '@tablewright/engine';
import type { Effect } from '../../model.ts';
import type { Kazzam, Moment } from '../../table.ts';
import { itemAt } from '../court/item-at.ts';
import { contentOf } from './content.ts';
import { effectsOf } from './in-play.ts';

/** Effects whose amount an observer may not know; none in most matches (KC-HID-02, KC-HID-04). */
export function secretsFrom(moment: Moment, observer: Observer): readonly Effect[] {
  const { state } = moment;
  const found: Effect[] = [];
  for (const kind of contentOf(moment).secrets) {
    for (const effect of effectsOf(state, kind)) {
      if (itemAt(state.seats, effect.by) !== observer) found.push(effect);
    }
  }
  return found;
}

/** Whether a die is kept in secret now (KC-HID-02). */
export function hasSecretDie(moment: Moment): boolean {
  return secretsFrom(moment, SPECTATOR).length > 0;
}

/**
 * Shows a die that is kept no longer to all, used or not (KC-HID-02, KC-HID-04): what came before
 * is not taken back freely.
 */
export function showSecret(
  t: Kazzam,
  { on: of, by: who, amount: roll }: Effect,
  rule: string,
  used: boolean,
): void {
  t.reveal();
  if (t.listening) t.emit({ type: 'secret-shown', rule, who, of, roll, used });
}
