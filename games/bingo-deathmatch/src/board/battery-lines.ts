import { BATTERIES } from '../content/batteries.ts';
import type { BatteryId } from '../model.ts';
import { boardText } from './words.ts';

/** What a Battery holds and brings, a line each. */
export function batteryLines(card: BatteryId): readonly string[] {
  const { capacity, supply, bonusFor, loaded } = BATTERIES[card];
  const lines = [
    boardText('board.item.capacity', { capacity }),
    supply === 0 ? boardText('board.item.no-supply') : boardText('board.item.supply', { supply }),
  ];
  if (bonusFor !== undefined) {
    lines.push(boardText('board.item.bonus', { slot: boardText(`board.slot.${bonusFor}`) }));
  }
  if (loaded !== undefined) lines.push(boardText('board.item.loaded', { amount: loaded }));
  return lines;
}
