import type { D20 } from '../../../d20-table.ts';
import type { Until } from '../../../model.ts';
import { DAY, HOUR, MINUTE } from '../../../rules/effects/afflict.ts';

/** So many rounds from now. */
const after = ({ state }: Pick<D20, 'state'>, rounds: number): Until => ({
  at: 'time',
  clock: state.clock + rounds,
});

/** Hours from now. */
export const forHours = (t: Pick<D20, 'state'>, hours: number): Until => after(t, hours * HOUR);

/** Days from now. */
export const forDays = (t: Pick<D20, 'state'>, days: number): Until => after(t, days * DAY);

/** An hour, and ten minutes for each Level of the caster. */
export const forHourAndMore = (t: Pick<D20, 'state'>, level: number): Until =>
  after(t, (60 + 10 * level) * MINUTE);

/** Until it is dispelled. */
export const DISPELLED: Until = { at: 'cure' };
