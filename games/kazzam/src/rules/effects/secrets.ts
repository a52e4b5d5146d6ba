import type { Seat } from '@tablewright/engine';
import type { Effect } from '../../model.ts';
import type { Moment } from '../../table.ts';
import { itemAt } from '../court/item-at.ts';
import { contentOf } from './content.ts';
import { effectsOf } from './in-play.ts';

/** Effects whose amount an observer may not know; none in most matches (KC-HID-02, KC-HID-04). */
export function secretsFrom(moment: Moment, observer: Seat): readonly Effect[] {
  const { state } = moment;
  const found: Effect[] = [];
  for (const kind of contentOf(moment).secrets) {
    for (const effect of effectsOf(state, kind)) {
      if (itemAt(state.seats, effect.by) !== observer) found.push(effect);
    }
  }
  return found;
}
