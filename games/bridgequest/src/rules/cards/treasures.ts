import type { CardId } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';

/**
 * Draws cards for somebody: face down into the hand, or face up onto the table, where they stay for good (BQ-CARD-11,
 * -12, BQ-CMB-53).
 */
export function drawFor(
  t: Bridge,
  seat: number,
  deck: 'door' | 'treasure',
  count: number,
  { face, rule }: { readonly face: 'up' | 'down'; readonly rule: string },
): readonly CardId[] {
  const to = face === 'up' ? (`tapped/${seat}` as const) : (`hand/${seat}` as const);
  const drawn = ZONES.draw(t, `${deck}-deck`, to, count, { rule, seat });
  if (face === 'up') t.state.dealtUp.push(...drawn);
  return drawn;
}
